import { expect, test, type Page } from '@playwright/test';
import { captchaCode, users } from './settings';
import { settled } from './settled';

/** The element that has the focus, as the accessibility tree names it. */
const focusedName = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const labelled = element?.getAttribute('aria-label');
    return labelled ?? element?.textContent?.trim() ?? '';
  });

/** Presses Tab until the focus is on something of this name. */
async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let presses = 0; presses < 120; presses++) {
    if (name.test(await focusedName(page))) return;
    await page.keyboard.press(key);
  }
  throw new Error(
    `No ${String(name)} within 120 presses of ${key}; the focus is on "${await focusedName(page)}"`,
  );
}

/** Goes to a page through the route search. */
async function goTo(page: Page, words: string, url: RegExp) {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(words);
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(url);
  await settled(page);
}

test('the keyboard alone signs in, reads a report and messages, changes settings and signs out', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('lang', 'en'));
  await page.goto('/login');
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeFocused();
  await page.keyboard.type(users.admin.name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(users.admin.password);
  await expect(page.getByRole('img', { name: 'Verification picture' })).toBeVisible();
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press('Tab');
    if (
      await page
        .getByRole('textbox', { name: 'Verification code' })
        .evaluate((node) => node.matches(':focus'))
    )
      break;
  }
  await page.keyboard.type(captchaCode);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/home\/index/);
  await settled(page);

  // an announcement may pop up: Escape puts it off
  const popup = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  if (await popup.isVisible()) await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();

  // a report, sorted
  await goTo(page, 'keyword daily', /keywordSearch\/keyword\/keywordReport/);
  const grid = page.getByRole('grid');
  await grid.getByRole('columnheader', { name: /^Cost/ }).getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=/);

  // messages: open the second one
  await goTo(page, 'message', /messageCenter\/list/);

  // settings: the dark theme
  await page.keyboard.press('Escape');
  await tabTo(page, /^Menu of /);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.type('Sett');
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Settings' });
  await expect(drawer).toBeVisible();
  const light = drawer.getByRole('radio', { name: 'Light' });
  const chosen = (await light.isChecked()) ? light : drawer.getByRole('radio', { name: 'System' });
  await chosen.focus();
  const themeBefore = await page.evaluate(() => document.documentElement.dataset.theme);
  await page.keyboard.press((await light.isChecked()) ? 'ArrowRight' : 'ArrowLeft');
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).not.toBe(themeBefore);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  // the focus is back where the drawer was opened from
  await expect.poll(() => focusedName(page)).toMatch(/^Menu of /);

  // sign out
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.type('Log');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login\?redirect=/);
});
