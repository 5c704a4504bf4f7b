import type {
  DraftPlan,
  DraftPreview,
  DraftUpload,
  EndpointData,
  endpoints,
  PlannedChange,
  UploadCounts,
  UploadItem,
} from '@meridian/api-client/contract';
import type { DraftStatus, RowKind } from '@meridian/draft-editor/core';
import type { Language } from '@meridian/i18n';
import { translate } from '@meridian/i18n/texts';
import type { FakeEndpoint } from '../fake-server';
import { firstAccountId } from './demo-accounts';

type Status = EndpointData<typeof endpoints.draftUploadStatus>;

const idOf = (body: unknown): string => {
  const { id, query } = body as { id?: string; query?: { id: string } };
  return id ?? query?.id ?? '';
};
/** The last digit of the ids of the demo's drafts. */
const numberOf = (body: unknown) => Number(idOf(body).at(-1));
const statuses: Readonly<Record<number, DraftStatus>> = { 1: 1, 2: 2, 3: 3, 4: 9, 5: 4 };
const statusOf = (body: unknown): DraftStatus => statuses[numberOf(body)] ?? 1;

/** The responses for the console's upload step, by the status of the draft. */
export const uploadResponses = (language: Language): Readonly<Record<string, FakeEndpoint>> => ({
  '/draft/preview': (body) => ({ data: preview(statusOf(body)) }),
  '/draft/plan': (body) => ({ data: plan(statusOf(body)) }),
  '/draft/plan/export': () => ({ file: 'a', fileName: 'planned changes.xlsx' }),
  '/draft/changes': () => ({
    data: { version: 1, list: changes },
    page: { number: 1, size: 20, totalCount: changes.length },
  }),
  '/draft/uploadStatus': (body) => statusResponse(body, language),
  '/draft/submit': () => ({ data: { version: 1, status: 2 } }),
  '/draft/withdraw': () => ({ data: { version: 1, status: 1 } }),
  '/draft/upload': (body) => ({ data: { uploadId: idOf(body), status: 9 } }),
  '/draft/cancelUpload': () => ({ data: { status: 2 } }),
  '/draft/pauseUpload': (body) => ({ data: { uploadId: idOf(body), status: 9 } }),
  '/draft/resumeUpload': (body) => ({ data: { uploadId: idOf(body), status: 9 } }),
  '/draft/retryUpload': (body) => ({ data: { uploadId: idOf(body), status: 9 } }),
});

const none = { error: 0, warning: 0, advice: 0 };

function preview(status: DraftStatus): DraftPreview {
  const counts = { draft: none, campaign: none, unit: none, keyword: none, creative: none, picture: none };
  if (status !== 1) return { version: 1, status, counts, groups: [], canSubmit: true };
  const place = { parentId: 'unit-1', count: 1, field: null };
  const group = { severity: 'error' as const, waivedCount: 0, code: 'required', params: {} };
  return {
    version: 1,
    status,
    counts: { ...counts, keyword: { ...none, error: 2 }, creative: { ...none, error: 2 } },
    groups: [
      {
        ...group,
        kind: 'keyword',
        ruleId: 'keyword-required',
        count: 1,
        rowCount: 1,
        places: [{ ...place, id: 'keyword-4', field: 'keyword' }],
      },
      {
        ...group,
        kind: 'keyword',
        ruleId: 'keyword-duplicate',
        count: 1,
        rowCount: 1,
        places: [{ ...place, id: 'keyword-3', field: 'keyword' }],
      },
      {
        ...group,
        kind: 'creative',
        ruleId: 'title-length',
        count: 2,
        rowCount: 2,
        places: [{ ...place, count: 2, id: 'creative-2', field: 'title' }],
      },
    ],
    canSubmit: false,
  };
}

const step = (
  kind: RowKind,
  [created, changed, unchanged, calls, seconds, itemsPerCall]: readonly [
    number,
    number,
    number,
    number,
    number,
    number,
  ],
): DraftPlan['steps'][number] => ({
  kind,
  created,
  changed,
  removed: 0,
  unchanged,
  calls,
  seconds,
  itemsPerCall,
});

function plan(status: DraftStatus): DraftPlan {
  const note = { kind: null, ruleId: null, parentId: null };
  return {
    version: 1,
    status,
    itemsToSend: 181,
    campaigns: [
      { id: 'campaign-1', name: '北海道滑雪', created: 120, changed: 1, removed: 0, group: 'campaign-1' },
      { id: 'campaign-2', name: '京都赏枫', created: 40, changed: 0, removed: 0, group: 'campaign-2' },
      { id: 'campaign-3', name: '东京自由行', created: 20, changed: 0, removed: 0, group: 'campaign-2' },
    ],
    newDailyBudget: '1350.00',
    balanceDays: '5.2',
    account: {
      accountId: firstAccountId,
      accountNo: '8840213',
      accountName: '枫叶旅行',
      currency: 'CNY',
      balance: '82450.12',
      balanceTime: '2026-11-20T22:31:00.000Z',
    },
    steps: [
      step('campaign', [3, 0, 0, 1, 10, 100]),
      step('unit', [8, 1, 0, 1, 15, 1_000]),
      step('keyword', [139, 0, 3, 2, 55, 100]),
      step('picture', [12, 0, 6, 12, 70, 1]),
      step('creative', [18, 0, 0, 1, 40, 100]),
    ],
    total: { created: 180, changed: 1, removed: 0, unchanged: 9, calls: 17, seconds: 190 },
    notSent: [
      { kind: 'campaign', field: 'isBrandOnly', reason: 'no_field', count: 1, parentId: '' },
      { kind: 'unit', field: 'iosUrl', reason: 'fixed', count: 1, parentId: 'campaign-1' },
    ],
    notes: [
      {
        ...note,
        code: 'rule',
        ruleId: 'creative-length-advice',
        kind: 'creative',
        parentId: 'unit-1',
        count: 6,
      },
      { ...note, code: 'enables_items', kind: 'campaign', parentId: '', count: 1 },
      { ...note, code: 'existing_names', kind: 'unit', parentId: 'campaign-1', count: 1 },
      { ...note, code: 'temporary_names', kind: 'unit', parentId: 'campaign-1', count: 1 },
    ],
  };
}

const change = { providerId: null, fields: [], notSent: [], parentId: 'unit-1', parentName: 'Ski packages' };
const changes: readonly PlannedChange[] = [
  {
    kind: 'unit',
    id: 'unit-1',
    parentId: 'campaign-1',
    name: 'Ski packages',
    parentName: 'Hokkaido | Winter',
    action: 'update',
    providerId: '5520001',
    fields: [
      { field: 'bid', from: 1, to: 1.5 },
      { field: 'mobileFinalUrl', from: '', to: 'https://www.example.com/ski' },
    ],
    notSent: [{ field: 'iosUrl', reason: 'fixed', value: 'https://apps.apple.com/cn/app/id414478124' }],
  },
  { ...change, kind: 'keyword', id: 'keyword-1', name: '北海道滑雪', action: 'create' },
  { ...change, kind: 'creative', id: 'creative-1', name: '北海道滑雪 含雪票和酒店', action: 'create' },
];

const counts = (given: Partial<UploadCounts>): UploadCounts => {
  const all = { waiting: 0, sending: 0, sent: 0, failed: 0, blocked: 0, unchanged: 0, ...given };
  return { ...all, total: Object.values(all).reduce((sum, count) => sum + count, 0) };
};

const common: UploadItem = {
  kind: 'keyword',
  id: '',
  parentId: 'unit-1',
  name: '',
  parentName: 'Ski packages',
  action: 'create',
  state: 'sent',
  providerId: null,
  sentTime: null,
  attempts: 1,
  failure: null,
  notSent: [],
  waitingFor: null,
};
const sentTime = '2026-11-21T01:33:41Z';
const tooManyIn = (language: Language) => ({
  reason: 'rate_limited',
  code: '421',
  providerMessage: 'qps',
  field: null,
  content: null,
  canRetry: true,
  message: translate(language, 'uploadFailures', 'rate_limited'),
});
const failedItemsIn = (language: Language): readonly UploadItem[] => [
  {
    ...common,
    id: 'keyword-2',
    name: '北海道 滑雪 特价',
    state: 'failed',
    failure: {
      reason: 'duplicate',
      code: '901381',
      providerMessage: '名称重复',
      field: 'keyword',
      content: '北海道 滑雪 特价',
      canRetry: false,
      message: translate(language, 'uploadFailures', 'duplicate'),
    },
  },
  {
    ...common,
    id: 'keyword-3',
    name: '二世谷 包车',
    parentName: 'Niseko hotels',
    state: 'failed',
    failure: tooManyIn(language),
  },
];
const otherItems: readonly UploadItem[] = [
  {
    ...common,
    kind: 'creative',
    id: 'creative-2',
    name: 'Night cabin',
    state: 'blocked',
    waitingFor: { kind: 'unit', id: 'unit-2', name: 'Snow festival' },
  },
  { ...common, kind: 'picture', id: 'picture-3', name: 'Night cabin, 1.61:1', state: 'sending' },
  {
    ...common,
    kind: 'picture',
    id: 'picture-1',
    name: 'Ski lesson, 1.61:1',
    providerId: '5520117',
    sentTime,
  },
  { ...common, kind: 'unit', id: 'unit-1', name: 'Ski packages', state: 'unchanged', providerId: '5520001' },
];

function upload(status: DraftStatus): DraftUpload {
  const isActive = status === 9;
  const all = {
    9: counts({ sent: 146, unchanged: 9, failed: 2, waiting: 21, sending: 1, blocked: 2 }),
    3: counts({ sent: 168, unchanged: 9, failed: 2, blocked: 2 }),
  };
  const shown = status === 9 || status === 3 ? all[status] : counts({ sent: 172, unchanged: 9 });
  return {
    id: '7a1e9f30-2b6c-4d8e-9f01-3c5d7e9b1a20',
    version: 1,
    startedBy: 'Lin Wei',
    startedTime: '2026-11-21T01:31:27Z',
    progressTime: sentTime,
    counts: shown,
    problem: null,
    state: isActive ? 'running' : status === 3 ? 'failed' : 'succeeded',
    finishedTime: isActive ? null : sentTime,
    campaigns: null,
    leftOut: 0,
    calls: { planned: 17, done: isActive ? 12 : 17, repeated: 2 },
    secondsLeft: isActive ? 62 : null,
    wait: null,
    canCancel: false,
    canPause: isActive,
    canResume: false,
    canRetry: shown.failed > 0,
    canInvert: !isActive,
  };
}

function statusResponse(body: unknown, language: Language): { data: Status; page: object } {
  const status = statusOf(body);
  const { filter = 'all' } = (body as { query: { filter?: string } }).query;
  const draft = { id: idOf(body), name: 'Hokkaido winter 2027', status, version: 1 };
  const page = (totalCount: number) => ({ number: 1, size: 20, totalCount });
  if (status === 1 || status === 2)
    return { data: { draft, upload: null, steps: [], list: [] }, page: page(0) };
  const hasFailures = status !== 4;
  const list = [
    ...(hasFailures ? failedItemsIn(language) : []),
    ...otherItems.filter(({ state }) => hasFailures || state === 'sent' || state === 'unchanged'),
  ].filter(
    ({ state }) =>
      filter === 'all' ||
      ((filter === 'failed') === (state === 'failed') && state !== 'sent' && state !== 'unchanged'),
  );
  return { data: { draft, upload: upload(status), steps: steps(status), list }, page: page(list.length) };
}

function steps(status: DraftStatus): Status['steps'] {
  const isActive = status === 9;
  const failed = status === 4 ? 0 : 2;
  return [
    { kind: 'campaign', counts: counts({ sent: 3 }) },
    { kind: 'unit', counts: counts({ sent: 8, unchanged: 1 }) },
    { kind: 'keyword', counts: counts({ sent: 139 - failed, unchanged: 3, failed }) },
    { kind: 'picture', counts: counts(isActive ? { sent: 6, sending: 1, waiting: 5 } : { sent: 12 }) },
    { kind: 'creative', counts: counts(isActive ? { waiting: 16, blocked: 2 } : { sent: 18 }) },
  ];
}
