import type { ReportRow } from '@meridian/api-client/contract';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { reportResponses } from '../../../testing/demo/demo-reports';
import { recordedAt } from '../../../testing/demo/recorded';
import { fakeServer } from '../../../testing/fake-server';
import { renderRoute } from '../../../testing/render-route';
import { reports } from '../registry';
import { ReportBody } from '../report-body';
import { ReportToolbar } from '../toolbar/report-toolbar';
import { useReportModel } from '../use-report-model';
import { reportAddressSchema, type ReportAddress } from '../view/report-address';

const account = {
  accountId: 1,
  accountNo: '8840213',
  accountName: 'Kaede Travel',
  currency: 'CNY',
  timeZone: 'Asia/Shanghai',
  provider: 'baidu' as const,
  today: '2026-11-21',
};
const keyword = reports.find(({ id }) => id === 'search-keyword-custom');
const at = '/keywordSearch/keyword/keywordCustom?groupBy=campaignName';

function Body({ search, navigate }: { search: object; navigate: (address: ReportAddress) => void }) {
  if (!keyword) throw new Error('no such report');
  const model = useReportModel({
    report: keyword,
    address: reportAddressSchema.parse(search),
    onAddressChange: navigate,
    account,
    accounts: [account],
    today: account.today,
  });
  return (
    <div className="flex h-200 flex-col">
      <ReportToolbar model={model} />
      <ReportBody
        model={model}
        title="Keyword report"
        canOpen={() => false}
        onOpenImports={undefined}
        onOpenReport={() => undefined}
      />
    </div>
  );
}

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
  const router = await renderRoute({
    api,
    at: address,
    page: (search, navigate) => <Body search={search} navigate={navigate} />,
  });
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
