import type { AccountEventDay, ItemChange } from '@meridian/api-client/contract';
import type { FakeEndpoint } from '../fake-server';

const idOf = (index: number) => `0191d0a0-0000-4000-8e00-${String(index).padStart(12, '0')}`;

const days: readonly AccountEventDay[] = [
  {
    date: '2026-11-20',
    counts: { note: 1, rejection: 1, upload: 1 },
    events: [
      {
        id: idOf(1),
        kind: 'note',
        time: '2026-11-20T02:10:00Z',
        userName: '张敏',
        text: '黑五促销开始\n落地页已更换',
        canEdit: true,
      },
      {
        id: idOf(2),
        kind: 'rejection',
        time: '2026-11-20T09:40:00Z',
        userName: null,
        draftId: idOf(90),
        draftName: '冬季北海道',
        count: 3,
      },
      {
        id: idOf(3),
        kind: 'upload',
        time: '2026-11-20T08:02:00Z',
        userName: '李娜',
        draftId: idOf(90),
        draftName: '冬季北海道',
        count: 48,
      },
    ],
  },
  {
    date: '2026-11-17',
    counts: { budget: 1 },
    events: [
      {
        id: idOf(4),
        kind: 'budget',
        time: '2026-11-17T03:30:00Z',
        userName: '张敏',
        month: '2026-11',
        budgets: [
          { channel: 'search', before: '90000', after: '120000' },
          { channel: 'feed', before: null, after: '30000.5' },
        ],
      },
    ],
  },
  {
    date: '2026-11-12',
    counts: { note: 1, importUndo: 1, import: 60 },
    events: [
      {
        id: idOf(5),
        kind: 'note',
        time: '2026-11-12T02:10:00Z',
        userName: null,
        text: '客服电话停用半天',
        canEdit: false,
      },
      {
        id: idOf(6),
        kind: 'importUndo',
        time: '2026-11-12T06:00:00Z',
        userName: '李娜',
        fileName: '关键词报告_20261101-20261111.csv',
        channel: 'search',
        section: 'keyword',
        count: 1840,
      },
      {
        id: idOf(7),
        kind: 'import',
        time: '2026-11-12T05:58:00Z',
        userName: '李娜',
        fileName: '关键词报告_20261101-20261111.csv',
        channel: 'search',
        section: 'keyword',
        count: 1840,
      },
    ],
  },
];

const changes: readonly ItemChange[] = [
  {
    id: idOf(11),
    time: '2026-11-20T08:02:00Z',
    userName: '李娜',
    draftId: idOf(90),
    draftName: '冬季北海道',
    action: 'update',
    fields: [
      { field: 'budget', from: 1500, to: 2000 },
      { field: 'isPaused', from: true, to: false },
    ],
  },
  {
    id: idOf(12),
    time: '2026-11-03T02:40:00Z',
    userName: null,
    draftId: null,
    draftName: '暑期北海道',
    action: 'create',
    fields: [],
  },
];

const rangeOf = (body: unknown) => body as { beginDate: string; endDate: string };

/** What happened in the account of the demo: one event of each kind, a day with more than are listed, and changes of an item. */
export const eventResponses = (isEmpty: boolean): Readonly<Record<string, FakeEndpoint>> => ({
  '/account/event/list': (body) => {
    const { beginDate, endDate } = rangeOf(body);
    const shown = days.filter(({ date }) => date >= beginDate && date <= endDate);
    return { data: { days: isEmpty ? [] : shown } };
  },
  '/draft/account/itemHistory': () => ({ data: { changes: isEmpty ? [] : changes, hasMore: false } }),
  '/account/note/save': () => ({ data: null }),
  '/account/note/delete': () => ({ data: null }),
});
