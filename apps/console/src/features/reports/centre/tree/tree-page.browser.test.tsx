import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FakeResponse } from '../../../../testing/fake-server';
import { renderCentre } from '../testing/render-centre';
import { list, metricsOf } from '../testing/responses';

const path = '/reportCenter/keywordSearch/searchWeekly';
const campaigns = () =>
  list([
    { campaignName: 'Japan', ...metricsOf('200') },
    { campaignName: 'Rail', ...metricsOf('100') },
  ]);
const units = () =>
  list([
    { campaignName: 'Japan', adgroupName: 'Visa', ...metricsOf('120') },
    { campaignName: 'Japan', adgroupName: 'Hotels', ...metricsOf('79.50') },
  ]);
const responses = { 'campaign/weekly/list': campaigns, 'unit/weekly/list': units };
const fold = (campaign: string) => page.getByRole('button', { name: `the units of ${campaign}` });
const row = (name: RegExp) => page.getByRole('row', { name });

it('loads the units of a campaign when it is unfolded, and keeps them when it is folded', async () => {
  const { bodiesOf } = await renderCentre({ path, responses });
  await expect.element(fold('Japan')).toHaveAttribute('aria-expanded', 'false');
  expect(bodiesOf('unit/weekly/list')).toEqual([]);
  await fold('Japan').click();
  await expect.element(row(/Visa/)).toHaveTextContent('120.00');
  await expect.element(fold('Japan')).toHaveAttribute('aria-expanded', 'true');
  expect(bodiesOf('unit/weekly/list')).toMatchObject([{ query: { campaignName: ['Japan'] } }]);
  await fold('Japan').click();
  await expect.element(row(/Visa/)).not.toBeInTheDocument();
});

it('links each unit to its keywords', async () => {
  await renderCentre({ path, responses });
  await fold('Japan').click();
  const link = page.getByRole('link', { name: 'Visa' });
  await expect.element(link).toHaveAttribute('title', 'Keywords of Visa');
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/\/keywordWeekly\?.*Visa.*Japan/));
});

it('shows the remainder of a campaign that its units do not explain', async () => {
  await renderCentre({ path, responses });
  await fold('Japan').click();
  await expect.element(row(/Not broken down by unit/)).toHaveTextContent('0.50');
});

it('folds by arrows and by Enter', async () => {
  await renderCentre({ path, responses });
  const button = fold('Japan');
  await expect.element(button).toBeVisible();
  const element = button.element();
  if (element instanceof HTMLElement) element.focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Enter}');
  await expect.element(row(/Visa/)).toBeVisible();
});

it('unfolds and folds all campaigns of the page', async () => {
  const { bodiesOf } = await renderCentre({ path, responses });
  await page.getByRole('button', { name: 'Expand all' }).click();
  await expect.element(fold('Rail')).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => bodiesOf('unit/weekly/list').length).toBe(2);
  await page.getByRole('button', { name: 'Collapse all' }).click();
  await expect.element(fold('Japan')).toHaveAttribute('aria-expanded', 'false');
});

it('shows an error for a campaign whose units failed, and retries', async () => {
  let isFailing = true;
  const failing = (): FakeResponse => (isFailing ? { code: 400, message: 'No' } : units());
  await renderCentre({ path, responses: { ...responses, 'unit/weekly/list': failing } });
  await fold('Japan').click();
  await expect.element(page.getByText('Couldn’t load the units.')).toBeVisible();
  await expect.element(row(/Rail/)).toHaveTextContent('100.00');
  isFailing = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(row(/Visa/)).toBeVisible();
});

it('lets the server sort campaigns, and keeps unfolded ones open', async () => {
  const { bodiesOf } = await renderCentre({ path, responses });
  await fold('Rail').click();
  await expect.element(fold('Rail')).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('columnheader', { name: /^Cost/ }).getByRole('button').first().click();
  await expect
    .poll(() => bodiesOf('campaign/weekly/list').at(-1))
    .toMatchObject({ page: { sortCol: 'cost asc' } });
  await expect.element(fold('Rail')).toHaveAttribute('aria-expanded', 'true');
});

it('compares campaigns and their units with the previous week', async () => {
  const compared = (response: ReturnType<typeof list>, costs: readonly string[]): FakeResponse => ({
    ...response,
    data: {
      ...('data' in response && typeof response.data === 'object' ? response.data : {}),
      comparison: {
        beginDate: '2026-11-02',
        endDate: '2026-11-08',
        dataTime: '2026-11-09T01:00:00Z',
        isComplete: true,
        missingDays: 0,
        incompleteDays: 0,
        hiddenCount: 0,
        summary: metricsOf('150'),
        list: costs.map((cost) => metricsOf(cost)),
      },
    },
  });
  const { bodiesOf } = await renderCentre({
    path,
    address: { compare: 'previous' },
    responses: {
      ...responses,
      'campaign/weekly/list': () => compared(campaigns(), ['160', '80']),
      'unit/weekly/list': () => compared(units(), ['100', '60']),
      'campaign/weekly/trend': () => ({ code: 400, message: 'not here' }),
    },
  });
  await expect.element(row(/Japan/)).toHaveTextContent('160.00');
  await fold('Japan').click();
  await expect.element(row(/Visa/)).toHaveTextContent('20.00');
  // 160 of the campaign minus 150 of its units: the remainder is not new
  await expect.element(row(/Not broken down by unit/)).toHaveTextContent(/0\.50.*10\.00/);
  expect(row(/Not broken down by unit/).element().textContent).not.toContain('New');
  expect(bodiesOf('unit/weekly/list')).toMatchObject([{ query: { compare: { basis: 'previous' } } }]);
});

it('has the saved views of the report', async () => {
  await renderCentre({ path, responses });
  await expect.element(page.getByRole('button', { name: /views/i })).toBeVisible();
});
