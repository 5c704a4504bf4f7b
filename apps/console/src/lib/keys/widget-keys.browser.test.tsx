import { DateRangePicker } from '@meridian/date-range';
import { beforeEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { reports } from '../../features/reports/registry';
import { ReportBody } from '../../features/reports/report-body';
import { useReportModel } from '../../features/reports/use-report-model';
import { reportAddressSchema } from '../../features/reports/view/report-address';
import { reportResponses } from '../../testing/demo/demo-reports';
import { fakeServer } from '../../testing/fake-server';
import { renderRoute } from '../../testing/render-route';
import { casesOf, isHandled, modifierSets, otherKeys } from './testing/pressed-keys';
import { widgetKeys, type KeyedWidget } from './widget-keys';

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

function Body({ search }: { search: Readonly<Record<string, unknown>> }) {
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
        canOpen={() => true}
        onOpenReport={() => undefined}
        onOpenImports={undefined}
      />
    </div>
  );
}

beforeEach(() => page.viewport(1440, 900));

/** The table of a report with rows. */
async function showTable() {
  const { api } = fakeServer(reportResponses({ language: 'en', isEmpty: false }));
  const at = '/keywordSearch/campaign/campaignCustom?compare=previous&page=1&sort=cost+desc';
  await renderRoute({ api, at, page: (search) => <Body search={search} /> });
  await expect.poll(() => page.getByRole('gridcell').elements().length).toBeGreaterThan(20);
  page.getByRole('grid').element().focus();
}

const focusCell = async () => {
  await showTable();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
};
const focusHeader = async () => {
  await showTable();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowUp}{ArrowUp}{ArrowUp}');
};
const focusDay = async () => {
  const defaultValue = { beginDate: '2026-11-09', endDate: '2026-11-15' };
  await render(<DateRangePicker type={1} today={account.today} language="en" defaultValue={defaultValue} />);
  await page.getByRole('button', { name: /^Date range/ }).click();
  // it begins on the selected day
  await expect.poll(() => document.activeElement?.closest('[role=gridcell]') ?? null).not.toBeNull();
};
const focusOf = { table: focusCell, head: focusHeader, calendar: focusDay } satisfies Partial<
  Record<KeyedWidget, unknown>
>;

it.each(casesOf('table'))('the table handles %s: %j', async (_, keys) => {
  await focusCell();
  expect(isHandled(keys)).toBe(true);
});

it.each(casesOf('head'))('a column header handles %s: %j', async (_, keys) => {
  await focusHeader();
  expect(isHandled(keys)).toBe(true);
});

it.each(casesOf('calendar'))('the calendar handles %s: %j', async (_, keys) => {
  await focusDay();
  expect(isHandled(keys)).toBe(true);
});

it.each(['table', 'head', 'calendar'] as const)(
  'the %s handles no key that is not listed',
  async (widget) => {
    await focusOf[widget]();
    const listed = [...widgetKeys[widget], ...(widget === 'head' ? widgetKeys.table : [])];
    const handled = modifierSets.flatMap((modifiers) =>
      otherKeys.filter((key) => isHandled([...modifiers, key])),
    );
    const keys = new Set(listed.flatMap(({ combinations }) => combinations.map((each) => each.at(-1))));
    expect(handled.length).toBeGreaterThan(0);
    expect(handled.filter((key) => !keys.has(key))).toEqual([]);
  },
);
