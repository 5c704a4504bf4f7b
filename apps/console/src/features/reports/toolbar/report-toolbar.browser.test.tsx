import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { PageBars } from '../../../lib/page/page-bars';
import { fakeServer } from '../../../testing/fake-server';
import { renderPage } from '../../../testing/render-page';
import { reports } from '../registry';
import { useReportModel } from '../use-report-model';
import { ReportToolbar } from './report-toolbar';

const account = {
  accountId: 1,
  accountNo: '8840213',
  accountName: 'Kaede Travel',
  currency: 'CNY',
  timeZone: 'Asia/Shanghai',
  provider: 'baidu' as const,
  today: '2026-11-21',
};
const found = reports.find(({ id }) => id === 'search-keyword-custom');

function Toolbar() {
  if (!found) throw new Error('no such report');
  const model = useReportModel({
    report: found,
    address: { beginDate: '2026-11-14', endDate: '2026-11-20' },
    onAddressChange: () => undefined,
    account,
    accounts: [account],
    today: account.today,
  });
  return <ReportToolbar model={model} />;
}

it.each([
  ['stays in sight where the server requires the search bar', { hasSearchBar: true }, 0],
  ['scrolls with other pages', { hasSearchBar: false }, -300],
])('%s', async (_, bars, top) => {
  await page.viewport(1440, 900);
  await renderPage(
    <PageBars value={bars}>
      <div data-testid="page" className="h-100 overflow-y-auto">
        <div className="h-500">
          <Toolbar />
        </div>
      </div>
    </PageBars>,
    fakeServer({ '/custom/list': () => ({ code: 500, message: 'no' }) }).api,
  );
  const dates = page.getByRole('button', { name: /Nov 14/ });
  await expect.element(dates).toBeVisible();
  const scroller = page.getByTestId('page').element();
  const toolbarTop = () =>
    (scroller.firstElementChild?.firstElementChild?.getBoundingClientRect().top ?? NaN) -
    scroller.getBoundingClientRect().top;
  expect(toolbarTop()).toBe(0);
  scroller.scrollTop = 300;
  await expect.poll(toolbarTop).toBe(top);
});
