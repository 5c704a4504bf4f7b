/**
 * Measures opening and editing a draft of 100,000 keywords in the built console: `npm run bench:drafts-editor`. Ends with 1 when a task,
 * the CPU time of a key or the heap passes its limit. Other work on the machine makes tasks longer.
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
import { largeDraftCommands } from './large-draft';
import { measureTasks } from './page-tasks';

const limits = { taskMs: 50, heapMb: 200 };

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
  console.log(`load ${loadavg()[0]?.toFixed(2)}, a draft of 100,000 keywords\n`);
  const tasks = await measureTasks(browser, page, limits.taskMs);
  await tasks.work('open', async () => {
    await page.evaluate(followLink, `/adDraft/edit/${id}/keyword?row=unit-1`);
    await keywords.getByText('北海道滑雪 1', { exact: true }).waitFor();
  });
  await tasks.work('first check', async () => {
    await page.getByText(/keyword errors?$|No keyword errors/).waitFor();
    await page.getByRole('treeitem', { name: /campaign 0/ }).waitFor();
  });
  await keywords.getByText('北海道滑雪 1', { exact: true }).click();
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
  const heapMb = await heapOf(page);
  console.log(`\nheap ${heapMb.toFixed(0)} MB (limit ${limits.heapMb} MB)`);
  if (heapMb > limits.heapMb) tasks.failures.push('heap');
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
