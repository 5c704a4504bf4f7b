import { expect, type Page } from '@playwright/test';
import { createHash } from 'node:crypto';
import { captchaCode, users } from './settings';

export interface SignInOptions {
  user?: keyof typeof users;
  path?: string;
  /** Whether a new announcement may pop up over the page. */
  withPopup?: boolean;
}

/** Fills the form of the login page, in any language. */
export async function fillSignIn(page: Page, { user = 'admin' }: Pick<SignInOptions, 'user'> = {}) {
  const { name, password } = users[user];
  await page.locator('input[autocomplete=username]').fill(name);
  await page.locator('input[autocomplete=current-password]').fill(password);
  await page.locator('form input').nth(2).fill(captchaCode);
}

/** Prevents announcements from popping up, as if one had done so just now: the next may in an hour. */
export async function putOffPopups(page: Page) {
  await page.context().addInitScript(() => {
    const timer = { expireTime: 3_600_000, timeStr: new Date().toString(), timeStamp: Date.now() };
    localStorage.setItem('userMsgCenterPopup', JSON.stringify(timer));
  });
}

/** Sends the requests of the login page, and returns the session cookie. */
async function openSession(page: Page, user: keyof typeof users) {
  const api = '/base-api/marketing/api/v1';
  const picture = await page.request.get(`${api}/system/admin/getPictureValidationCode`);
  const { data } = (await picture.json()) as { data: { uuid: string } };
  const { name, password } = users[user];
  const response = await page.request.post(`${api}/user/login`, {
    data: {
      userName: name,
      pwd: createHash('sha256').update(`meridian:${password}`).digest('hex'),
      validationCode: captchaCode,
      uuid: data.uuid,
    },
  });
  const body = (await response.json()) as { data: { token: string } };
  return { name: 'yunShang-Token', value: body.data.token, url: new URL(response.url()).origin };
}

/**
 * Logs in without the login page, which has separate journeys, and opens a page, if any; in English unless the browser has a language,
 * regardless of the user's stored one.
 */
export async function signIn(page: Page, { user = 'admin', path, withPopup = false }: SignInOptions = {}) {
  await page
    .context()
    .addInitScript(() => localStorage.setItem('lang', localStorage.getItem('lang') ?? 'en'));
  if (!withPopup) await putOffPopups(page);
  await page.context().addCookies([await openSession(page, user)]);
  if (path === undefined) return;
  await page.goto(path);
  await expect(page.getByRole('main')).toBeVisible();
}
