import { sql } from 'drizzle-orm';
import type { Database } from '../db';

/** PostgreSQL channel on which servers notify each other of runs that synchronize the reports of an account. */
export const syncChannel = 'meridian_syncs';

/** Notifies every server that a run of an account was requested, has started or has ended; in a transaction, when that commits. */
export async function notifySync(db: Database, accountId: number): Promise<void> {
  await db.execute(sql`select pg_notify(${syncChannel}, ${String(accountId)})`);
}
