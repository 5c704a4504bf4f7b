import { sql, type SQL } from 'drizzle-orm';
import type { Database } from './database';

/**
 * Executes a query in a transaction. For rows that the planner cannot count, since they were just inserted: it would join
 * them with others in nested loops, which take minutes for 100,000 rows.
 */
export async function withoutNestedLoops(tx: Database, query: SQL): Promise<Record<string, unknown>[]> {
  await tx.execute(sql`SET LOCAL enable_nestloop = off`);
  const { rows } = await tx.execute(query);
  await tx.execute(sql`SET LOCAL enable_nestloop = on`);
  return rows;
}
