import { sql } from 'drizzle-orm';
import type { Database } from '../db';

/** PostgreSQL channel on which servers notify each other of changed messages. */
export const messageChannel = 'meridian_messages';
/** Payload for all users. The payload for one user is the user's id. */
export const allUsers = 'all';

/**
 * Notifies all servers that the messages of a user, or of all users (null), have changed. In a transaction, the
 * notification is sent on commit.
 */
export async function notifyMessages(db: Database, userId: string | null): Promise<void> {
  await db.execute(sql`select pg_notify(${messageChannel}, ${userId ?? allUsers})`);
}
