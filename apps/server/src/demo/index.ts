export { seedDemo } from './seed';
export { demoUsers } from './users';
