import { expect } from '@playwright/test';
import { signIn } from './sign-in';
import { test } from './test';

/** A4 in landscape, without its margins, in CSS pixels. */
const sheet = { width: 1047, height: 718 };

test('a report on paper: every row, on landscape pages with the head of the table', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await signIn(page, {
    path: '/keywordSearch/keyword/keywordCustom?beginDate=2026-11-14&endDate=2026-11-20&compare=previous',
  });
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  await page.keyboard.press('Control+p');
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');

  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(sheet);
  await expect(page.getByText(/^Rows 1–(\d+) of \1/)).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('grid')).toHaveCount(0);
  await expect(page.getByRole('definition').filter({ hasText: 'Nov 7 – Nov 13, 2026' })).toBeVisible();
  const table = page.getByRole('table');
  expect(await table.getByRole('row').count()).toBeGreaterThan(60);
  await expect(table.locator('thead')).toHaveCSS('display', 'table-header-group');
  expect(await table.evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(sheet.width);

  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const sizes = paper.match(/\/MediaBox \[0 0 [\d. ]+\]/g) ?? [];
  expect(sizes.length).toBeGreaterThan(1);
  for (const size of sizes) expect(size, 'A4, landscape').toMatch(/\[0 0 84[12]/);
});
