export { copyRows } from './copy-rows';
export { isDatabaseUnavailable } from './database-unavailable';
export { openDatabase } from './database';
export type { Database, OpenDatabase } from './database';
export { DatabaseVersionError, migrate } from './migrate';
export { withoutNestedLoops } from './without-nested-loops';
