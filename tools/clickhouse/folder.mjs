import path from 'node:path';

/** Where ClickHouse is installed for tests: outside of `node_modules`, since it has 550 MB. */
export const clickhouseFolder = path.join(import.meta.dirname, '../../.clickhouse');
/** Package with the engine of ClickHouse. */
export const clickhousePackage = 'chdb@3.4.0';
