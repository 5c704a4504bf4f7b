import type { Page } from '@playwright/test';
import { settled } from '../../e2e/settled';
import { figureOfTimes, type Figure } from './figures';

const limitMs = 100;
const rounds = 5;
const sections = ['account', 'campaign', 'unit', 'keyword', 'searchTerm'] as const;

/**
 * From the click on an entry of the menu to the paint of the report's rows: of reports whose entry was hovered before, and that the
 * user has visited. The user of `page` has a session.
 */
export async function measureMenu(page: Page): Promise<Figure[]> {
  const hovered: number[] = [];
  const visited: number[] = [];
  for (let round = 0; round < rounds; round++) {
    // a new page: nothing is cached
    await page.goto('/keywordSearch/region/regionReport');
    await settled(page);
    for (const times of [hovered, visited]) {
      for (const section of sections) {
        const link = page.locator(`nav a[href*="/keywordSearch/${section}/"]:visible`).first();
        await link.hover();
        await settled(page);
        times.push(await link.evaluate(openReport));
        await settled(page);
      }
    }
  }
  return [
    figureOfTimes('hovered entry', hovered, limitMs),
    figureOfTimes('entry of a visited report', visited, limitMs),
  ];
}

/** Clicks a link to a report and waits until its rows are painted. Runs in the page. */
async function openReport(link: Element): Promise<number> {
  const previous = document.querySelector('h1')?.textContent;
  const start = performance.now();
  if (link instanceof HTMLElement) link.click();
  do await new Promise(requestAnimationFrame);
  while (
    document.querySelector('h1')?.textContent === previous ||
    document.querySelector('[role=gridcell]') === null
  );
  // a task after the frame: by then it is on the screen
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
  return performance.now() - start;
}
