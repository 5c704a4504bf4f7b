import { sql, type SQL } from 'drizzle-orm';
import { decimalColumns } from '../../duckdb/sql/copy-sql';
import { scaleColumn } from '../../duckdb/sql/measures-sql';
import { isOfLoads } from './loaded-facts-sql';
import { factsTable, itemsTable } from './tables-sql';

const measures = ['impression', 'click', ...decimalColumns];
const texts = [
  ...['begin_date', 'end_date', 'item_key', 'currency'].map((column) => `toString(f.${column})`),
  ...[...measures, ...decimalColumns.map(scaleColumn)].map((column) => orMissing(`toString(f.${column})`)),
];

/** Queries for the texts of `factParitySql` from a load: first those of its facts, then those of its items. */
export function loadParity({ load, accountId }: { load: string; accountId: number }): [SQL, SQL] {
  const source = { loads: [load], accountIds: [accountId] };
  const sums = measures.map((column) => orMissing(`toString(sum(toInt128(f.${column})))`));
  const facts = `toString(count()), ${sums.join(',')}, ${hashSum(`concat(${texts.join(`, '|', `)})`)}`;
  const items = `toString(count()), ${hashSum('concat(toString(i.item_key), i.dims)')}`;
  return [
    sql`SELECT ${sql.raw(facts)} FROM ${sql.raw(factsTable)} f WHERE ${isOfLoads(source, 'f')}`,
    sql`SELECT ${sql.raw(items)} FROM ${sql.raw(itemsTable)} i WHERE ${isOfLoads(source, 'i')}`,
  ];
}

function orMissing(value: string): string {
  return `coalesce(${value}, '-')`;
}

/** Sum of 60 bits of a hash of each row, which is independent of their order. */
function hashSum(text: string): string {
  const hash = `unhex(concat('0', substring(lower(hex(MD5(${text}))), 1, 15)))`;
  return `toString(sum(toInt128(reinterpretAsInt64(reverse(${hash})))))`;
}
