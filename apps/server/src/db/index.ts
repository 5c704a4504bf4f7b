export { isDatabaseAway } from './database-away';
export { openDatabase } from './database';
export type { Database, OpenDatabase } from './database';
export { DatabaseVersionError, migrate, migrationsFolder } from './migrate';
