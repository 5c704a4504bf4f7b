import path from 'node:path';
import type { BackedUpTable } from './manifest';

/** Path of a table's rows in the folder of a backup. */
export function tableFile(
  folder: string,
  { schema, table }: Pick<BackedUpTable, 'schema' | 'table'>,
): string {
  return path.join(folder, 'tables', `${schema}.${table}.copy`);
}

/** Path of a stored file in the folder of a backup. */
export function keyFile(folder: string, key: string): string {
  return path.join(folder, 'files', ...key.split('/'));
}
