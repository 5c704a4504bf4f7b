export { refuseDemoUsers } from './refuse-demo-users';
export { seedDemo } from './seed';
export { seedImages } from './seed-images';
export { demoUsers } from './users';
