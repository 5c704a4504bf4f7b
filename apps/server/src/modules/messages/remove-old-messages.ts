import { and, isNotNull, lt } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { messages } from '../../platform/db/schema';

/** Deletes the messages to single users from before a time. Announcements stay. */
export async function removeOldMessages(db: Database, since: Date): Promise<void> {
  await db.delete(messages).where(and(isNotNull(messages.userId), lt(messages.createdTime, since)));
}
