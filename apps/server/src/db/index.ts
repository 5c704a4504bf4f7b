export { copyRows } from './copy-rows';
export { copyTo } from './copy-to';
export { isDatabaseUnavailable, isQueryCancelled } from './database-errors';
export { withCancellation } from './cancelling-pool';
export { openDatabase, poolUses } from './database';
export type { Database, OpenDatabase, PoolUse } from './database';
export { DatabaseVersionError, migrate, migrationLock, migrationsFolder } from './migrate';
export { withoutNestedLoops } from './without-nested-loops';
export { waitForDatabase } from './wait-for-database';
