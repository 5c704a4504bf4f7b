/**
 * Measures an editable grid of 100,000 rows: CPU time of a key, time until it is painted, and the longest task of pasting, sorting and
 * searching: `npm run bench:drafts`. Ends with 1 when the CPU time of a key, or a task, passes the limit. Other work on the machine
 * makes tasks longer.
 */
import { chromium } from '@playwright/test';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { build, defaultClientConditions, preview, type InlineConfig } from 'vite';
import { launchOptions } from '../../tools/chromium';
import { measureTasks } from './page-tasks';

const limitMs = 50;

declare global {
  interface Window {
    text: string;
  }
}

const outDir = mkdtempSync(path.join(tmpdir(), 'meridian-bench-'));
const config: InlineConfig = {
  configFile: false,
  root: path.join(import.meta.dirname, 'page'),
  logLevel: 'warn',
  plugins: [react(), tailwindcss()],
  resolve: { conditions: ['@meridian/source', ...defaultClientConditions] },
  build: { outDir, emptyOutDir: true },
};
await build(config);
const server = await preview({ ...config, preview: { port: 0 } });
const browser = await chromium.launch(launchOptions);
let failures: readonly string[] = [];
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await page.getByText('北海道滑雪', { exact: true }).click();
  console.log(`load ${loadavg()[0]?.toFixed(2)}, 100,000 rows\n`);
  const tasks = await measureTasks(browser, page, limitMs);
  failures = tasks.failures;
  await tasks.keys('type in a cell', Array.from('Hokkaido ski weekend', String));
  await page.keyboard.press('Escape');
  await tasks.keys('commit and go down', Array.from({ length: 20 }, () => ['9', 'Enter']).flat());
  await page.keyboard.press('Escape');
  await tasks.keys('move down', Array<string>(60).fill('ArrowDown'));
  await page.keyboard.press('Escape');
  await tasks.keys('select a range', Array<string>(60).fill('Shift+ArrowDown'));
  await page.keyboard.press('Escape');
  await tasks.keys('go down a page', Array<string>(30).fill('PageDown'));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+Home');
  await page.getByRole('rowheader', { name: '1', exact: true }).waitFor();
  await tasks.work('sort 100,000 texts', async () => {
    // the first row stays first in ascending order
    await page.getByRole('columnheader', { name: 'Keyword' }).dblclick();
    await page.getByRole('rowheader', { name: '1', exact: true }).waitFor({ state: 'detached' });
  });
  await page.evaluate(prepareText);
  await tasks.work('preview of 100,000 rows', async () => {
    await page.evaluate(paste);
    await page.getByText('100,000 rows changed').waitFor();
  });
  await page.keyboard.press('Escape');
  await tasks.work('fill 100,000 cells', async () => {
    await page.keyboard.press('Control+Home');
    for (let column = 0; column < 4; column += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Control+Shift+ArrowDown');
    await page.keyboard.press('Control+d');
    await page.getByRole('gridcell', { name: '1', exact: true }).first().waitFor();
  });
  await tasks.work('find in 100,000 rows', async () => {
    await page.getByRole('button', { name: 'Find and replace' }).click();
    await page.keyboard.insertText('滑雪');
    await page.getByText(/cells match/).waitFor();
  });
} finally {
  await browser.close();
  await server.close();
  rmSync(outDir, { recursive: true, force: true });
}
if (failures.length > 0) console.log(`\nover ${limitMs} ms: ${failures.join(', ')}`);
process.exitCode = failures.length > 0 ? 1 : 0;

/** 100,000 rows of three columns. Runs in the page. */
function prepareText(): void {
  const rows = Array.from({ length: 100_000 }, (_, row) => `"词 ""${row}"""\tAuto\t${row % 7}`);
  window.text = rows.join('\n');
}

/** Pastes the prepared text into the active cell. Runs in the page. */
function paste(): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', window.text);
  const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData });
  document.querySelector('input[autocomplete=off]')?.dispatchEvent(event);
}
