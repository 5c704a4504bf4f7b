import { previousDataOf, reportImportListOptions, reportListOptions } from '@meridian/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { useApi } from '../../lib/api/api';
import { useCurrentAccount } from '../../lib/session/current-account';
import { fakeServer, type FakeResponse } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';

const week = { beginDate: '2026-11-14', endDate: '2026-11-20' };
const info = {
  ...week,
  timeZone: 'Asia/Shanghai',
  dataTime: '2026-11-21T01:12:00Z',
  isComplete: true,
  missingDays: 0,
  incompleteDays: 0,
  latestDate: '2026-11-20',
  currencies: ['CNY'],
  rowCap: null,
  omittedSpans: [],
  reportedTotals: [],
  from: null,
  finerSections: [],
  accountCost: null,
};

/** Requests without a response yet, by account. */
let pending: { accountId: number; respond: () => void }[] = [];

const accountOf = (body: unknown) => {
  const { query } = (body ?? {}) as { query?: { accountId?: number } }; // the test's own requests contain it there
  return query?.accountId ?? 0;
};
const later = (responseOf: (accountId: number) => FakeResponse) => (body: unknown) =>
  new Promise<FakeResponse>((resolve) => {
    const accountId = accountOf(body);
    pending.push({ accountId, respond: () => resolve(responseOf(accountId)) });
  });
const server = fakeServer(
  {
    '/reportImport/list': later((accountId) => ({
      data: { list: [], allCount: 0, reviewCount: 0, recentCount: 0, sums: { rows: 0, costs: [] } },
      page: { number: 1, size: 20, totalCount: accountId * 100 },
    })),
    '/account/daily/list': later((accountId) => ({
      data: { list: [], titleInfos: [], summary: {}, info },
      page: { number: 1, size: 20, totalCount: accountId * 100 },
    })),
  },
  { getAccountId: () => useCurrentAccount.getState().accountId },
);
const respondAll = (accountId: number): void => {
  for (const each of pending.filter((request) => request.accountId === accountId)) each.respond();
};

function Imports() {
  const list = reportImportListOptions(useApi(), { page: { number: 1, size: 20 } });
  const { data } = useQuery({ ...list, placeholderData: previousDataOf(list.queryKey) });
  return <Painted name="imports" total={data?.page.totalCount} />;
}

function Report() {
  const query = { ...week, reportType: 1 } as const;
  const { data } = useQuery(
    reportListOptions(useApi(), { channel: 'search', section: 'account', period: 'daily', query }),
  );
  return <Painted name="report" total={data?.page.totalCount} />;
}

const paintings: string[] = [];
function Painted({ name, total }: { name: string; total: number | undefined }) {
  const { accountId } = useCurrentAccount();
  const text = `${name} of ${String(accountId)}: ${String(total ?? 'loading')}`;
  paintings.push(text);
  return <p>{text}</p>;
}

beforeEach(() => {
  pending = [];
  paintings.length = 0;
  localStorage.clear();
  useCurrentAccount.setState({ accountId: 1 });
});

const shown = () => [...document.querySelectorAll('p')].map((each) => each.textContent);
const all = (accountId: number, total: number | string) =>
  ['imports', 'imports', 'report'].map((name) => `${name} of ${String(accountId)}: ${String(total)}`);

it.each([
  ['came before the switch', true],
  ['come after the switch', false],
])('never shows the data of another account whose responses %s', async (_, isBefore) => {
  await renderPage(
    <>
      <Imports />
      <Imports />
      <Report />
    </>,
    server.api,
  );
  await vi.waitFor(() => expect(pending.length).toBeGreaterThanOrEqual(2));
  if (isBefore) {
    respondAll(1);
    await vi.waitFor(() => expect(shown()).toEqual(all(1, 100)));
  }
  useCurrentAccount.getState().setAccountId(2);
  await vi.waitFor(() => expect(pending.filter(({ accountId }) => accountId === 2)).toHaveLength(2));
  respondAll(1);
  await vi.waitFor(() => expect(shown()).toEqual(all(2, 'loading')));
  respondAll(2);
  await vi.waitFor(() => expect(shown()).toEqual(all(2, 200)));
  // and back: the data of account 1 are cached, or are refetched
  useCurrentAccount.getState().setAccountId(1);
  await vi.waitFor(() => {
    respondAll(1);
    expect(shown()).toEqual(all(1, 100));
  });
  expect(paintings.filter((text) => /of 1: 200|of 2: 100/.test(text))).toEqual([]);
});
