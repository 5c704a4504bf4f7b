import type { Page } from '@playwright/test';
import { settled } from '../../e2e/settled';
import { figureOfTimes, type Figure } from './figures';

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
    const times: number[] = [];
    for (const view of views) {
      times.push(await page.evaluate(changeView, `${path}?${month}&${view}`));
      await settled(page);
    }
    figures.push(figureOfTimes(name, times.slice(1), limitMs));
  }
  return figures;
}

/** Opens another view without reloading and waits until its rows are painted. Runs in the page. */
async function changeView(address: string): Promise<number> {
  const ready = '[role=grid][aria-busy=false]';
  const start = performance.now();
  history.pushState(null, '', address);
  // the address changes before the rows are requested
  while (document.querySelector(ready) !== null) await new Promise(requestAnimationFrame);
  while (document.querySelector(ready) === null) await new Promise(requestAnimationFrame);
  // a task after the frame: by then it is on the screen
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
  return performance.now() - start;
}
