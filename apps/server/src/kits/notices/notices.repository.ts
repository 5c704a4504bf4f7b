import type { Database } from '../../platform/db';
import { messages } from '../../platform/db/schema';

/** Stores a notice. Returns false if the user already has one with the same subject. */
export async function insertNotice(db: Database, notice: typeof messages.$inferInsert): Promise<boolean> {
  const added = await db
    .insert(messages)
    .values(notice)
    .onConflictDoNothing({ target: [messages.userId, messages.subject] })
    .returning({ id: messages.id });
  return added.length > 0;
}
