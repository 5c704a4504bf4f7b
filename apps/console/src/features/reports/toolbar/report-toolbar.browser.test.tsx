import type { Language } from '@meridian/i18n';
import fc from 'fast-check';
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
import { clippedTexts, linesOf, overlaps } from './testing/geometry';

interface ToolbarProps {
  id?: string;
  filters?: ReportAddress;
  accountCount?: number;
}

const accounts = [1, 2, 3].map((accountId) => ({ ...reportAccount, accountId }));

function Toolbar({ id = 'search-keyword-custom', filters = {}, accountCount = 1 }: ToolbarProps) {
  const model = useReportModel({
    report: reportWithId(id),
    address: { beginDate: '2026-11-14', endDate: '2026-11-20', ...filters },
    onAddressChange: () => undefined,
    account: accountCount === 1 ? reportAccount : undefined,
    accounts: accounts.slice(0, accountCount),
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

const campaignName = ['日本温泉酒店-通用词-长期投放'];
const adgroupName = ['北海道季-意图词-全部地区'];
const matchType = ['exact'];
const condition = ['cost gt 500'];
const selections: Record<string, ReportAddress> = {
  'no filter': {},
  'a filter': { campaignName },
  'the second filter': { adgroupName },
  'three filters': { campaignName, adgroupName, matchType },
  'a condition': { where: condition },
  'three filters and a condition': { campaignName, adgroupName, matchType, where: condition },
};

/** The toolbar on a page of this width: a screen without the sidebar. */
async function renderToolbar(
  props: ToolbarProps,
  { language, screen }: { language: Language; screen: number },
) {
  await page.viewport(screen, 800);
  const noReply = () => ({ code: 500, message: 'no' });
  await renderPage(
    <div data-testid="page" style={{ width: screen - 232 }}>
      <Toolbar {...props} />
    </div>,
    fakeServer({ '/list': noReply, '/filterOptions': noReply }).api,
    { language },
  );
  await expect.element(page.getByRole('searchbox')).toBeVisible();
  const conditions = [props.filters?.where ?? []].flat().length;
  await expect.poll(() => document.querySelectorAll('[data-testid=page] li').length).toBe(conditions);
  return page.getByTestId('page').element();
}

const cases = (['en', 'cn', 'tw'] as const).flatMap((language) =>
  [1280, 1440].flatMap((screen) =>
    ['search-keyword-custom', 'search-keyword-daily'].flatMap((id) =>
      Object.keys(selections).map((name) => ({ language, screen, id, name })),
    ),
  ),
);

it.each(cases)('has one line of whole texts: $language, $screen pixels, $id, $name', async (each) => {
  const { language, screen, id, name } = each;
  const toolbar = await renderToolbar({ id, filters: selections[name] ?? {} }, { language, screen });
  expect(overlaps(toolbar)).toEqual([]);
  expect(clippedTexts(toolbar)).toEqual([]);
  expect(linesOf(toolbar).join('\n')).not.toContain('\n');
});

const names = fc.array(
  fc.constantFrom('暑期', '日本温泉酒店-通用词-长期投放', 'Hokkaido winter resorts, all regions', 'A'),
  { minLength: 1, maxLength: 2 },
);
const anything = fc.record(
  {
    accountIds: fc.constant(['1']),
    campaignName: names,
    adgroupName: names,
    matchType: fc.constant(matchType),
    text: fc.constant('hotel'),
    where: fc.constant([...condition, 'click between 5,900']),
    groupBy: fc.constantFrom('campaignName' as const, 'adgroupName' as const),
  },
  { requiredKeys: [] },
);
const samples = fc.sample(
  fc.record({
    filters: anything,
    language: fc.constantFrom<Language>('en', 'cn', 'tw'),
    screen: fc.integer({ min: 1000, max: 1920 }),
    id: fc.constantFrom('search-keyword-custom', 'search-search-term-custom', 'search-campaign-weekly'),
    accountCount: fc.constantFrom(1, 3),
  }),
  24,
);

it.each(samples)('has whole texts that do not overlap: %j', async ({ language, screen, ...props }) => {
  const toolbar = await renderToolbar(props, { language, screen });
  expect(overlaps(toolbar)).toEqual([]);
  expect(clippedTexts(toolbar)).toEqual([]);
});
