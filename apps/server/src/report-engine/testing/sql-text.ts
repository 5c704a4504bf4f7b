import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { createHash } from 'node:crypto';

const dialect = new PgDialect();

/** Text of a query with single spaces, and its parameters. */
function sqlText(query: SQL): { text: string; params: unknown[] } {
  const { sql: text, params } = dialect.sqlToQuery(query);
  return { text: text.replace(/\s+/g, ' ').trim(), params };
}

/** A hash of the texts and parameters of queries: equal queries have equal fingerprints. */
export function sqlFingerprint(queries: readonly SQL[]): string {
  const hash = createHash('sha256');
  for (const query of queries) hash.update(JSON.stringify(sqlText(query)));
  return hash.digest('hex').slice(0, 12);
}

/** A query in readable form: its text as in the source, followed by its parameters. */
export function readableSql(title: string, query: SQL): string {
  const { sql: text, params } = dialect.sqlToQuery(query);
  return `-- ${title}${text.replace(/[ \t]+$/gm, '')};\n-- parameters: ${JSON.stringify(params)}\n`;
}
