import type { Message, Page } from '@meridian/api-client/contract';
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db';
import { messageReceipts, messages } from '../../db/schema';
import type { Sort } from '../../lib/paging';

export const messageSorts = ['createdTime'] as const;

export interface MessageListQuery {
  userId: string;
  isRead: 0 | 1 | undefined;
  page: { size: number; offset: number; sort: Sort<(typeof messageSorts)[number]> | undefined };
}

export type MessageListPage = { list: Message[] } & Pick<Page, 'totalCount'>;

/** Messages to everybody, as one user has read them. */
export function createMessages(db: Database) {
  return {
    async list({ userId, isRead, page }: MessageListQuery): Promise<MessageListPage> {
      const receipt = and(eq(messageReceipts.messageId, messages.id), eq(messageReceipts.userId, userId));
      const read = sql<boolean>`coalesce(${messageReceipts.isRead}, false)`;
      const chosen = isRead === undefined ? undefined : sql`${read} = ${isRead === 1}`;
      const inOrder = page.sort?.direction === 'asc' ? asc : desc;
      const rows = await db
        .select({
          id: messages.id,
          msgType: messages.msgType,
          introducecn: messages.introduceCn,
          introduceen: messages.introduceEn,
          introducetw: messages.introduceTw,
          createdTime: messages.createdTime,
          popupCount: sql<number>`coalesce(${messageReceipts.popupCount}, 0)`,
          read,
        })
        .from(messages)
        .leftJoin(messageReceipts, receipt)
        .where(chosen)
        .orderBy(inOrder(messages.createdTime), inOrder(messages.id))
        .limit(page.size)
        .offset(page.offset);
      const [total] = await db
        .select({ count: count() })
        .from(messages)
        .leftJoin(messageReceipts, receipt)
        .where(chosen);
      return {
        list: rows.map(({ read: isReadNow, createdTime, ...row }) => ({
          ...row,
          createdTime: createdTime.toISOString(),
          isRead: isReadNow ? 1 : 0,
        })),
        totalCount: total?.count ?? 0,
      };
    },
  };
}
