import { expect, test as base, type Page } from '@playwright/test';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Entry } from './app/entries';
import { appFolder } from './folders';

const origin = 'http://host.test';

/** Opens pages of the built app. Each test fails on a console message, an error or a request to another origin. */
export const test = base.extend<{ problems: string[] }>({
  problems: [
    async ({ context }, use) => {
      const problems: string[] = [];
      const dist = path.join(appFolder(), 'dist');
      await context.route('**/*', async (route) => {
        const { origin: from, pathname } = new URL(route.request().url());
        const file = path.join(dist, pathname);
        if (from === origin && existsSync(file)) return route.fulfill({ path: file });
        problems.push(`requested ${route.request().url()}`);
        return route.abort();
      });
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) problems.push(`console: ${message.text()}`);
      });
      context.on('weberror', (error) => problems.push(`thrown: ${String(error.error())}`));
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export type Query = Partial<Record<'rows' | 'paged' | 'status', string>>;

/** Opens one of the app's pages and waits for its table, if it has one. */
export async function openHost(page: Page, entry: Entry, query: Query = {}) {
  await page.goto(`${origin}/${entry}.html?${new URLSearchParams(query).toString()}`);
  await page.getByRole('heading', { name: 'Outside' }).waitFor();
  if (entry !== 'bare' && entry !== 'form') await grid(page).waitFor();
}

/** The table by its caption. */
export const grid = (page: Page) => page.getByRole('grid', { name: 'Keywords' });
export const columnHead = (page: Page, title: string) =>
  page.getByRole('columnheader').filter({ has: page.getByText(title, { exact: true }) });
