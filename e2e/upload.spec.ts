import { expect, type Page } from '@playwright/test';
import { signIn } from './sign-in';
import { test } from './test';

const grid = (page: Page) => page.getByRole('grid', { name: 'Keywords' });
const step = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: new RegExp(name) });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** Copies the demo's draft without errors, and shows the copy. */
async function copyDraft(page: Page, name: string): Promise<void> {
  await page.goto('/adDraft/list');
  await page.getByRole('button', { name: 'Actions for 京都赏枫', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Copy' }).click();
  await page.getByRole('textbox', { name: /^Draft name/ }).fill(name);
  await page.getByRole('button', { name: 'Create copy' }).click();
  await expect(page.getByRole('textbox', { name: 'Draft name' })).toHaveValue(name);
}

/** Types another text into the cell of a keyword. */
async function retype(page: Page, from: string, to: string): Promise<void> {
  await grid(page).getByText(from, { exact: true }).dblclick();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(to);
  await page.keyboard.press('Enter');
  await expect(grid(page).getByText(to, { exact: true })).toBeVisible();
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
}

/** Submits the draft, views its changes, confirms, and uploads it. */
async function upload(page: Page): Promise<void> {
  await step(page, 'Confirm upload').click();
  await button(page, 'Submit for confirmation').click();
  const question = page.getByRole('dialog', { name: 'Submit this draft for confirmation?' });
  await expect(question.getByRole('listitem').first()).toBeVisible();
  await question.getByRole('button', { name: 'Submit for confirmation' }).click();
  await expect(page.getByText('Pending confirmation')).toBeVisible();
  await page.getByRole('checkbox', { name: 'I’ve checked the budget, regions and schedule' }).check();
  await page.getByRole('button', { name: /^Upload \d+ items?$/ }).click();
}

test('a draft is submitted, uploaded, corrected where the provider rejects a keyword, and undone', async ({
  page,
}) => {
  await signIn(page);
  await copyDraft(page, 'Kyoto for upload');
  await step(page, 'Import keywords').click();
  await retype(page, '京都红叶', '京都禁投红叶');
  await upload(page);

  await expect(page.getByText('Locked during the upload', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Uploading' }).first()).toBeVisible();
  await expect(page.getByRole('progressbar', { name: /^Campaigns: / })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sync upload failed' })).toBeVisible();
  const failed = page.getByRole('listitem').filter({ hasText: '京都禁投红叶' });
  await expect(failed).toContainText('The provider doesn’t allow a word in this text.');
  await expect(failed).toContainText('Provider 901601');
  await expect(page.getByText('1 item needs your attention')).toBeVisible();

  // only failed items are sent again; the provider still rejects them
  await button(page, 'Retry failed items').click();
  await expect(page.getByRole('heading', { name: 'Sync upload failed' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Sync upload failed' })).toBeVisible();

  await failed.getByRole('button', { name: 'Open 京都禁投红叶' }).click();
  await expect(grid(page).getByText('京都禁投红叶', { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Keyword, row / })).toBeFocused();
  await retype(page, '京都禁投红叶', '京都红叶');
  await step(page, 'Confirm upload').click();
  const together = page.getByRole('row', { name: /^Total/ });
  await expect(together).toContainText('1 request');
  await upload(page);
  await expect(page.getByRole('heading', { name: 'Sync upload succeeded' }).first()).toBeVisible();

  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Ad drafts' }).click();
  const row = page.getByRole('row', { name: /Kyoto for upload/ });
  await expect(row).toContainText('Uploaded');
  await expect(row).toContainText('Synced');
  await row.getByRole('button', { name: 'Kyoto for upload', exact: true }).click();
  await step(page, 'Confirm upload').click();
  await button(page, 'Undo this upload').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create draft' }).click();
  await expect(page.getByRole('columnheader', { name: 'Removed' })).toBeVisible();
});

test(
  'errors of a draft are counted by kind, and lead to their place',
  { tag: '@all-cases' },
  async ({ page }) => {
    await signIn(page);
    await copyDraft(page, 'Kyoto with an error');
    await step(page, 'Import keywords').click();
    await button(page, 'Add row').click();
    await expect(page.getByText(/^Saved \d/)).toBeVisible();
    await step(page, 'Confirm upload').click();
    await expect(page.getByText('There are keyword errors')).toBeVisible();
    await expect(button(page, 'Submit for confirmation')).toBeDisabled();
    await page.getByRole('button', { name: '赏枫路线: 1' }).click();
    await expect(grid(page).getByRole('gridcell', { name: 'Enter a keyword.' })).toBeVisible();
  },
);
