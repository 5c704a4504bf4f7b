import { sql } from 'drizzle-orm';
import type { Database } from './database';

/**
 * Runs a part of a transaction without the checks of foreign keys, where the role may switch them off: PostgreSQL looks up what each single row
 * refers to. For rows that refer to what the transaction has copied with them. The triggers of the audit log run all the same.
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
