import { sql, type SQL } from 'drizzle-orm';
import type { CopyTarget, CopyUnit } from '../../duckdb/fact-versions.repository';
import {
  coarserSections,
  decimalColumns,
  factsInMonth,
  factsOfTarget,
  copyAsCsv,
} from '../../duckdb/sql/copy-sql';
import { microDigits, scaleColumn } from '../../duckdb/sql/measures-sql';
import { isOneOf } from '../../duckdb/sql/query-sql';
import { coarseDims } from '../../sql/finer-sql';
import { hourOfItem } from '../../sql/report-sql';
import { lastDate } from './days-sql';
import { isOfLoads } from './loaded-facts-sql';
import { factsTable, itemsTable, loadsTable, onCluster, storedTable } from './tables-sql';

/**
 * States of a load, in a row each: `writing` before its first fact, `complete` after its last one, `obsolete` when other
 * facts have replaced it. `unsuitable`: it has no facts, since ClickHouse could not represent them exactly.
 */
export type LoadState = 'writing' | 'complete' | 'unsuitable' | 'obsolete';

/** A unit in ClickHouse. Each attempt to write a unit is another load. */
export interface Load extends CopyUnit {
  load: string;
}

export const factColumns = [
  'load',
  'account_id',
  'begin_date',
  'end_date',
  'item_key',
  'currency',
  'impression',
  'click',
  ...decimalColumns.flatMap((column) => [column, scaleColumn(column)]),
];
export const itemColumns = ['load', 'account_id', 'item_key', 'hour', 'dims', 'lowered', 'coarse'];

/** Statement of PostgreSQL that writes the facts of a load as CSV, in the order of `factColumns`. */
export function factsToLoad({ load, ...target }: Load): string {
  const million = sql.raw(`1${'0'.repeat(microDigits)}`);
  const decimals = decimalColumns.map((name) => {
    const column = sql`f.${sql.identifier(name)}`;
    return sql`(${column} * ${million})::bigint, scale(${column})`;
  });
  return copyAsCsv(sql`SELECT ${load}::uuid, f.account_id, f.begin_date, f.end_date, f.item_key, f.currency, f.impression,
      f.click, ${sql.join(decimals, sql`, `)}
    FROM facts f WHERE ${factsOfTarget(target, 'f')} AND ${factsInMonth(target)}`);
}

/** Statement of PostgreSQL that writes the items of those facts as CSV, in the order of `itemColumns`. */
export function itemsToLoad({ load, ...target }: Load): string {
  const keys = coarserSections(target).map(
    (section) =>
      sql`${section}::text, md5((${coarseDims({ channel: target.channel, section })})::text)::uuid`,
  );
  return copyAsCsv(sql`SELECT ${load}::uuid, i.account_id, i.item_key, ${hourOfItem}, i.dims,
      coalesce((SELECT jsonb_object_agg(d.key, lower(d.value)) FROM jsonb_each_text(i.dims) d), '{}'),
      jsonb_build_object(${sql.join(keys, sql`, `)})
    FROM items i
    WHERE ${factsOfTarget(target, 'i')} AND i.item_key IN (
      SELECT f.item_key FROM facts f WHERE ${factsOfTarget(target, 'f')} AND ${factsInMonth(target)}
    )`);
}

/** Query of PostgreSQL: whether ClickHouse could not represent facts of a target exactly. */
export function isUnsuitable(target: CopyTarget): SQL {
  const maxAmount = sql.raw(`1${'0'.repeat(18 - microDigits)}`);
  const unsuitable = decimalColumns.map((name) => {
    const column = sql`f.${sql.identifier(name)}`;
    return sql`scale(${column}) > ${sql.raw(String(microDigits))} OR abs(${column}) >= ${maxAmount}`;
  });
  return sql`SELECT EXISTS (
    SELECT FROM facts f WHERE ${factsOfTarget(target, 'f')} AND ${factsInMonth(target)}
      AND (f.end_date > ${lastDate}::date OR ${sql.join(unsuitable, sql` OR `)})
  ) AS "isUnsuitable"`;
}

export interface LoadCounts {
  facts: number;
  items: number;
}

/** Statement that gives loads a state. `counts`: of the stored rows. */
export function setState(
  loads: readonly Load[],
  state: LoadState,
  counts: LoadCounts = { facts: 0, items: 0 },
): SQL {
  const rows = loads.map(
    ({ load, accountId, channel, section, month, version }) =>
      sql`(${load}, ${accountId}, ${channel}, ${section}, ${month}, ${version}, ${state}, ${counts.facts}, ${counts.items})`,
  );
  return sql`INSERT INTO ${sql.raw(loadsTable)}
    (load, account_id, channel, section, month, version, state, fact_count, item_count)
    VALUES ${sql.join(rows, sql`, `)}`;
}

/** Loads of these units in order: version, load, account, number of facts and of items, whether it can be read. */
export function loadsOfUnits(units: readonly CopyUnit[]): SQL {
  const accountIds = [...new Set(units.map(({ accountId }) => accountId))];
  const versions = units.map(({ version }) => version);
  return sql`SELECT any(l.version), l.load, any(l.account_id), max(l.fact_count), max(l.item_count),
      toBool(has(groupArray(l.state), 'complete'))
    FROM ${sql.raw(loadsTable)} l
    WHERE ${isOneOf(sql`l.account_id`, accountIds)} AND ${isOneOf(sql`l.version`, versions)}
    GROUP BY l.load HAVING hasAny(groupArray(l.state), ['complete', 'unsuitable']) AND NOT has(groupArray(l.state), 'obsolete')
    ORDER BY UUIDToNum(l.load)`;
}

/** All loads: account, channel, section, month, version, load, states separated by commas, and the seconds since the last of them. */
export const allLoads = sql`SELECT any(l.account_id), any(l.channel), any(l.section), any(l.month), any(l.version),
    l.load, arrayStringConcat(groupUniqArray(l.state), ','), dateDiff('second', max(l.written_at), now())
  FROM ${sql.raw(loadsTable)} l GROUP BY l.load ORDER BY UUIDToNum(l.load)`;

/** Numbers of stored facts and items of loads. They are read from the index. */
export function storedCounts(loads: readonly { load: string; accountId: number }[]): SQL {
  const source = {
    loads: loads.map(({ load }) => load),
    accountIds: [...new Set(loads.map(({ accountId }) => accountId))],
  };
  return sql`SELECT (SELECT count() FROM ${sql.raw(factsTable)} f WHERE ${isOfLoads(source, 'f')}),
    (SELECT count() FROM ${sql.raw(itemsTable)} i WHERE ${isOfLoads(source, 'i')})`;
}

/** Statements that remove loads; their states last, so that a failure is made up for. */
export function removeLoads(loads: readonly string[], cluster: string | undefined): SQL[] {
  return [factsTable, itemsTable, loadsTable].map(
    (table) =>
      sql`DELETE FROM ${sql.raw(storedTable(table, cluster) + onCluster(cluster))} WHERE ${isOneOf(sql`load`, loads)}`,
  );
}
