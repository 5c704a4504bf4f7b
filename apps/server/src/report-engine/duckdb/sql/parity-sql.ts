import { sql, type SQL } from 'drizzle-orm';
import type { CopyTarget } from '../fact-versions.repository';
import { decimalColumns, factsInMonth, factsOfTarget } from './copy-sql';
import { rowsOfFiles, type CopiedFile } from './files-sql';
import { microDigits, scaleColumn } from './measures-sql';

const integers = ['impression', 'click'] as const;
const dateAndKey = ['begin_date', 'end_date', 'item_key', 'currency'] as const;
/** What stands for a missing value in the text of a row. */
const missing = "'-'";
const million = `1${'0'.repeat(microDigits)}`;

/**
 * Query of PostgreSQL for a row of texts that describe the facts of a target and their items: numbers of rows, sums of the
 * metrics, and sums of hashes of all rows, which change with any value.
 */
export function factParitySql(target: CopyTarget): SQL {
  const micros = decimalColumns.map((column) => `trunc(f.${column} * ${million})::numeric(40)`);
  const scales = decimalColumns.map((column) => `scale(f.${column})`);
  const own = dateAndKey.map((column) => `f.${column}`);
  const measures = [...integers.map((column) => `f.${column}`), ...micros];
  const parts = [...own, ...orMissing([...measures, ...scales], 'text')].join(", '|', ");
  return sql`SELECT ARRAY[count(*)::text, ${sql.raw(sumsOf(measures, 'text'))},
      ${sql.raw(hashSum(`concat(${parts})`))}, (
        SELECT count(*)::text FROM ${itemsOf(target)}
      ), (
        SELECT ${sql.raw(hashSum(`concat(i.item_key, i.dims)`))} FROM ${itemsOf(target)}
      )] AS parity
    FROM facts f WHERE ${factsOfTarget(target, 'f')} AND ${factsInMonth(target)}`;
}

function itemsOf(target: CopyTarget): SQL {
  return sql`items i WHERE ${factsOfTarget(target, 'i')} AND i.item_key IN (
    SELECT f.item_key FROM facts f WHERE ${factsOfTarget(target, 'f')} AND ${factsInMonth(target)})`;
}

/** Query of DuckDB for the same texts of a copy, in one row. */
export function copyParity({ facts, items }: Readonly<Record<'facts' | 'items', CopiedFile>>): string {
  const measures = [...integers, ...decimalColumns];
  const scales = decimalColumns.map(scaleColumn);
  const parts = [...dateAndKey, ...orMissing([...measures, ...scales], 'VARCHAR')].join(", '|', ");
  return `SELECT f.*, i.* FROM (
      SELECT count(*)::VARCHAR, ${sumsOf(measures, 'VARCHAR')}, ${copiedHashSum(`concat(${parts})`)}
      FROM ${rowsOfFiles([facts])}
    ) f, (
      SELECT count(*)::VARCHAR, ${copiedHashSum('concat(item_key, dims)')} FROM ${rowsOfFiles([items])}
    ) i`;
}

function orMissing(values: readonly string[], type: string): string[] {
  return values.map((value) => `coalesce(${value}::${type}, ${missing})`);
}

function sumsOf(values: readonly string[], type: string): string {
  return values.map((value) => `coalesce(sum(${value})::${type}, ${missing})`).join(',');
}

/** Sum of 60 bits of a hash of each row, which is independent of their order. */
const hashSum = (text: string) =>
  `coalesce(sum(('x' || substr(md5(${text}), 1, 15))::bit(60)::bigint)::text, '0')`;
const copiedHashSum = (text: string) =>
  `coalesce(sum(('0x' || substr(md5(${text}), 1, 15))::BIGINT)::VARCHAR, '0')`;
