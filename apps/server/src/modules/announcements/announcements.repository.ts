import type { Announcement, AnnouncementState, AnnouncementTexts } from '@meridian/api-client/contract';
import { count, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { announcements, messageReceipts, messages, users } from '../../platform/db/schema';

const recipients = sql<number>`(select count(*)::int from ${users} where status = 'active')`;
const readers = sql<number>`(
  select count(*)::int from ${messageReceipts} receipt join ${users} reader on reader.id = receipt.user_id
  where receipt.message_id = ${announcements.messageId} and receipt.is_read and reader.status = 'active')`;

/** Announcements, as shown to administrators. */
export function createAnnouncementsRepository(db: Database) {
  const selectRows = () =>
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
    /** Most recently saved first. */
    async list({
      state,
      now,
      page,
    }: {
      state: AnnouncementState | undefined;
      now: Date;
      page: { size: number; offset: number };
    }): Promise<{ list: Announcement[]; totalCount: number }> {
      const isInState = {
        draft: isNull(messages.createdTime),
        scheduled: gt(messages.createdTime, now),
        published: lte(messages.createdTime, now),
      };
      const where = state && isInState[state];
      const rows = await selectRows()
        .where(where)
        .orderBy(desc(announcements.savedTime), desc(announcements.id))
        .limit(page.size)
        .offset(page.offset);
      const [total] = await db
        .select({ count: count() })
        .from(announcements)
        .leftJoin(messages, eq(messages.id, announcements.messageId))
        .where(where);
      return { list: rows.map((row) => toAnnouncement(row, now)), totalCount: total?.count ?? 0 };
    },

    async find(id: string, now: Date): Promise<Announcement | undefined> {
      const [row] = await selectRows().where(eq(announcements.id, id));
      return row && toAnnouncement(row, now);
    },
  };
}
export type AnnouncementsRepository = ReturnType<typeof createAnnouncementsRepository>;

interface AnnouncementRow {
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

function toAnnouncement(
  { messageTime, publishTime, savedTime, savedBy, ...row }: AnnouncementRow,
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
