import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { createLog } from '../../apps/server/src/platform/log';
import { createCopyFiles } from '../../apps/server/src/report-engine/duckdb/copy-files';
import { createDuckdbClient } from '../../apps/server/src/report-engine/duckdb/engine-client';
import { copiesFolder } from '../../apps/server/src/report-engine/duckdb/report-copies';

/** A list of keywords as one would write it for DuckDB alone, without exact decimals, rights, coverage or texts of items. */
export interface PlainList {
  /** Both included, `yyyy-MM-dd`. */
  range: readonly [string, string];
  /** SQL of a row's period from `begin_date`; absent: one row for the whole range. */
  period?: string;
  /** Columns that tell rows apart; default: `item_key`. */
  key?: string;
  /** Whether `key` is a column of items. */
  isOfItem?: true;
  /** Whether each fact is a row. */
  areFacts?: true;
  /** SQL of the order, from the columns of a row; previous ones end with `_before`. */
  order: string;
  /** Condition for items `i`. */
  where?: string;
  /** Days between a row and its counterpart, if the list is compared. */
  daysBefore?: number;
  /** Condition for rows. */
  having?: string;
}

/** DuckDB over the copied facts of all accounts. */
export interface PlainDuckdb {
  /** Returns the milliseconds that a list took. */
  run: (list: PlainList) => Promise<number>;
  stop: () => Promise<void>;
}

export function openPlainDuckdb(dataDir: string): PlainDuckdb {
  const { folder } = createCopyFiles(copiesFolder(dataDir));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.startsWith('search-keyword'))
    .map((name) => path.join(folder, name));
  const client = createDuckdbClient({
    folder,
    memoryMb: 1024,
    threads: availableParallelism(),
    log: createLog({ logLevel: 'error' }),
    name: 'plain',
  });
  return {
    async run(list) {
      const start = performance.now();
      await client.query({ text: plainQuery(files, list) });
      return performance.now() - start;
    },
    stop: client.stop,
  };
}

const columns = ['impression', 'click', 'cost', 'conversion'];

function plainQuery(files: readonly string[], list: PlainList): string {
  const { period, key = 'item_key', order, daysBefore, having } = list;
  const shown = having === undefined ? '' : `WHERE ${having}`;
  if (daysBefore === undefined)
    return `SELECT * FROM (${rowsOf(files, list, 0)}) ${shown} ORDER BY ${order} LIMIT 20`;
  const step = period === undefined ? '' : 'step, ';
  return `WITH c AS (${rowsOf(files, list, 0)}), p AS (${rowsOf(files, list, daysBefore)})
    SELECT * FROM (
      SELECT ${step}${key}, ${columns.map((name) => `c.${name}, p.${name} AS ${name}_before`).join(',')}
      FROM c FULL JOIN p USING (${step}${key})
    ) ${shown} ORDER BY ${order} LIMIT 20`;
}

function rowsOf(
  files: readonly string[],
  { range, period, key = 'item_key', isOfItem, where, areFacts }: PlainList,
  daysBefore: number,
): string {
  const day = (text: string) => `(DATE '${text}' - ${daysBefore})`;
  const step = period && `${period.replaceAll('begin_date', `(begin_date + ${daysBefore})`)} AS step,`;
  const months = monthsOf(range, daysBefore);
  const read = (kind: string) => {
    const own = files.filter(
      (file) => file.endsWith(`.${kind}.parquet`) && months.some((month) => file.includes(`/${month}.`)),
    );
    return `read_parquet([${own.map((file) => `'${file}'`).join(',')}])`;
  };
  const ofItem = !isOfItem
    ? ''
    : `JOIN (SELECT DISTINCT item_key, ${key} FROM ${read('items')}) USING (item_key)`;
  const filter =
    where === undefined ? '' : `AND item_key IN (SELECT i.item_key FROM ${read('items')} i WHERE ${where})`;
  const sums = columns.map((name) => (areFacts ? name : `sum(${name}) AS ${name}`));
  return `SELECT ${step ?? ''} ${key}, ${sums.join(',')} FROM ${read('facts')} ${ofItem}
    WHERE begin_date BETWEEN ${day(range[0])} AND ${day(range[1])} ${filter} ${areFacts ? '' : 'GROUP BY ALL'}`;
}

function monthsOf([first, last]: PlainList['range'], daysBefore: number): string[] {
  const months = new Set<string>();
  const end = Date.parse(last) - daysBefore * dayMs;
  for (let time = Date.parse(first) - daysBefore * dayMs; time <= end; time += dayMs)
    months.add(new Date(time).toISOString().slice(0, 7));
  return [...months];
}

const dayMs = 86_400_000;
