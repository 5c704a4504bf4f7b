import { expect, type Page } from '@playwright/test';

/**
 * Waits until a page stands still: nothing loads any more, and two checks in a row find the same elements. The network
 * says nothing of it, since a stream of events stays open.
 */
export async function settled(page: Page): Promise<void> {
  // not by its role: behind an open dialog it has none
  await expect(page.locator('main').first()).toBeVisible();
  const countElements = () =>
    page.evaluate(() => {
      const busy = '[aria-busy="true"], [role="progressbar"]:not([aria-valuenow])';
      return document.querySelector(busy) ? 'busy' : String(document.querySelectorAll('*').length);
    });
  let last = '';
  await expect
    .poll(
      async () => {
        const before = last;
        last = await countElements();
        return last !== 'busy' && last === before;
      },
      { intervals: [150, 250], timeout: 30_000 },
    )
    .toBe(true);
}
