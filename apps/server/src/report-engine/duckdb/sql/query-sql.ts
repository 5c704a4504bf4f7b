import { sql, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { createHash } from 'node:crypto';
import type { DuckdbValue } from '../messages';

const dialect = new PgDialect();

/** A text as an SQL literal. */
export const textLiteral = (value: string) => `'${value.replaceAll("'", "''")}'`;

/** Options of files with metrics: packing numbers takes less space than compression, and half of the time to read. */
export const metricFileOptions = 'FORMAT parquet, PARQUET_VERSION V2, COMPRESSION uncompressed';

/** A query with its values as parameters `$1`, `$2`, …. */
export function duckdbQuery(query: SQL): { text: string; values: DuckdbValue[] } {
  const { sql: text, params } = dialect.sqlToQuery(query);
  // asserted: the queries contain texts and numbers only
  return { text, values: params as DuckdbValue[] };
}

/** A short text that no other query has. */
export function queryKey({ text, values }: { text: string; values: readonly DuckdbValue[] }): string {
  return createHash('sha256').update(text).update(JSON.stringify(values)).digest('base64');
}

/** `IN` a list of texts or numbers. */
export function isOneOf(value: SQL, list: readonly (string | number)[]): SQL {
  if (list.length === 0) return sql`false`;
  const params = list.map((each) => sql`${each}`);
  return sql`${value} IN (${sql.join(params, sql`, `)})`;
}
