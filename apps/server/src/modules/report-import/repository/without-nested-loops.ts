import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db';

/**
 * Executes a query about rows that this transaction has inserted. The planner does not know how many they are, and would
 * join them with others in nested loops, which take minutes for 100,000 rows.
 */
export async function withoutNestedLoops(tx: Database, query: SQL): Promise<Record<string, unknown>[]> {
  await tx.execute(sql`SET LOCAL enable_nestloop = off`);
  const { rows } = await tx.execute(query);
  await tx.execute(sql`SET LOCAL enable_nestloop = on`);
  return rows;
}
