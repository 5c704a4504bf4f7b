import { expect } from '@playwright/test';
import { openHost, test } from './host';

test('the first example of every README runs unchanged', async ({ page }) => {
  await openHost(page, 'readmes');
  const example = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(example('api-client')).toBeAttached();
  await expect(example('draft-editor')).toBeAttached();
  await expect(example('report-table').getByText('2,419.84')).toBeVisible();

  const keyword = example('i18n').getByRole('button');
  await expect(keyword).toHaveText('關鍵字');
  await keyword.click();
  await expect(keyword).toHaveText('关键词');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');

  await example('ui').getByRole('button', { name: 'Export' }).click();
  await expect(page.getByRole('dialog', { name: 'Export 98 rows?' })).toBeVisible();
  await page.keyboard.press('Escape');

  await example('date-range').getByRole('button').first().click();
  await expect(page.getByRole('dialog').getByText('November 2026')).toBeVisible();
});
