import { expect, type Page } from '@playwright/test';

/**
 * Presses each button of a page that has a pop-up, one after the other, and Escape after each: on the whole page, or without the top
 * bar, which all pages share.
 * Errors: throws if nothing opens, or Escape does not close it.
 */
export async function openEach(
  page: Page,
  isWholePage: boolean,
  onOpened: (opened: string, index: number) => Promise<void>,
): Promise<void> {
  const openers = page
    .locator(isWholePage ? 'body' : 'main, aside')
    // only those of the first table row: all rows have the same menu
    .locator('[aria-haspopup]:not(tr + tr *, :disabled), button[role=combobox]')
    .filter({ visible: true });
  const opened = page.locator('[role=dialog], [role=menu], [role=listbox]').filter({ visible: true });
  const count = await openers.count();
  expect(count).toBeGreaterThan(0);
  for (let index = 0; index < count; index++) {
    const opener = openers.nth(index);
    const name = await opener.evaluate((node) => node.ariaLabel ?? node.textContent);
    await opener.click();
    await expect(opened.first(), `${name} opens something`).toBeVisible();
    await onOpened(name, index);
    await page.keyboard.press('Escape');
    await expect(opened, `Escape closes what ${name} opened`).toHaveCount(0);
  }
}
