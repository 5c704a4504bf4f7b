import { expect, type Page } from '@playwright/test';
import { captchaCode } from './settings';
import { putOffPopups, signIn } from './sign-in';
import { test } from './test';

/** Creates a user with one account, and returns the one-time password. */
async function createUser(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'New user' }).click();
  const drawer = page.getByRole('dialog', { name: 'New user' });
  await drawer.getByRole('textbox', { name: 'Name', exact: true }).fill('Mika Sato');
  await drawer.getByRole('textbox', { name: /^Username/ }).fill('mika');
  await drawer.getByRole('checkbox', { name: /8840213/ }).click();
  await drawer.getByRole('button', { name: 'Save' }).click();
  const given = page.getByRole('dialog', { name: 'One-time password for Mika Sato' });
  const password = await given.getByRole('status').innerText();
  await given.getByRole('button', { name: 'Done' }).click();
  return password;
}

async function logIn(page: Page, password: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('lang', 'en'));
  await putOffPopups(page);
  await page.goto('/login');
  await page.locator('input[autocomplete=username]').fill('mika');
  await page.locator('input[autocomplete=current-password]').fill(password);
  await page.locator('form input').nth(2).fill(captchaCode);
  await page.locator('form button[type=submit]').click();
}

test('a user is created, logs in with the one-time password, and immediately loses revoked access', async ({
  page,
  browser,
}) => {
  await signIn(page, { path: '/system/user' });
  const oneTime = await createUser(page);
  const row = page.getByRole('row', { name: /Mika Sato/ });
  await expect(row).toContainText('Never');

  // nothing is accessible before the user has set a password
  const context = await browser.newContext();
  const own = await context.newPage();
  await logIn(own, oneTime);
  await expect(own).toHaveURL(/changePassword/);
  await own.goto('/home/index');
  await expect(own).toHaveURL(/changePassword/);
  await own.getByLabel('Old password').fill(oneTime);
  await own.getByLabel('New password', { exact: true }).fill('Mika2026Own');
  await own.getByLabel('Confirm new password').fill('Mika2026Own');
  await own.getByRole('button', { name: 'Change password', exact: true }).click();
  await expect(own).toHaveURL(/\/home\/index/);
  await expect(own.getByRole('row', { name: /8840213/ })).toBeVisible();

  // an account is revoked: the open page of the user loses it, and so does the next request
  await row.getByRole('button', { name: 'Mika Sato' }).click();
  const drawer = page.getByRole('dialog', { name: /^Mika Sato/ });
  await drawer.getByRole('checkbox', { name: /8840213/ }).click();
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toBeHidden();
  await expect(own.getByText('Your access has changed').first()).toBeVisible();
  await own.reload();
  await expect(own.getByRole('main')).toBeVisible();
  await expect(own.getByRole('row', { name: /8840213/ })).toBeHidden();

  // a suspended user is logged out, and cannot log in
  await row.getByRole('button', { name: 'Mika Sato' }).click();
  await drawer.getByRole('switch', { name: 'Can log in' }).click();
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Suspended');
  await expect(own.getByRole('alertdialog', { name: /^An administrator has suspended/ })).toBeVisible();
  await own.getByRole('button', { name: 'Log in again' }).click();
  await expect(own.getByRole('status').getByText(/^An administrator has suspended/)).toBeVisible();
  await logIn(own, 'Mika2026Own');
  await expect(own.getByRole('form').getByText(/suspended/)).toBeVisible();
  await context.close();
});
