import { expect, type Page } from '@playwright/test';

/** Creates a draft with a campaign and a unit, and shows the keywords of the unit. */
export async function createDraft(page: Page, name: string): Promise<void> {
  await page.goto('/adDraft/new');
  await page.getByRole('textbox', { name: /^Draft name/ }).fill(name);
  await expect(page.getByText(`${name.length} / 0–100`)).toBeVisible();
  await page.getByRole('combobox', { name: /^Provider account/ }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Create draft' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Add campaign' }).last().click();
  await page.getByRole('textbox', { name: 'Campaign name' }).fill('Hokkaido | Winter');
  await page.keyboard.press('Tab');
  await saved(page);
  await page.getByRole('button', { name: 'Actions for Hokkaido | Winter' }).click();
  await page.getByRole('menuitem', { name: 'Add unit' }).click();
  await page.getByRole('textbox', { name: 'Unit name' }).fill('Ski packages');
  await page.keyboard.press('Tab');
  await page.getByRole('treeitem', { name: /Keywords/ }).click();
  await expect(page.getByRole('grid', { name: 'Keywords' })).toBeVisible();
}

/** Waits until the header says that everything is saved. */
export const saved = (page: Page) => expect(page.getByText(/^Saved \d/)).toBeVisible();
/** The keywords of the shown unit. */
export const grid = (page: Page) => page.getByRole('grid', { name: 'Keywords' });

/** Adds a row at the end, and types its keyword. */
export async function addKeyword(page: Page, text: string): Promise<void> {
  await expect(grid(page).getByRole('columnheader').first()).toBeVisible();
  const rows = await grid(page).getByRole('row').count();
  await page.getByRole('button', { name: 'Add row' }).click();
  // the new row is active
  await expect(grid(page).getByRole('row')).toHaveCount(rows + 1);
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await expect(grid(page).getByText(text)).toBeVisible();
}
