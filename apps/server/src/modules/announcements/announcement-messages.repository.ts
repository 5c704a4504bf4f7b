import { messageTypes } from '@meridian/api-client/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { announcements, messages } from '../../platform/db/schema';
import type { DraftContent } from './announcement-drafts.repository';
import { textFor } from './check-texts';

export interface NewMessage extends Pick<DraftContent, 'texts' | 'hasPopup'> {
  createdTime: Date;
  /** Recipient; null: all users. */
  userId: string | null;
  subject: string | null;
}

export type StoredAnnouncement = typeof announcements.$inferSelect;

/** Messages of published announcements. */
export function createAnnouncementMessagesRepository(db: Database) {
  return {
    /** Finds an announcement and locks it until the transaction ends. */
    async lock(id: string): Promise<StoredAnnouncement | undefined> {
      const [row] = await db.select().from(announcements).where(eq(announcements.id, id)).for('update');
      return row;
    },

    /** Stores the message of an announcement and returns its id. */
    async send({ texts, hasPopup, createdTime, userId, subject }: NewMessage): Promise<string> {
      const [cn, en, tw] = [textFor('cn', texts), textFor('en', texts), textFor('tw', texts)];
      const [sent] = await db
        .insert(messages)
        .values({
          userId,
          subject,
          hasPopup,
          createdTime,
          msgType: messageTypes.announcement,
          titleCn: cn.title,
          titleEn: en.title,
          titleTw: tw.title,
          introduceCn: cn.text,
          introduceEn: en.text,
          introduceTw: tw.text,
        })
        .returning({ id: messages.id });
      if (!sent) throw new Error('failed to store the message');
      return sent.id;
    },

    async setMessage(id: string, messageId: string): Promise<void> {
      await db.update(announcements).set({ messageId }).where(eq(announcements.id, id));
    },

    /** Removes a message from all inboxes; its announcement becomes a draft. */
    async removeMessage(messageId: string): Promise<void> {
      await db.delete(messages).where(eq(messages.id, messageId));
    },

    async removeTest(userId: string, subject: string): Promise<void> {
      await db.delete(messages).where(and(eq(messages.userId, userId), eq(messages.subject, subject)));
    },

    async findMessageTime(messageId: string): Promise<Date | undefined> {
      const [row] = await db
        .select({ createdTime: messages.createdTime })
        .from(messages)
        .where(eq(messages.id, messageId));
      return row?.createdTime;
    },
  };
}
export type AnnouncementMessagesRepository = ReturnType<typeof createAnnouncementMessagesRepository>;
