import { keepPreviousOf, reportImportListOptions, reportListOptions } from '@meridian/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useApi } from '../lib/api';
import { useCurrentAccount } from '../lib/current-account';
import { fakeServer, type FakeAnswer } from '../testing/fake-server';
import { renderPage } from '../testing/render-page';

/** What waits for its answer, by account. */
let waiting: { accountId: number; answer: () => void }[] = [];

const accountOf = (body: unknown) => {
  const { query } = (body ?? {}) as { query?: { accountId?: number } }; // the test's own calls name it there
  return query?.accountId ?? 0;
};
const later = (answerOf: (accountId: number) => FakeAnswer) => (body: unknown) =>
  new Promise<FakeAnswer>((resolve) => {
    const accountId = accountOf(body);
    waiting.push({ accountId, answer: () => resolve(answerOf(accountId)) });
  });
const server = fakeServer(
  {
    '/reportImport/list': later((accountId) => ({
      data: { list: [] },
      page: { number: 1, size: 20, totalCount: accountId * 100 },
    })),
    '/account/daily/list': later((accountId) => ({
      data: { list: [], titleInfos: [], summary: {}, info: { rowCap: accountId * 100 } },
      page: { number: 1, size: 20, totalCount: accountId * 100 },
    })),
  },
  { getAccountId: () => useCurrentAccount.getState().accountId },
);
const answerAll = (accountId: number) => {
  for (const each of waiting.filter((call) => call.accountId === accountId)) each.answer();
};

function Imports() {
  const list = reportImportListOptions(useApi(), { page: { number: 1, size: 20 } });
  const { data } = useQuery({ ...list, placeholderData: keepPreviousOf(list.queryKey) });
  return <Painted name="imports" total={data?.page.totalCount} />;
}

function Report() {
  const query = { beginDate: '2026-11-14', endDate: '2026-11-20', reportType: 1 } as const;
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
  waiting = [];
  paintings.length = 0;
  localStorage.clear();
  useCurrentAccount.setState({ accountId: 1 });
});

it.each([
  ['answers that came', (): void => answerAll(1)],
  ['answers that are under way', (): void => undefined],
])('never shows one account the data of another, with %s before the switch', async (_, before) => {
  await renderPage(
    <>
      <Imports />
      <Imports />
      <Report />
    </>,
    server.api,
  );
  await vi.waitFor(() => expect(waiting.length).toBeGreaterThanOrEqual(2));
  before();
  useCurrentAccount.getState().setAccountId(2);
  await vi.waitFor(() => expect(waiting.some(({ accountId }) => accountId === 2)).toBe(true));
  // the old answers arrive now, after the switch
  answerAll(1);
  await expect.element(page.getByText('imports of 2: loading').first()).toBeVisible();
  answerAll(2);
  await vi.waitFor(() => {
    const texts = [...document.querySelectorAll('p')].map((each) => each.textContent);
    expect(texts.filter((text) => text.startsWith('imports'))).toEqual([
      'imports of 2: 200',
      'imports of 2: 200',
    ]);
  });
  const mixed = paintings.filter((text) => /of 1: 200|of 2: 100/.test(text));
  expect(mixed).toEqual([]);
});
