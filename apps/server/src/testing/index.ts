export { createFixtures, createTestClock } from './fixtures';
export type { Fixtures, NewUser, TestClock } from './fixtures';
export { captchaText, createTestApp, requestOf } from './test-app';
export type { TestResponse, TestApp, TestCall } from './test-app';
export { temporaryFolder } from './temporary-folder';
export { createTestDatabase } from './test-database';
export type { TestDatabase } from './test-database';
export { withDatabaseName } from './with-database-name';
