import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { settled } from './settled';
import { signIn } from './sign-in';
import { test } from './test';

const dist = path.join(import.meta.dirname, '../apps/console/dist');

/**
 * Number and kilobytes (gzip, of the built files) of the scripts that a page fetches until it is finished.
 *
 * They are the scripts that a page needs: the browser never becomes idle here. Code that is preloaded in idle moments (menus, dialogs)
 * blocks nothing.
 */
async function scriptsOf(page: Page, { address, content }: Visit) {
  await page.addInitScript(withoutHover);
  await page.addInitScript(withoutPreloads);
  const scripts = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  await page.goto(address);
  await expect(content(page)).toBeVisible();
  await settled(page);
  let last = -1;
  const isQuiet = () => {
    const previous = last;
    last = scripts.size;
    return last === previous;
  };
  await expect.poll(isQuiet, { intervals: [1_000] }).toBe(true);
  const bytes = [...scripts].map((file) => gzipSync(readFileSync(path.join(dist, file))).length);
  return { count: scripts.size, kilobytes: bytes.reduce((sum, each) => sum + each, 0) / 1024 };
}

/** Runs in the page. Its mouse is at 0, 0 until it moves: over the logo, whose link would preload Home. */
function withoutHover(): void {
  for (const type of ['mouseover', 'mouseout', 'pointerover', 'pointerout']) {
    addEventListener(type, (event) => event.stopImmediatePropagation(), true);
  }
}

/** Runs in the page: the browser never becomes idle and preload timers never fire, however slow the machine is. */
function withoutPreloads(): void {
  globalThis.requestIdleCallback = () => 0;
  const start = globalThis.setTimeout;
  const startShort = (handler: () => void, ms = 0) => (ms < 5_000 ? start(handler, ms) : 0);
  globalThis.setTimeout = startShort as typeof setTimeout;
}

interface Visit {
  address: string;
  /** Visible once the page shows its content. */
  content: (page: Page) => ReturnType<Page['getByRole']>;
}

const pages = [
  {
    name: 'the login page',
    address: '/login',
    content: (page: Page) => page.getByRole('img', { name: 'Verification code picture' }),
    isSignedIn: false,
    // the definitions of all endpoints are among them, so it grows with the contract
    limits: { kilobytes: 205, count: 10 },
  },
  {
    name: 'a report',
    address: '/keywordSearch/keyword/keywordReport',
    content: (page: Page) => page.getByRole('columnheader', { name: /Cost/ }).first(),
    isSignedIn: true,
    // as above, with the texts of permissions, the progress of loading, and the rules of filters, comparisons, groups and own metrics
    limits: { kilobytes: 372, count: 20 },
  },
];

for (const { name, isSignedIn, limits, ...visit } of pages) {
  test(`${name} needs at most ${limits.kilobytes} KB of scripts in ${limits.count} files`, async ({
    page,
  }) => {
    if (isSignedIn) await signIn(page);
    const { kilobytes, count } = await scriptsOf(page, visit);
    console.log(`${name}: ${kilobytes.toFixed(1)} KB in ${count} files`);
    expect(kilobytes).toBeLessThanOrEqual(limits.kilobytes);
    expect(count).toBeLessThanOrEqual(limits.count);
  });
}
