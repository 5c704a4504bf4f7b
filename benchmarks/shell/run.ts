/**
 * Measures the time of a page change from the click to the paint with cached data: `npm run bench:shell`. Runs the built console; exits
 * with 1 when a median passes the limit.
 */
import { chromium } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { captchaCode, today } from '../../e2e/settings';
import { settled } from '../../e2e/settled';
import { signIn } from '../../e2e/sign-in';
import { launchOptions } from '../../tools/chromium';
import { startServerProcess } from '../../tools/crash';

const limitMs = 100;
const rounds = 15;

/** Pages, and an element that each shows once its data is shown. */
const pages = [
  { path: '/home/index', shows: 'main table tbody tr' },
  { path: '/keywordSearch/keyword/keywordReport', shows: '[role=gridcell]' },
  { path: '/keywordSearch/keyword/keywordWeekly', shows: '[role=gridcell]' },
  { path: '/messageCenter/list', shows: 'main li' },
  { path: '/systemSet/changePassword', shows: 'main form' },
] as const;

const dataDir = mkdtempSync(path.join(tmpdir(), 'meridian-bench-'));
const server = startServerProcess({
  dataDir,
  env: {
    HOST: '127.0.0.1',
    MERIDIAN_DEMO: '1',
    MERIDIAN_TODAY: today,
    MERIDIAN_CAPTCHA_CODE: captchaCode,
  },
});
const browser = await chromium.launch(launchOptions);
try {
  const address = await server.ready;
  const context = await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signIn(page);
  for (const { path: to } of pages) {
    await page.goto(to);
    await settled(page);
  }
  const times = new Map<string, number[]>(pages.map(({ path: to }) => [to, []]));
  // the first round fills the cache
  for (let round = 0; round <= rounds; round++) {
    for (const { path: to, shows } of pages) {
      const ms = await page.evaluate(changePage, { to, shows });
      if (round > 0) times.get(to)?.push(ms);
      await settled(page);
    }
  }
  console.log(`load ${loadavg()[0]?.toFixed(2)}\n`);
  console.log('page                                      median ms    p90 ms  limit');
  let isWithin = true;
  for (const [to, taken] of times) {
    const sorted = taken.toSorted((a, b) => a - b);
    const at = (share: number) =>
      sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Infinity;
    isWithin &&= at(0.5) <= limitMs;
    console.log(
      to.padEnd(42),
      at(0.5).toFixed(0).padStart(8),
      at(0.9).toFixed(0).padStart(9),
      String(limitMs).padStart(6),
    );
  }
  process.exitCode = isWithin ? 0 : 1;
} finally {
  await browser.close();
  await server.kill('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}

/** Clicks the tag of a page and waits until the page is painted. Runs in the page. */
async function changePage({ to, shows }: { to: string; shows: string }): Promise<number> {
  const link = document.querySelector<HTMLAnchorElement>(`[data-tag] > a[href^="${to}"]`);
  if (!link) throw new Error(`no tag of ${to}`);
  const start = performance.now();
  link.click();
  do await new Promise(requestAnimationFrame);
  while (location.pathname !== to || document.querySelector(shows) === null);
  // a task after the frame: by then it is on the screen
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
  return performance.now() - start;
}
