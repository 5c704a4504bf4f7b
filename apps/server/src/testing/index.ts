export { captchaText, createTestApp } from './test-app';
export type { TestResponse, TestApp } from './test-app';
export { temporaryFolder } from './temporary-folder';
export { createTestDatabase } from './test-database';
export type { TestDatabase } from './test-database';
export { withDatabaseName } from './with-database-name';
