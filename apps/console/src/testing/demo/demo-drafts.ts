import type {
  AccountFetch,
  AccountMergeStatus,
  DraftDetail,
  DraftSummary,
} from '@meridian/api-client/contract';
import {
  draftStatuses,
  emptyFields,
  exampleDraft,
  fromRows,
  parentOf,
  rowKinds,
  rowsInOrder,
  tableOf,
  toRows,
  type Draft,
  type RecentResults,
} from '@meridian/draft-editor/core';
import type { Language } from '@meridian/i18n';
import type { FakeEndpoint } from '../fake-server';
import { firstAccountId } from './demo-accounts';
import { draftHistoryResponses } from './demo-draft-history';
import { uploadResponses } from './demo-uploads';

/** A draft in the format of the list. */
export const draftSummary = (
  index: number,
  name: string,
  more: Partial<DraftSummary> = {},
): DraftSummary => ({
  id: `2f6e9d10-8c41-4b7a-a3f5-6d1c0b9e4a0${String(index)}`,
  name,
  accountId: firstAccountId,
  accountNo: '8840213',
  accountName: '枫叶旅行',
  provider: 'baidu',
  status: 1,
  version: 1,
  counts: { campaign: 3, unit: 60, keyword: 1_153, creative: 306, picture: 0 },
  createdTime: '2026-11-18T02:20:00Z',
  createdBy: 'Lin Wei',
  updatedTime: '2026-11-21T01:05:00Z',
  updatedBy: 'Lin Wei',
  ...more,
});

/** The rows of the first draft. */
export const firstDraft = withErrors(exampleDraft());

const drafts: readonly DraftSummary[] = [
  draftSummary(1, firstDraft.name, { counts: { campaign: 1, unit: 1, keyword: 5, creative: 2, picture: 1 } }),
  draftSummary(2, '北海道冬季 2027 · 移动端', {
    status: 2,
    accountId: 5,
    accountName: '北海道鲜送',
    accountNo: '8840281',
  }),
  draftSummary(3, 'Rail passes, spring', { status: 3, updatedTime: '2026-11-20T09:40:00Z' }),
  draftSummary(4, 'Kyoto autumn', { status: 9, updatedTime: '2026-11-20T08:12:00Z' }),
  draftSummary(5, 'Okinawa summer', { status: 4, createdBy: 'Chen Yu', updatedTime: '2026-08-02T03:00:00Z' }),
];
/** A draft with errors of several rules. */
export const firstDraftId = '2f6e9d10-8c41-4b7a-a3f5-6d1c0b9e4a01';
export const uploadedDraftId = '2f6e9d10-8c41-4b7a-a3f5-6d1c0b9e4a05';

const recentResults: RecentResults = {
  dayCount: 30,
  perDay: {
    impression: { lower: 4_200, median: 5_600, upper: 6_900 },
    click: { lower: 180, median: 240, upper: 300 },
    cost: { lower: 520, median: 680, upper: 860 },
  },
  clickPrice: { lower: 2.1, median: 2.8, upper: 3.6 },
  conversionCost: { lower: 48, median: 60, upper: 75 },
  devices: [
    { device: 'pc', impression: 28_000, click: 1_100, cost: 3_200 },
    { device: 'mobile', impression: 72_000, click: 3_100, cost: 8_600 },
  ],
  hours: [],
  regions: [],
};

/** Drafts of the demo were not fetched from their accounts. */
const noMerge: AccountMergeStatus = { isAvailable: false, merge: null, conflicts: 0 };

/** The list of drafts, and one of them with its rows. */
export const draftResponses = (
  isEmpty: boolean,
  language: Language = 'en',
): Readonly<Record<string, FakeEndpoint>> => ({
  '/draft/list': (body) => listOf(isEmpty ? [] : drafts, body),
  '/draft/detail': (body) => {
    const found = drafts.find(({ id }) => id === (body as { id: string }).id);
    return found
      ? { data: { draft: found, parts: partsOf(firstDraft), next: null } }
      : { code: 404, message: 'not found' };
  },
  '/draft/save': (body) => {
    const { version = 0, commands = [] } = body as { version?: number; commands?: readonly unknown[] };
    return { data: { version: version + commands.length, status: 1, savedTime: '2026-11-21T01:30:00Z' } };
  },
  '/draft/rowCopy/preview': () => ({
    data: {
      version: 1,
      counts: { campaign: 1, unit: 1, keyword: 4, creative: 2, picture: 0 },
      rejected: [{ kind: 'picture', id: 'picture-1', problem: { type: 'picture' } }],
      rejectedCount: 1,
    },
  }),
  '/draft/rowCopy/save': () => ({ data: { version: 2 } }),
  '/draft/businessPoints': () => ({
    data: {
      ids: ['30102', '3010203', '3010204'],
      names: ['旅游服务', '滑雪旅游', '温泉酒店'],
      parents: [-1, 0, 0],
      leaves: [false, true, true],
      initials: ['lyfw', 'hxly', 'wqjd'],
    },
  }),
  '/draft/recentResults': () => ({ data: recentResults }),
  '/draft/performance': () => ({
    data: {
      ids: [],
      impression: [],
      click: [],
      cost: [],
      conversion: [],
      landPageExperience: [],
      businessRelationship: [],
      estimatedClickRate: [],
      currencies: [],
      next: null,
    },
  }),
  '/material/image/fileAccess': () => ({
    data: { session: '4c0a7d13-5b3e-4f6a-9d21-000000000001', signature: 'demo' },
  }),
  '/draft/accountContents': () => ({ data: { counts: { unit: 0, keyword: 0, creative: 0 } } }),
  '/draft/account/change': (body) => {
    const {
      changes = [],
      draftId = null,
      newDraftId = firstDraftId,
    } = body as {
      changes?: readonly unknown[];
      draftId?: string | null;
      newDraftId?: string;
    };
    const id = draftId ?? newDraftId;
    return { data: { draftId: id, version: 1, changed: changes.length, unchanged: 0, skipped: [] } };
  },
  '/draft/account/campaigns': () => ({
    data: {
      campaigns: ['北海道滑雪', '京都赏枫', '东京亲子', '冲绳潜水'].map((campaignName, index) => ({
        id: `${index + 1}`,
        campaignName,
        isPaused: index === 3,
      })),
    },
  }),
  '/draft/account/fetch': (body) => ({ data: fetchOf(body) }),
  '/draft/account/fetchStatus': (body) => ({ data: fetchOf(body) }),
  '/draft/account/cancelFetch': (body) => ({ data: { ...fetchOf(body), state: 'cancelled' } }),
  '/draft/account/merge': () => ({ data: noMerge }),
  '/draft/account/mergeStatus': () => ({ data: noMerge }),
  '/draft/account/mergeList': () => ({ data: { drafts: [] } }),
  '/draft/account/mergeNightly': () => ({ data: null }),
  '/draft/account/cancelMerge': () => ({ data: noMerge }),
  '/draft/account/conflicts': () => ({ data: { conflicts: [], total: 0 } }),
  '/draft/account/decideConflicts': () => ({ data: { version: 1, conflicts: 0 } }),
  '/draft/keyword/places': () => ({ data: { list: [] } }),
  '/draft/removedRows': () => ({ data: { rows: [], next: null } }),
  '/draft/syncStates': () => ({ data: { rows: [], next: null } }),
  ...draftHistoryResponses(isEmpty),
  '/draftRule/ofDraft': () => ({ data: { list: [] } }),
  '/draft/waiver/list': () => ({ data: { list: [] } }),
  '/draft/copy': () => ({ data: drafts[0] }),
  '/draft/delete': () => ({ data: null }),
  '/draft/restore': () => ({ data: null }),
  ...uploadResponses(language),
});

function listOf(all: readonly DraftSummary[], body: unknown) {
  const { status } = (body as { query?: { status?: number } }).query ?? {};
  const list = all.filter((draft) => status === undefined || draft.status === status);
  const statusCounts = Object.fromEntries(
    draftStatuses.map((each) => [each, all.filter((draft) => draft.status === each).length]),
  );
  return {
    data: { list, statusCounts, authors: ['Chen Yu', 'Lin Wei'] },
    page: { number: 1, size: 20, totalCount: list.length },
  };
}

/** A draft in the format of a response. */
export function partsOf(draft: Draft): DraftDetail['parts'] {
  return rowKinds.map((kind) => {
    const fields = Object.keys(emptyFields[kind]);
    const rows = rowsInOrder(draft, kind).map((row) => {
      const values = row as unknown as Record<string, unknown>;
      return [row.id, parentOf(tableOf(draft, kind), row.id), ...fields.map((field) => values[field])];
    });
    return { kind, fields, rows };
  });
}

function withErrors(draft: Draft): Draft {
  const { name, rows } = toRows(draft);
  const unit = { parentId: 'unit-1' };
  const keyword = (index: number, text: string) => ({
    ...emptyFields.keyword,
    ...unit,
    id: `keyword-${String(index)}`,
    keyword: text,
  });
  return fromRows({
    name,
    rows: {
      ...rows,
      keyword: [
        ...rows.keyword,
        keyword(2, '二世谷滑雪'),
        keyword(3, '北海道滑雪'),
        keyword(4, ''),
        keyword(5, '北海道 最佳 滑雪场'),
      ],
      creative: [
        ...rows.creative,
        { ...emptyFields.creative, ...unit, id: 'creative-2', title: '滑雪', description1: '' },
      ],
    },
  });
}

/** A fetch of an account that is running. */
function fetchOf(body: unknown): AccountFetch {
  const { draftId = firstDraftId } = body as { draftId?: string };
  const progress = { campaignsDone: 1, campaignsTotal: 4, rows: 12_480 };
  return { draftId, state: 'running', problem: null, picturesLeftOut: 0, unknown: [], ...progress };
}
