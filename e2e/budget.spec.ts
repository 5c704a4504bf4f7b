import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { signIn } from './sign-in';

const dist = path.join(import.meta.dirname, '../apps/console/dist');

/** Kilobytes of the scripts that a page has asked for, gzip, by the files that were built. */
function watchScripts(page: Page) {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  return () =>
    [...scripts].reduce((sum, file) => sum + gzipSync(readFileSync(path.join(dist, file))).length, 0) / 1024;
}

test('the login page needs at most 180 KB of scripts', async ({ page }) => {
  const kilobytes = watchScripts(page);
  await page.goto('/login');
  await expect(page.getByRole('img', { name: 'Verification picture' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  test.info().annotations.push({ type: 'KB gzip', description: kilobytes().toFixed(1) });
  console.log(`login: ${kilobytes().toFixed(1)} KB`);
  expect(kilobytes()).toBeLessThanOrEqual(180);
});

test('a report needs at most 280 KB of scripts', async ({ page }) => {
  await signIn(page);
  const report = await page.context().newPage();
  const kilobytes = watchScripts(report);
  await report.goto('/keywordSearch/keyword/keywordReport');
  await expect(report.getByRole('columnheader', { name: /Cost/ }).first()).toBeVisible();
  await report.waitForLoadState('networkidle');
  console.log(`report: ${kilobytes().toFixed(1)} KB`);
  expect(kilobytes()).toBeLessThanOrEqual(280);
});
