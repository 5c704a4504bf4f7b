import {
  messageTypes,
  type Announcement,
  type AnnouncementState,
  type AnnouncementTexts,
} from '@meridian/api-client/contract';
import { and, count, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db';
import { announcements, messageReceipts, messages, users } from '../../db/schema';
import { textFor } from './check-texts';

export interface Draft {
  texts: AnnouncementTexts;
  hasPopup: boolean;
  publishTime: Date | null;
}

/** Who saves, and when. */
export interface Saved {
  savedBy: string;
  savedTime: Date;
}

export interface NewMessage extends Draft {
  createdTime: Date;
  /** Null: for everybody. */
  userId: string | null;
  subject: string | null;
}

export type StoredAnnouncement = typeof announcements.$inferSelect;

const recipients = sql<number>`(select count(*)::int from ${users} where status = 'active')`;
const readers = sql<number>`(
  select count(*)::int from ${messageReceipts} receipt join ${users} reader on reader.id = receipt.user_id
  where receipt.message_id = ${announcements.messageId} and receipt.is_read and reader.status = 'active')`;

/** Announcements and the messages that they become. */
export function createAnnouncementsRepository(db: Database) {
  const isDraft = (id: string, version: number) =>
    and(eq(announcements.id, id), eq(announcements.version, version), isNull(announcements.messageId));

  const presentedRows = () =>
    db
      .select({
        id: announcements.id,
        version: announcements.version,
        texts: announcements.texts,
        hasPopup: announcements.hasPopup,
        publishTime: announcements.publishTime,
        messageTime: messages.createdTime,
        savedTime: announcements.savedTime,
        savedBy: users.name,
        recipients,
        readers,
      })
      .from(announcements)
      .leftJoin(messages, eq(messages.id, announcements.messageId))
      .leftJoin(users, eq(users.id, announcements.savedBy));

  return {
    /** The last saved first. */
    async list({
      state,
      now,
      page,
    }: {
      state: AnnouncementState | undefined;
      now: Date;
      page: { size: number; offset: number };
    }): Promise<{ list: Announcement[]; totalCount: number }> {
      const chosen = {
        draft: isNull(messages.createdTime),
        scheduled: gt(messages.createdTime, now),
        published: lte(messages.createdTime, now),
      };
      const where = state && chosen[state];
      const rows = await presentedRows()
        .where(where)
        .orderBy(desc(announcements.savedTime), desc(announcements.id))
        .limit(page.size)
        .offset(page.offset);
      const [total] = await db
        .select({ count: count() })
        .from(announcements)
        .leftJoin(messages, eq(messages.id, announcements.messageId))
        .where(where);
      return { list: rows.map((row) => presented(row, now)), totalCount: total?.count ?? 0 };
    },

    async find(id: string, now: Date): Promise<Announcement | undefined> {
      const [row] = await presentedRows().where(eq(announcements.id, id));
      return row && presented(row, now);
    },

    /** The id of the new draft; undefined where there is one with that id. */
    async add(draft: Draft & Saved & { id: string }): Promise<string | undefined> {
      const [made] = await db
        .insert(announcements)
        .values(draft)
        .onConflictDoNothing()
        .returning({ id: announcements.id });
      return made?.id;
    },

    /** Whether it is a draft in that version which this user has saved. */
    async isOwnDraft({ id, version }: { id: string; version: number }, userId: string): Promise<boolean> {
      return (
        (await db.$count(announcements, and(isDraft(id, version), eq(announcements.savedBy, userId)))) > 0
      );
    },

    /** Whether the draft that follows a version is this one, saved by the same user. */
    async isSaved({ id, version }: { id: string; version: number }, draft: Draft & Saved): Promise<boolean> {
      const { texts, hasPopup, publishTime, savedBy } = draft;
      const same = and(
        eq(announcements.id, id),
        // not the base plus one, which may be more than the column holds
        eq(sql`${announcements.version} - 1`, version),
        isNull(announcements.messageId),
        eq(announcements.savedBy, savedBy),
        eq(announcements.hasPopup, hasPopup),
        eq(announcements.texts, texts),
        publishTime === null ? isNull(announcements.publishTime) : eq(announcements.publishTime, publishTime),
      );
      return (await db.$count(announcements, same)) > 0;
    },

    /** False unless it is a draft of that version. */
    async save({ id, version }: { id: string; version: number }, draft: Draft & Saved): Promise<boolean> {
      const saved = await db
        .update(announcements)
        .set({ ...draft, version: sql`${announcements.version} + 1` })
        .where(isDraft(id, version))
        .returning({ id: announcements.id });
      return saved.length > 0;
    },

    /** False unless it is a draft of that version. */
    async remove(id: string, version: number): Promise<boolean> {
      const removed = await db
        .delete(announcements)
        .where(isDraft(id, version))
        .returning({ id: announcements.id });
      return removed.length > 0;
    },

    /** The announcement, which nobody else changes until the transaction ends. */
    async lock(id: string): Promise<StoredAnnouncement | undefined> {
      const [row] = await db.select().from(announcements).where(eq(announcements.id, id)).for('update');
      return row;
    },

    /** Sends the message that an announcement becomes and answers its id. */
    async send({ texts, hasPopup, createdTime, userId, subject }: NewMessage): Promise<string> {
      const [cn, en, tw] = [textFor('cn', texts), textFor('en', texts), textFor('tw', texts)];
      const [sent] = await db
        .insert(messages)
        .values({
          ...{ userId, subject, hasPopup, createdTime, msgType: messageTypes.announcement },
          ...{ titleCn: cn.title, titleEn: en.title, titleTw: tw.title },
          ...{ introduceCn: cn.text, introduceEn: en.text, introduceTw: tw.text },
        })
        .returning({ id: messages.id });
      if (!sent) throw new Error('the message was not stored');
      return sent.id;
    },

    async setMessage(id: string, messageId: string): Promise<void> {
      await db.update(announcements).set({ messageId }).where(eq(announcements.id, id));
    },

    /** Takes a message out of every inbox; its announcement is a draft again. */
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
export type AnnouncementsRepository = ReturnType<typeof createAnnouncementsRepository>;

interface PresentedRow {
  id: string;
  version: number;
  texts: AnnouncementTexts;
  hasPopup: boolean;
  publishTime: Date | null;
  messageTime: Date | null;
  savedTime: Date;
  savedBy: string | null;
  recipients: number;
  readers: number;
}

function presented(
  { messageTime, publishTime, savedTime, savedBy, ...row }: PresentedRow,
  now: Date,
): Announcement {
  return {
    ...row,
    state: stateOf(messageTime, now),
    publishTime: (messageTime ?? publishTime)?.toISOString() ?? null,
    savedTime: savedTime.toISOString(),
    savedBy: savedBy ?? '',
  };
}

function stateOf(messageTime: Date | null, now: Date): AnnouncementState {
  if (messageTime === null) return 'draft';
  return messageTime > now ? 'scheduled' : 'published';
}
