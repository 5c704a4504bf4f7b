import { expect } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { signIn } from './sign-in';
import { test } from './test';

test('a report is exported as the screen shows it, downloaded, and deleted', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lang', 'cn'));
  await signIn(page, {
    path: '/keywordSearch/region/regionCustom?beginDate=2026-11-01&endDate=2026-11-20&columns=provinceName&columns=cost&columns=click',
  });
  const cells = page.getByRole('row').nth(1).getByRole('gridcell');
  await expect(cells.first()).toBeVisible();
  const totals = await cells.allTextContents();

  await page.getByRole('button', { name: '导出' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('2026-11-01 至 2026-11-20');
  await dialog.getByRole('radio', { name: /CSV/ }).check();
  await dialog.getByRole('button', { name: '立即导出' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^下载/ }).first().click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('地域自定义报告-8840213-20261101-20261120.csv');
  const text = await readFile(await file.path(), 'utf8');
  expect(text.charCodeAt(0)).toBe(0xfeff);
  // the same totals, columns and formats as the screen
  const second = text.split('\r\n')[1] ?? '';
  expect(totals).toHaveLength(2);
  for (const total of totals) expect(second).toContain(total);

  await page.goto('/downloadCenter/index');
  const row = page.getByRole('row').filter({ hasText: '地域自定义报告-8840213-20261101-20261120.csv' });
  await expect(row).toContainText('可下载');
  await row.getByRole('button', { name: /^删除/ }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: /删除/ })
    .click();
  await expect(row).toHaveCount(0);
});
