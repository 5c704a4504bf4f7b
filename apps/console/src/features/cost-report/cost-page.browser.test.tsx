import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { CanProvider } from '../../lib/session/can';
import { costResponses } from '../../testing/demo/demo-costs';
import { recorded } from '../../testing/demo/recorded';
import { fakeServer, type FakeEndpoint } from '../../testing/fake-server';
import { renderRoute } from '../../testing/render-route';
import { costAddressSchema } from './cost-address';
import { CostPage } from './cost-page';

const listPath = '/report/cost/list';

async function open(
  at = '/costReport',
  permissions = ['report:export:create'],
  responses: Record<string, FakeEndpoint> = {},
) {
  const server = fakeServer({
    ...costResponses(false),
    '/createExport': () => ({ data: { id: 'r1' } }),
    '/downloadExcelRecord/list': () => ({ data: { list: [] }, page: { number: 1, size: 20, totalCount: 0 } }),
    ...responses,
  });
  await page.viewport(1440, 900);
  const router = await renderRoute({
    api: server.api,
    at,
    page: (search, navigate) => (
      <CanProvider permissions={permissions}>
        <CostPage address={costAddressSchema.parse(search)} onAddressChange={navigate} today="2026-11-21" />
      </CanProvider>
    ),
  });
  return { server, router };
}

it('says how to get an account if there is none', async () => {
  await open('/costReport', [], costResponses(true));
  await expect.element(page.getByText(/^Ask your administrator/)).toBeVisible();
});

it('exports the open rows, in their order, and says that closed ones are left out', async () => {
  const { server } = await open('/costReport?toggled=customer:1&sort=cost asc&channel=feed');
  await button('Export').click();
  const dialog = page.getByRole('dialog', { name: 'Export “Cost report”?' });
  await expect.element(dialog).toHaveTextContent('The file contains the rows that are expanded here.');
  await page.getByLabelText('CSV (.csv)').click();
  await dialog.getByRole('button', { name: 'Export now' }).click();
  await expect
    .poll(() => server.bodiesOf('/report/cost/createExport'))
    .toMatchObject([
      {
        query: {
          beginDate: '2026-11-01',
          endDate: '2026-11-30',
          period: 'month',
          channels: ['feed'],
          expandAll: false,
          toggled: ['customer:1'],
        },
        sortCol: 'cost asc',
        format: 'csv',
      },
    ]);
  await expect.element(dialog).not.toBeInTheDocument();
});

const button = (name: string) => page.getByRole('button', { name, exact: true });

it('offers no export to a user who may not create files', async () => {
  await open('/costReport', []);
  await expect.element(button('Expand all')).toBeVisible();
  await expect.element(button('Export')).not.toBeInTheDocument();
});

it('opens the rows below a row by the keyboard, and keeps them in the address', async () => {
  const { router } = await open();
  await expect.element(page.getByRole('row', { name: /^Total/ })).toHaveTextContent('1,512,506.16');
  await expect.element(page.getByText('枫叶旅行', { exact: true })).not.toBeInTheDocument();
  button('Expand 枫叶集团').element().focus();
  await userEvent.keyboard('{Enter}');
  const company = '枫叶旅行社有限公司';
  await button(`Expand ${company}`).click();
  await expect.element(page.getByRole('row', { name: /8840213/ })).toHaveTextContent('820,510.75');
  await expect.element(button(`Collapse ${company}`)).toHaveAttribute('aria-expanded', 'true');
  await expect
    .poll(() => router.state.location.search)
    .toEqual({
      toggled:
        'CNY/019a0000-0000-7000-8000-000000000001,CNY/019a0000-0000-7000-8000-000000000001/019a0000-0000-7000-8000-000000000011',
    });
  await button('Collapse 枫叶集团').click();
  await expect.element(page.getByText('枫叶旅行', { exact: true })).not.toBeInTheDocument();
});

it('opens all rows, with a column for each month', async () => {
  await open('/costReport?beginDate=2026-10-01&endDate=2026-11-30');
  await button('Expand all').click();
  await expect.element(page.getByRole('row', { name: /^Search/ }).first()).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: /2026-11/ })).toBeVisible();
  await button('Collapse all').click();
  await expect.element(page.getByText('枫叶旅行', { exact: true })).not.toBeInTheDocument();
});

it('shows only columns that have a value', async () => {
  await open('/costReport?compare=previous');
  await expect.element(page.getByRole('columnheader', { name: /^Cost/ }).first()).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: /Budget/ })).not.toBeInTheDocument();
});

it('requests days, a channel and the order of a column', async () => {
  const { server } = await open('/costReport?beginDate=2026-10-01&endDate=2026-11-30');
  await page.getByText('Days', { exact: true }).click();
  await page.getByRole('button', { name: /^Channel/ }).click();
  await page.getByRole('menuitemradio', { name: 'Feeds' }).click();
  await page.getByRole('columnheader', { name: /^Cost/ }).getByRole('button').click();
  await expect
    .poll(() => server.bodiesOf(listPath).at(-1))
    .toMatchObject({
      page: { sortCol: 'cost asc' },
      query: { period: 'daily', channels: ['feed'], beginDate: '2026-10-21', endDate: '2026-11-20' },
    });
});

it('compares each row with the same days of another period, and sorts by the change', async () => {
  const { server, router } = await open();
  await page.getByRole('button', { name: /^Compare with/ }).click();
  await page.getByRole('menuitemradio', { name: 'Previous period' }).click();
  await expect.element(page.getByRole('row', { name: /^Total/ })).toHaveTextContent('1,535,629.06');
  const customer = page.getByRole('row', { name: /枫叶集团/ });
  await expect.element(customer.getByRole('img', { name: 'down 1.2 percent' })).toBeVisible();
  await page.getByRole('columnheader').getByRole('button', { name: 'Change', exact: true }).click();
  await expect
    .poll(() => server.bodiesOf(listPath).at(-1))
    .toMatchObject({ page: { sortCol: 'cost:change asc' }, query: { compare: { basis: 'previous' } } });
  await expect.poll(() => router.state.location.search).toMatchObject({ compare: 'previous' });
});

it('marks a row without costs in the other period as new', async () => {
  const { data, page: found } = recorded('costReportList', {
    body: { query: { compare: { basis: 'previous' } } },
  });
  const comparison = data.comparison && {
    ...data.comparison,
    list: data.comparison.list.map((values, index) => (index === 1 ? { cost: null } : values)),
  };
  await open('/costReport?compare=previous&expand=1', [], {
    [listPath]: () => ({ data: { ...data, comparison }, page: found }),
  });
  await expect.element(page.getByRole('row', { name: /枫叶旅行社/ })).toHaveTextContent('New');
});

it('opens the trend of the filtered data', async () => {
  const { server } = await open('/costReport?channel=feed');
  await button('Trend').click();
  await expect.element(page.getByRole('figure', { name: 'Cost by day' })).toBeVisible();
  expect(server.bodiesOf('/report/cost/trend')).toMatchObject([
    {
      query: {
        accountId: 0,
        channels: ['feed'],
        beginDate: '2026-11-01',
        endDate: '2026-11-30',
        period: 'month',
      },
    },
  ]);
  await expect.element(button('Trend')).toHaveAttribute('aria-pressed', 'true');
});

it('opens and closes rows by arrow keys, and moves to the row above them', async () => {
  const { router } = await open();
  const table = page.getByRole('treegrid', { name: /^Cost of customers/ });
  const row = (name: RegExp) => page.getByRole('row', { name }).first();
  await expect.element(row(/枫叶集团/)).toHaveAttribute('aria-expanded', 'false');
  table.element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(row(/枫叶旅行社/)).toHaveAttribute('aria-level', '2');
  await expect.element(row(/枫叶集团/)).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(row(/8840213/)).toHaveAttribute('aria-level', '3');
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}{ArrowLeft}');
  await expect.element(row(/8840213/)).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.element(row(/枫叶旅行社/)).not.toBeInTheDocument();
  await expect.poll(() => router.state.location.search).toEqual({});
});

it('copies a range of cells, with the names of rows and the numbers', async () => {
  await open('/costReport?expand=1&beginDate=2026-10-01&endDate=2026-11-30');
  const table = page.getByRole('treegrid');
  await expect.element(page.getByRole('row', { name: /8840213/ })).toBeVisible();
  table.element().focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
  const copied = () => {
    const data = new DataTransfer();
    table.element().dispatchEvent(new ClipboardEvent('copy', { clipboardData: data, bubbles: true }));
    return data.getData('text/plain');
  };
  await expect.poll(copied).toMatch(/^枫叶旅行\t[\d,.]+\r?\nSearch\t[\d,.]+$/);
});

it('remembers the width of a column', async () => {
  const widthOfCost = () =>
    page.getByRole('columnheader', { name: /^Cost/ }).last().element().getBoundingClientRect().width;
  await open();
  await expect.element(page.getByRole('row', { name: /枫叶集团/ })).toBeVisible();
  const before = widthOfCost();
  page.getByRole('treegrid').element().focus();
  await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}{ArrowUp}{ArrowRight}{ArrowRight}');
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
  await expect.poll(widthOfCost).toBeGreaterThan(before + 10);
  const after = widthOfCost();
  expect(localStorage.getItem('meridian.columns.costReport')).toContain('"cost":');
  await open();
  await expect.element(page.getByRole('row', { name: /枫叶集团/ }).first()).toBeVisible();
  await expect.poll(widthOfCost).toBe(after);
  localStorage.clear();
});

it('keeps the rows while those of a level load, and offers a retry after an error', async () => {
  let isAway = true;
  const list = costResponses(false)[listPath];
  await open('/costReport', [], {
    [listPath]: (body, path) => {
      const { toggled } = costReportBody(body);
      if (isAway && toggled.length > 0) return { code: 500, message: 'away' };
      return list?.(body, path) ?? { data: null };
    },
  });
  await button('Expand 枫叶集团').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Couldn’t load these rows');
  await expect.element(page.getByRole('row', { name: /^Total/ })).toHaveTextContent('1,512,506.16');
  isAway = false;
  await button('Try again').click();
  await expect.element(page.getByRole('row', { name: /枫叶旅行社/ })).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

function costReportBody(body: unknown): { toggled: readonly string[] } {
  return z.object({ query: z.object({ toggled: z.array(z.string()) }) }).parse(body).query;
}
