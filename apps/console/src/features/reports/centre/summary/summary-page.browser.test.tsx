import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { FakeResponse } from '../../../../testing/fake-server';
import { renderCentre } from '../testing/render-centre';
import { summaryResponses } from '../testing/responses';

const path = '/reportCenter/keywordSearch/summary';
const panel = (name: string) => page.getByRole('region', { name, exact: true });
const chart = (name: string) => page.getByRole('figure', { name, exact: true });

it('shows a week against the previous week, money with its currency', async () => {
  await renderCentre({ path, responses: summaryResponses });
  await expect.element(page.getByText('compared with Nov 2 – Nov 8')).toBeVisible();
  const cost = page.getByRole('button', { name: /^Cost.*￥110,600\.42/ });
  await expect.element(cost).toHaveAttribute('aria-expanded', 'true');
  await expect.element(cost).toHaveAccessibleName(/up 10\.6% from the previous week/);
  await expect.element(panel('Devices')).toHaveTextContent('￥100.00');
  await expect.element(panel('Top 15 regions')).toHaveTextContent('1–2 of 34');
  await expect
    .element(panel('Top 15 keywords').getByRole('row', { name: /日本签证代办/ }))
    .toHaveTextContent('25.0%');
  await expect.element(panel('Clicks by hour')).toHaveTextContent('peak: Sat 21:00');
});

it('compares with the same week a year ago, and with the week before again', async () => {
  const responses = {
    ...summaryResponses,
    'weeklyOverview/search/statistics': (body: unknown): FakeResponse => {
      const response = summaryResponses['weeklyOverview/search/statistics']?.(body);
      if (!response || !('data' in response)) return { data: null };
      if (!JSON.stringify(body).includes('lastYear')) return response;
      const previousWeek = { beginDate: '2025-11-10', endDate: '2025-11-16' };
      return { ...response, data: { ...(response.data as object), previousWeek } };
    },
  };
  const { bodiesOf, addresses } = await renderCentre({ path, responses });
  const basis = page.getByRole('radiogroup', { name: 'Compared with' });
  await expect.element(basis.getByRole('radio', { name: 'Previous week' })).toBeChecked();
  await basis.getByText('Same week last year').click();
  await expect.element(page.getByText('compared with Nov 10 – Nov 16, 2025')).toBeVisible();
  expect(addresses.at(-1)).toMatchObject({ compare: 'lastYear' });
  await expect
    .element(page.getByRole('button', { name: /^Cost/ }))
    .toHaveAccessibleName(/up 10\.6% from the same week last year/);
  await expect.element(chart('Cost by day')).toHaveTextContent('Same week last year');
  await expect.element(panel('Top 15 regions')).toHaveTextContent('vs. last year');
  for (const call of ['weeklyDevices/statistics', 'weeklyRegion/statistics', 'weeklyKeywords/statistics'])
    expect(bodiesOf(call).at(-1)).toMatchObject({ query: { basis: 'lastYear' } });
  expect(bodiesOf('weeklyHour/statistics')).toHaveLength(1);
  await basis.getByText('Previous week').click();
  await expect.element(page.getByText('compared with Nov 2 – Nov 8')).toBeVisible();
  expect(addresses.at(-1)?.compare).toBeUndefined();
});

it('says that it shows the previous week instead of a range that it cannot compare with', async () => {
  const compare = '2026-10-05..2026-10-18';
  const { bodiesOf, addresses } = await renderCentre({
    path,
    responses: summaryResponses,
    address: { compare },
  });
  await expect
    .element(page.getByText(/comparison.*a comparison with the previous week instead/))
    .toBeVisible();
  expect(bodiesOf('weeklyOverview/search/statistics')).toMatchObject([{ query: { basis: 'previous' } }]);
  await page.getByRole('button', { name: 'Close' }).click();
  expect(addresses.at(-1)?.compare).toBeUndefined();
});

it('shows a chart of the selected KPI by day and names it in the address', async () => {
  const { addresses } = await renderCentre({ path, responses: summaryResponses });
  await expect.element(chart('Cost by day')).toBeVisible();
  await page.getByRole('button', { name: /^Clicks/ }).click();
  await expect.element(chart('Clicks by day')).toBeVisible();
  expect(addresses.at(-1)).toMatchObject({ metric: 'click' });
  await page.getByRole('button', { name: /^Clicks/ }).click();
  await expect.element(chart('Cost by day')).toBeVisible();
});

it('requests the week of the address, and the previous week after one click', async () => {
  const { bodiesOf, addresses } = await renderCentre({
    path,
    responses: summaryResponses,
    address: { beginDate: '2026-11-02', endDate: '2026-11-08' },
  });
  await expect.element(page.getByText('Week 45')).toBeVisible();
  const request = { query: { channel: 'search', beginDate: '2026-11-02', endDate: '2026-11-08' } };
  for (const call of Object.keys(summaryResponses).filter((name) => name.startsWith('weekly'))) {
    await expect.poll(() => bodiesOf(call)).toMatchObject([request]);
  }
  await page.getByRole('button', { name: 'Previous week', exact: true }).click();
  expect(addresses.at(-1)).toMatchObject({ beginDate: '2026-10-26', endDate: '2026-11-01' });
});

it('keeps the other panels when one request fails, and retries it', async () => {
  let isFailing = true;
  const regions = (body: unknown): FakeResponse =>
    isFailing
      ? { code: 400, message: 'Not today' }
      : (summaryResponses['weeklyRegion/statistics']?.(body) ?? { data: null });
  await renderCentre({ path, responses: { ...summaryResponses, 'weeklyRegion/statistics': regions } });
  const alert = panel('Top 15 regions').getByRole('alert');
  await expect.element(alert).toHaveTextContent('Couldn’t load this data');
  await expect.element(panel('Top 15 keywords')).toHaveTextContent('日本签证代办');
  await expect.element(panel('Devices')).toHaveTextContent('Mobile');
  isFailing = false;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect.element(panel('Top 15 regions')).toHaveTextContent('广东');
});

it('keeps the panels of other requests when the overview fails', async () => {
  const responses = {
    ...summaryResponses,
    'weeklyOverview/search/statistics': (): FakeResponse => ({ code: 400, message: 'No' }),
  };
  await renderCentre({ path, responses });
  await expect.element(page.getByRole('alert')).toHaveTextContent('Couldn’t load this data');
  await expect.element(panel('Top 15 regions')).toHaveTextContent('广东');
});

it('labels an empty panel as empty', async () => {
  const responses = {
    ...summaryResponses,
    'weeklyHour/statistics': (): FakeResponse => ({ data: { cells: [] } }),
  };
  await renderCentre({ path, responses });
  await expect.element(panel('Clicks by hour')).toHaveTextContent('No data for this week');
});

it.each([
  ['three days', '2026-11-10', '2026-11-12'],
  ['two weeks', '2026-11-02', '2026-11-15'],
  ['a week that is not over', '2026-11-16', '2026-11-22'],
])('does not show %s, and links to last week', async (_, beginDate, endDate) => {
  const { bodiesOf, addresses } = await renderCentre({
    path,
    responses: summaryResponses,
    address: { beginDate, endDate },
  });
  await expect.element(page.getByText('This date range can’t be shown')).toBeVisible();
  expect(bodiesOf('weeklyRegion/statistics')).toEqual([]);
  await page.getByRole('button', { name: 'Use Nov 9 – Nov 15, 2026' }).click();
  expect(addresses.at(-1)).toMatchObject({ beginDate: undefined, endDate: undefined });
  await expect.element(panel('Top 15 regions')).toHaveTextContent('广东');
});
