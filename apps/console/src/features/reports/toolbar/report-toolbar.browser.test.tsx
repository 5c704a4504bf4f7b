import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { PageBars } from '../../../lib/page/page-bars';
import { fakeServer } from '../../../testing/fake-server';
import { renderPage } from '../../../testing/render-page';
import { ViewsButton } from '../saved-views/views-button';
import { reportAccount, reportWithId } from '../testing/render-report';
import { useReportModel } from '../use-report-model';
import type { ReportAddress } from '../view/report-address';
import { ReportToolbar } from './report-toolbar';

const found = reportWithId('search-keyword-custom');

function Toolbar({ filters = {} }: { filters?: ReportAddress }) {
  const model = useReportModel({
    report: found,
    address: { beginDate: '2026-11-14', endDate: '2026-11-20', ...filters },
    onAddressChange: () => undefined,
    account: reportAccount,
    accounts: [reportAccount],
    today: reportAccount.today,
  });
  return <ReportToolbar model={model} end={<ViewsButton model={model} />} />;
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

const filters = {
  campaignName: ['日本温泉酒店-通用词-长期投放'],
  adgroupName: ['北海道季-意图词-全部地区'],
  matchType: ['exact'],
};

it.each([
  [1440, {}],
  [1440, filters],
  // the page is as wide as the screen without the sidebar
  [1048, {}],
  [1048, filters],
])('has one line on a page of %i pixels with filters %o', async (width, set) => {
  await page.viewport(width === 1440 ? 1440 : 1280, 800);
  await renderPage(
    <div data-testid="page" style={{ width }}>
      <Toolbar filters={set} />
    </div>,
    fakeServer({ '/custom/list': () => ({ code: 500, message: 'no' }) }).api,
  );
  await expect.element(page.getByRole('button', { name: 'Compare' })).toBeVisible();
  await expect.element(page.getByRole('searchbox')).toBeVisible();
  const buttons = [...document.querySelectorAll('[data-testid=page] button')];
  const middles = buttons.map((button) => {
    const { top, bottom } = button.getBoundingClientRect();
    return (top + bottom) / 2;
  });
  // the name of the search field is not cut off
  const field = page.getByRole('searchbox').element();
  if (!(field instanceof HTMLInputElement)) throw new Error('no field');
  const { font, paddingLeft, paddingRight } = getComputedStyle(field);
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('no canvas');
  context.font = font;
  const nameWidth = context.measureText(field.placeholder).width;
  // letters are spaced, and clipped shortly before the edge
  expect(nameWidth * 1.1).toBeLessThanOrEqual(
    field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
  );
  expect(buttons.length).toBeGreaterThan(4);
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(8);
  const { right } = page.getByTestId('page').element().getBoundingClientRect();
  expect(Math.max(...buttons.map((button) => button.getBoundingClientRect().right))).toBeLessThanOrEqual(
    right,
  );
});
