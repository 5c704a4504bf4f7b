import { expect, type Page } from '@playwright/test';
import { captchaCode, users } from './settings';
import { settled } from './settled';
import { putOffPopups } from './sign-in';
import { test } from './test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Role and name of the element that has the focus, or that the focused grid marks as its active cell. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const holder = document.activeElement;
    const active = document.getElementById(holder?.getAttribute('aria-activedescendant') ?? '') ?? holder;
    return {
      role: active?.getAttribute('role') ?? '',
      name: active?.getAttribute('aria-label') ?? active?.textContent.trim() ?? '',
    };
  });
const focusedName = async (page: Page) => (await focused(page)).name;

/** Presses Tab until an element with this name has the focus. */
async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let presses = 0; presses < 120; presses++) {
    if (name.test(await focusedName(page))) return;
    await page.keyboard.press(key);
  }
  throw new Error(
    `No ${String(name)} within 120 presses of ${key}; the focus is on "${await focusedName(page)}"`,
  );
}

/** Presses Tab until the field with this name has the focus. */
async function tabToField(page: Page, name: string) {
  const field = page.getByRole('textbox', { name, exact: true });
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('Tab');
    if (await field.evaluate((node) => node === document.activeElement)) return;
  }
  throw new Error(`No field ${name} within 20 presses of Tab`);
}

/** Moves down an open menu to an item with this name and selects it. */
async function chooseItem(page: Page, name: string) {
  const item = page.getByRole('menuitem', { name });
  await expect(item).toBeVisible();
  for (
    let presses = 0;
    presses < 10 && !(await item.evaluate((node) => node === document.activeElement));
    presses++
  ) {
    const before = await focusedName(page);
    await page.keyboard.press('ArrowDown');
    // a menu moves its focus a moment after the key
    await expect.poll(() => focusedName(page)).not.toBe(before);
  }
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Goes to a page through the route search. */
async function goTo(page: Page, words: string, url: RegExp) {
  // the address may already be the shell's while the login page is shown, which has no such key
  await expect(page.locator('[aria-keyshortcuts="Control+K"]')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(words);
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(url);
  await settled(page);
}

test('the keyboard alone logs in, reads a report and messages, changes settings and logs out', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('lang', 'en'));
  await putOffPopups(page);
  await page.goto('/login');
  await expect(page.getByRole('img', { name: 'Verification code picture' })).toBeVisible();
  for (const [name, text] of [
    ['Username', users.admin.name],
    ['Password', users.admin.password],
    ['Verification code', captchaCode],
  ] as const) {
    await tabToField(page, name);
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/home\/index/);
  await settled(page);

  // a report, sorted
  await goTo(page, 'keyword daily', /keywordSearch\/keyword\/keywordReport/);
  const press = async (key: string, isThere: (now: { role: string; name: string }) => boolean) => {
    for (let presses = 0; presses < 80 && !isThere(await focused(page)); presses++)
      await page.keyboard.press(key);
    expect(isThere(await focused(page)), `${key} leads there`).toBe(true);
  };
  await press('Tab', ({ role }) => /grid|columnheader/.test(role));
  await press('ArrowUp', ({ role }) => role === 'columnheader');
  await press('ArrowRight', ({ name }) => name.startsWith('Cost ￥'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=cost/);

  // messages: open one
  await goTo(page, 'message', /messageCenter\/list/);
  // the previous page stays until this one is loaded
  await expect(page.getByRole('list', { name: 'Messages, newest first' })).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/messageCenter\/.*id=/);

  // settings: the dark theme
  await page.keyboard.press('Escape');
  await tabTo(page, /^User menu: /);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await chooseItem(page, 'Settings');
  const drawer = page.getByRole('dialog', { name: 'Settings' });
  await expect(drawer).toBeVisible();
  const light = drawer.getByRole('radio', { name: 'Light' });
  const selected = (await light.isChecked()) ? light : drawer.getByRole('radio', { name: 'System' });
  await selected.focus();
  const themeBefore = await page.evaluate(() => document.documentElement.dataset.theme);
  await page.keyboard.press((await light.isChecked()) ? 'ArrowRight' : 'ArrowLeft');
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).not.toBe(themeBefore);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  // the focus returns to the button that opened the drawer
  await expect.poll(() => focusedName(page)).toMatch(/^User menu: /);

  // log out
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await chooseItem(page, 'Log out');
  await expect(page).toHaveURL(/\/login\?redirect=/);
});
