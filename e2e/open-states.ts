import { expect, type Page } from '@playwright/test';
import { withGaps, type Words } from './words';

/** A page with something open on it. */
export interface OpenState {
  name: string;
  path: string;
  /** Opens it the way somebody does; `isWide` tells the layout. */
  open: (page: Page, words: Words, isWide: boolean) => Promise<void>;
  /** Only one of the layouts has it. */
  only?: 'wide' | 'narrow';
  /** `npm test` looks at it, too. */
  isInSample?: boolean;
}

const report = '/keywordSearch/keyword/keywordReport';
const editor = '/systemSet/announcement/edit';
const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
    .first()
    .click();
const choose = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true }).click();
const isOpen = (page: Page) =>
  expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();

async function write(page: Page, words: Words) {
  await page
    .getByRole('textbox', { name: words('announcements:titleLabel'), exact: true })
    .fill('Maintenance');
  await page.getByRole('textbox', { name: words('announcements:textLabel'), exact: true }).click();
  await page.keyboard.type('From 01:00 to 03:00.');
}

const openActionsOfPublished = (page: Page, words: Words) =>
  page
    .getByRole('row')
    .filter({ hasText: words('announcements:states.published') })
    .getByRole('button', { name: withGaps(words('announcements:list.actionsOf')) })
    .first()
    .click();

async function importBadFile(page: Page, words: Words) {
  const rows = [
    'date,campaign_name,impressions,clicks,cost',
    '2025-01-01,A,1,1,1.00',
    '02/13/2025,A,1,1,1.00',
  ];
  await page.locator('input[type=file]').setInputFiles({
    name: 'mixed-dates.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\n')),
  });
  const row = page.getByRole('row', { name: /mixed-dates\.csv/ }).first();
  await row.getByRole('button', { name: words('imports:why'), exact: true }).click();
}

async function exportReport(page: Page, words: Words) {
  await press(page, words('reports:export.button'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('downloads:export.confirm') })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** What opens in more than one step, or by something else than a button that says so. */
export const openStates: readonly OpenState[] = [
  {
    name: 'route search with matches',
    path: '/home/index',
    isInSample: true,
    open: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('key');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'route search without a match',
    path: '/home/index',
    open: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('zzzzzz');
      await expect(page.getByRole('option')).toHaveCount(0);
    },
  },
  {
    name: 'settings',
    path: report,
    isInSample: true,
    open: async (page, words, isWide) => {
      const settings = words('shell:settings.title');
      await press(page, isWide ? withGaps(words('common:shell.userMenu')) : words('common:shell.openMenu'));
      if (isWide) await choose(page, settings);
      // a group of the navigation has this name, too
      else await page.getByRole('button', { name: settings, exact: true }).last().click();
      await expect(page.getByRole('dialog', { name: settings })).toBeVisible();
    },
  },
  {
    name: 'languages in the drawer',
    path: '/home/index',
    only: 'narrow',
    open: async (page, words) => {
      await press(page, words('common:shell.openMenu'));
      await press(page, words('common:shell.language'));
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
  {
    name: 'menu of a tag',
    path: report,
    only: 'wide',
    isInSample: true,
    open: async (page, words) => {
      const tags = page.getByRole('navigation', { name: words('shell:tags.label') });
      await tags.getByRole('link').last().click({ button: 'right' });
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
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
    name: 'export',
    path: report,
    isInSample: true,
    open: async (page, words) => {
      await press(page, words('reports:export.button'));
      await page.getByRole('dialog').getByRole('radio', { name: /CSV/i }).click();
    },
  },
  {
    name: 'menu of a column',
    path: report,
    only: 'wide',
    open: async (page) => {
      await page.getByRole('columnheader').nth(2).click({ button: 'right' });
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
  {
    name: 'a new view without a name',
    path: report,
    open: async (page, words) => {
      await press(page, words('reports:views.button'));
      await choose(page, words('reports:views.saveNew'));
      await press(page, words('reports:views.dialog.save'));
      await expect(page.getByText(words('reports:views.dialog.empty'))).toBeVisible();
    },
  },
  {
    name: 'a message for the moment',
    path: report,
    open: async (page, words) => {
      await press(page, words('reports:views.button'));
      await choose(page, words('reports:views.copyLink'));
      await expect(page.getByRole('menu')).toHaveCount(0);
    },
  },
  {
    name: 'deleting a file',
    path: report,
    open: async (page, words) => {
      await exportReport(page, words);
      await page.goto('/downloadCenter/index');
      const file = page.getByRole('button', { name: withGaps(words('downloads:deleteFile')) }).first();
      await file.focus();
      await page.keyboard.press('Enter');
      await isOpen(page);
    },
  },
  {
    name: 'chosen files',
    path: report,
    open: async (page, words) => {
      await exportReport(page, words);
      await page.goto('/downloadCenter/index');
      await page
        .getByRole('checkbox', { name: withGaps(words('downloads:select')) })
        .first()
        .click();
    },
  },
  {
    name: 'why a file failed',
    path: '/reportImport',
    open: async (page, words) => {
      await importBadFile(page, words);
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
        const answer = await route.fetch();
        const text = await answer.text();
        await route.fulfill({
          response: answer,
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
    name: 'a link that is refused',
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
        // its label lies over it
        .check({ force: true });
    },
  })),
  {
    name: 'filling a language from another',
    path: editor,
    open: async (page, words) => {
      await write(page, words);
      await page.getByRole('tab', { name: /^简体/ }).click();
      await press(page, words('announcements:fill.from'));
      await page.getByRole('menuitem').first().click();
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
    name: 'resetting custom fields',
    path: '/systemSet/customField',
    open: async (page, words) => {
      await page.getByRole('main').getByRole('checkbox', { disabled: false }).last().click();
      await press(page, words('customFields:reset'));
      await isOpen(page);
    },
  },
  {
    name: 'a password that breaks the rules',
    path: '/systemSet/changePassword',
    open: async (page, words) => {
      await page
        .getByRole('main')
        .getByRole('button', { name: words('settings:password.submit') })
        .click();
      await expect(page.getByText(words('settings:password.problems.oldRequired'))).toBeVisible();
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
  {
    name: 'a server that is away',
    path: '/messageCenter/list',
    open: async (page, words) => {
      for (const address of ['**/base-api/**', '**/healthz', '**/readyz'])
        await page.route(address, (route) => route.abort());
      await page
        .getByRole('list', { name: words('messages:list') })
        .getByRole('button')
        .first()
        .click();
      await expect(page.getByText(words('shell:away.title'))).toBeVisible();
    },
  },
];
