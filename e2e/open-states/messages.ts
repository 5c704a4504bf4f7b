import { expect, type Page } from '@playwright/test';
import { withGaps, type Words } from '../words';
import { choose, isOpen, press, type OpenState } from './open-state';

const editor = '/systemSet/announcement/edit';

async function write(page: Page, words: Words, text = 'From 01:00 to 03:00.') {
  await page
    .getByRole('textbox', { name: words('announcements:titleLabel'), exact: true })
    .fill('Maintenance');
  await page.getByRole('textbox', { name: words('announcements:textLabel'), exact: true }).click();
  await page.keyboard.type(text);
}

const openActionsOfPublished = (page: Page, words: Words) =>
  page
    .getByRole('row')
    .filter({ hasText: words('announcements:states.published') })
    .getByRole('button', { name: withGaps(words('announcements:list.actionsOf')) })
    .first()
    .click();

/** States of messages and announcements. */
export const messageStates: readonly OpenState[] = [
  {
    name: 'closing a tag with something typed',
    path: editor,
    only: 'wide',
    open: async (page, words) => {
      await write(page, words);
      const tags = page.getByRole('navigation', { name: words('shell:tags.label') });
      await tags.getByRole('link').last().focus();
      await page.keyboard.press('Delete');
      await isOpen(page);
    },
  },
  {
    name: 'a message',
    path: '/messageCenter/list',
    open: async (page, words) => {
      await page
        .getByRole('list', { name: words('messages:list') })
        .getByRole('button')
        .first()
        .click();
      await expect(page).toHaveURL(/id=/);
    },
  },
  {
    name: 'pop-up of an announcement',
    path: '/home/index',
    open: async (page, words) => {
      await page.route('**/message/list', async (route) => {
        const response = await route.fetch();
        const text = await response.text();
        await route.fulfill({
          response,
          body: text.replaceAll(/"popupCount":\d+/g, '"popupCount":0'),
        });
      });
      await page.evaluate(() => localStorage.removeItem('userMsgCenterPopup'));
      await page.reload();
      await expect(page.getByRole('button', { name: words('messages:popup.later') })).toBeVisible();
    },
  },
  {
    name: 'withdrawing an announcement',
    path: '/systemSet/announcement',
    open: async (page, words) => {
      await openActionsOfPublished(page, words);
      await choose(page, words('announcements:withdraw.action'));
      await isOpen(page);
    },
  },
  {
    name: 'a published announcement',
    path: '/systemSet/announcement',
    open: async (page, words) => {
      await openActionsOfPublished(page, words);
      await choose(page, words('announcements:list.view'));
      await expect(page).toHaveURL(/edit\?id=/);
    },
  },
  {
    name: 'an announcement that is not ready',
    path: editor,
    open: async (page, words) => {
      await press(page, words('announcements:publish.action'));
      await isOpen(page);
    },
  },
  {
    name: 'a link that is rejected',
    path: editor,
    open: async (page, words) => {
      await press(page, words('announcements:toolbar.link'));
      await page.getByRole('textbox', { name: words('announcements:link.address') }).fill('javascript:1');
      await press(page, words('announcements:link.apply'));
      await expect(page.getByText(words('announcements:link.refused'))).toBeVisible();
    },
  },
  ...(['popup', 'bell', 'page'] as const).map((place): OpenState => ({
    name: `preview of an announcement: ${place}`,
    path: editor,
    open: async (page, words, isWide) => {
      await write(page, words);
      await press(page, words('announcements:toolbar.timeSlot'));
      if (!isWide) await press(page, words('announcements:preview.title'));
      await page
        .getByRole('radio', { name: words(`announcements:preview.${place}`), exact: true })
        // its label covers it
        .check({ force: true });
    },
  })),
  {
    name: 'filling a language from another',
    path: editor,
    open: async (page, words) => {
      await write(page, words);
      await page.getByRole('tab', { selected: false }).first().click();
      await press(page, words('announcements:fill.from'));
      await page.getByRole('menuitem').first().click();
      await expect(page.getByRole('button', { name: words('announcements:fill.read') })).toBeVisible();
    },
  },
  {
    name: 'overwriting a language',
    path: editor,
    open: async (page, words) => {
      await write(page, words);
      await page.getByRole('tab', { selected: false }).first().click();
      await write(page, words, 'From 02:00 to 04:00.');
      await press(page, words('announcements:fill.from'));
      await page.getByRole('menuitem').first().click();
      await isOpen(page);
    },
  },
  {
    name: 'an announcement that someone else has changed',
    path: editor,
    open: async (page, words) => {
      await write(page, words);
      await page.route('**/announcement/save', (route) =>
        route.fulfill({ json: { code: 409, message: '' } }),
      );
      await press(page, words('announcements:save'));
      await expect(page.getByText(words('announcements:conflict.changed'))).toBeVisible();
    },
  },
  {
    name: 'a time that is none',
    path: editor,
    open: async (page, words) => {
      await page.getByRole('textbox', { name: words('announcements:time.label'), exact: true }).fill('soon');
      await page.keyboard.press('Enter');
      await expect(page.getByText(words('announcements:time.invalid'))).toBeVisible();
    },
  },
  {
    name: 'an ended session',
    path: editor,
    open: async (page, words) => {
      await write(page, words);
      await page.route('**/base-api/**', (route) => route.fulfill({ status: 401, json: { code: 401 } }));
      await press(page, words('announcements:test'));
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
];
