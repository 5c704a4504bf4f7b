export { rejectDemoUsers } from './reject-demo-users';
export { seedDemo } from './seed';
export { seedImages } from './seed-images';
export { seedProvider } from './seed-provider';
export { demoUsers } from './users';
