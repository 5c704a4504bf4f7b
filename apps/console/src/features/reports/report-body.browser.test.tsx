import type { ReportInfo } from '@meridian/api-client/contract';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useNotices } from '../../lib/page/notices';
import { useSettings } from '../../lib/settings/settings';
import {
  fakeServer,
  type FakeEndpoint,
  type FakeResponse,
  type FakeServerOptions,
} from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { reports } from './registry';
import { ReportBody } from './report-body';
import { reportAccount } from './testing/render-report';
import { ExportButton } from './toolbar/export-button';
import { ReportToolbar } from './toolbar/report-toolbar';
import { useReportModel } from './use-report-model';
import type { ReportAddress } from './view/report-address';

const week = { beginDate: '2026-11-14', endDate: '2026-11-20' };
const before = { beginDate: '2026-11-07', endDate: '2026-11-13' };
const info: ReportInfo = {
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
const title = (dataKey: string, titleName: string, format: object = {}) => ({
  id: dataKey,
  dataKey,
  titleName,
  isSort: true,
  valueType: 'Double',
  domType: 'text',
  unit: 't2',
  fixed: false,
  width: 120,
  ...format,
});
const titleInfos = [
  title('showWord', 'Keyword', { valueType: 'String', unit: undefined, fixed: 'left' }),
  title('cost', 'Cost', { unitDesc: '￥' }),
  title('click', 'Clicks', { unit: 't' }),
];
const rows = [
  { showWord: 'jr pass', cost: '130.00', click: 10 },
  { showWord: 'kyoto ryokan', cost: '80.00', click: 5 },
];
const previous = [{ showWord: 'jr pass', cost: '100.00', click: 20 }, null];
const missing = { dataTime: '2026-11-14T01:12:00Z', isComplete: false, missingDays: 2, incompleteDays: 0 };

interface ListOptions {
  info?: Partial<ReportInfo>;
  totalCount?: number;
  /** Values of the comparison period. */
  before?: object;
}

/** Responds to a list like the server: with the previous period if the query compares. */
const list =
  ({ info: own, totalCount = 2, before: past }: ListOptions = {}) =>
  (body: unknown): FakeResponse => {
    const { query } = body as { query: { compare?: { changedBy?: number } } }; // asserted: made by the client
    const changedBy = query.compare?.changedBy;
    return {
      data: {
        titleInfos,
        list: rows,
        summary: { cost: '210.00', click: 15 },
        info: { ...info, ...own },
        ...(query.compare && {
          comparison: {
            ...before,
            ...missing,
            ...past,
            list: previous,
            summary: { cost: '100.00', click: 20 },
            hiddenCount: changedBy === undefined ? 0 : 3,
          },
        }),
      },
      page: { number: 1, size: 20, totalCount },
    };
  };

const day = (date: string, cost: string) => ({ beginDate: date, endDate: date, values: { cost, click: 1 } });
const trend = (): FakeResponse => ({
  data: {
    grain: 'day',
    points: [day('2026-11-14', '100.00'), day('2026-11-15', '110.00')],
    summary: { cost: '210.00', click: 15, ctr: '0.05', cpc: '14.00', impression: 300, conversion: '2' },
    comparison: {
      ...before,
      dataTime: '2026-11-14T01:12:00Z',
      isComplete: true,
      missingDays: 0,
      incompleteDays: 0,
      points: [day('2026-11-07', '60.00'), day('2026-11-08', '40.00')],
      summary: { cost: '100.00', click: 20, ctr: '0.04', cpc: '5.00', impression: 500, conversion: '1' },
    },
    currency: 'CNY',
    info,
  },
});

/** The page around a report: the address, as the router stores it. */
function Host({
  id,
  first,
  onAddress,
}: {
  id: string;
  first: ReportAddress;
  onAddress: (address: ReportAddress) => void;
}) {
  const [address, setAddress] = useState(first);
  const found = reports.find((report) => report.id === id);
  if (!found) throw new Error('no such report');
  const model = useReportModel({
    report: found,
    address,
    onAddressChange: (next) => {
      const known = Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined));
      onAddress(known);
      setAddress(known);
    },
    account: reportAccount,
    accounts: [reportAccount],
    today: '2026-11-21',
  });
  return (
    <div className="flex h-200 flex-col">
      <ReportToolbar model={model} end={<ExportButton model={model} title="Keyword report" />} />
      <ReportBody
        model={model}
        title="Keyword report"
        canOpen={() => false}
        onOpenReport={() => undefined}
        onOpenImports={undefined}
      />
    </div>
  );
}

async function open(
  first: ReportAddress = {},
  responses: Record<string, FakeEndpoint> = {},
  width = 1440,
  watchFetch?: FakeServerOptions['watchFetch'],
  id = 'search-keyword-custom',
) {
  localStorage.clear();
  await page.viewport(width, 900);
  const server = fakeServer(
    {
      '/custom/list': list(),
      '/custom/trend': trend,
      '/event/list': () => ({ data: { days: [] } }),
      ...responses,
    },
    watchFetch && { watchFetch },
  );
  const addresses: ReportAddress[] = [];
  const screen = await renderPage(
    <Host id={id} first={{ ...week, ...first }} onAddress={(address) => addresses.push(address)} />,
    server.api,
  );
  return { ...server, screen, address: () => addresses.at(-1) };
}

const kpi = (name: RegExp) => page.getByRole('group', { name: 'Key metrics' }).getByRole('button', { name });

describe('the KPIs of a report', () => {
  it('are compared with the previous period, and shown as good or bad if that applies', async () => {
    await open();
    await expect.element(kpi(/^Cost .*￥210\.00/)).toHaveTextContent('up 110.0 percent');
    await expect.element(kpi(/^Clicks/)).toHaveTextContent('down 25.0 percent');
    await expect.element(kpi(/^Avg\. CPC/)).toHaveTextContent('￥14.00');
  });

  it('open as a chart that the address names, and close again', async () => {
    const { address } = await open();
    await kpi(/^Cost/).click();
    await expect.element(page.getByRole('heading', { name: 'Cost by day' })).toBeVisible();
    expect(address()).toMatchObject({ metric: 'cost' });
    await page.getByRole('button', { name: 'Close chart' }).click();
    await expect.element(page.getByRole('heading', { name: 'Cost by day' })).not.toBeInTheDocument();
    expect(address()).not.toHaveProperty('metric');
  });

  it('never add up two currencies', async () => {
    const several = (): FakeResponse => {
      const response = trend();
      if (!('data' in response)) return response;
      return { data: { ...(response.data as object), currency: null } }; // asserted: the object above
    };
    await open({}, { '/custom/trend': several });
    await expect.element(kpi(/^Cost/)).toHaveTextContent('--');
    await expect.element(kpi(/^Clicks/)).toHaveTextContent('15');
  });

  it('leave the table unchanged if they fail, and can be requested again', async () => {
    let fail = (): void => undefined;
    const failure = new Promise<FakeResponse>((resolve) => {
      fail = () => resolve({ code: 400, message: 'Not this time' });
    });
    const responses = [failure];
    const failing = () => responses.pop() ?? trend();
    await open({}, { '/custom/trend': failing });
    const row = page.getByText('jr pass');
    await expect.element(row).toBeVisible();
    const top = row.element().getBoundingClientRect().top;
    fail();
    await expect.element(page.getByText('Couldn’t load the key metrics')).toBeVisible();
    // a click meant for one row must not land on the next one
    expect(row.element().getBoundingClientRect().top).toBe(top);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(kpi(/^Cost/)).toBeVisible();
    expect(row.element().getBoundingClientRect().top).toBe(top);
  });
});

describe('a comparison', () => {
  const basisControl = page.getByRole('combobox', { name: 'Compared with' });

  it('offers periods with their days, and any other range, by keyboard', async () => {
    const { bodiesOf, address } = await open({ compare: 'previous' });
    await expect.element(basisControl).toHaveTextContent('Previous period Nov 7 – Nov 13, 2026');
    basisControl.element().focus();
    await userEvent.keyboard('{Enter}');
    const monthEarlier = page.getByRole('option', {
      name: 'Same days a month earlier Oct 14 – Oct 20, 2026',
    });
    await expect.element(monthEarlier).toBeVisible();
    await userEvent.keyboard('{End}{Enter}');
    // the calendar opens with the days that were compared
    const from = page.getByRole('dialog').getByRole('textbox').first();
    await expect.element(from).toHaveValue('2026-11-07');
    await from.fill('2026-11-04');
    await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
    await expect.poll(address).toMatchObject({ compare: '2026-11-04..2026-11-13' });
    expect(bodiesOf('/custom/list').at(-1)).toMatchObject({
      query: { compare: { basis: { beginDate: '2026-11-04', endDate: '2026-11-13' } } },
    });
    await expect.element(page.getByText('7 days vs 10', { exact: true })).toBeVisible();
  });

  it('says that its range overlaps with the one of the report', async () => {
    await open({ compare: '2026-11-12..2026-11-18' });
    await expect.element(page.getByText('5 days are in both ranges')).toBeVisible();
  });

  it('ignores a range that has no data yet, and says so', async () => {
    await open({ compare: '2026-11-15..2026-11-21' });
    await expect.element(page.getByText(/comparison.*no comparison/)).toBeVisible();
    await expect.element(basisControl).not.toBeInTheDocument();
  });

  it('names the days that only the other range has, without calling them stopped', async () => {
    const daily = {
      data: {
        titleInfos: [title('date', 'Date', { valueType: 'String', unit: undefined }), ...titleInfos],
        list: [
          { date: '2026-11-20', ...rows[0] },
          { date: null, showWord: 'kyoto ryokan', cost: null, click: null },
        ],
        summary: { cost: '130.00', click: 10 },
        info: { ...info, beginDate: '2026-11-20' },
        comparison: {
          beginDate: '2026-11-10',
          endDate: '2026-11-11',
          ...missing,
          list: [
            { date: '2026-11-10', ...previous[0] },
            { date: '2026-11-11', showWord: 'kyoto ryokan', cost: '40.00', click: 2 },
          ],
          summary: { cost: '140.00', click: 22 },
          hiddenCount: 0,
          pairedUntil: '2026-11-20',
        },
      },
      page: { number: 1, size: 20, totalCount: 2 },
    };
    const address = { beginDate: '2026-11-20', compare: '2026-11-10..2026-11-11' };
    await open(
      address,
      { '/daily/list': () => daily, '/daily/trend': trend },
      1440,
      undefined,
      'search-keyword-daily',
    );
    await expect.element(page.getByTitle('Only in the comparison')).toHaveTextContent('2026-11-11');
    await expect.element(page.getByText('40.00').first()).toBeVisible();
    await expect.element(page.getByText('Stopped')).not.toBeInTheDocument();
  });

  it('replaces the KPIs and requests the previous period', async () => {
    const { bodiesOf, address } = await open();
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect.element(page.getByRole('columnheader', { name: /^Cost/ })).toBeVisible();
    await expect.element(page.getByText('Nov 7 – Nov 13, 2026')).toBeVisible();
    await expect.element(page.getByText('New').first()).toBeVisible();
    await expect.element(page.getByText('Comparison: 2 days without data')).toBeVisible();
    await expect.element(kpi(/^Cost .*￥/)).not.toBeInTheDocument();
    expect(bodiesOf('/custom/list').at(-1)).toMatchObject({ query: { compare: { basis: 'previous' } } });
    await basisControl.click();
    await page.getByRole('option', { name: /^Same days last year/ }).click();
    await expect.element(page.getByText('Nov 14 – Nov 20, 2025')).toBeVisible();
    expect(address()).toMatchObject({ compare: 'lastYear' });
  });

  it('lists only changed rows, says how many it hides, and shows them again', async () => {
    const { bodiesOf, address } = await open({ compare: 'previous', sort: 'cost:change desc' });
    await page.getByRole('switch', { name: 'Only rows that changed' }).click();
    await expect.element(page.getByText('5 rows', { exact: true })).toBeVisible();
    await expect.element(page.getByText(/3 rows hidden: cost changed by less than 5%/)).toBeVisible();
    expect(bodiesOf('/custom/list').at(-1)).toMatchObject({
      page: { sortCol: 'cost:change desc' },
      query: { compare: { basis: 'previous', changedBy: 5, changedKey: 'cost' } },
    });
    await page.getByRole('button', { name: 'Show hidden rows' }).click();
    await expect.element(page.getByText(/3 hidden/)).not.toBeInTheDocument();
    expect(address()).toEqual({ ...week, compare: 'previous', sort: 'cost:change desc' });
    await page.getByRole('button', { name: 'Compare' }).click();
    expect(address()).toEqual(week);
  });

  it('says in words that there is nothing to compare with, instead of calling every row new', async () => {
    const nothing = list({
      before: { dataTime: null, isComplete: false, missingDays: 7, incompleteDays: 0 },
    });
    await open({ compare: 'lastYear' }, { '/custom/list': nothing });
    await expect.element(page.getByText(/^No data for/)).toBeVisible();
    await expect.element(page.getByText('jr pass')).toBeVisible();
    await expect.element(page.getByText('New', { exact: true })).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Compare with the previous period' }).click();
    await expect.element(page.getByText('Nov 7 – Nov 13, 2026').first()).toBeVisible();
  });

  it('is among the filters on a phone', async () => {
    const { address } = await open({}, {}, 390);
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('switch', { name: 'Compare' }).click();
    await page.getByRole('switch', { name: 'Only rows that changed' }).click();
    expect(address()).toMatchObject({ compare: 'previous', changed: 5 });
    await page.getByRole('button', { name: 'Show report' }).click();
    await page.getByRole('button', { name: 'Stop comparing' }).click();
    expect(address()).toEqual(week);
  });
});

it('shows the order of its rows until those of another order are loaded', async () => {
  const head = (name: RegExp) => page.getByRole('columnheader', { name }).first();
  let respond: (() => void) | undefined;
  await open(
    { sort: 'cost desc' },
    {
      '/custom/list': (body) => {
        const { page: wanted } = body as { page: { sortCol?: string } }; // asserted: made by the client
        if (wanted.sortCol === 'cost desc') return list()(body);
        return new Promise((resolve) => (respond = () => resolve(list()(body))));
      },
    },
  );
  await expect.element(head(/^Cost/)).toHaveAttribute('aria-sort', 'descending');
  await head(/^Clicks/)
    .getByRole('button')
    .first()
    .click();
  await vi.waitFor(() => expect(respond).toBeDefined());
  await expect.element(page.getByRole('progressbar')).toBeVisible();
  await expect.element(head(/^Cost/)).toHaveAttribute('aria-sort', 'descending');
  expect(
    head(/^Clicks/)
      .element()
      .getAttribute('aria-sort'),
  ).not.toBe('ascending');
  respond?.();
  await expect.element(head(/^Clicks/)).toHaveAttribute('aria-sort', 'ascending');
  await expect.element(head(/^Cost/)).not.toHaveAttribute('aria-sort', 'descending');
});

it('says that rows belong to the earlier filters until those of the new ones are loaded', async () => {
  let release = () => {};
  const loaded = new Promise<void>((resolve) => {
    release = resolve;
  });
  await open(
    {},
    {
      '/custom/list': async (body) => {
        const { query } = body as { query: { text?: string } }; // asserted: made by the client
        if (query.text !== undefined) await loaded;
        return list()(body);
      },
    },
  );
  const mark = page.getByText('Rows from before the new selection');
  await expect.element(page.getByText('jr pass')).toBeVisible();
  expect(mark.query()).toBeNull();
  await page.getByRole('searchbox').first().fill('jr');
  await expect.element(mark).toBeVisible();
  release();
  await expect.element(mark).not.toBeInTheDocument();
});

describe('a report that takes over a second', () => {
  /** Never responds to the first request for rows. */
  function slowList() {
    let count = 0;
    return (body: unknown) => ((count += 1) === 1 ? new Promise<never>(() => undefined) : list()(body));
  }
  const progress = page.getByText('Loading the report', { exact: true });

  it.each([
    ['the button', () => page.getByRole('button', { name: 'Cancel' }).click()],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('shows its progress, is cancelled by %s, and can be loaded again', async (_way, cancel) => {
    await open({}, { '/custom/list': slowList() });
    await expect.element(progress).toBeVisible();
    await cancel();
    await expect.element(page.getByText('Loading cancelled')).toBeVisible();
    await expect.element(progress).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect.element(page.getByText('jr pass')).toBeVisible();
    await expect.element(page.getByText('Loading cancelled')).not.toBeInTheDocument();
  });

  it('stays while Escape closes a menu', async () => {
    await open({}, { '/custom/list': slowList() });
    await page.getByRole('button', { name: /Nov 14/ }).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await expect.element(progress).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(progress).toBeVisible();
  });

  it('ends its requests when it is cancelled, and when the page is left', async () => {
    const signals: AbortSignal[] = [];
    const hang = vi.fn<typeof fetch>((_input, init) => {
      if (init?.signal) signals.push(init.signal);
      return new Promise<never>(() => undefined);
    });
    const { screen } = await open({}, {}, 1440, () => hang);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => signals.map(({ aborted }) => aborted)).toEqual([true, true]);
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect.poll(() => signals.length).toBe(4);
    await screen.unmount();
    await expect.poll(() => signals.every(({ aborted }) => aborted)).toBe(true);
  });
});

describe('a link', () => {
  it('with invalid parameters is shown without them, and loses them when the notice is closed', async () => {
    const { bodiesOf, address } = await open({ page: '0', sort: 'foo asc', device: 'pc', text: 'jr' });
    await expect
      .element(
        page.getByText(
          /Parts of this link aren’t valid: filters, page and sort order\. Showing .* the first page/,
        ),
      )
      .toBeVisible();
    expect(bodiesOf('/custom/list').at(-1)).toEqual({
      page: { number: 1, size: 20 },
      query: { accountId: 1, ...week, text: 'jr' },
    });
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.element(page.getByText(/aren’t valid/)).not.toBeInTheDocument();
    expect(address()).toEqual({ ...week, text: 'jr' });
  });

  it('shows the columns that it names, and stores later selections in both places', async () => {
    const { address } = await open({ columns: ['showWord', 'click'] });
    const cost = page.getByRole('columnheader', { name: /^Cost/ });
    await expect.element(page.getByRole('columnheader', { name: /^Clicks/ })).toBeVisible();
    await expect.element(cost).not.toBeInTheDocument();
    expect(localStorage.getItem('meridian.columns.search.keyword')).toBeNull();
    await page.getByRole('button', { name: /^Columns/ }).click();
    await page.getByRole('checkbox', { name: 'Cost' }).click();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect.element(cost).toBeVisible();
    expect(localStorage.getItem('meridian.columns.search.keyword')).toContain('cost');
    expect(address()).toMatchObject({ columns: ['showWord', 'click', 'cost'] });
  });

  it('with a period that the picker rejects requests nothing and offers the default one', async () => {
    const { bodiesOf, address } = await open({ beginDate: '2026-11-20', endDate: '2026-11-14' });
    await expect.element(page.getByText('This date range can’t be shown')).toBeVisible();
    expect(bodiesOf('/custom/list')).toEqual([]);
    expect(bodiesOf('/custom/trend')).toEqual([]);
    await page.getByRole('button', { name: /^Use Oct 21/ }).click();
    await expect.element(page.getByText('jr pass')).toBeVisible();
    expect(address()).toEqual({});
  });
});

it('asks for a period if there is none, also before an export', async () => {
  useNotices.getState().take();
  const { bodiesOf } = await open({ beginDate: '', endDate: '' });
  await expect.element(page.getByRole('alert')).toHaveTextContent('please select time');
  await page.getByRole('button', { name: 'Export' }).click();
  await expect
    .poll(() => useNotices.getState().take())
    .toMatchObject([{ tone: 'error', title: 'please select time' }]);
  expect(page.getByRole('dialog').elements()).toEqual([]);
  expect(bodiesOf('/custom/list')).toEqual([]);
});

it('says that it shows only the first 10,000 rows, and pages no further', async () => {
  const capped = list({ info: { rowCap: 10_000 }, totalCount: 11_160 });
  await open({}, { '/custom/list': capped });
  await expect.element(page.getByText('First 10,000 of 11,160 rows')).toBeVisible();
  await expect.element(page.getByText('11,160 rows', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Page 500' })).toBeVisible();
  await expect.element(page.getByText('1–20 of 10,000')).toBeVisible();
  await page.getByRole('button', { name: 'More about this data' }).click();
  await expect
    .element(page.getByText(/Add a filter or switch to weekly or monthly to see the rest/))
    .toBeVisible();
});

it('says how much of the account its rows explain, and why some is missing', async () => {
  const total = { label: 'Total: Account', kind: 'account', impression: null, click: null, conversion: null };
  const stated = { fileName: 'week.csv', ...week, currency: 'CNY', rowsCost: '210.00' };
  const own = list({
    info: { reportedTotals: [{ ...stated, totals: [{ ...total, kind: 'account', cost: '250.00' }] }] },
  });
  await open({}, { '/custom/list': own });
  await expect.element(page.getByText('Rows account for 84% of the account’s cost')).toBeVisible();
  expect(page.getByText('Complete', { exact: true }).query()).toBeNull();
  await page.getByRole('button', { name: 'More about this data' }).click();
  await expect.element(page.getByText('Its rows account for 84% of ￥250.00')).toBeVisible();
  await expect.element(page.getByText(/doesn’t list rows below its threshold/)).toBeVisible();
});

describe('the bars of the sorted cost', () => {
  const bar = () => page.getByRole('gridcell', { name: '130.00' }).element().querySelector('[aria-hidden]');

  it('are drawn, and disappear at once if the settings turn them off', async () => {
    await open({ sort: 'cost desc' });
    await expect.element(page.getByRole('gridcell', { name: '130.00' })).toBeVisible();
    expect(bar()).not.toBeNull();
    useSettings.getState().choose({ hasTableAids: false });
    await expect.poll(bar).toBeNull();
    await expect.element(page.getByRole('gridcell', { name: '130.00' })).toBeVisible();
    useSettings.getState().reset();
    await expect.poll(bar).not.toBeNull();
  });
});

it('says that every row counts as new if there is no data before the report', async () => {
  await open(
    { where: ['showWord new'] },
    { '/custom/list': list({ info: { accountsWithoutEarlierData: 1 } }) },
  );
  await expect
    .element(page.getByText('There’s no data before Nov 14, 2026, so every row counts as new.'))
    .toBeVisible();
});
