import { expect } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hostsFolder } from './folders';
import { origin, test } from './host';
import { writeReadmeExamples } from './readme-examples';
import { run } from './run';

const folder = () => path.join(hostsFolder(), 'next');
const runIn = (program: string, ...args: string[]) =>
  run('node', { folder: folder(), arguments: [path.join(hostsFolder(), 'node_modules', program), ...args] });

test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.use({ host: 'next' });

test('a test of a host passes in Jest with jsdom', { tag: '@all-cases' }, () => {
  const { isOk, log } = runIn('jest/bin/jest.js');
  expect(isOk, log).toBe(true);
  expect(log).toContain('4 passed');
});

test('Next builds the example of the README as a page', { tag: '@all-cases' }, () => {
  const pages = path.join(folder(), 'app');
  writeReadmeExamples(pages, ['report-table']);
  const page = "import { Keywords } from './report-table';\n\nexport default Keywords;\n";
  writeFileSync(path.join(pages, 'page.tsx'), page);
  const { isOk, log } = runIn('next/dist/bin/next', 'build');
  expect(isOk, log).toBe(true);
});

test('the page renders in the browser without a hydration error', { tag: '@all-cases' }, async ({ page }) => {
  await page.goto(`${origin}/index.html`);
  await expect(page.getByText('2,419.84')).toBeVisible();
  await page.getByRole('button', { name: /^Cost/ }).click();
  await expect(page.getByRole('columnheader', { name: /^Cost/ })).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByRole('rowheader').first()).toHaveText('kyoto ryokan');
});

test('Next runs the entries without React on the server', { tag: '@all-cases' }, () => {
  const html = readFileSync(path.join(folder(), 'out/core.html'), 'utf8');
  expect(html.replace(/<!-- -->/g, '')).toContain('2,419.84 in 7 days, /');
});
