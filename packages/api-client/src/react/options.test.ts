import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createClient } from '../client/create-client';
import * as endpoints from '../contract/endpoints';
import type { ReportImport } from '../contract/report-import/endpoints';
import { importStates } from '../contract/report-import/states';
import { ContractError, NetworkError, ApiResponseError, TimeoutError } from '../errors/errors';
import { endpointOptions } from './endpoint-options';
import { reportImportListOptions } from './report-import-options';
import { reportFilterOptionsOptions, reportListOptions, type ReportListRequest } from './report-options';
import { shouldRetry } from './retry';
import { accountListOptions, routersOptions, userInfoOptions } from './user-options';

const info = {
  beginDate: '2026-11-14',
  endDate: '2026-11-20',
  timeZone: 'Asia/Shanghai',
  dataTime: null,
  isComplete: true,
  rowCap: null,
  missingDays: 0,
  incompleteDays: 0,
  latestDate: null,
  currencies: [],
  omittedSpans: [],
  reportedTotals: [],
  from: null,
  finerSections: [],
  accountCost: null,
};

/** A client on an account; reports return the request body as their only row. */
function setUp(accountId: number) {
  const state = { accountId, language: 'en' as 'en' | 'cn' };
  const client = createClient({
    getToken: () => 't',
    getAccountId: () => state.accountId,
    language: () => state.language,
    fetch: (_, init) =>
      Promise.resolve(
        new Response(
          JSON.stringify({
            code: 200,
            message: '',
            data: {
              titleInfos: [],
              list: [{ requested: typeof init?.body === 'string' ? init.body : '' }],
              summary: {},
              info,
            },
            page: { number: 1, size: 20, totalCount: 1 },
          }),
        ),
      ),
  });
  return { client, state };
}

const request: ReportListRequest = {
  channel: 'search',
  section: 'keyword',
  period: 'daily',
  query: { beginDate: '2026-11-14', endDate: '2026-11-20' },
};

describe('keys', () => {
  it('begin with the account if the request depends on it', () => {
    const { client } = setUp(42);
    const keys = [
      reportListOptions(client, request).queryKey,
      reportFilterOptionsOptions(client, request).queryKey,
      reportImportListOptions(client).queryKey,
    ];
    expect(keys.map(([accountId]) => accountId)).toEqual([42, 42, 42]);
  });

  it('are independent of the account otherwise', () => {
    const keysOf = (accountId: number) => {
      const { client } = setUp(accountId);
      return [
        userInfoOptions(client).queryKey,
        routersOptions(client).queryKey,
        accountListOptions(client).queryKey,
        endpointOptions(client, endpoints.messageList, { body: {} }).queryKey,
      ];
    };
    expect(keysOf(1)).toEqual(keysOf(2));
  });

  it('differ by language, since servers return texts', () => {
    const { client, state } = setUp(1);
    const english = routersOptions(client).queryKey;
    state.language = 'cn';
    expect(routersOptions(client).queryKey).not.toEqual(english);
  });
});

describe('reportListOptions', () => {
  it('requests the account of its key, even when another is selected before it is sent', async () => {
    const { client, state } = setUp(1);
    const options = reportListOptions(client, request);
    state.accountId = 2;
    const { data } = await new QueryClient().query(options);
    expect(data.list).toEqual([{ requested: JSON.stringify({ query: { ...request.query, accountId: 1 } }) }]);
  });

  it.each<[string, Partial<ReportListRequest>, number, boolean]>([
    ['keeps the rows while another page of the report loads', { page: { number: 2 } }, 1, true],
    ['shows no row of another account', {}, 2, false],
    ['shows no row of another section', { section: 'campaign' }, 1, false],
    ['shows no row of its own as a sum', { query: { ...request.query, from: 'keyword' } }, 1, false],
    ['shows no row of another channel', { channel: 'feed', section: 'campaign' }, 1, false],
  ])('%s', async (_, change, accountId, isKept) => {
    const { client, state } = setUp(1);
    const queryClient = new QueryClient();
    const first = reportListOptions(client, request);
    await queryClient.query(first);
    const observer = new QueryObserver(queryClient, first);
    const unsubscribe = observer.subscribe(() => {});
    state.accountId = accountId;
    observer.setOptions(reportListOptions(client, { ...request, ...change }));
    expect(observer.getCurrentResult().isPlaceholderData).toBe(isKept);
    expect(observer.getCurrentResult().data === undefined).toBe(!isKept);
    unsubscribe();
  });
});

describe('reportImportListOptions', () => {
  const imported = (state: ReportImport['state']): ReportImport => ({
    id: 'i1',
    fileName: 'a.csv',
    accountId: 1,
    accountNo: '1',
    channel: 'search',
    state,
    createdTime: '2026-11-21T00:00:00Z',
    finishedTime: null,
    section: null,
    profile: null,
    encoding: null,
    beginDate: null,
    endDate: null,
    currency: null,
    totalRows: 0,
    importedRows: 0,
    failedRows: 0,
    replacedDays: 0,
    rowCounts: null,
    createdBy: null,
    mode: 'book',
    detection: null,
    loads: [],
    questions: [],
    answers: { choices: {} },
    notes: [],
    canUndo: false,
    rowsCost: null,
    reportedTotals: [],
    problems: [],
  });

  it.each([
    ['waiting', true],
    ['running', true],
    ['done', false],
    ['failed', false],
    ['unchanged', false],
  ] as const)('requests again while an import is %s: %s', (state, isAsking) => {
    const queryClient = new QueryClient();
    const options = reportImportListOptions(setUp(1).client);
    const counts = { allCount: 2, reviewCount: 0, recentCount: 0, sums: { rows: 0, costs: [] } };
    queryClient.setQueryData(options.queryKey, {
      data: { list: [imported(importStates.done), imported(importStates[state])], ...counts },
      page: { number: 1, size: 20, totalCount: 2 },
    });
    const observer = new QueryObserver(queryClient, options);
    const { refetchInterval } = observer.options;
    const query = observer.getCurrentQuery();
    const interval = typeof refetchInterval === 'function' ? refetchInterval(query) : refetchInterval;
    expect(interval).toEqual(isAsking ? expect.any(Number) : false);
  });
});

describe('shouldRetry', () => {
  const rejected = (code: number) => new ApiResponseError({ code, message: '', status: code });

  it.each([
    ['a lost connection', new NetworkError(''), true],
    ['an error of the server', rejected(500), true],
    ['an unreachable server', rejected(503), true],
    ['a wrong request', rejected(400), false],
    ['an ended session', rejected(401), false],
    ['too many requests', rejected(429), false],
    ['a code of the catalogue', rejected(910004), false],
    ['a full time limit', new TimeoutError(''), false],
    ['a broken contract', new ContractError(''), false],
  ])('after %s: %s', (_, error, expected) => {
    expect(shouldRetry(0, error)).toBe(expected);
  });

  it('stops after two more tries', () => {
    expect([0, 1, 2].map((count) => shouldRetry(count, new NetworkError('')))).toEqual([true, true, false]);
  });
});
