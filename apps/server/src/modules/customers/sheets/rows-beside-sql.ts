import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db';

/**
 * JSON rows as a table to join in an update: one statement with one parameter. Columns: `id` and `values`; `text`
 * extracts a field of the values as text.
 */
export function rowsBeside(tx: Database, rows: readonly { id: string | null }[], idType: 'uuid' | 'int') {
  const table = tx.$with('changed').as(
    tx
      .select({
        id: sql<string | number>`(value->>'id')::${sql.raw(idType)}`.as('changed_id'),
        values: sql`value`.as('changed_values'),
      })
      .from(sql`jsonb_array_elements(${JSON.stringify(rows)}::jsonb)`),
  );
  return { table, text: (field: string): SQL => sql`${table.values}->>${field}` };
}
