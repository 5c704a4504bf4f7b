import { messageTypes, type Announcement, type Message } from '@meridian/api-client/contract';
import * as z from 'zod/mini';
import type { FakeEndpoint } from '../fake-server';

const texts = [
  {
    titlecn: '系统维护通知',
    titleen: 'Planned maintenance on November 22',
    titletw: '系統維護通知',
    introducecn: '<p>11 月 22 日 02:00–04:00 报告为<strong>只读</strong>。</p>',
    introduceen: '<p>Reports are <strong>read only</strong> on November 22 from 02:00 to 04:00.</p>',
    introducetw: '<p>11 月 22 日 02:00–04:00 報表為<strong>唯讀</strong>。</p>',
  },
  {
    titlecn: '导出已完成',
    titleen: 'Your export is ready',
    titletw: '匯出已完成',
    introducecn: '<p>文件可在下载中心保存。</p>',
    introduceen: '<p>You can save the file in the download centre.</p>',
    introducetw: '<p>檔案可在下載中心儲存。</p>',
  },
  {
    titlecn: '余额不足',
    titleen: 'The balance of Rail Pass Direct is low',
    titletw: '餘額不足',
    introducecn: '<p>按最近 7 天的平均消费，余额可用约 2 天。</p>',
    introduceen: '<p>At the average cost of the last 7 days, the balance lasts about 2 days.</p>',
    introducetw: '<p>依最近 7 天的平均花費，餘額可用約 2 天。</p>',
  },
] as const;

const kinds = [messageTypes.announcement, messageTypes.exportReady, messageTypes.balance] as const;

const messages: readonly Message[] = Array.from({ length: 12 }, (_, index) => ({
  ...(texts[index % 3] ?? texts[0]),
  id: idOf(index),
  msgType: kinds[index % 3] ?? 1,
  link: index % 3 === 1 ? '/downloadCenter/index' : null,
  createdTime: `2026-11-${String(21 - index).padStart(2, '0')}T01:1${String(index % 10)}:00Z`,
  popupCount: 1,
  isRead: index < 3 ? 0 : 1,
}));

function idOf(index: number): string {
  return `0191d0a0-0000-7000-8000-0000000000${String(index).padStart(2, '0')}`;
}

/** The id of the first message. */
export const firstMessageId = idOf(0);
/** The id of the first announcement. */
export const firstAnnouncementId = '7d3c1b52-0c8e-4a39-9e52-5a0e6f7f0000';

const announcement = (index: number, more: Partial<Announcement>): Announcement => {
  const { titlecn, titleen, titletw, introducecn, introduceen, introducetw } = texts[index] ?? texts[0];
  return {
    id: firstAnnouncementId.replace(/0$/, String(index)),
    state: 'draft',
    version: 3,
    texts: {
      cn: { title: titlecn, text: introducecn, filledFrom: null },
      en: { title: titleen, text: introduceen, filledFrom: null },
      tw: { title: titletw, text: introducetw, filledFrom: 'cn' },
    },
    hasPopup: index === 0,
    publishTime: null,
    savedTime: '2026-11-21T01:20:00.000Z',
    savedBy: 'Lin Wei',
    recipients: 8,
    readers: 0,
    ...more,
  };
};
const announcements = [
  announcement(0, {}),
  announcement(1, { state: 'scheduled', publishTime: '2026-11-24T02:00:00.000Z' }),
  announcement(2, { state: 'published', publishTime: '2026-11-20T02:00:00.000Z', readers: 5 }),
];

const pageSchema = z.object({ page: z.optional(z.object({ size: z.optional(z.int()) })) });

function listOf(list: readonly unknown[]): FakeEndpoint {
  return (body) => {
    const { size = 20 } = pageSchema.parse(body ?? {}).page ?? {};
    return { data: { list: list.slice(0, size) }, page: { number: 1, size, totalCount: list.length } };
  };
}

/** The responses of the bell, which every page shows. */
export const bellResponses: Readonly<Record<string, FakeEndpoint>> = {
  '/message/events': () => ({
    events: `event: messages\ndata: ${JSON.stringify({ unreadCount: 3, newestId: firstMessageId })}\n\n`,
  }),
  '/message/read': () => ({ data: { unreadCount: 2 } }),
  '/message/addPopupCount': () => ({ data: { popupCount: 1 } }),
};

/** The responses of messages and announcements. */
export const messageResponses = (isEmpty: boolean): Readonly<Record<string, FakeEndpoint>> => ({
  '/message/list': listOf(isEmpty ? [] : messages),
  '/message/detail': () => (isEmpty ? { code: 404, message: 'Message not found.' } : { data: messages[0] }),
  '/announcement/list': listOf(isEmpty ? [] : announcements),
  '/announcement/detail': () => ({ data: announcements[0] }),
  '/announcement/save': () => ({ data: announcements[0] }),
});
