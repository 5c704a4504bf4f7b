import { sql } from 'drizzle-orm';
import type { Database } from './database';

/**
 * Runs a part of a transaction without foreign key checks, if the role may switch them off. PostgreSQL would check
 * every row; here, the referenced rows were copied in the same transaction. Audit log triggers still run.
 */
export async function withoutForeignKeys(tx: Database, work: () => Promise<void>): Promise<void> {
  await tx.execute(sql`
    SELECT set_config('session_replication_role', 'replica', true)
    WHERE has_parameter_privilege('session_replication_role', 'SET')`);
  await work();
  await tx.execute(sql`
    SELECT set_config('session_replication_role', 'origin', true)
    WHERE has_parameter_privilege('session_replication_role', 'SET')`);
}
