import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useCurrentAccount } from '../../lib/session/current-account';
import type { FakeResponse } from '../../testing/fake-server';
import { kaede, rail, renderHome } from './testing/render-home';
import { account, accountReport, balanceOf, metricsOf, mover, points, summary } from './testing/responses';

afterEach(() => useCurrentAccount.getState().setAccountId(null));

const strip = () => page.getByRole('group', { name: 'Balance and last full day' });
const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
const rejected = (): FakeResponse => ({ code: 403, message: 'Not for you' });

it("shows the balance, and the last full day's cost and results compared with the day before", async () => {
  await renderHome();
  await expect
    .element(strip())
    .toHaveTextContent(/Balance1 low￥193,504\.13≈ 5\.8 days leftDelayed about 3 hours/);
  await expect.element(strip()).toHaveTextContent(/Cost, Nov 20￥33,642\.605\.2%up 5\.2 percentvs\. Nov 19/);
  await expect.element(strip()).toHaveTextContent(/Clicks, Nov 205025\.0%up 25\.0 percentvs\. Nov 19/);
  await expect.element(strip()).toHaveTextContent(/Avg\. CPC, Nov 20￥2\.983\.9%down 3\.9 percent/);
  await expect.element(strip()).toHaveTextContent(/Conversions, Nov 2050\.0%unchanged/);
  await expect.element(strip()).toHaveTextContent(/Feed cost, 15 days￥90,223\.09Nov 6 – Nov 20/);
  await expect.element(page.getByText('Data for all 2 accounts')).toBeVisible();
});

it("names the server's last full day, even if it is long ago, and leaves out feeds if there are none", async () => {
  await renderHome({
    responses: {
      'report/summary': () => ({ data: { list: [summary({ day: '2026-11-17', feedCost: null })] } }),
    },
  });
  await expect.element(strip()).toHaveTextContent(/Cost, Nov 17.*vs\. Nov 16/);
  expect(strip().element().textContent).not.toContain('Feeds');
});

it('never adds two currencies: it shows one, and the other on a click', async () => {
  const tokyo = account(3, 'Tokyo', { currency: 'JPY' });
  const { server, router } = await renderHome({
    accounts: [kaede, rail, tokyo],
    responses: {
      'report/summary': () => ({
        data: { list: [summary(), summary({ currency: 'JPY', balance: '5000.00', feedCost: null })] },
      }),
    },
  });
  await expect.element(page.getByText('Data for all 2 accounts in CNY')).toBeVisible();
  await expect.element(strip()).toHaveTextContent('￥193,504.13');
  await page.getByText('JPY', { exact: true }).click();
  await expect.element(strip()).toHaveTextContent('¥5,000.00');
  await expect.element(page.getByText('Data for your account in JPY')).toBeVisible();
  expect(router.state.location.search).toEqual({ currency: 'JPY' });
  await vi.waitFor(() =>
    expect(server.bodiesOf('report/trend').at(-1)).toMatchObject({ query: { currency: 'JPY' } }),
  );
});

it('draws the last 31 days, another metric on a click, and another period from the address', async () => {
  const { server, router } = await renderHome();
  await expect.element(page.getByRole('figure', { name: 'Cost by day' })).toBeVisible();
  expect(server.bodiesOf('report/trend')).toEqual([
    {
      query: {
        accountId: 0,
        followedOnly: false,
        currency: 'CNY',
        beginDate: '2026-10-21',
        endDate: '2026-11-20',
      },
    },
  ]);
  await expect.element(page.getByText('Oct 21 – Nov 20, 2026, compared with Sep 20 – Oct 20')).toBeVisible();
  await page.getByText('CTR', { exact: true }).click();
  await expect.element(page.getByRole('figure', { name: 'CTR by day' })).toBeVisible();
  await expect.element(page.getByRole('cell', { name: '5.00%' }).first()).toBeInTheDocument();
  expect(router.state.location.search).toEqual({ metric: 'ctr' });
  expect(server.bodiesOf('report/trend')).toHaveLength(1);
});

it('links to the explanation of the change in cost, in the channel of the largest one', async () => {
  const { router } = await renderHome({
    responses: {
      'report/movers': () => ({
        data: { day: '2026-11-20', previousDay: '2026-11-19', list: [mover({ channel: 'feed' }), mover()] },
      }),
    },
  });
  await page.getByRole('link', { name: 'Explain change in cost' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/feed/campaign');
  expect(router.state.location.search).toEqual({
    beginDate: '2026-11-20',
    endDate: '2026-11-20',
    compare: 'previous',
    explain: 'cost',
  });
});

it('links questions about a week to the reports that answer them', async () => {
  const range = { beginDate: '2026-11-09', endDate: '2026-11-15' };
  const search = { ...range, where: ['cost gt 0', 'conversion eq 0'] };
  const { router } = await renderHome({
    questions: [{ id: 'noConversions', range, path: '/keywordSearch/keyword/keywordCustom', search }],
  });
  const questions = page.getByRole('navigation', { name: 'Worth a look, Nov 9 – Nov 15' });
  await questions.getByRole('link', { name: 'Cost without conversions' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/keywordSearch/keyword/keywordCustom');
  expect(router.state.location.search).toMatchObject(search);
});

it('requests no trend of more than 100 days, and says so', async () => {
  const { server } = await renderHome({ at: '/home?beginDate=2026-01-01&endDate=2026-11-20' });
  await expect.element(page.getByText(/The trend shows up to 100 days/)).toBeVisible();
  await expect.element(strip()).toBeVisible();
  expect(server.bodiesOf('report/trend')).toEqual([]);
});

it('opens the daily report of the period', async () => {
  const { router } = await renderHome({ at: '/home?beginDate=2026-11-14&endDate=2026-11-20' });
  await page.getByRole('link', { name: 'Search ads report' }).click();
  await expect.element(page.getByText('Elsewhere')).toBeVisible();
  expect(router.state.location.href).toBe('/search/account?beginDate=2026-11-14&endDate=2026-11-20');
});

it('shows the largest changes, and opens their report in its account', async () => {
  const { router } = await renderHome({
    responses: {
      'report/movers': () => ({
        data: {
          day: '2026-11-20',
          previousDay: '2026-11-19',
          list: [
            mover(),
            mover({
              channel: 'feed',
              name: '北海道滑雪',
              metric: 'ctr',
              value: '0.04',
              previousValue: '0.0492',
            }),
          ],
        },
      }),
    },
  });
  const first = page.getByRole('link', { name: /jr pass/ });
  await expect.element(first).toHaveTextContent(/48\.2%.*Rail Pass Direct.*Cost \+￥1,204\.00/);
  const second = page.getByRole('link', { name: /北海道滑雪/ });
  await expect.element(second).toHaveTextContent(/18\.7%down 18\.7 percent.*CTR −0\.92 pt/);
  await second.click();
  await expect.element(page.getByText('Elsewhere')).toBeVisible();
  expect(router.state.location.pathname).toBe('/feed/unit');
  expect(router.state.location.search).toEqual({
    beginDate: '2026-11-20',
    endDate: '2026-11-20',
    text: '北海道滑雪',
    compare: 'previous',
    accountId: '2',
  });
});

it('has no links to reports that the user may not open', async () => {
  await renderHome({ reportPath: () => undefined });
  await expect.element(row('Kaede Travel')).toBeVisible();
  await expect.element(page.getByText('jr pass 购买')).toBeVisible();
  expect(page.getByRole('link').elements()).toEqual([]);
});

it('opens an account’s report in one of its channels', async () => {
  const { router } = await renderHome({
    accountId: 2,
    responses: {
      'account/list': () => ({
        data: { list: [balanceOf(kaede, { channels: ['feed'] }), balanceOf(rail)] },
        page: { number: 1, size: 50, totalCount: 2 },
      }),
    },
  });
  await expect.element(page.getByText('Data for Rail Pass Direct')).toBeVisible();
  await expect.element(row('Rail Pass Direct')).toHaveAttribute('aria-current', 'true');
  await expect.element(row('Kaede Travel')).not.toHaveAttribute('aria-current');
  await page.getByRole('link', { name: 'Open the report for Kaede Travel' }).click();
  await expect.element(page.getByText('Elsewhere')).toBeVisible();
  expect(router.state.location.pathname).toBe('/feed/account');
  expect(router.state.location.search).toEqual({ accountId: '1' });
});

it('never shows the data of another account, in whatever order responses arrive', async () => {
  const late = new Map<number, (response: FakeResponse) => void>();
  const accountOf = (body: unknown) =>
    Number(JSON.stringify(body).match(/"accountId":(\d+)/)?.[1] ?? Number.NaN);
  await renderHome({
    accountId: 1,
    responses: {
      'report/summary': (body) => new Promise((resolve) => late.set(accountOf(body), resolve)),
    },
  });
  const respond = (accountId: number, balance: string) =>
    late.get(accountId)?.({ data: { list: [summary({ balance })] } });
  await vi.waitFor(() => expect(late.has(1)).toBe(true));
  useCurrentAccount.getState().setAccountId(2);
  await vi.waitFor(() => expect(late.has(2)).toBe(true));
  respond(2, '222.00');
  await expect.element(strip()).toHaveTextContent('￥222.00');
  respond(1, '111.00');
  await expect.element(page.getByText('Data for Rail Pass Direct')).toBeVisible();
  await expect.element(strip()).toHaveTextContent('￥222.00');
  useCurrentAccount.getState().setAccountId(0);
  await expect.element(page.getByRole('status', { name: 'Loading data' }).first()).toBeInTheDocument();
  expect(strip().query()).toBeNull();
});

it('lets a panel fail and retry by itself', async () => {
  const failing = new Set(['summary', 'trend', 'movers', 'list']);
  const unless = (name: string, data: FakeResponse) => () => (failing.has(name) ? rejected() : data);
  const { server } = await renderHome({
    responses: {
      'report/summary': unless('summary', { data: { list: [summary()] } }),
      'report/trend': unless('trend', { data: { points: points('2026-10-21', '2026-11-20') } }),
      'report/movers': unless('movers', {
        data: { day: '2026-11-20', previousDay: '2026-11-19', list: [] },
      }),
      'account/list': unless('list', {
        data: { list: [balanceOf(kaede)] },
        page: { number: 1, size: 50, totalCount: 1 },
      }),
    },
  });
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await vi.waitFor(() => expect(tryAgain.elements()).toHaveLength(4));
  failing.delete('movers');
  await page.getByRole('region', { name: 'Top movers' }).getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('No major changes between these two days.')).toBeVisible();
  await vi.waitFor(() => expect(tryAgain.elements()).toHaveLength(3));
  expect(server.bodiesOf('report/summary')).toHaveLength(1);
  failing.clear();
  await page.getByRole('region', { name: 'Trend' }).getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('figure', { name: 'Cost by day' })).toBeVisible();
  await tryAgain.first().click();
  await expect.element(strip()).toBeVisible();
  await page.getByRole('region', { name: 'Accounts' }).getByRole('button', { name: 'Try again' }).click();
  await expect.element(row('Kaede Travel')).toBeVisible();
});

it("shows each account's balance with its time, and the cost of its last day", async () => {
  const rich = account(3, 'Umi', { currency: 'USD' });
  await renderHome({
    responses: {
      'account/list': () => ({
        data: {
          list: [
            balanceOf(kaede),
            balanceOf(rail, { balance: '1844.36', lastDay: '2026-11-18', channels: ['search', 'feed'] }),
            balanceOf(rich, { balance: '0.00', lastDayCost: null, lastDay: null, budgetDays: null }),
          ],
        },
        page: { number: 1, size: 50, totalCount: 3 },
      }),
    },
  });
  await expect.element(page.getByRole('columnheader', { name: 'Cost, Nov 20' })).toBeVisible();
  await expect.element(row('Kaede Travel')).toHaveTextContent(/8840001Search￥82,450\.12/);
  await expect.element(row('Kaede Travel')).toHaveTextContent(/06:12￥15,336\.286\.4%/);
  await expect.element(row('Rail Pass Direct')).toHaveTextContent(/Search · FeedsLow￥1,844\.36/);
  await expect.element(row('Rail Pass Direct')).toHaveTextContent(/Nov 18￥15,336\.28/);
  await expect.element(row('Umi')).toHaveTextContent(/Empty\$0\.00/);
  await expect.element(row('Umi')).toHaveTextContent(/06:12------$/);
});

it('sorts, searches and pages on the server, with everything in the address', async () => {
  const { server, router } = await renderHome({
    responses: {
      'account/list': () => ({
        data: { list: [balanceOf(kaede), balanceOf(rail)] },
        page: { number: 1, size: 50, totalCount: 120 },
      }),
    },
  });
  const balance = page.getByRole('columnheader', { name: 'Balance' });
  await balance.getByRole('button').click();
  await expect.element(balance).toHaveAttribute('aria-sort', 'ascending');
  await balance.getByRole('button').click();
  await expect.element(balance).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('button', { name: 'Page 2' }).click();
  await vi.waitFor(() => expect(router.state.location.search).toEqual({ sort: 'balance desc', page: '2' }));
  await page.getByRole('searchbox', { name: 'Search accounts' }).fill(' rail ');
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() =>
    expect(server.bodiesOf('account/list').at(-1)).toEqual({
      page: { number: 1, size: 50, sortCol: 'balance desc' },
      query: { accountId: 0, followedOnly: false, text: 'rail' },
    }),
  );
  expect(router.state.location.search).toEqual({ sort: 'balance desc', text: 'rail' });
  await balance.getByRole('button').click();
  await expect.element(balance).toHaveAttribute('aria-sort', 'none');
});

it('returns to the last existing page', async () => {
  const { router } = await renderHome({
    at: '/home?page=9',
    responses: {
      'account/list': () => ({ data: { list: [] }, page: { number: 9, size: 50, totalCount: 60 } }),
    },
  });
  await vi.waitFor(() => expect(router.state.location.search).toEqual({ page: '2' }));
});

it('filters metrics and accounts by followed ones, and shows all again', async () => {
  const { server, router } = await renderHome({
    responses: {
      'account/list': (body) => {
        const isNarrow = JSON.stringify(body).includes('"followedOnly":true');
        const list = isNarrow ? [] : [balanceOf(kaede)];
        return { data: { list }, page: { number: 1, size: 50, totalCount: list.length } };
      },
      'report/summary': (body) => ({
        data: { list: JSON.stringify(body).includes('"followedOnly":true') ? [] : [summary()] },
      }),
    },
  });
  await page.getByRole('button', { name: 'Followed only' }).click();
  await expect.element(page.getByText('Data for the accounts you follow')).toBeVisible();
  await expect
    .element(page.getByText('You aren’t following any accounts yet', { exact: true }))
    .toBeVisible();
  await expect.element(page.getByText(/Click the star next to an account to follow it/)).toBeVisible();
  await expect.element(page.getByText('Follow accounts to see their trend here.')).toBeVisible();
  await expect.element(page.getByText('Follow accounts to see their top movers here.')).toBeVisible();
  expect(router.state.location.search).toEqual({ followed: '1' });
  for (const call of ['report/trend', 'report/movers']) {
    expect(server.bodiesOf(call).at(-1)).toMatchObject({ query: { accountId: 0, followedOnly: true } });
  }
  await page.getByRole('button', { name: 'Show all accounts' }).click();
  await expect.element(row('Kaede Travel')).toBeVisible();
});

it('shows the current account’s data whether it is followed or not', async () => {
  const { server } = await renderHome({ at: '/home?followed=1', accountId: 1 });
  await expect.element(strip()).toBeVisible();
  expect(server.bodiesOf('report/summary')).toEqual([{ query: { accountId: 1, followedOnly: false } }]);
  expect(server.bodiesOf('account/list').at(-1)).toMatchObject({ query: { followedOnly: true } });
});

it('says that the user has no accounts, and sends no request', async () => {
  const { server } = await renderHome({ accounts: [] });
  await expect.element(page.getByText('No accounts yet')).toBeVisible();
  expect(server.bodiesOf('account/list')).toEqual([]);
});

describe('a new installation', () => {
  const provider = (lastDataDay: string | null) => ({
    id: 7,
    accountId: 7,
    accountNo: '8840213',
    accountName: 'Kaede Travel',
    provider: 'baidu',
    companyId: null,
    companyName: null,
    customerId: null,
    customerName: null,
    channels: ['search', 'feed'],
    currency: 'CNY',
    timeZone: 'Asia/Shanghai',
    note: '',
    balance: null,
    balanceTime: null,
    balanceSource: null,
    balanceBy: null,
    isArchived: false,
    userCount: 1,
    lastDataDay,
    version: 1,
    createdBy: 'a',
    createdTime: '2026-11-20T00:00:00Z',
    updatedBy: 'a',
    updatedTime: '2026-11-20T00:00:00Z',
  });
  const customer = {
    id: '0191d0a0-0000-7000-8000-000000000001',
    name: 'Kaede Group',
    contactName: '',
    phone: '',
    email: '',
    note: '',
    companyCount: 0,
    accountCount: 0,
    isArchived: false,
    version: 1,
    createdBy: 'a',
    createdTime: '2026-11-20T00:00:00Z',
    updatedBy: 'a',
    updatedTime: '2026-11-20T00:00:00Z',
  };
  const listOf =
    (...list: object[]) =>
    () => ({
      data: { list },
      page: { number: 1, size: 20, totalCount: list.length },
    });
  const step = (name: string) => page.getByRole('listitem', { name: new RegExp(name) });
  const administrator = ['*:*:*'];
  const importsOf = (allCount: number) => () => ({
    data: { list: [], allCount, reviewCount: 0, recentCount: 0, sums: { rows: 0, costs: [] } },
    page: { number: 1, size: 20, totalCount: 0 },
  });

  it('guides its administrator to the first account', async () => {
    await renderHome({
      accounts: [],
      permissions: administrator,
      responses: { 'v1/account/list': listOf(), 'customer/list': listOf() },
    });
    const account = step('Add a provider account').getByRole('link', { name: 'New account' });
    await expect.element(account).toHaveAttribute('href', expect.stringMatching(/^\/account\?id=new/));
    await expect
      .element(step('Add a customer').getByRole('link', { name: 'New customer' }))
      .toHaveAttribute('href', expect.stringMatching(/^\/customer\?id=new/));
    expect(step('Add your first report').getByRole('link').query()).toBeNull();
  });

  it('guides from the first account to the first report', async () => {
    await renderHome({
      accounts: [kaede],
      permissions: administrator,
      responses: {
        'v1/account/list': listOf(provider(null)),
        'customer/list': listOf(customer),
        'reportImport/list': importsOf(0),
      },
    });
    await expect.element(step('Add a provider account')).toHaveTextContent('Done');
    await expect.element(step('Add a customer')).toHaveTextContent('Done');
    const report = step('Add your first report');
    await expect
      .element(report.getByRole('link', { name: 'Import a file' }))
      .toHaveAttribute('href', '/reportImport');
    await expect
      .element(report.getByRole('link', { name: 'Store credentials' }))
      .toHaveAttribute('href', expect.stringMatching(/^\/account\?id=%?.*7/));
  });

  it.each([
    ['with data of the account', '2026-11-20', 0],
    ['with an import of a finer report', null, 1],
  ])('is set up %s', async (_, lastDataDay, allCount) => {
    const { server } = await renderHome({
      accounts: [kaede],
      permissions: administrator,
      responses: {
        'v1/account/list': listOf(provider(lastDataDay)),
        'customer/list': listOf(customer),
        'reportImport/list': importsOf(allCount),
      },
    });
    await expect.element(strip()).toBeVisible();
    await vi.waitFor(() =>
      expect(server.bodiesOf(lastDataDay === null ? 'reportImport/list' : 'v1/account/list')).toHaveLength(1),
    );
    expect(page.getByText('Set up Meridian').query()).toBeNull();
  });
});

it.each([
  ['en', 'Home', 'Followed only', 'Delayed about 3 hours', 'Top movers', 'Low'],
  ['cn', '首页', '只看已关注', '约延迟 3 小时', '变化最大的项目', '偏低'],
  ['tw', '首頁', '只看追蹤中', '約延遲 3 小時', '變動最大的項目', '偏低'],
] as const)('is available in %s', async (language, title, followed, delayed, movers, low) => {
  await renderHome({
    language,
    responses: {
      'account/list': () => ({
        data: { list: [balanceOf(kaede, { balance: '1.00' })] },
        page: { number: 1, size: 50, totalCount: 1 },
      }),
    },
  });
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect.element(page.getByRole('button', { name: followed })).toBeVisible();
  await expect.element(page.getByText(delayed)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: movers })).toBeVisible();
  await expect.element(page.getByText(low, { exact: true })).toBeVisible();
});

it('fits a phone: metrics in pairs, the table scrolls under its first column', async () => {
  await renderHome({ width: 390 });
  await expect.element(row('Kaede Travel')).toHaveTextContent(/Kaede Travel8840001/);
  await expect.element(strip()).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  const table = page.getByRole('region', { name: 'Your accounts with balance and cost' }).element();
  expect(table.scrollWidth).toBeGreaterThan(table.clientWidth);
  table.scrollLeft = 200;
  const name = page.getByRole('link', { name: 'Open the report for Kaede Travel' }).element();
  expect(name.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
});

it('keeps its layout while data loads', async () => {
  const waiting: (() => void)[] = [];
  const after = (response: FakeResponse) => () =>
    new Promise<FakeResponse>((resolve) => waiting.push(() => resolve(response)));
  await renderHome({
    responses: {
      'report/summary': after({ data: { list: [summary()] } }),
      'report/movers': after({
        data: {
          day: '2026-11-20',
          previousDay: '2026-11-19',
          list: [1, 2, 3, 4, 5].map((id) => mover({ name: `m${String(id)}` })),
        },
      }),
      'account/list': after({
        data: { list: [balanceOf(kaede), balanceOf(rail)] },
        page: { number: 1, size: 50, totalCount: 2 },
      }),
    },
  });
  await expect.element(page.getByRole('figure', { name: 'Cost by day' })).toBeVisible();
  await vi.waitFor(() => expect(waiting).toHaveLength(3));
  const places = () =>
    [page.getByRole('heading', { name: 'Accounts' }), page.getByRole('table', { name: /Your accounts/ })].map(
      (part) => {
        const { top, height } = part.element().getBoundingClientRect();
        return [Math.round(top), Math.round(height)];
      },
    );
  const before = places();
  waiting.forEach((go) => go());
  await expect.element(row('Kaede Travel')).toBeVisible();
  await expect.element(page.getByText('m5')).toBeVisible();
  await expect.element(strip()).toBeVisible();
  expect(places()).toEqual(before);
});

it('draws days without data as a gap, not as 0', async () => {
  const [first, ...others] = points('2026-11-14', '2026-11-20');
  const gap = { ...metricsOf('0'), cost: null };
  await renderHome({
    at: '/home?beginDate=2026-11-14&endDate=2026-11-20',
    responses: {
      'report/trend': () => ({ data: { points: first ? [{ ...first, ...gap }, ...others] : [] } }),
    },
  });
  await expect
    .element(page.getByRole('row', { name: /Sat, Nov 14, 2026/ }))
    .toHaveTextContent(/Sat, Nov 14, 2026--/);
});

describe('accounts without an account report', () => {
  const none = { cost: null, impression: null, click: null, conversion: null, ctr: null, cpc: null };
  const empty = points('2026-10-21', '2026-11-20').map((point) => ({ ...point, ...none, previous: none }));
  const responses = {
    'report/trend': () => ({ data: { points: empty } }),
    'seachReport/account/daily/list': () => accountReport(['keyword', 'device']),
    'infoReport/account/daily/list': () => accountReport([]),
  };

  it('link to the sum of a more detailed report of the period', async () => {
    const { server, router } = await renderHome({ responses });
    await expect
      .element(page.getByText(/^The search ads account report wasn’t imported .* the keyword report was\./))
      .toBeVisible();
    expect(page.getByText(/^The feed ads account report/).query()).toBeNull();
    expect(server.bodiesOf('seachReport/account/daily/list').at(-1)).toMatchObject({
      query: { beginDate: '2026-10-21', endDate: '2026-11-20' },
    });
    await page.getByRole('link', { name: 'Show the sum of the keyword report' }).click();
    await expect.element(page.getByText('Elsewhere')).toBeVisible();
    expect(router.state.location.href).toBe(
      '/search/account?beginDate=2026-10-21&endDate=2026-11-20&from=keyword',
    );
  });

  it('have no such link if they have rows', async () => {
    const { server } = await renderHome({
      responses: {
        ...responses,
        'report/trend': () => ({ data: { points: points('2026-10-21', '2026-11-20') } }),
      },
    });
    await expect.element(page.getByRole('figure', { name: 'Cost by day' })).toBeVisible();
    expect(server.bodiesOf('account/daily/list')).toEqual([]);
  });

  it('have no such link if the report may not be opened', async () => {
    const { server } = await renderHome({ responses, reportPath: () => undefined });
    await expect.element(row('Kaede Travel')).toBeVisible();
    expect(server.bodiesOf('account/daily/list')).toEqual([]);
  });
});

it('has the dates in the panel that they change', async () => {
  await renderHome({ at: '/home?beginDate=2026-11-14&endDate=2026-11-20' });
  const dates = page.getByRole('button', { name: /^Date range/ });
  await expect
    .element(page.getByRole('region', { name: 'Trend' }).getByRole('button', { name: /^Date range/ }))
    .toBeVisible();
  expect(dates.elements()).toHaveLength(1);
});

it('marks what happened in the only account below the trend, and lists it by keyboard', async () => {
  const note = {
    id: 'a',
    kind: 'note',
    time: '2026-11-12T02:10:00Z',
    userName: 'Mei',
    text: 'Sale',
    canEdit: true,
  };
  const day = { date: '2026-11-12', counts: { note: 1 }, events: [note] };
  const responses = { 'event/list': () => ({ data: { days: [day] } }) };
  const { server } = await renderHome({ accountId: 1, responses, permissions: ['report:note:edit'] });
  const mark = page.getByRole('button', { name: 'Nov 12: 1 note' });
  await expect.element(mark).toBeVisible();
  expect(server.bodiesOf('event/list')).toEqual([
    { accountId: 1, beginDate: '2026-10-21', endDate: '2026-11-20' },
  ]);
  mark.element().focus();
  await userEvent.keyboard('{Enter}');
  const list = page.getByRole('dialog', { name: 'Nov 12: 1 note' });
  await expect.element(list).toHaveTextContent(/Sale.*Mei/);
  await userEvent.keyboard('{Escape}');
  await expect.element(mark).toHaveFocus();
});

it('has no marks for several accounts together', async () => {
  const { server } = await renderHome();
  await expect.element(page.getByRole('img', { name: /^Cost by day/ })).toBeVisible();
  expect(server.bodiesOf('event/list')).toEqual([]);
});
