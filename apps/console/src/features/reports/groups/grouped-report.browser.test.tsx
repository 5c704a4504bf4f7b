import type { ReportRow } from '@meridian/api-client/contract';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { reportResponses } from '../../../testing/demo/demo-reports';
import { recordedAt } from '../../../testing/demo/recorded';
import { fakeServer } from '../../../testing/fake-server';
import { renderReport } from '../testing/render-report';

const id = 'search-keyword-custom';
const at = '/keywordSearch/keyword/keywordCustom?groupBy=campaignName';

const rowsOf = (names: readonly string[]): ReportRow[] =>
  names.map((showWord, index) => ({ showWord, cost: `${9 - index}.00`, impression: 100, click: 5 }));

interface Asked {
  query: { groupBy?: string; where?: unknown };
}

async function open({ at: address = at, failures = 0 } = {}) {
  const asked: Asked['query'][] = [];
  let left = failures;
  const { api } = fakeServer({
    ...reportResponses({ language: 'en', isEmpty: false }),
    '/custom/list': (body, path) => {
      // asserted: the body of a list
      const { query } = body as Asked;
      asked.push(query);
      const response = recordedAt(path, body, 'en');
      // asserted: the path of a list
      const data = response.data as { list: ReportRow[]; titleInfos: { dataKey: string }[] };
      const titleInfos = [
        { ...data.titleInfos[0], dataKey: 'campaignName', titleName: 'Campaign' },
        ...data.titleInfos.filter(({ dataKey }) => ['cost', 'impression', 'click'].includes(dataKey)),
      ];
      if (query.groupBy === undefined) {
        if (left > 0) {
          left -= 1;
          return { code: 400, message: 'down' };
        }
        const list = rowsOf(['tea', 'green tea']);
        return { ...response, data: { ...data, list }, page: { number: 1, size: 50, totalCount: 60 } };
      }
      const list = [
        { campaignName: 'spring', cost: '17.00', impression: 200, click: 10 },
        { campaignName: null, cost: '3.00', impression: 100, click: 5 },
      ];
      return {
        ...response,
        data: { ...data, titleInfos, list },
        page: { number: 1, size: 20, totalCount: 2 },
      };
    },
  });
  const router = await renderReport({ api, id, at: address, hasToolbar: true });
  return { asked, router };
}

const table = () => page.getByRole('treegrid');
const toggle = () => table().getByRole('button', { name: 'spring' });

beforeEach(() => page.viewport(1440, 900));

it('opens a group to its rows, and lists all of them by the line below', async () => {
  const { asked, router } = await open();
  await expect.element(toggle()).toHaveAttribute('aria-expanded', 'false');
  await toggle().click();
  await expect.element(table().getByText('green tea')).toBeVisible();
  expect(asked.at(-1)).toMatchObject({
    where: [[{ column: 'campaignName', operator: 'in', values: ['spring'] }]],
  });
  expect(asked.at(-1)?.groupBy).toBeUndefined();
  await table().getByRole('button', { name: 'Show all 60 rows' }).click();
  expect(router.state.location.search).toMatchObject({ where: 'campaignName in spring' });
  expect(router.state.location.search).not.toHaveProperty('groupBy');
});

it('opens and closes a group by the arrows', async () => {
  await open();
  await expect.element(toggle()).toBeVisible();
  await userEvent.click(table().getByText('spring'));
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(table().getByText('green tea')).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(table().getByText('green tea')).not.toBeInTheDocument();
});

it('loads rows again that failed to load', async () => {
  await open({ failures: 1 });
  await toggle().click();
  await table().getByRole('button', { name: 'Try again' }).click();
  await expect.element(table().getByText('green tea')).toBeVisible();
});

it('is grouped by the menu of the toolbar, which ends it again', async () => {
  const { router } = await open({ at: '/keywordSearch/keyword/keywordCustom' });
  await page.getByRole('button', { name: 'Group or split rows' }).click();
  await page.getByRole('menuitemradio', { name: 'Campaign' }).click();
  expect(router.state.location.search).toMatchObject({ groupBy: 'campaignName' });
  await expect.element(toggle()).toBeVisible();
  await page.getByRole('button', { name: 'Grouped by Campaign' }).click();
  await page.getByRole('menuitemradio', { name: 'No grouping' }).click();
  await expect.element(table()).not.toBeInTheDocument();
});

it('groups and splits rows in the sheet of a phone', async () => {
  const { router } = await open({ at: '/keywordSearch/keyword/keywordCustom' });
  await page.viewport(390, 844);
  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('combobox', { name: 'Group by' }).click();
  await page.getByRole('option', { name: 'Campaign', exact: true }).click();
  await expect.poll(() => router.state.location.href).toContain('groupBy=campaignName');
  await sheet.getByRole('combobox', { name: 'Split rows by' }).click();
  await page.getByRole('option', { name: 'Day', exact: true }).click();
  await expect.poll(() => router.state.location.href).toContain('segment=day');
  expect(router.state.location.href).not.toContain('groupBy');
  await sheet.getByRole('combobox', { name: 'Split rows by' }).click();
  await page.getByRole('option', { name: 'No segments' }).click();
  await expect.poll(() => router.state.location.href).not.toContain('segment');
});
