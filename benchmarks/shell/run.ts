/**
 * Measures how fast the built console responds: `npm run bench:shell`. Exits with 1 when a limit is exceeded. Parts are measured
 * alone by their names: `npm run bench:shell -- pages`.
 *
 * - `start`: login and the first pages at 150 ms and 4 Mbit/s
 * - `pages`: changes between visited pages
 * - `menu`: reports that are opened from the menu
 * - `views`: sort, page, filter and comparison of an account of 50,000 keywords
 */
import { chromium, type Browser } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { captchaCode, today } from '../../e2e/settings';
import { signIn } from '../../e2e/sign-in';
import { launchOptions } from '../../tools/chromium';
import { startServerProcess } from '../../tools/crash';
import { copyFacts } from '../reports/large-accounts';
import { loadFacts } from '../reports/load-facts';
import { openWorkspace, startHost } from '../reports/workspace';
import { measurePageChanges } from './change-page';
import { measureViewChanges } from './change-view';
import { showFigures } from './figures';
import { measureMenu } from './open-from-menu';
import { measureStart } from './start';

const parts = process.argv.slice(2);
const isWanted = (part: string) => parts.length === 0 || parts.includes(part);
const viewport = { width: 1440, height: 900 };

const browser = await chromium.launch(launchOptions);
try {
  const areMet: boolean[] = [];
  if (['start', 'pages', 'menu'].some(isWanted)) areMet.push(...(await measureDemo(browser)));
  if (isWanted('views')) areMet.push(await measureLargeAccount(browser));
  process.exitCode = areMet.every(Boolean) ? 0 : 1;
} finally {
  await browser.close();
}

/** Whether the figures of the demo are within their limits. */
async function measureDemo(opened: Browser): Promise<boolean[]> {
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
  try {
    const baseURL = await server.ready;
    const areMet: boolean[] = [];
    if (isWanted('start')) {
      const context = await opened.newContext({ baseURL, viewport });
      areMet.push(showFigures('Start at 150 ms and 4 Mbit/s', await measureStart(context)));
      await context.close();
    }
    if (isWanted('pages')) {
      const context = await opened.newContext({ baseURL, viewport });
      const page = await context.newPage();
      await signIn(page);
      areMet.push(showFigures('Change to a visited page', await measurePageChanges(page)));
      await context.close();
    }
    if (isWanted('menu')) {
      const context = await opened.newContext({ baseURL, viewport });
      const page = await context.newPage();
      await signIn(page);
      areMet.push(showFigures('Open a report from the menu', await measureMenu(page)));
      await context.close();
    }
    return areMet;
  } finally {
    await server.kill('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Whether the figures of a large account are within their limits. */
async function measureLargeAccount(opened: Browser): Promise<boolean> {
  const host = await startHost();
  try {
    const workspace = await openWorkspace(host, today);
    try {
      const load = { accountCount: 1, keywordCount: 50_000, firstDay: '2026-09-20', lastDay: '2026-11-20' };
      await loadFacts(workspace.db, load);
      const context = await opened.newContext({ baseURL: workspace.address, viewport });
      const token = await workspace.signInAdministrator();
      await copyFacts({ address: workspace.address, token }, load);
      await context.addCookies([{ name: 'yunShang-Token', value: token, url: workspace.address }]);
      const figures = await measureViewChanges(await context.newPage());
      await context.close();
      return showFigures('Change of the view, 50,000 keywords', figures);
    } finally {
      await workspace.close();
    }
  } finally {
    await host.stop();
  }
}
