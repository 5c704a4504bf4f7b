import type { Account } from '@meridian/api-client/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ItemRequest } from '../../../lib/account-items/account-item';
import { fakeServer, type FakeResponse } from '../../../testing/fake-server';
import { renderRoute } from '../../../testing/render-route';
import { ReportBody } from '../report-body';
import { reportAccount, reportWithId } from '../testing/render-report';
import { useReportModel } from '../use-report-model';
import { reportAddressSchema } from '../view/report-address';

const at = '/keywordSearch/keyword/keywordCustom';
const title = (dataKey: string, titleName: string, isText = false) => ({
  id: dataKey,
  dataKey,
  titleName,
  isSort: true,
  valueType: isText ? 'String' : 'Double',
  domType: 'text',
  fixed: false,
  width: 120,
});
const titleInfos = [
  title('showWord', 'Keyword', true),
  title('campaignName', 'Campaign', true),
  title('adgroupName', 'Unit', true),
  title('cost', 'Cost'),
  title('click', 'Clicks'),
  title('conversion', 'Conversions'),
];
const codes = { matchType: '1', landPageExperience: '3', businessRelationship: '3', estimatedClickRate: '3' };
const all = Array.from({ length: 120 }, (_, index) => ({
  showWord: `word ${index}`,
  campaignName: 'Brand',
  adgroupName: 'Rail',
  ...codes,
  cost: `${index}.10`,
  click: 2,
  conversion: 0,
}));

interface Totals {
  summary?: Record<string, unknown>;
  totalCount?: number;
}

/** Pages and sorts like the server. Groups have one row, which is not a keyword. */
function list(body: unknown): FakeResponse {
  const { page: asked, query } = body as {
    page: { number: number; size: number; sortCol?: string };
    query: { groupBy?: string };
  }; // asserted: made by the client
  const isGrouped = query.groupBy !== undefined;
  const sorted = asked.sortCol === 'cost asc' ? all : all.toReversed();
  const rows = isGrouped ? [{ campaignName: 'Brand', cost: '7152.00' }] : sorted;
  return listOf(rows, asked);
}

function listOf(
  rows: readonly object[],
  asked: { number: number; size: number },
  { summary = { cost: '7152.00', click: 240, conversion: 0 }, totalCount = rows.length }: Totals = {},
): FakeResponse {
  return {
    data: {
      titleInfos,
      list: rows.slice((asked.number - 1) * asked.size, asked.number * asked.size),
      summary,
      info: {
        beginDate: '2026-11-14',
        endDate: '2026-11-20',
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
      },
    },
    page: { number: asked.number, size: asked.size, totalCount },
  };
}

interface BodyProps {
  search: Readonly<Record<string, unknown>>;
  navigate: (search: object) => void;
  onRequest: ((request: ItemRequest) => void) | undefined;
  /** Class of the page's height. */
  height: string;
  /** The accounts that are current. */
  accounts: readonly Account[];
}

function Body({ search, navigate, onRequest, height, accounts }: BodyProps) {
  const report = reportWithId('search-keyword-custom');
  const model = useReportModel({
    report,
    address: reportAddressSchema.parse(search),
    onAddressChange: navigate,
    account: accounts.length === 1 ? accounts[0] : undefined,
    accounts,
    today: reportAccount.today,
  });
  return (
    <div className={`flex flex-col overflow-y-auto ${height}`}>
      <ReportBody
        model={model}
        title="Keyword report"
        canOpen={() => false}
        onOpenReport={() => undefined}
        onOpenImports={undefined}
        itemDialog={
          onRequest &&
          ((request) => {
            onRequest(request);
            return <div role="dialog" aria-label={request.command} />;
          })
        }
      />
    </div>
  );
}

interface OpenOptions {
  canEdit?: boolean;
  search?: string;
  height?: string;
  respond?: (body: unknown) => FakeResponse;
  accounts?: readonly Account[];
}

async function open({
  canEdit = true,
  search = '',
  height = 'h-200',
  respond = list,
  accounts = [reportAccount],
}: OpenOptions = {}) {
  const server = fakeServer({
    '/custom/list': respond,
    '/trend': () => ({ code: 500, message: 'no' }),
    '/ownMetric/list': () => ({ data: [] }),
  });
  const onRequest = vi.fn<(request: ItemRequest) => void>();
  const router = await renderRoute({
    api: server.api,
    at: `${at}${search}`,
    page: (parameters, navigate) => (
      <Body
        search={parameters}
        navigate={navigate}
        onRequest={canEdit ? onRequest : undefined}
        height={height}
        accounts={accounts}
      />
    ),
  });
  const go = (next: object) => router.navigate({ to: at, search: next } as never);
  return { server, onRequest, go };
}

const box = (index: number) => page.getByRole('checkbox', { name: `Select word ${index}`, exact: true });
const bar = page.getByRole('group', { name: 'Selected rows' });
const button = (name: string) => bar.getByRole('button', { name });

beforeEach(() => page.viewport(1440, 900));

it('keeps rows selected while paging and sorting, sums them exactly, and ends with other days', async () => {
  const { go } = await open();
  await box(119).click();
  await box(118).click();
  await expect.element(bar).toHaveTextContent('2 rows selected');
  await expect.element(bar).toHaveTextContent('Cost ￥237.20 (3.32%)');
  await expect.element(bar).toHaveTextContent('Conversions 0');
  await go({ page: 2 });
  await box(99).click();
  await expect.element(bar).toHaveTextContent('3 rows selected');
  await go({ sort: 'cost asc' });
  await box(0).click();
  await expect.element(bar).toHaveTextContent('4 rows selected');
  await expect.element(bar).toHaveTextContent('￥336.40');
  await go({ beginDate: '2026-11-13', endDate: '2026-11-20' });
  await expect.element(bar).not.toBeInTheDocument();
});

it.each([
  ['h-120', 1280, 720],
  ['h-150', 390, 844],
])('leaves the pager of a table higher than the page in view: %s', async (height, width, windowHeight) => {
  await page.viewport(width, windowHeight);
  await open({ height });
  await box(119).click();
  await expect.element(bar).toBeVisible();
  const boxOf = (element: { element: () => Element }) => element.element().getBoundingClientRect();
  const ofBar = boxOf(bar);
  expect(ofBar.bottom).toBeLessThanOrEqual(windowHeight);
  expect(boxOf(page.getByRole('button', { name: 'Next page' })).bottom).toBeLessThanOrEqual(ofBar.top);
  // in one line
  expect(boxOf(page.getByRole('status').filter({ hasText: '1–20' })).height).toBeLessThan(24);
});

it.each([1280, 1440])('fits beside the details of a row at %i pixels', async (width) => {
  await page.viewport(width, 800);
  await open();
  await box(119).click();
  await expect.element(bar).toBeVisible();
  await page.getByText('119.10', { exact: true }).first().dblClick();
  const pane = page.getByRole('region', { name: /word 119/ });
  await expect.element(pane).toBeVisible();
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const rightOfParts = () =>
    Math.max(...[...bar.element().querySelectorAll('button')].map((each) => boxOf(each).right));
  await expect.poll(() => rightOfParts() <= boxOf(bar.element()).right).toBe(true);
  expect(boxOf(bar.element()).right).toBeLessThanOrEqual(boxOf(pane.element()).left);
  // the number of rows is not clipped
  const count = bar.getByText('1 row selected').element();
  expect(boxOf(count).right).toBeLessThanOrEqual(boxOf(count.parentElement ?? count).right);
});

it('selects ranges by Shift, and every row of the result by asking for all of them', async () => {
  const { server } = await open();
  await box(119).click();
  await box(116).click({ modifiers: ['Shift'] });
  await expect.element(bar).toHaveTextContent('4 rows selected');
  await button('Select all 120 rows').click();
  await expect.element(bar).toHaveTextContent('120 rows selected');
  await expect.element(bar).toHaveTextContent('Cost ￥7,152.00 (100.00%)');
  const pages = server
    .bodiesOf('/custom/list')
    .map((body) => (body as { page: { number: number; size: number } }).page)
    .filter(({ size }) => size === 50);
  expect(pages.map(({ number }) => number).sort()).toEqual([1, 2, 3]);
  await expect.element(button('Select all 120 rows')).not.toBeInTheDocument();
  await button('Clear').click();
  await expect.element(bar).not.toBeInTheDocument();
});

const askedPage = (body: unknown) =>
  // asserted: made by the client
  (body as { page: { number: number; size: number } }).page;

it("shows the report's own totals while every row of the result is selected", async () => {
  // 0.01 more than the rows, such as a cost that the provider gives without an item
  const summary = { cost: '7152.01', click: 241, conversion: 0 };
  const { go } = await open({ respond: (body) => listOf(all.toReversed(), askedPage(body), { summary }) });
  await box(119).click();
  await button('Select all 120 rows').click();
  await expect.element(bar).toHaveTextContent('Cost ￥7,152.01 (100.00%)Clicks 241');
  await go({ page: 2 });
  await expect.element(bar).toHaveTextContent('￥7,152.01');
  // the same rows, of which a filter lists others
  await go({ text: 'word' });
  await expect.element(bar).toHaveTextContent('120 rows selectedCost ￥7,152.00');
  await go({});
  await expect.element(bar).toHaveTextContent('￥7,152.01');
  await box(119).click();
  await expect.element(bar).toHaveTextContent('119 rows selectedCost ￥7,032.90');
});

it('says how many items an action applies to if the result has more', async () => {
  await open({ respond: (body) => listOf(all.toReversed(), askedPage(body), { totalCount: 2_001 }) });
  await box(119).click();
  await expect.element(bar).toHaveTextContent('An action applies to up to 2,000 items.');
  await expect.element(button('Select the first 2,000 rows')).toBeVisible();
});

it('runs a command for the selected items, and ends the selection once a draft was changed', async () => {
  const { onRequest } = await open();
  await box(119).click();
  await userEvent.keyboard('{ArrowDown} ');
  await button('Pause').click();
  await expect.element(page.getByRole('dialog', { name: 'pause' })).toBeInTheDocument();
  const request = onRequest.mock.lastCall?.[0];
  expect(request?.items).toMatchObject([
    { name: 'word 119', campaignName: 'Brand', adgroupName: 'Rail' },
    { name: 'word 118', campaignName: 'Brand', adgroupName: 'Rail' },
  ]);
  request?.onClose(true);
  await expect.element(bar).not.toBeInTheDocument();
});

it('offers the commands of one row in its menu, also below a group', async () => {
  const { onRequest } = await open({ search: '?groupBy=campaignName' });
  const group = page.getByRole('row', { name: /Brand/ });
  await expect.element(group).toBeVisible();
  expect(group.getByRole('checkbox').elements()).toEqual([]);
  await group.getByRole('button', { name: /^Expand/ }).click();
  const child = page.getByRole('row', { name: /word 119/ });
  await child.getByRole('checkbox').click();
  await expect.element(bar).toHaveTextContent('1 row selected');
  const command = page.getByRole('menuitem', { name: 'Pause' });
  await expect
    .poll(async () => {
      await child.getByRole('gridcell').last().click({ button: 'right' });
      return command.elements().length;
    })
    .toBe(1);
  await command.click();
  await vi.waitFor(() => expect(onRequest.mock.lastCall?.[0].items).toMatchObject([{ name: 'word 119' }]));
});

it('runs a command for rows of all accounts that belong to one', async () => {
  const other = { ...reportAccount, accountId: 2, accountNo: '8840214', accountName: 'Rail Pass Direct' };
  const ofAccount = ({ accountNo, accountName }: Account) => ({ accountNo, accountName });
  const rows = all
    .toReversed()
    .map((row, index) => ({ ...row, ...ofAccount(index === 1 ? reportAccount : other) }));
  const { onRequest } = await open({
    accounts: [reportAccount, other],
    respond: (body) => listOf(rows, askedPage(body)),
  });
  await box(119).click();
  await box(117).click();
  await expect.element(bar).toHaveTextContent('2 rows selected');
  await button('Pause').click();
  expect(onRequest.mock.lastCall?.[0]).toMatchObject({ account: other, items: [{}, {}] });
  onRequest.mock.lastCall?.[0].onClose(false);
  await box(118).click();
  await expect.element(bar).toHaveTextContent('To change rows, select those of one account');
  expect(button('Pause').elements()).toEqual([]);
});

it('exports and copies, but changes nothing, without the permission to edit drafts', async () => {
  await open({ canEdit: false });
  await box(119).click();
  await expect.element(bar).toHaveTextContent('1 row selected');
  expect(button('Pause').elements()).toEqual([]);
  await button('Actions').click();
  const items = page.getByRole('menuitem').elements();
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Export list (CSV)',
    'Export list (Excel)',
    'Copy names',
  ]);
});
