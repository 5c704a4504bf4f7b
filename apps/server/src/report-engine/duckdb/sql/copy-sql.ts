import { finerSections, sectionsOf, type Section } from '@meridian/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { coarseDims } from '../../sql/finer-sql';
import { hourOfItem } from '../../sql/report-sql';
import type { CopyBatch, CopyTarget } from '../fact-versions.repository';
import { microDigits, scaleColumn } from './measures-sql';
import { metricFileOptions, textLiteral as text } from './query-sql';
import { coarseKeyColumn } from './sources-sql';

/** Metric columns that are decimals in the database; the others are integers. */
export const decimalColumns = ['cost', 'conversion', 'pc_cost', 'mobile_cost'] as const;
/** The error for a value that the copy cannot represent exactly. */
export const unsuitable = 'unsuitable for the copy';

export function factsOfTarget({ accountId, channel, section }: CopyTarget, table: 'f' | 'i'): SQL {
  const of = sql.identifier(table);
  return sql`${of}.account_id = ${accountId} AND ${of}.channel = ${channel} AND ${of}.section = ${section}`;
}

export function factsInMonth({ month }: Pick<CopyTarget, 'month'>): SQL {
  const begin = `${month}-01`;
  return sql`f.begin_date >= ${begin}::date AND f.begin_date < (${begin}::date + interval '1 month')::date`;
}

function factsOfBatch({ accountIds, channel, section }: CopyBatch, table: 'f' | 'i'): SQL {
  const of = sql.identifier(table);
  return sql`${of}.account_id IN (${sql.raw(accountIds.join(','))}) AND ${of}.channel = ${channel} AND ${of}.section = ${section}`;
}

/** Statement of PostgreSQL that writes the facts of a batch as CSV. */
export function factsToCsv(batch: CopyBatch): string {
  return copyAsCsv(sql`SELECT f.account_id, f.begin_date, f.end_date, f.item_key, f.currency, f.impression, f.click,
      f.cost, f.conversion, f.pc_cost, f.mobile_cost
    FROM facts f WHERE ${factsOfBatch(batch, 'f')} AND ${factsInMonth(batch)}`);
}

/**
 * Statement of PostgreSQL that writes the items of those facts as CSV: also with texts in lower case by the collation of
 * the database, as `ILIKE` compares them.
 */
export function itemsToCsv(batch: CopyBatch): string {
  const { channel } = batch;
  const coarser = coarserSections(batch);
  return copyAsCsv(sql`SELECT i.account_id, i.item_key, ${hourOfItem}, i.dims,
      (SELECT jsonb_object_agg(d.key, lower(d.value)) FROM jsonb_each_text(i.dims) d)
      ${sql.join(coarser.map((section) => sql`, md5((${coarseDims({ channel, section })})::text)::uuid`))}
    FROM items i
    WHERE ${factsOfBatch(batch, 'i')} AND (i.account_id, i.item_key) IN (
      SELECT f.account_id, f.item_key FROM facts f WHERE ${factsOfBatch(batch, 'f')} AND ${factsInMonth(batch)}
    )`);
}

/**
 * Statement of DuckDB that converts facts from CSV to Parquet.
 *
 * Errors: one with the text `unsuitable`.
 */
export function factsToParquet({ from, to }: { from: string; to: string }): string {
  const decimals = decimalColumns.map(
    (column) => `${microsOf(column)} AS ${column}, ${scaleOf(column)} AS ${scaleColumn(column)}`,
  );
  const columns = {
    account_id: 'INTEGER',
    begin_date: 'DATE',
    end_date: 'DATE',
    item_key: 'UUID',
    currency: 'VARCHAR',
    impression: 'BIGINT',
    click: 'BIGINT',
    ...Object.fromEntries(decimalColumns.map((column) => [column, 'VARCHAR'])),
  };
  return factsToFile(
    `SELECT account_id, begin_date, end_date, item_key, currency, impression, click,
      ${decimals.join(',\n      ')}
    FROM ${csvSource(from, columns)}`,
    to,
  );
}

/**
 * Statement that writes rows of facts to a file. They are sorted by account and item, so that equal keys are stored once per item, and
 * filters of accounts and items skip the others.
 */
export function factsToFile(rows: string, to: string): string {
  return `COPY (${rows} ORDER BY account_id, item_key, begin_date, end_date, currency)
    TO ${text(to)} (${metricFileOptions}, ROW_GROUP_SIZE ${factGroupSize})`;
}

/** Small enough that a report of one small account skips nearly all facts of the others. */
const factGroupSize = 16_384;

/** Statement that writes rows of items to a file. */
export function itemsToFile(rows: string, to: string): string {
  return `COPY (${rows} ORDER BY account_id, item_key) TO ${text(to)} (FORMAT parquet, COMPRESSION snappy, ROW_GROUP_SIZE ${factGroupSize})`;
}

/** Statement of DuckDB that converts items from CSV to Parquet. `keys`: of the section's dimensions. */
export function itemsToParquet(
  { channel, section }: Pick<CopyTarget, 'channel' | 'section'>,
  { from, to, keys }: { from: string; to: string; keys: readonly string[] },
): string {
  const values = keys.flatMap((key) => [
    `dims->>${text(key)} AS "value ${key}"`,
    `lowered->>${text(key)} AS "lower ${key}"`,
  ]);
  const coarseKeys = coarserSections({ channel, section }).map(coarseKeyColumn);
  const columns = {
    account_id: 'INTEGER',
    item_key: 'UUID',
    hour: 'INTEGER',
    dims: 'VARCHAR',
    lowered: 'VARCHAR',
    ...Object.fromEntries(coarseKeys.map((key) => [key, 'UUID'])),
  };
  const selected = [...values, ...coarseKeys.map((key) => `"${key}"`)];
  return itemsToFile(
    `SELECT ${['account_id', 'item_key', 'hour', 'dims', ...selected].join(',')} FROM ${csvSource(from, columns)}`,
    to,
  );
}

/** Sections whose reports can sum a section. */
export function coarserSections({ channel, section }: Pick<CopyTarget, 'channel' | 'section'>): Section[] {
  return sectionsOf(channel).filter((coarser) => finerSections(channel, coarser).includes(section));
}

/** Below it, a decimal times a million fits into 64 bits, which takes a tenth of the time of 128. */
const narrowLimit = 1_000_000;

/** A decimal as an integer of millionths; NULL without a value. */
function microsOf(column: string): string {
  const exact = `TRY_CAST(${column} AS DECIMAL(18, ${microDigits}))`;
  const million = `1${'0'.repeat(microDigits)}`;
  return `CASE WHEN ${column} IS NULL THEN NULL
        WHEN ${exact} IS NULL OR ${scaleOf(column)} > ${microDigits} THEN error(${text(unsuitable)})
        WHEN abs(${exact}) < ${narrowLimit} THEN CAST(${exact} * ${million} AS BIGINT)
        ELSE CAST(CAST(${exact} AS DECIMAL(38, ${microDigits})) * ${million} AS BIGINT) END`;
}

/** Decimals of a decimal text. */
function scaleOf(column: string): string {
  return `CAST(length(split_part(${column}, '.', 2)) AS UTINYINT)`;
}

/** A CSV file of PostgreSQL without a header: an empty field is NULL, a quoted empty field is an empty text. */
export function csvSource(file: string, columns: Readonly<Record<string, string>>): string {
  const types = Object.entries(columns).map(([name, type]) => `${text(name)}: ${text(type)}`);
  return `read_csv(${text(file)}, auto_detect = false, header = false, delim = ',', quote = '"', escape = '"',
      nullstr = '', allow_quoted_nulls = false, columns = {${types.join(',')}})`;
}

const dialect = new PgDialect();

/** `COPY` has no parameters, so the values are literals. */
export function copyAsCsv(query: SQL): string {
  return `COPY (${dialect.sqlToQuery(query.inlineParams()).sql}) TO STDOUT (FORMAT csv)`;
}
