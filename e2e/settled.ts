import { expect, type Page } from '@playwright/test';

/**
 * Waits until a page is stable: nothing is loading, and two checks in a row find the same elements, and headers of the same width, since
 * a click would miss a column that still gets its width. Network idle cannot be used, because the event stream stays open.
 */
export async function settled(page: Page): Promise<void> {
  // not by its role: behind an open dialog it has none
  await expect(page.locator('main').first()).toBeVisible();
  const describe = () =>
    page.evaluate(() => {
      const busy = '[aria-busy="true"], [role="progressbar"]:not([aria-valuenow])';
      if (document.querySelector(busy)) return 'busy';
      const heads = [...document.querySelectorAll('[role="columnheader"]')];
      const widths = heads.map((head) => head.getBoundingClientRect().width);
      return [document.querySelectorAll('*').length, ...widths].join();
    });
  let last = '';
  await expect
    .poll(
      async () => {
        const before = last;
        last = await describe();
        return last !== 'busy' && last === before;
      },
      { intervals: [150, 250] },
    )
    .toBe(true);
}
