import type { SQL } from 'drizzle-orm';
import { CasingCache } from 'drizzle-orm/casing';

/** A text as a literal of ClickHouse, which also reads `\` as an escape. */
const quoted = (value: string) => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/**
 * A query as text with its values as literals: reports name thousands of loads, and parameters would be part of the
 * address of the request, whose length is limited.
 */
export function statementText(query: SQL): string {
  return query.toQuery({
    casing: new CasingCache(),
    escapeName: (name) => `"${name}"`,
    escapeParam: (_index, value) => literal(value),
    escapeString: quoted,
  }).sql;
}

function literal(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value);
  throw new TypeError(`no literal for ${typeof value}`);
}
