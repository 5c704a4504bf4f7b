import { expect, test as base, type Page } from '@playwright/test';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Entry } from './app/entries';
import { appFolder, hostsFolder } from './folders';

export const origin = 'http://host.test';

/** Folder of the built pages of each host. */
const siteOf = {
  app: () => path.join(appFolder(), 'dist'),
  next: () => path.join(hostsFolder(), 'next/out'),
  tailwind: () => path.join(hostsFolder(), 'tailwind/dist'),
};
type Host = keyof typeof siteOf;

/** Opens built pages of a host. Each test fails on a console message, an error or a request to another origin. */
export const test = base.extend<{ host: Host; problems: string[] }>({
  host: ['app', { option: true }],
  problems: [
    async ({ context, host }, use) => {
      const site = siteOf[host]();
      const problems: string[] = [];
      await context.route('**/*', async (route) => {
        const { origin: from, pathname } = new URL(route.request().url());
        const file = path.join(site, pathname);
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
  if (entry === 'bare' || entry === 'form') return;
  await grid(page).waitFor();
  // a click would miss a column that still gets its width
  await settled(page);
}

/** The table by its caption. */
export const grid = (page: Page) => page.getByRole('grid', { name: 'Keywords' });
export const columnHead = (page: Page, title: string) =>
  page.getByRole('columnheader').filter({ has: page.getByText(title, { exact: true }) });
/** The start of a sortable title: the button of the menu covers the end of a short one. */
export const titleStart = { position: { x: 6, y: 10 } };
export const sortButton = (page: Page, title: string) =>
  columnHead(page, title).getByRole('button', { name: title, exact: true });

/** Some cells load their renderer; columns get their width once the content of the cells is measured. */
export async function settled(page: Page) {
  await page.waitForLoadState('networkidle');
  const widths = () =>
    page
      .getByRole('columnheader')
      .evaluateAll((heads) =>
        [
          document.querySelectorAll('[data-scope-ui] *').length,
          ...heads.map((head) => head.getBoundingClientRect().width),
        ].join(),
      );
  let last = '';
  await expect
    .poll(
      async () => {
        const before = last;
        last = await widths();
        return last === before;
      },
      { intervals: [150] },
    )
    .toBe(true);
}
