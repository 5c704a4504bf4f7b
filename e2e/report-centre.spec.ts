import { expect } from '@playwright/test';
import { signIn } from './sign-in';
import { test } from './test';

const week = 'beginDate=2026-11-02&endDate=2026-11-08';

test('the report centre: a week at a glance, its pages, its units, on paper', async ({ page }) => {
  await signIn(page, { path: '/reportCenter' });
  await expect(page).toHaveURL(/\/reportCenter\/keywordSearch\/summary\?accountId=\d+$/);
  await expect(page.getByRole('heading', { name: 'Weekly summary' })).toBeVisible();
  await expect(page.getByText('compared with Nov 2 – Nov 8')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Top 15 regions' }).getByRole('row')).toHaveCount(16);
  await expect(page.getByRole('region', { name: 'Clicks by hour' })).toContainText(/peak: \w{3} \d\d:00/);
  await expect(page.getByRole('figure', { name: 'Cost by day' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next week' })).toBeDisabled();

  // the week stays the same on every page
  await page.getByRole('button', { name: 'Previous week', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(week));
  await expect(page.getByText('compared with Oct 26 – Nov 1')).toBeVisible();
  await page.getByRole('link', { name: 'Feeds', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/reportCenter/feeds/summary\\?${week}`));
  await expect(page.getByRole('region', { name: 'Targeting' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Top 15 intention words' })).toBeVisible();
  await page.getByRole('link', { name: 'Region', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/reportCenter/feeds/regionWeekly\\?${week}`));
  await expect(page.getByText('Week 45')).toBeVisible();
  await page.getByRole('link', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/reportCenter/keywordSearch/regionWeekly\\?${week}`));

  // from a panel to the whole list
  // the address changes before the menu does
  const ofSearch = page.locator('[href*="/keywordSearch/"]');
  await page.getByRole('link', { name: 'Summary', exact: true }).and(ofSearch).click();
  await page.getByRole('link', { name: 'Open the full report: Keyword report' }).click();
  await expect(page).toHaveURL(new RegExp(`/reportCenter/keywordSearch/keywordWeekly\\?${week}`));
  await expect(page.getByRole('columnheader', { name: 'Match mode' })).toBeVisible();

  // campaigns, and their units beneath them
  await page.goto(`/reportCenter/keywordSearch/searchWeekly?${week}`);
  const rows = page.getByRole('grid').getByRole('row');
  const fold = page.getByRole('button', { name: /^Show the units of/ }).first();
  await expect(fold).toBeVisible();
  const before = await rows.count();
  await fold.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => rows.count()).toBeGreaterThan(before);

  // on paper: white, without the shell, all rows under their heading
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { name: 'Weekly details' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Nov 2 – Nov 8, 2026' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByText(/^Rows 1–\d+ of \d+/)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper, 'A4, landscape').toMatch(/\/MediaBox \[0 0 84[12]/);
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('grid')).toBeVisible();
});

test(
  'a week that cannot be shown says why and links to one that can',
  { tag: '@all-cases' },
  async ({ page }) => {
    await signIn(page, { path: '/reportCenter/feeds/crowdWeekly?beginDate=2026-11-04&endDate=2026-11-10' });
    await expect(page.getByText('This date range can’t be shown')).toBeVisible();
    await page.getByRole('button', { name: /^Use Nov 9/ }).click();
    await expect(page).toHaveURL(/\/reportCenter\/feeds\/crowdWeekly\?accountId=\d+$/);
    await expect(page.getByRole('columnheader', { name: 'Crowd' })).toBeVisible();
  },
);
