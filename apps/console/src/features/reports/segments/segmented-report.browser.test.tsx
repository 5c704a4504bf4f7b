import type { ReportRow } from '@meridian/api-client/contract';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { reportResponses } from '../../../testing/demo/demo-reports';
import { recordedAt } from '../../../testing/demo/recorded';
import { fakeServer } from '../../../testing/fake-server';
import { renderReport } from '../testing/render-report';
import type { ReportAddress } from '../view/report-address';

const id = 'search-campaign-custom';
const at = '/keywordSearch/campaign/campaignCustom?segment=matchType';

interface Asked {
  query: { groupBy?: string; campaignName?: string[] };
}

interface Opened {
  at?: string;
  failures?: number;
  /** Number of segments of a row, of which a page has two. */
  totalCount?: number;
}

async function open({ at: address = at, failures = 0, totalCount }: Opened = {}) {
  const asked: Asked['query'][] = [];
  let left = failures;
  const { api } = fakeServer({
    ...reportResponses({ language: 'en', isEmpty: false }),
    '/custom/list': (body, path) => {
      // asserted: the body of a list
      const { query } = body as Asked;
      asked.push(query);
      const response = recordedAt(path.replace('/keyword/', '/campaign/'), body, 'en');
      // asserted: the path of a list
      const data = response.data as { list: ReportRow[] };
      if (query.groupBy !== undefined && left > 0) {
        left -= 1;
        return { code: 400, message: 'down' };
      }
      const list: ReportRow[] =
        query.groupBy === undefined
          ? [{ campaignName: 'spring', campaignStatus: '1', cost: '17.50', impression: 200, click: 10 }]
          : [
              { matchType: '1', cost: '12.00', impression: 150, click: 7 },
              { matchType: '2', cost: '5.25', impression: 50, click: 3 },
            ];
      const isSplit = query.groupBy !== undefined;
      const page = { number: 1, size: 20, totalCount: (isSplit ? totalCount : undefined) ?? list.length };
      return { ...response, data: { ...data, list }, page };
    },
  });
  const opened: { path: string; search: ReportAddress }[] = [];
  const router = await renderReport({
    api,
    id,
    at: address,
    hasToolbar: true,
    canOpen: () => totalCount !== undefined,
    onOpenReport: (path, search) => opened.push({ path, search }),
  });
  return { asked, opened, router };
}

const table = () => page.getByRole('treegrid');
const toggle = () => table().getByRole('button', { name: 'spring' });
const rest = () => table().getByRole('row', { name: 'Not split by Match mode' });

beforeEach(() => page.viewport(1440, 900));

it('opens a row to its segments, and says what they lack of it', async () => {
  const { asked } = await open();
  await toggle().click();
  await expect.element(table().getByText('12.00')).toBeVisible();
  expect(asked.at(-1)).toMatchObject({ groupBy: 'matchType', campaignName: ['spring'] });
  // 17.50 less 12.00 and 5.25
  await expect.element(rest().getByText('0.25')).toBeVisible();
});

it('opens and closes a row by the arrows', async () => {
  await open();
  await expect.element(toggle()).toBeVisible();
  await userEvent.click(table().getByText('spring'));
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(table().getByText('5.25')).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(table().getByText('5.25')).not.toBeInTheDocument();
});

it('loads segments again that failed to load', async () => {
  await open({ failures: 1 });
  await toggle().click();
  await table().getByRole('button', { name: 'Try again' }).click();
  await expect.element(table().getByText('5.25')).toBeVisible();
});

it('is split by the menu of the toolbar, which ends it again', async () => {
  const { router } = await open({ at: '/keywordSearch/campaign/campaignCustom' });
  await page.getByRole('button', { name: 'Group or split rows' }).click();
  await page.getByRole('menuitemradio', { name: 'Match mode' }).click();
  expect(router.state.location.search).toMatchObject({ segment: 'matchType' });
  await toggle().click();
  await expect.element(rest()).toBeVisible();
  await page.getByRole('button', { name: 'Rows split by Match mode' }).click();
  await page.getByRole('menuitemradio', { name: 'No segments' }).click();
  await expect.element(table()).not.toBeInTheDocument();
  expect(router.state.location.search).not.toHaveProperty('segment');
});

it('leads to all segments of a row that has more than fit below it', async () => {
  const { opened } = await open({ totalCount: 60 });
  await toggle().click();
  await table().getByRole('button', { name: 'Show all 60 segments' }).click();
  expect(opened).toMatchObject([
    {
      path: '/keywordSearch/keyword/keywordCustom',
      search: { groupBy: 'matchType', campaignName: ['spring'] },
    },
  ]);
});
