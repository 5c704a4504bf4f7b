import type { ReportRow } from '@meridian/api-client/contract';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { reportResponses } from '../../../testing/demo/demo-reports';
import { recordedAt } from '../../../testing/demo/recorded';
import { fakeServer } from '../../../testing/fake-server';
import { renderRoute } from '../../../testing/render-route';
import { reports } from '../registry';
import { ReportBody } from '../report-body';
import { useReportModel } from '../use-report-model';
import { reportAddressSchema } from '../view/report-address';

const account = {
  accountId: 1,
  accountNo: '8840213',
  accountName: 'Kaede Travel',
  currency: 'CNY',
  timeZone: 'Asia/Shanghai',
  provider: 'baidu' as const,
  today: '2026-11-21',
};
const campaign = reports.find(({ id }) => id === 'search-campaign-custom');
const at = '/keywordSearch/campaign/campaignCustom?compare=previous&page=1&sort=cost+desc';
const below = '/keywordSearch/unit/unitCustom';
const name = String.raw`"50%_" & Söhne, a|b\c`;

function Body({ search, canOpen }: { search: Readonly<Record<string, unknown>>; canOpen: boolean }) {
  if (!campaign) throw new Error('no such report');
  const model = useReportModel({
    report: campaign,
    address: reportAddressSchema.parse(search),
    onAddressChange: () => undefined,
    account,
    accounts: [account],
    today: account.today,
  });
  return (
    <div className="flex h-200 flex-col">
      <ReportBody
        model={model}
        title="Campaign report"
        canOpen={(path) => canOpen && path === below}
        onOpenReport={() => undefined}
        onOpenImports={undefined}
      />
    </div>
  );
}

async function open({ canOpen = true } = {}) {
  const responses = reportResponses({ language: 'en', isEmpty: false });
  const { api } = fakeServer({
    ...responses,
    '/custom/list': (body, path) => {
      const response = recordedAt(path, body, 'en');
      // asserted: the path of a list
      const data = response.data as { list: ReportRow[] };
      const [first, second] = data.list;
      const list = [
        { ...first, campaignName: name },
        { ...second, campaignName: null },
      ];
      return { ...response, data: { ...data, list } };
    },
  });
  return renderRoute({ api, at, page: (search) => <Body search={search} canOpen={canOpen} /> });
}

const grid = () => page.getByRole('grid');
const link = () => grid().getByRole('link');

beforeEach(() => page.viewport(1440, 900));

it('opens the units of a campaign by its name, and the report as it was by Back', async () => {
  const router = await open();
  await expect.element(link()).toHaveTextContent(name);
  await expect.element(link()).toHaveAttribute('title', `Units of ${name}`);
  expect(link().elements()).toHaveLength(1);
  await link().click();
  await expect.element(page.getByText('Elsewhere')).toBeVisible();
  expect(router.state.location).toMatchObject({
    pathname: below,
    search: { campaignName: name, compare: 'previous', beginDate: '2026-10-21', endDate: '2026-11-20' },
  });
  expect(Object.keys(router.state.location.search)).toHaveLength(4);
  router.history.back();
  await expect.element(link()).toHaveTextContent(name);
  expect(router.state.location.href).toBe(at);
});

it('is reached by the keys of the table', async () => {
  const router = await open();
  await expect.element(link()).toBeVisible();
  grid().element().focus();
  // the first cell is the checkbox of the row
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.element(link()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => router.state.location.pathname).toBe(below);
});

it('is a text for users who may not open the report below', async () => {
  await open({ canOpen: false });
  await expect.element(grid().getByText(name)).toBeVisible();
  expect(link().elements()).toEqual([]);
});
