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
const campaigns = reports.find(({ id }) => id === 'search-campaign-custom');
const at = '/keywordSearch/campaign/campaignCustom?segment=matchType';

function Body({ search, navigate }: { search: object; navigate: (address: ReportAddress) => void }) {
  if (!campaigns) throw new Error('no such report');
  const model = useReportModel({
    report: campaigns,
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
        title="Campaign report"
        canOpen={() => false}
        onOpenImports={undefined}
        onOpenReport={() => undefined}
      />
    </div>
  );
}

interface Asked {
  query: { groupBy?: string; campaignName?: string[] };
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
      const page = { number: 1, size: 20, totalCount: list.length };
      return { ...response, data: { ...data, list }, page };
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
