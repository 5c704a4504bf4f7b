import { sql, type SQL } from 'drizzle-orm';
import type { Database } from './database';

/**
 * Executes a query in a transaction without nested loops. The planner has no statistics for newly inserted rows and
 * would choose nested loops, which take minutes for 100,000 rows.
 */
export async function withoutNestedLoops(tx: Database, query: SQL): Promise<Record<string, unknown>[]> {
  await tx.execute(sql`SET LOCAL enable_nestloop = off`);
  const { rows } = await tx.execute(query);
  await tx.execute(sql`SET LOCAL enable_nestloop = on`);
  return rows;
}
