import { expect, type Page } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { differences, drawnIn } from './drawn';
import { hostsFolder } from './folders';
import { origin, test } from './host';
import { run } from './run';

const folderOf = (host: 'tailwind' | 'vitest') => path.join(hostsFolder(), host);
const runIn = (folder: string, program: string, ...args: string[]) =>
  run('node', { folder, arguments: [path.join(hostsFolder(), 'node_modules', program), ...args] });

test.describe.configure({ mode: 'serial', timeout: 180_000 });

test('a test of a host passes in Vitest with jsdom', { tag: '@all-cases' }, () => {
  const { isOk, log } = runIn(folderOf('vitest'), 'vitest/vitest.mjs', 'run');
  expect(isOk, log).toBe(true);
  expect(log).toContain('4 passed');
});

test.describe('Tailwind 4 with a theme of shadcn/ui', { tag: '@all-cases' }, () => {
  test.use({ host: 'tailwind' });

  const ours = ':is([data-scope-ui], [data-scope-ui] *):not(svg *)';
  const theirs = 'html, body, #host, #host *';
  const pages = ['host', 'reference', 'before', 'after', 'twice'] as const;

  test('builds', () => {
    const folder = folderOf('tailwind');
    const html = readFileSync(path.join(folder, 'page.html'), 'utf8');
    for (const name of pages)
      writeFileSync(path.join(folder, `${name}.html`), html.replaceAll('%page%', name));
    const { isOk, log } = runIn(folder, 'vite/bin/vite.js', 'build');
    expect(isOk, log).toBe(true);
  });

  for (const theme of ['light', 'dark']) {
    test(`keeps its style, and components keep theirs, in any order of the sheets: ${theme}`, async ({
      page,
    }) => {
      await openPage(page, 'host', theme);
      const host = await drawnIn(page, theirs);
      await openPage(page, 'reference', theme);
      const reference = await drawnIn(page, ours);
      expect(host.elements.length).toBeGreaterThan(5);
      expect(reference.elements.length).toBeGreaterThan(100);
      for (const name of ['before', 'after', 'twice'] as const) {
        await openPage(page, name, theme);
        expect(differences(host, await drawnIn(page, theirs)), `the host's parts: ${name}`).toEqual([]);
        expect(differences(reference, await drawnIn(page, ours)), `components: ${name}`).toEqual([]);
      }
    });
  }
});

async function openPage(page: Page, name: string, theme: string) {
  await page.goto(`${origin}/${name}.html`);
  await page.getByRole('heading', { name: 'Outside' }).waitFor();
  if (name !== 'host') await page.getByRole('rowheader').first().waitFor();
  await page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
    document.documentElement.classList.toggle('dark', value === 'dark');
  }, theme);
  await page.waitForLoadState('networkidle');
}
