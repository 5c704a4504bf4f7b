import { expect, type BrowserContext, type Page } from '@playwright/test';
import { serverAddress } from './settings';
import { settled } from './settled';
import { fillSignIn } from './sign-in';
import { test } from './test';

/** Values that another version of the console, or another program, may have left behind. */
const damagedValues = [
  '{"cut off',
  'null',
  '[[]]',
  '{"owner":"lin","tags":{},"drafts":[null]}',
  '-1e999',
  '\u0000',
];

/** Writes a value under every key of the console before each start of the page. */
async function damageStorage(context: BrowserContext, value: string) {
  await context.addCookies([{ name: 'damaged', value: encodeURIComponent(value), url: serverAddress }]);
}

/** Runs in the page, before the console starts. */
function writeDamagedValues(): void {
  const value = decodeURIComponent(/damaged=([^;]*)/.exec(document.cookie)?.[1] ?? '');
  const local = [
    ...['accent', 'curAccount', 'hasFixedHeader', 'hasSidebarLogo', 'hasTableAids', 'hasTags', 'lang'],
    ...['recentPages', 'size', 'theme', 'userMsgCenterPopup'],
  ];
  for (const key of local) localStorage.setItem(key, value);
  for (const key of ['keptDrafts', 'tags']) sessionStorage.setItem(key, value);
}

/** Runs in the page, before the console starts: simulates a browser in which the user forbids storage. */
function forbidStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('the user has forbidden it', 'SecurityError');
      },
    });
  }
}

/** Runs in the page, before the console starts; collects the keys that do not fit. */
function fillStorage(): void {
  const rejectedKeys = new Set<string>();
  Object.assign(window, { rejectedKeys });
  Storage.prototype.setItem = (key: string) => {
    rejectedKeys.add(key);
    throw new DOMException('no room', 'QuotaExceededError');
  };
}

const pageTitle = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

/** Logs in, reads a page, and opens another one, which gets a tag. */
async function signInAndRead(page: Page) {
  // this test breaks the storage that postpones pop-ups
  const popup = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'View messages' }) });
  await page.addLocatorHandler(popup, () => popup.getByRole('button', { name: 'Later' }).click());
  await page.goto('/systemSet/languageSet');
  await fillSignIn(page);
  await page.locator('form button[type=submit]').click();
  await expect(pageTitle(page, 'Language')).toBeVisible();
  await page.getByRole('link', { name: 'Change password' }).first().click();
  await expect(pageTitle(page, 'Change password')).toBeVisible();
}

/** Goes back and closes a page by its tag, and logs out. */
async function useTagsAndLogOut(page: Page) {
  const tags = page.getByRole('navigation', { name: 'Open tabs' });
  await tags.getByRole('link', { name: 'Language' }).click();
  await expect(pageTitle(page, 'Language')).toBeVisible();
  const password = tags.getByRole('link', { name: 'Change password' });
  await password.click();
  await tags.getByRole('button', { name: 'Close Change password' }).click();
  await expect(pageTitle(page, 'Language')).toBeVisible();
  await expect(password).toHaveCount(0);
  await page.getByRole('button', { name: /^User menu: / }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login/);
}

let errors: Error[];
test.beforeEach(({ page }) => {
  errors = [];
  page.on('pageerror', (error) => errors.push(error));
});
test.afterEach(() => expect(errors).toEqual([]));

test('invalid values in the storage are ignored whenever the console starts', async ({ page, context }) => {
  await page.addInitScript(writeDamagedValues);
  const [first = '', ...others] = damagedValues;
  await damageStorage(context, first);
  await signInAndRead(page);
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('en');
  for (const value of others) {
    await damageStorage(context, value);
    await page.reload();
    await expect(pageTitle(page, 'Change password')).toBeVisible();
    await settled(page);
  }
  await page.getByRole('link', { name: 'Language' }).first().click();
  await useTagsAndLogOut(page);
});

const forbidden = 'where the storage is forbidden, a user signs in, reads, uses tags and logs out';
test(forbidden, { tag: '@all-cases' }, async ({ page }) => {
  await page.addInitScript(forbidStorage);
  await signInAndRead(page);
  await useTagsAndLogOut(page);
  await expect(page.evaluate(() => localStorage.length)).rejects.toThrow('the user has forbidden it');
});

const full = 'where the storage is full, a user signs in, reads, uses tags and logs out';
test(full, { tag: '@all-cases' }, async ({ page }) => {
  await page.addInitScript(fillStorage);
  await signInAndRead(page);
  await useTagsAndLogOut(page);
  const rejectedKeys = await page.evaluate(() => [
    ...(globalThis as unknown as { rejectedKeys: Set<string> }).rejectedKeys,
  ]);
  expect(rejectedKeys).toEqual(expect.arrayContaining(['curAccount', 'lang', 'tags']));
});
