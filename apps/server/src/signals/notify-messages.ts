import { sql } from 'drizzle-orm';
import type { Database } from '../db';

/** Channel of PostgreSQL's notifications on which servers tell each other of messages. */
export const messageChannel = 'meridian_messages';
/** Payload for everybody; a user's id stands for that user alone. */
export const everybody = 'all';

/**
 * Tells every server that the messages of a user, or with null of everybody, have changed. Inside a transaction it is
 * told when that commits, and not at all when it does not.
 */
export async function notifyMessages(db: Database, userId: string | null): Promise<void> {
  await db.execute(sql`select pg_notify(${messageChannel}, ${userId ?? everybody})`);
}
