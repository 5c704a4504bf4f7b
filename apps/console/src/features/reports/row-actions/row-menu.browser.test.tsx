import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { reportResponses } from '../../../testing/demo/demo-reports';
import { fakeServer } from '../../../testing/fake-server';
import { renderRoute } from '../../../testing/render-route';
import { reports } from '../registry';
import { ReportBody } from '../report-body';
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
const at = '/keywordSearch/campaign/campaignCustom';

interface BodyProps {
  search: Readonly<Record<string, unknown>>;
  navigate: (search: object) => void;
  canOpen: boolean;
  opened: [string, ReportAddress][];
}

function Body({ search, navigate, canOpen, opened }: BodyProps) {
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
      <ReportBody
        model={model}
        title="Campaign report"
        canOpen={() => canOpen}
        onOpenReport={(...target) => opened.push(target)}
        onOpenImports={undefined}
      />
    </div>
  );
}

async function open({ search = '', canOpen = true } = {}) {
  const { api } = fakeServer(reportResponses({ language: 'en', isEmpty: false }));
  const opened: [string, ReportAddress][] = [];
  const router = await renderRoute({
    api,
    at: `${at}${search}`,
    page: (parameters, navigate) => (
      <Body search={parameters} navigate={navigate} canOpen={canOpen} opened={opened} />
    ),
  });
  return { router, opened };
}

/** After that of the totals. */
const firstName = () => page.getByRole('grid').getByRole('rowheader').nth(1);
const nameOf = () => firstName().element().textContent;
const command = (name: string | RegExp) => page.getByRole('menuitem', { name });

async function openMenu() {
  await expect.element(firstName()).toBeVisible();
  // the commands are loaded in idle moments
  await expect
    .poll(async () => {
      await firstName().click({ button: 'right', position: { x: 4, y: 4 } });
      return command('Copy row').elements().length;
    })
    .toBe(1);
}

beforeEach(() => page.viewport(1440, 900));

it('lists only the item of the row, or all others', async () => {
  const { router } = await open();
  await openMenu();
  const name = nameOf();
  await command('Only this').click();
  await expect.poll(() => router.state.location.search).toEqual({ campaignName: name });
  await openMenu();
  // nothing else is listed
  await expect.element(command('Exclude')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  router.history.back();
  await openMenu();
  await command('Exclude').click();
  await expect.poll(() => router.state.location.search).toEqual({ where: `campaignName notIn ${name}` });
});

it('opens the chart of the item, which a comparison does not have', async () => {
  const { router } = await open();
  await openMenu();
  const name = nameOf();
  await command('Show trend').click();
  await expect.poll(() => router.state.location.search).toEqual({ campaignName: name, metric: 'cost' });
  await router.navigate({ to: at, search: { compare: 'previous' } } as never);
  await openMenu();
  await expect.element(command('Only this')).toBeVisible();
  await expect.element(command('Show trend')).not.toBeInTheDocument();
});

it('opens the level below, for users who may open it', async () => {
  const { opened } = await open();
  await openMenu();
  const name = nameOf();
  await command(`Units of ${name}`).click();
  expect(opened).toMatchObject([['/keywordSearch/unit/unitCustom', { campaignName: [name] }]]);
});

it('has no level below that the user may not open', async () => {
  await open({ canOpen: false });
  await openMenu();
  await expect.element(command('Copy row')).toBeVisible();
  await expect.element(command(/^Units of/)).not.toBeInTheDocument();
});
