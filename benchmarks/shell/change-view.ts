import type { Page } from '@playwright/test';
import { settled } from '../../e2e/settled';
import { figureOfTimes, quantile, type Figure } from './figures';

const path = '/keywordSearch/keyword/keywordReport';
const month = 'beginDate=2026-10-21&endDate=2026-11-20';

/** Views of a report, each new to the browser, grouped by what changes. The first of each group is not measured. */
const changes = [
  {
    name: 'sort',
    limitMs: 150,
    views: ['cost', 'click', 'impression', 'ctr', 'cpc', 'conversion'].flatMap((key) => [
      `sort=${key}+desc`,
      `sort=${key}+asc`,
    ]),
  },
  { name: 'page', limitMs: 150, views: Array.from({ length: 12 }, (_, index) => `page=${index + 2}`) },
  {
    name: 'filter',
    limitMs: 150,
    views: Array.from({ length: 12 }, (_, index) => `where=cost+gt+${400 + index}`),
  },
  {
    name: 'compare',
    limitMs: 400,
    views: ['cost', 'click', 'impression', 'ctr', 'cpc'].flatMap((key) => [
      `compare=previous&sort=${key}%3Achange+desc`,
      `compare=previous&sort=${key}%3Achange+asc`,
    ]),
  },
] as const;

/** From another view of a report of a large account to the paint of its rows. The user of `page` has a session. */
export async function measureViewChanges(page: Page): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, limitMs, views } of changes) {
    await page.goto(`${path}?${month}`);
    await page.locator('[role=gridcell]').first().waitFor({ timeout: 120_000 });
    await settled(page);
    // without an account, an address is redirected: links of the console contain it
    const accountId = new URL(page.url()).searchParams.get('accountId');
    const times: number[] = [];
    const requests: number[] = [];
    for (const view of views) {
      const { totalMs, requestMs } = await page.evaluate(
        changeView,
        `${path}?accountId=${accountId}&${month}&${view}`,
      );
      times.push(totalMs);
      requests.push(requestMs);
      await settled(page);
    }
    figures.push({
      ...figureOfTimes(name, times.slice(1), limitMs),
      request: quantile(requests.slice(1), 0.5),
    });
  }
  return figures;
}

/**
 * Opens another view without reloading. `totalMs`: until its rows are painted, the last change of the grid; `requestMs`: of the request
 * for them. Runs in the page.
 */
async function changeView(address: string): Promise<{ totalMs: number; requestMs: number }> {
  const grid = document.querySelector('[role=grid]');
  if (!grid) throw new Error('no grid');
  performance.clearResourceTimings();
  let painted = 0;
  let quietSince = performance.now();
  const observer = new MutationObserver(() => {
    quietSince = performance.now();
    requestAnimationFrame(() => {
      // a task after the frame: by then it is on the screen
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        painted = performance.now();
      };
      port2.postMessage(null);
    });
  });
  observer.observe(grid, { subtree: true, childList: true, characterData: true, attributes: true });
  const rows = () =>
    performance.getEntriesByType('resource').find(({ name }) => new URL(name).pathname.endsWith('/list')) as
      | PerformanceResourceTiming
      | undefined;
  const start = performance.now();
  history.pushState(null, '', address);
  const isDone = () =>
    painted > (rows()?.responseEnd ?? Infinity) &&
    grid.getAttribute('aria-busy') === 'false' &&
    performance.now() - quietSince > 300;
  while (!isDone()) {
    if (!grid.isConnected) throw new Error(`another grid at ${address}`);
    await new Promise(requestAnimationFrame);
  }
  observer.disconnect();
  return { totalMs: painted - start, requestMs: rows()?.duration ?? 0 };
}
