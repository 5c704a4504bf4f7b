import type { Channel, Section } from '@meridian/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { factDimensionKeys } from '../../platform/lib/item-dims';
import { csvSource } from '../duckdb/sql/copy-sql';
import { textLiteral } from '../duckdb/sql/query-sql';

/** Facts to export. */
export interface ExportScope {
  accountId: number;
  channel?: Channel | undefined;
  section?: Section | undefined;
  /** First and last day `yyyy-MM-dd`; facts of several days are exported if all of them are in the period. */
  from?: string | undefined;
  to?: string | undefined;
}

/** Facts of a section that begin in one month; they are exported together. */
export interface ExportPart {
  channel: Channel;
  section: Section;
  /** First day of the month. */
  month: string;
}

/** Columns before those of the dimensions, with their types in DuckDB; amounts are decimals of their own scale. */
const ownColumns = {
  channel: 'VARCHAR',
  section: 'VARCHAR',
  beginDate: 'DATE',
  endDate: 'DATE',
  currency: 'VARCHAR',
  impression: 'BIGINT',
  click: 'BIGINT',
} as const;
const amountColumns = ['cost', 'conversion', 'pcCost', 'mobileCost'] as const;

/** Dimensions of all exported sections, each once. */
function dimensionsOf(parts: readonly ExportPart[]): string[] {
  return [...new Set(parts.flatMap(({ channel, section }) => factDimensionKeys(channel, section)))];
}

/** Names of the columns. */
export function exportColumns(parts: readonly ExportPart[]): string[] {
  return [...Object.keys(ownColumns), ...amountColumns, ...dimensionsOf(parts)];
}

function inScope({ accountId, channel, section, from, to }: ExportScope): SQL {
  return sql.join(
    [
      sql`f.account_id = ${accountId}`,
      ...(channel === undefined ? [] : [sql`f.channel = ${channel}`]),
      ...(section === undefined ? [] : [sql`f.section = ${section}`]),
      ...(from === undefined ? [] : [sql`f.begin_date >= ${from}::date`]),
      ...(to === undefined ? [] : [sql`f.end_date <= ${to}::date`]),
    ],
    sql` AND `,
  );
}

/** The parts of an export, oldest month first, with the size of its amounts: digits before the point, and decimals. */
export function exportPartsSql(scope: ExportScope): SQL {
  const amounts = [sql`f.cost`, sql`f.conversion`, sql`f.pc_cost`, sql`f.mobile_cost`];
  const scales = amounts.map((amount) => sql`coalesce(max(scale(${amount})), 0)`);
  const digits = amounts.map((amount) => sql`coalesce(length(trunc(max(abs(${amount})))::text), 0)`);
  return sql`SELECT f.channel, f.section, to_char(date_trunc('month', f.begin_date::timestamp), 'YYYY-MM-DD') AS month,
      greatest(${sql.join(scales, sql`, `)}) AS scale, greatest(${sql.join(digits, sql`, `)}) AS digits
    FROM facts f WHERE ${inScope(scope)}
    GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`;
}

/** Statement of PostgreSQL that writes a part as CSV without a header. A section has no value in columns of others. */
export function partToCsv(scope: ExportScope, part: ExportPart, parts: readonly ExportPart[]): string {
  const { channel, section, month } = part;
  const keys = factDimensionKeys(channel, section);
  const values = dimensionsOf(parts).map((key) =>
    keys.includes(key) ? sql`i.${sql.identifier(key)}` : sql`NULL`,
  );
  const dims = keys.map((key) => sql`, dims->>${key} AS ${sql.identifier(key)}`);
  // the texts of an item are read once, not for each of its facts
  const query = sql`WITH i AS MATERIALIZED (
      SELECT item_key${sql.join(dims)} FROM items
      WHERE account_id = ${scope.accountId} AND channel = ${channel} AND section = ${section}
    )
    SELECT f.channel, f.section, f.begin_date, f.end_date, f.currency, f.impression, f.click,
      f.cost, f.conversion, f.pc_cost, f.mobile_cost${sql.join(values.map((value) => sql`, ${value}`))}
    FROM facts f LEFT JOIN i USING (item_key)
    WHERE ${inScope({ ...scope, channel, section })} AND f.begin_date >= ${month}::date
      AND f.begin_date < (${month}::date + interval '1 month')::date`;
  // `COPY` has no parameters, so the values are literals
  return `COPY (${new PgDialect().sqlToQuery(query.inlineParams()).sql}) TO STDOUT (FORMAT csv)`;
}

/** Statement of DuckDB that converts a part from CSV to Parquet. `digits` and `scale`: of the amounts. */
export function partToParquet(
  parts: readonly ExportPart[],
  { from, to, digits, scale }: { from: string; to: string; digits: number; scale: number },
): string {
  // the narrow one is stored as an integer, several times as fast
  const decimal = `DECIMAL(${digits + scale <= narrowDigits ? narrowDigits : maxDigits}, ${scale})`;
  const types = {
    ...ownColumns,
    ...Object.fromEntries(amountColumns.map((column) => [column, decimal])),
    ...Object.fromEntries(dimensionsOf(parts).map((key) => [key, 'VARCHAR'])),
  };
  return toParquet(csvSource(from, types), to);
}

/** Statement of DuckDB that joins Parquet files to one. */
export function joinParquet(files: readonly string[], to: string): string {
  return toParquet(`read_parquet([${files.map(textLiteral).join(',')}])`, to);
}

/** Digits of the widest decimal of DuckDB and of most readers of Parquet. */
export const maxDigits = 38;
const narrowDigits = 18;

function toParquet(source: string, to: string): string {
  return `COPY (SELECT * FROM ${source}) TO ${textLiteral(to)} (FORMAT parquet, COMPRESSION snappy)`;
}
