import type { Page } from '@playwright/test';
import { settled } from '../../e2e/settled';
import { figureOfTimes, type Figure } from './figures';

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

/** From the click on the tag of a visited page to its paint. The user of `page` has a session. */
export async function measurePageChanges(page: Page): Promise<Figure[]> {
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
  return [...times].map(([to, taken]) => figureOfTimes(to, taken, limitMs));
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
