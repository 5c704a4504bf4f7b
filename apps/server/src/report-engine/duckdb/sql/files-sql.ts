import { textLiteral } from './query-sql';

/** A file of the copy, or its rows of some accounts. */
export interface CopiedFile {
  path: string;
  /** `isOf`: the rows of these accounts, otherwise those of all others. Absent: all rows. */
  accounts?: { isOf: boolean; ids: readonly number[] } | undefined;
}

/** The rows of these files, as a source of a query; a file that is given twice is read once. */
export function rowsOfFiles(files: readonly CopiedFile[]): string {
  const whole = new Set<string>();
  const parts = new Set<string>();
  for (const { path, accounts } of files) {
    if (accounts === undefined) whole.add(textLiteral(path));
    else parts.add(`SELECT * FROM read_parquet(${textLiteral(path)}) WHERE ${ofAccounts(accounts)}`);
  }
  const all = `read_parquet([${[...whole].join(',')}])`;
  if (parts.size === 0) return all;
  return `(${[...(whole.size === 0 ? [] : [`SELECT * FROM ${all}`]), ...parts].join(' UNION ALL ')})`;
}

/** Rows are sorted by account, so a range skips most of the others. */
function ofAccounts({ isOf, ids }: NonNullable<CopiedFile['accounts']>): string {
  const list = `(${ids.join(',')})`;
  if (!isOf) return `account_id NOT IN ${list}`;
  return `account_id BETWEEN ${Math.min(...ids)} AND ${Math.max(...ids)} AND account_id IN ${list}`;
}
