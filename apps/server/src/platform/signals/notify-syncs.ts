import { sql } from 'drizzle-orm';
import type { Database } from '../db';

/** PostgreSQL channel on which servers notify each other of report sync runs. */
export const syncChannel = 'meridian_syncs';

/**
 * Notifies all servers that a report sync of an account was requested, started or ended. In a transaction, on commit.
 */
export async function notifySync(db: Database, accountId: number): Promise<void> {
  await db.execute(sql`select pg_notify(${syncChannel}, ${String(accountId)})`);
}
