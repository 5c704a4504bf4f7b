import type { Message, MessageType, Page } from '@meridian/api-client/contract';
import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { messageReceipts, messages } from '../../platform/db/schema';
import type { Sort } from '../../platform/lib/paging';

/** Columns by which a list of messages can be sorted. */
export const messageSorts = ['createdTime'] as const;

/** User of the inbox, and the current time, which excludes later messages. */
export interface Inbox {
  userId: string;
  now: Date;
}

export interface MessageListQuery extends Inbox {
  isRead: 0 | 1 | undefined;
  msgType: MessageType | undefined;
  /** Whether to include only pop-up messages. */
  hasPopup: true | undefined;
  page: { size: number; offset: number; sort: Sort<(typeof messageSorts)[number]> | undefined };
}

export type MessageListPage = { list: Message[] } & Pick<Page, 'totalCount'>;

const isReadNow = sql<boolean>`coalesce(${messageReceipts.isRead}, false)`;
/** Pop-up count; a message that never pops up counts as shown. */
const popupCountNow = sql<number>`coalesce(${messageReceipts.popupCount}, 0) + (not ${messages.hasPopup})::int`;

const columns = {
  id: messages.id,
  msgType: messages.msgType,
  titlecn: messages.titleCn,
  titleen: messages.titleEn,
  titletw: messages.titleTw,
  introducecn: messages.introduceCn,
  introduceen: messages.introduceEn,
  introducetw: messages.introduceTw,
  link: messages.link,
  createdTime: messages.createdTime,
  popupCount: popupCountNow,
  read: isReadNow,
};

/** Messages of users, and their state per user. */
export function createMessagesRepository(db: Database) {
  return {
    async list({ isRead, msgType, hasPopup, page, ...inbox }: MessageListQuery): Promise<MessageListPage> {
      const selected = and(
        isIn(inbox),
        isRead === undefined ? undefined : sql`${isReadNow} = ${isRead === 1}`,
        msgType === undefined ? undefined : eq(messages.msgType, msgType),
        hasPopup && eq(messages.hasPopup, true),
      );
      const inOrder = page.sort?.direction === 'asc' ? asc : desc;
      const rows = await db
        .select(columns)
        .from(messages)
        .leftJoin(messageReceipts, receiptOf(inbox))
        .where(selected)
        .orderBy(inOrder(messages.createdTime), inOrder(messages.id))
        .limit(page.size)
        .offset(page.offset);
      const [total] = await db
        .select({ count: count() })
        .from(messages)
        .leftJoin(messageReceipts, receiptOf(inbox))
        .where(selected);
      return { list: rows.map(presented), totalCount: total?.count ?? 0 };
    },

    async find(id: string, inbox: Inbox): Promise<Message | undefined> {
      const [row] = await db
        .select(columns)
        .from(messages)
        .leftJoin(messageReceipts, receiptOf(inbox))
        .where(and(isIn(inbox), eq(messages.id, id)));
      return row && presented(row);
    },

    async countOf(ids: readonly string[], inbox: Inbox): Promise<number> {
      const [found] = await db
        .select({ count: count() })
        .from(messages)
        .where(and(isIn(inbox), inArray(messages.id, [...ids])));
      return found?.count ?? 0;
    },

    async countUnread(inbox: Inbox): Promise<number> {
      const [unread] = await db
        .select({ count: count() })
        .from(messages)
        .leftJoin(messageReceipts, receiptOf(inbox))
        .where(and(isIn(inbox), sql`not ${isReadNow}`));
      return unread?.count ?? 0;
    },

    /** Marks messages with these ids, or all, in the inbox. Returns how many changed. */
    async mark(ids: readonly string[] | 'all', isRead: boolean, inbox: Inbox): Promise<number> {
      const named = ids === 'all' ? undefined : inArray(messages.id, [...ids]);
      const { rowCount } = await db.execute(sql`
        insert into ${messageReceipts} (message_id, user_id, is_read)
        select ${messages.id}, ${inbox.userId}::uuid, ${isRead}::boolean
        from ${messages} left join ${messageReceipts} on ${receiptOf(inbox)}
        where ${and(isIn(inbox), named, sql`${isReadNow} <> ${isRead}`)}
        -- locked against a withdrawal, and in one order, so that two requests never deadlock
        order by ${messages.id} for key share of ${messages}
        on conflict (message_id, user_id) do update set is_read = excluded.is_read
        where ${messageReceipts}.is_read <> excluded.is_read`);
      return rowCount ?? 0;
    },

    /** Counts a pop-up and returns the total; undefined for a message outside of the inbox. */
    async addPopup(id: string, inbox: Inbox): Promise<number | undefined> {
      const { rows } = await db.execute<{ count: number }>(sql`
        insert into ${messageReceipts} (message_id, user_id, popup_count)
        select ${messages.id}, ${inbox.userId}::uuid, 1 from ${messages}
        where ${and(isIn(inbox), eq(messages.id, id))} for key share
        on conflict (message_id, user_id) do update set popup_count = ${messageReceipts}.popup_count + 1
        returning popup_count + (
          select (not has_popup)::int from ${messages} where id = message_id
        ) as count`);
      return rows[0]?.count;
    },
  };
}
export type MessagesRepository = ReturnType<typeof createMessagesRepository>;

/** Deletes messages to single users from before a time. Announcements remain. */
export async function removeOldMessages(db: Database, since: Date): Promise<void> {
  await db.delete(messages).where(and(isNotNull(messages.userId), lt(messages.createdTime, since)));
}

function isIn({ userId, now }: Inbox): SQL | undefined {
  return and(or(isNull(messages.userId), eq(messages.userId, userId)), lte(messages.createdTime, now));
}

function receiptOf({ userId }: Pick<Inbox, 'userId'>): SQL | undefined {
  return and(eq(messageReceipts.messageId, messages.id), eq(messageReceipts.userId, userId));
}

function presented({
  read,
  createdTime,
  ...row
}: Omit<Message, 'createdTime' | 'isRead'> & { createdTime: Date; read: boolean }): Message {
  return { ...row, createdTime: createdTime.toISOString(), isRead: read ? 1 : 0 };
}
