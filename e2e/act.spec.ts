import { expect } from '@playwright/test';
import { settled } from './settled';
import { signIn } from './sign-in';
import { test } from './test';

test('pauses keywords that cost without conversions: from the home page into a draft', async ({ page }) => {
  await signIn(page, { path: '/home/index' });
  const questions = page.getByRole('navigation', { name: /^Worth a look/ });
  await questions.getByRole('link', { name: 'Cost without conversions' }).click();
  await expect(page).toHaveURL(/keywordCustom\?.*beginDate=2026-11-09&endDate=2026-11-15/);
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  await expect(boxes.first()).toBeVisible();
  await settled(page);
  const names = [];
  for (const box of [boxes.nth(0), boxes.nth(1)]) {
    await box.click();
    names.push(((await box.getAttribute('aria-label')) ?? '').replace(/^Select /, ''));
  }

  const bar = page.getByRole('group', { name: 'Selected rows' });
  await expect(bar).toContainText('2 rows selected');
  await expect(bar).toContainText('Conversions 0');
  await bar.getByRole('button', { name: 'Pause' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pause' });
  await expect(dialog).toContainText('2 keywords');
  await dialog.getByRole('button', { name: 'Add to draft' }).click();
  await page.getByRole('button', { name: 'Review', exact: true }).click();

  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('button', { name: /Confirm upload/ })
    .click();
  await page.getByRole('button', { name: 'Show changes' }).click();
  const changes = page.getByRole('dialog').getByRole('listitem');
  await expect(changes).toHaveCount(2);
  for (const name of names) {
    const change = changes.filter({ has: page.getByText(name, { exact: true }) });
    await expect(change.getByRole('deletion')).toHaveText(['Enabled']);
    await expect(change.getByRole('insertion')).toHaveText(['Paused']);
  }
});

test('explains the change in yesterday’s cost from the home page', async ({ page }) => {
  await signIn(page, { path: '/home/index' });
  await page.getByRole('link', { name: 'Explain change in cost' }).click();
  const sheet = page.getByRole('dialog', { name: 'Explain change' });
  await expect(sheet).toContainText('Nov 20, 2026, compared with Nov 19');
});
