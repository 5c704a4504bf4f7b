import { expect, type Page } from '@playwright/test';
import { writeXlsx } from 'hucre/xlsx';
import { signIn } from './sign-in';
import { test } from './test';

/** Counts the clicks of the user on a page from now on; texts and keys are none. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const listener = ({ isTrusted, detail }: MouseEvent) => {
      // a click by a key has no detail
      if (!isTrusted || detail === 0) return;
      sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks') ?? '0') + 1));
    };
    window.addEventListener('click', listener, true);
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem('clicks') ?? '0'));
}

test('last month’s report as a file, and then every month: three clicks from the home page', async ({
  page,
}) => {
  await signIn(page, { path: '/home/index' });
  const clicks = await countClicks(page);
  await page.getByRole('button', { name: 'Monthly report…' }).click();
  const form = page.getByRole('form', { name: 'Scheduled report' });
  await expect(form.getByRole('combobox', { name: 'Period' })).toContainText('Last month');
  await expect(form.getByRole('combobox', { name: 'Frequency' })).toContainText('Every month');
  await expect(form.getByRole('switch', { name: 'Also send it once now' })).toBeChecked();
  await form.getByRole('button', { name: 'Schedule report' }).click();
  await expect(form).toBeHidden();
  expect(await clicks()).toBeLessThanOrEqual(3);

  await page.goto('/reportSchedule');
  const row = page.getByRole('row', { name: /Campaigns by month/ });
  await expect(row).toContainText('On day 1 of each month');
  await expect(row).toContainText('Sent');
  await expect(row.getByRole('button', { name: /^Download .*\.xlsx$/ }).first()).toBeVisible();
});

test('read access to two accounts: five clicks from the home page', async ({ page }) => {
  await signIn(page, { path: '/home/index' });
  const clicks = await countClicks(page);
  await page.getByRole('link', { name: 'Give read access' }).click();
  const drawer = page.getByRole('dialog', { name: 'New user who only reads' });
  await expect(drawer.getByRole('checkbox', { name: 'Viewer' })).toBeChecked();
  await drawer.getByRole('textbox', { name: 'Name', exact: true }).fill('Ren Ito');
  await drawer.getByRole('textbox', { name: /^Username/ }).fill('ren');
  const accounts = drawer.getByRole('checkbox', { name: /88\d{5}/ });
  await accounts.nth(0).click();
  await accounts.nth(1).click();
  await drawer.getByRole('button', { name: 'Save' }).click();
  const given = page.getByRole('dialog', { name: 'One-time password for Ren Ito' });
  await given.getByRole('button', { name: 'Done' }).click();
  await expect(given).toBeHidden();
  expect(await clicks()).toBeLessThanOrEqual(5);

  const row = page.getByRole('row', { name: /Ren Ito/ });
  await expect(row).toContainText('Viewer');
  await row.getByRole('button', { name: 'Ren Ito' }).click();
  const opened = page.getByRole('dialog', { name: /^Ren Ito/ });
  await expect(opened.getByRole('checkbox', { name: 'Viewer' })).toBeChecked();
  await expect(opened.getByRole('checkbox', { name: /88\d{5}/, checked: true })).toHaveCount(2);
});

test('a campaign with three units and 20 keywords: eight clicks from the home page', async ({ page }) => {
  await signIn(page, { path: '/home/index' });
  const clicks = await countClicks(page);
  await page.getByRole('link', { name: 'Ad drafts' }).first().click();
  await page.getByRole('button', { name: 'New draft' }).click();
  await page.getByRole('textbox', { name: /^Draft name/ }).fill('Hokkaido summer');
  await page.getByRole('combobox', { name: /^Provider account/ }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Create draft' }).click();
  await page.getByRole('button', { name: 'Import workbook' }).first().click();
  const heads = ['Campaign name', 'Unit name', 'Keyword', 'Match mode', 'Bid (CNY)'];
  const units = ['Lavender', 'Cycling', 'Hiking'];
  const rows = Array.from({ length: 20 }, (_, index) => {
    const unit = units[index % units.length] ?? '';
    return ['Hokkaido summer', unit, `${unit.toLowerCase()} tour ${index}`, 'Phrase', '2.80'];
  });
  await page.getByLabel('choose a file').setInputFiles({
    name: 'keywords.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(await writeXlsx({ sheets: [{ name: 'Keywords', rows: [heads, ...rows] }] })),
  });
  const check = page.getByRole('dialog', { name: 'Check before importing' });
  await check.getByRole('button', { name: 'Import 20 rows' }).click();
  await expect(check).toBeHidden();
  // the file is selected by one more
  expect((await clicks()) + 1).toBeLessThanOrEqual(8);

  await expect(page.getByRole('treeitem', { name: /Hokkaido summer/ }).first()).toContainText('3 units');
  await expect(page.getByText(/^Saved/).first()).toBeVisible();
  await page.goto(`${page.url().replace(/(\/adDraft\/edit\/[^/?]+).*/, '$1')}/keyword?scope=draft`);
  await expect(page.getByText('20 in the whole draft')).toBeVisible();
});
