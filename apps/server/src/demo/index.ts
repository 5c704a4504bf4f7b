export { DemoUsersError, refuseDemoUsers } from './refuse-demo-users';
export { seedDemo } from './seed';
export { demoUsers } from './users';
