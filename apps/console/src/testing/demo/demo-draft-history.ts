import type {
  DraftHistoryEntry,
  DraftHistoryGroup,
  DraftHistoryRow,
  EndpointData,
  endpoints,
} from '@meridian/api-client/contract';
import type { FakeEndpoint } from '../fake-server';

const group = (changes: Partial<DraftHistoryGroup>): DraftHistoryGroup => ({
  type: 'changed',
  kind: 'keyword',
  field: null,
  rows: 1,
  parents: 1,
  name: null,
  parentName: '滑雪套餐',
  from: null,
  to: null,
  ...changes,
});

const entry = (changes: Partial<DraftHistoryEntry> & Pick<DraftHistoryEntry, 'from' | 'to'>) => ({
  origin: 'edit' as const,
  target: null,
  userName: '林晓雯',
  startTime: '2026-11-20T03:00:00Z',
  time: '2026-11-20T03:04:00Z',
  rows: 1,
  groups: [],
  ...changes,
});

const bids = group({
  field: 'bid',
  rows: 12,
  parents: 3,
  parentName: null,
  from: { value: 1.2 },
  to: { value: 1.5 },
});

const entries: readonly DraftHistoryEntry[] = [
  entry({ from: 12, to: 12, origin: 'restore', target: 8, rows: 12, groups: [bids] }),
  entry({
    from: 9,
    to: 11,
    userName: '陈伟',
    rows: 2,
    time: '2026-11-19T08:30:00Z',
    groups: [
      group({
        type: 'renamed',
        kind: null,
        field: null,
        from: { value: '冬季滑雪' },
        to: { value: '北海道滑雪季' },
      }),
      group({ kind: 'unit', type: 'removed', name: '夜滑', parentName: '北海道' }),
      group({
        field: 'matchType',
        name: '北海道 滑雪',
        from: { value: 'phrase' },
        to: { value: 'exact' },
      }),
    ],
  }),
  entry({ from: 8, to: 8, time: '2026-11-18T02:10:00Z', rows: 12, groups: [bids] }),
  entry({
    from: 1,
    to: 7,
    userName: '',
    time: '2026-11-17T09:00:00Z',
    rows: 15,
    groups: [
      group({ kind: 'campaign', type: 'added', name: '北海道', parentName: null }),
      group({ kind: 'unit', type: 'added', rows: 3, parentName: '北海道' }),
      group({ type: 'added', rows: 12, parents: 3, parentName: null }),
    ],
  }),
];

const row = (id: string, changes: Partial<DraftHistoryRow> = {}): DraftHistoryRow => ({
  kind: 'keyword',
  id,
  name: '北海道 滑雪',
  parentName: '滑雪套餐',
  type: 'changed',
  fields: [{ field: 'bid', from: 1.2, to: 1.5 }],
  isReordered: false,
  isPresent: true,
  ...changes,
});
const rows = [
  row('keyword-1'),
  row('keyword-2', { name: '', isReordered: true }),
  row('keyword-3', { name: '夜滑', type: 'removed', fields: [], isPresent: false }),
];

const list: EndpointData<typeof endpoints.draftHistoryList> = {
  entries: [...entries],
  next: null,
  version: 12,
  isComplete: true,
  userNames: ['陈伟', '林晓雯'],
};
const preview: EndpointData<typeof endpoints.draftHistoryPreview> = {
  version: 12,
  refusal: null,
  groups: [bids],
  rows,
  total: 12,
  conflicts: 0,
};

/** The history of the demo's drafts. */
export const draftHistoryResponses = (isEmpty: boolean): Record<string, FakeEndpoint> => ({
  '/draft/history/list': () => ({
    data: isEmpty ? { ...list, entries: [], userNames: [], isComplete: false } : list,
  }),
  '/draft/history/rows': () => ({ data: { rows, total: rows.length } }),
  '/draft/history/preview': () => ({ data: preview }),
  '/draft/history/restore': () => ({ data: { version: 13 } }),
});
