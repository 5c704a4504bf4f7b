import { expect, type Page } from '@playwright/test';
import { addKeyword, createDraft, grid, saved } from './draft-page';
import { signIn } from './sign-in';
import { test } from './test';

const notSaved = (page: Page) => expect(page.getByText('Not saved yet')).toBeVisible();
const budget = (page: Page) => page.getByRole('textbox', { name: /^Daily budget \(CNY/ });

/** Records every save status that the header shows from now on. */
async function watchStatus(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const line = [...document.querySelectorAll('header [role=status]')].find((each) => each.textContent);
    const shown = [line?.textContent ?? ''];
    Object.assign(globalThis, { shownStatuses: shown });
    new MutationObserver(() => shown.push(line?.textContent ?? '')).observe(line?.parentElement as Element, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shownStatuses: string[] }).shownStatuses);
}

/** Opens a cell, and types without leaving it. */
async function typeInCell(page: Page, before: string, text: string): Promise<void> {
  await grid(page).getByText(before, { exact: true }).dblclick();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

const isSaved = (statuses: string[]) => statuses.filter((text) => text.startsWith('Saved'));

test('input in one window survives saves, edits and reloads in another one', async ({ page, context }) => {
  await signIn(page);
  await createDraft(page, 'Two windows');
  await addKeyword(page, 'jr pass');
  await saved(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(grid(other).getByText('jr pass')).toBeVisible();

  await typeInCell(page, 'jr pass', 'typed here');
  await notSaved(page);
  const statuses = await watchStatus(page);
  // the same cell, another row, and a reload
  await typeInCell(other, 'jr pass', 'saved there');
  await other.keyboard.press('Enter');
  await addKeyword(other, 'suica');
  await saved(other);
  await other.reload();
  await expect(grid(other).getByText('saved there')).toBeVisible();
  // the rows of the other window arrive
  await expect(grid(page).getByText('suica')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Keyword/ })).toHaveValue('typed here');
  expect(isSaved(await statuses())).toEqual([]);
  await page.keyboard.press('Enter');
  const waiting = page.getByRole('alert').filter({ hasText: '1 text you typed isn’t saved' });
  await expect(waiting).toContainText('saved there');
  await notSaved(page);
  await waiting.getByRole('button', { name: 'Save' }).click();
  await saved(page);
  await expect(grid(other).getByText('typed here')).toBeVisible();

  // an invalid value is an error in both windows, and can be corrected in either
  await page.getByRole('treeitem', { name: /Hokkaido \| Winter/ }).click();
  await page.getByText('Custom', { exact: true }).first().click();
  await budget(page).fill('88.888');
  await page.keyboard.press('Tab');
  await notSaved(page);
  await notSaved(other);
  await other.getByRole('treeitem', { name: /Hokkaido \| Winter/ }).click();
  await expect(budget(other)).toHaveValue('88.888');
  await budget(other).fill('88.88');
  await other.keyboard.press('Tab');
  await saved(other);
  await expect(budget(page)).toHaveValue('88.88');
  await saved(page);
});

test('input without a network is restored after a reload, and saved with it', async ({ page, context }) => {
  await signIn(page);
  await createDraft(page, 'Cut off');
  await addKeyword(page, 'jr pass');
  await addKeyword(page, 'suica');
  await saved(page);
  const address = page.url();
  await context.setOffline(true);
  await typeInCell(page, 'jr pass', 'left');
  await notSaved(page);
  const statuses = await watchStatus(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Offline, \d+ changes? waiting/)).toBeVisible();
  await typeInCell(page, 'suica', 'half a wo');
  // the journal is written after a quarter of a second, or immediately when the page is hidden
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  expect(isSaved(await statuses())).toEqual([]);
  await page.reload().catch(() => undefined);
  await context.setOffline(false);
  await page.goto(address);
  await expect(grid(page).getByText('left', { exact: true })).toBeVisible();
  await expect(grid(page).getByText('half a wo', { exact: true })).toBeVisible();
  await notSaved(page);
  const waiting = page.getByRole('alert').filter({ hasText: '1 text you typed isn’t saved' });
  await waiting.getByRole('button', { name: 'Save' }).click();
  await saved(page);
  await page.reload();
  await expect(grid(page).getByText('left', { exact: true })).toBeVisible();
  await expect(grid(page).getByText('half a wo', { exact: true })).toBeVisible();
});
