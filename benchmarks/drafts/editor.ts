/**
 * Measures opening and editing a draft of 100,000 keywords in the built console, and the grid of all of them: `npm run
 * bench:drafts-editor`, with another number by `npm run bench:drafts-editor -- 300000`. Ends with 1 when a time, a task, the CPU time of a
 * key or the heap passes its limit. Other work on the machine makes times and tasks longer.
 */
import { createClient } from '@meridian/api-client';
import { endpoints } from '@meridian/api-client/contract';
import { chromium, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { captchaCode, today } from '../../e2e/settings';
import { signIn } from '../../e2e/sign-in';
import { launchOptions } from '../../tools/chromium';
import { startServerProcess } from '../../tools/crash';
import { keywordCount, largeDraftCommands, repeatedCount } from './large-draft';
import { measureTasks } from './page-tasks';

/** Times in milliseconds. */
const limits = { firstRows: 1_000, check: 5_000, order: 200, bulkChange: 1_000, taskMs: 50, heapMb: 350 };

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
  await signIn(page, { path: '/adDraft/list' });
  const id = await createLargeDraft(page, address);
  const keywords = page.getByRole('grid', { name: 'Keywords' });
  /** A unit whose rows are late in the order of the ids. */
  const shownUnit = 57;
  console.log(`load ${loadavg()[0]?.toFixed(2)}, a draft of ${keywordCount} keywords\n`);
  const tasks = await measureTasks(browser, page, limits.taskMs);
  const firstKeyword = keywords.getByText(`北海道滑雪 ${shownUnit}`, { exact: true });
  await tasks.work(
    'open, with the first check',
    async (reached) => {
      await page.evaluate(followLink, `/adDraft/edit/${id}/keyword?row=unit-${shownUnit}`);
      await firstKeyword.waitFor();
      reached('first rows', limits.firstRows);
      await page.getByText(/^Saved$/).waitFor();
      reached('all rows');
      await page.getByText(`${repeatedCount.toLocaleString('en-US')} keyword errors`).waitFor();
    },
    limits.check,
  );
  await firstKeyword.click();
  await tasks.keys('type in a cell', Array.from('Hokkaido ski weekend', String));
  await page.keyboard.press('Escape');
  await tasks.keys('commit and go down', Array.from({ length: 20 }, () => ['9', 'Enter']).flat());
  await tasks.keys('undo', Array<string>(10).fill('Control+z'));
  await tasks.work('check after the edits', () => page.getByText(/^Saved \d/).waitFor());
  await tasks.work('show another unit', async () => {
    await page
      .getByRole('treeitem', { name: /Keywords/ })
      .first()
      .click();
    await keywords.waitFor();
  });
  await measureWholeDraft();
  const heapMb = await heapOf(page);
  console.log(`\nheap ${heapMb.toFixed(0)} MB (limit ${limits.heapMb} MB)`);
  if (heapMb > limits.heapMb) tasks.failures.push('heap');

  /** The grid of all keywords: its rows are all those of the draft. */
  async function measureWholeDraft(): Promise<void> {
    const rows = (count: number) => page.locator(`[role=grid][aria-rowcount="${count + 1}"]`).waitFor();
    const first = (index: number) => keywords.getByText(`北海道滑雪 ${index}`, { exact: true }).first();
    await tasks.work('show the whole draft', async () => {
      await page.getByRole('radiogroup', { name: 'Rows shown' }).getByText('Whole draft').click();
      await rows(keywordCount);
    });
    await tasks.work(
      'sort',
      async () => {
        await page.getByRole('columnheader', { name: 'Keyword' }).dblclick();
        await first(keywordCount - repeatedCount - 1).waitFor();
      },
      limits.order,
    );
    const errors = page.getByRole('button', { name: /Only rows with errors/ });
    // the edits before have made some more
    const errorCount = Number((await errors.innerText()).replaceAll(/\D/g, ''));
    await tasks.work(
      'filter',
      async () => {
        await errors.click();
        await rows(errorCount);
      },
      limits.order,
    );
    await errors.click();
    await rows(keywordCount);
    await keywords
      .getByRole('gridcell', { name: /北海道滑雪/ })
      .first()
      .click();
    await tasks.keys('type in a cell of all', Array.from('Hokkaido ski weekend', String));
    await page.keyboard.press('Escape');
    await tasks.keys('commit and go down, all', Array.from({ length: 20 }, () => ['9', 'Enter']).flat());
    await page.keyboard.press('Control+Home');
    for (let column = 0; column < 4; column += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.type('7');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Control+Shift+ArrowDown');
    await tasks.work(
      'bulk change of all',
      async () => {
        await page.keyboard.press('Control+d');
        await keywords.getByRole('gridcell', { name: /^7/ }).nth(5).waitFor();
      },
      limits.bulkChange,
    );
  }

  if (tasks.failures.length > 0) {
    console.log(`over the limit: ${tasks.failures.join(', ')}`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await server.kill('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}

async function createLargeDraft(page: Page, address: string): Promise<string> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'yunShang-Token')?.value;
  const api = createClient({
    baseUrl: `${address}/base-api`,
    getToken: () => token ?? null,
    getAccountId: () => 0,
    language: 'en',
  });
  const { accounts } = await api.call(endpoints.getUserInfo, {});
  const id = randomUUID();
  const accountId = accounts[0]?.accountId ?? 0;
  await api.call(endpoints.draftSave, { body: { id, accountId, name: 'large' }, withoutAccount: true });
  let version = 0;
  for (const command of largeDraftCommands()) {
    const commands = [{ id: randomUUID(), command: command as never }];
    ({ version } = await api.call(endpoints.draftSave, {
      body: { id, version, commands },
      withoutAccount: true,
    }));
  }
  return id;
}

/** Opens another page of the running console. Runs in the page. */
function followLink(address: string): void {
  history.pushState({}, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** MB of live bytes after a garbage collection: those of the page, without its worker. */
async function heapOf(page: Page): Promise<number> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('HeapProfiler.enable');
  await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  return usedSize / 1024 ** 2;
}
