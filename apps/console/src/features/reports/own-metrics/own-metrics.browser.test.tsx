import { ownMetricKey, type SavedOwnMetric, type TitleInfo } from '@meridian/api-client/contract';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { fakeServer, type FakeServer } from '../../../testing/fake-server';
import { renderPage } from '../../../testing/render-page';
import { reportAccount, reportWithId } from '../testing/render-report';
import { ReportToolbar } from '../toolbar/report-toolbar';
import { useReportModel } from '../use-report-model';
import type { ReportAddress } from '../view/report-address';
import { MissingMetricsNotice } from './missing-metrics-notice';

const share: SavedOwnMetric = {
  id: '0191d0a0-0000-4000-8f00-000000000001',
  name: 'Cost share',
  formula: 'cost/total(cost)',
  format: 'percent',
  target: null,
  isShared: false,
  owner: null,
};
const title = (dataKey: string, titleName: string): TitleInfo => ({
  id: dataKey,
  dataKey,
  titleName,
  isSort: true,
  valueType: 'Double',
  domType: 'text',
  unit: 't2',
  fixed: false,
});
const info = {
  beginDate: '2026-11-14',
  endDate: '2026-11-20',
  timeZone: 'Asia/Shanghai',
  dataTime: '2026-11-21T01:12:00Z',
  isComplete: true,
  missingDays: 0,
  incompleteDays: 0,
  latestDate: '2026-11-20',
  currencies: ['CNY'],
  rowCap: null,
  omittedSpans: [],
  reportedTotals: [],
  accountCost: null,
  from: null,
  finerSections: [],
};
const savedSchema = z.object({ id: z.string(), name: z.string(), formula: z.string() });

let address: ReportAddress;
let server: FakeServer;

function Report() {
  const report = reportWithId('search-keyword-custom');
  const [shown, setShown] = useState(address);
  const model = useReportModel({
    report,
    address: shown,
    onAddressChange: (next) => {
      address = next;
      setShown(next);
    },
    account: reportAccount,
    accounts: [reportAccount],
    today: reportAccount.today,
  });
  return (
    <>
      <ReportToolbar model={model} />
      <MissingMetricsNotice model={model} />
    </>
  );
}

async function open(list: SavedOwnMetric[], more: ReportAddress = {}) {
  await page.viewport(1440, 900);
  localStorage.clear();
  address = { beginDate: '2026-11-14', endDate: '2026-11-20', ...more };
  let stored = list;
  server = fakeServer({
    '/ownMetric/list': () => ({ data: stored }),
    '/ownMetric/save': (body) => {
      const saved = { ...share, ...savedSchema.parse(body) };
      stored = [...stored.filter(({ id }) => id !== saved.id), saved];
      return { data: saved };
    },
    '/ownMetric/delete': () => {
      stored = [];
      return { data: {} };
    },
    '/custom/list': () => ({
      data: {
        titleInfos: [
          title('showWord', 'Keyword'),
          title('cost', 'Cost'),
          ...stored.map(({ id, name }) => title(ownMetricKey(id), name)),
        ],
        list: [],
        summary: { cost: '600.00', click: 12 },
        info,
      },
      page: { number: 1, size: 20, totalCount: 1 },
    }),
  });
  await renderPage(<Report />, server.api);
  await expect.element(page.getByRole('button', { name: 'Columns 2' })).toBeVisible();
}

async function openOwnMetrics() {
  await page.getByRole('button', { name: /^Columns/ }).click();
  await page.getByRole('button', { name: 'Own metrics…' }).click();
}
const formula = () => page.getByRole('textbox', { name: 'Formula' });

it('defines a metric with a preview over the totals, and shows it as a column', async () => {
  await open([]);
  await openOwnMetrics();
  await expect.element(page.getByText('No own metrics yet')).toBeVisible();
  await page.getByRole('button', { name: 'New metric' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await userEvent.keyboard('Cost per click');
  await formula().fill('cost /');
  await page.getByRole('button', { name: 'Insert metric' }).click();
  await page.getByRole('menuitem', { name: 'Clicks', exact: true }).click();
  await expect.element(formula()).toHaveValue('cost / click');
  await expect.element(formula()).toHaveFocus();
  await expect.element(page.getByText('Cost ÷ Clicks')).toBeVisible();
  await expect.element(page.getByText('All rows of this report: 50.00')).toBeVisible();
  await page.getByRole('button', { name: 'Save metric' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  const { id, ...saved } = savedSchema.parse(server.bodiesOf('/ownMetric/save')[0]);
  expect(saved).toEqual({ name: 'Cost per click', formula: 'cost / click' });
  expect(address.columns).toEqual(['showWord', 'cost', ownMetricKey(id)]);
  await expect.element(page.getByRole('button', { name: 'Columns 3' })).toBeVisible();
});

it('says beside the field what is wrong with a formula, and where', async () => {
  await open([]);
  await openOwnMetrics();
  await page.getByRole('button', { name: 'New metric' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('ROAS');
  await formula().fill('revenue / cost');
  await page.getByRole('button', { name: 'Save metric' }).click();
  await expect
    .element(page.getByText('“revenue” at character 1 isn’t a metric. Insert one from the list.'))
    .toBeVisible();
  await formula().fill('(cost + 1');
  await expect.element(page.getByText('A closing parenthesis is missing at character 10.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Target' }).fill('many');
  await expect.element(page.getByText('Enter a number, such as 50 or 2.5.')).toBeVisible();
  expect(server.bodiesOf('/ownMetric/save')).toEqual([]);
});

it('hides a metric that the user has not shown, and shows it from the columns', async () => {
  await open([share]);
  await page.getByRole('button', { name: 'Columns 2' }).click();
  await page.getByRole('checkbox', { name: 'Cost share' }).click();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect.element(page.getByRole('button', { name: 'Columns 3' })).toBeVisible();
  expect(address.columns).toEqual(['showWord', 'cost', ownMetricKey(share.id)]);
});

it('deletes a metric, names it as missing in the view, and removes it from the address', async () => {
  const key = ownMetricKey(share.id);
  await open([], { columns: ['showWord', 'cost', key], sort: `${key} desc` });
  await expect.element(page.getByText(/A metric of this view was deleted/)).toBeVisible();
  await page
    .getByRole('alert')
    .or(page.getByRole('status'))
    .getByRole('button', { name: 'Close' })
    .first()
    .click();
  expect(address).toMatchObject({ columns: ['showWord', 'cost'], sort: undefined });
  await expect.element(page.getByText(/A metric of this view was deleted/)).not.toBeInTheDocument();
});

it('lists metrics with their formula in words; those of colleagues cannot be changed', async () => {
  await open([
    share,
    { ...share, id: '0191d0a0-0000-4000-8f00-000000000002', name: 'CPA', owner: 'Chen Yu' },
  ]);
  await openOwnMetrics();
  await expect.element(page.getByText('Cost ÷ Total of Cost').first()).toBeVisible();
  await expect.element(page.getByText('Shared by Chen Yu')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Edit CPA' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Delete Cost share' }).click();
  await expect.element(page.getByText('No own metrics yet')).toBeVisible();
  expect(server.bodiesOf('/ownMetric/delete')).toEqual([{ id: share.id }]);
});

it('filters by a metric, whose name the filter shows', async () => {
  await open([{ ...share, name: 'ROAS "100%_\\"' }]);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await userEvent.keyboard('roas{Enter}');
  await expect.element(page.getByRole('textbox', { name: 'Value' })).toHaveFocus();
  await userEvent.keyboard('12.5{Enter}');
  await expect
    .element(page.getByRole('button', { name: 'Edit filter: ROAS "100%_\\" > 12.5' }))
    .toBeVisible();
  expect(address.where).toEqual([`${ownMetricKey(share.id)} gt 12.5`]);
});

it('shows a filter by a metric that was deleted, so that it can be removed', async () => {
  await open([], { where: [`${ownMetricKey(share.id)} gt 5`] });
  await expect.element(page.getByRole('button', { name: 'Edit filter: Own metric > 5' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove filter: Own metric > 5' }).click();
  expect(address.where).toBeUndefined();
});
