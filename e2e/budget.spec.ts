import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { settled } from './settled';
import { signIn } from './sign-in';

const dist = path.join(import.meta.dirname, '../apps/console/dist');

/** Kilobytes of the scripts that a page asks for until it asks for no more, gzip, by the files that were built. */
function watchScripts(page: Page) {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  return async () => {
    await settled(page);
    let last = -1;
    const isQuiet = () => {
      const before = last;
      last = scripts.size;
      return last === before;
    };
    await expect.poll(isQuiet, { intervals: [500] }).toBe(true);
    const bytes = [...scripts].map((file) => gzipSync(readFileSync(path.join(dist, file))).length);
    return bytes.reduce((sum, each) => sum + each, 0) / 1024;
  };
}

test('the login page needs at most 180 KB of scripts', async ({ page }) => {
  const kilobytes = watchScripts(page);
  await page.goto('/login');
  await expect(page.getByRole('img', { name: 'Verification picture' })).toBeVisible();
  const needed = await kilobytes();
  console.log(`login: ${needed.toFixed(1)} KB`);
  expect(needed).toBeLessThanOrEqual(180);
});

test('a report needs at most 280 KB of scripts', async ({ page }) => {
  await signIn(page);
  const report = await page.context().newPage();
  const kilobytes = watchScripts(report);
  await report.goto('/keywordSearch/keyword/keywordReport');
  await expect(report.getByRole('columnheader', { name: /Cost/ }).first()).toBeVisible();
  const needed = await kilobytes();
  console.log(`report: ${needed.toFixed(1)} KB`);
  expect(needed).toBeLessThanOrEqual(280);
});
