import { expect, type Page } from '@playwright/test';
import { captchaCode, users } from './settings';

export interface SignInOptions {
  user?: keyof typeof users;
  path?: string;
  /** Whether a new announcement may pop up over the page. */
  withPopup?: boolean;
}

/** Fills the form of the login page, in whatever language it stands. */
export async function fillSignIn(page: Page, { user = 'admin' }: Pick<SignInOptions, 'user'> = {}) {
  const { name, password } = users[user];
  await page.locator('input[autocomplete=username]').fill(name);
  await page.locator('input[autocomplete=current-password]').fill(password);
  await page.locator('form input').nth(2).fill(captchaCode);
}

/** Lets no announcement pop up, as if one had done so just now: the next may in an hour. */
export async function putOffPopups(page: Page) {
  await page.addInitScript(() => {
    const timer = { expireTime: 3_600_000, timeStr: new Date().toString(), timeStamp: Date.now() };
    localStorage.setItem('userMsgCenterPopup', JSON.stringify(timer));
  });
}

/** Opens a page as a signed-in user; in English unless the browser has a language, whatever the user stored. */
export async function signIn(
  page: Page,
  { user = 'admin', path = '/home/index', withPopup = false }: SignInOptions = {},
) {
  await page.addInitScript(() => localStorage.setItem('lang', localStorage.getItem('lang') ?? 'en'));
  if (!withPopup) await putOffPopups(page);
  await page.goto(path);
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await fillSignIn(page, { user });
  await page.locator('form button[type=submit]').click();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page).not.toHaveURL(/\/login/);
}
