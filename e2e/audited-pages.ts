import { expect, type Page } from '@playwright/test';
import { ownPagePaths } from '../apps/console/src/app/own-page-paths';
import { reportPages } from '../packages/api-client/src/contract/reports/pages';

/** Every address of the console that somebody who is signed in can open. */
export const everyPage: readonly string[] = [...ownPagePaths, ...reportPages.map(({ path }) => path)];

/** One of each kind, some of them as a link opens them. */
export const samplePages: readonly string[] = [
  '/home/index',
  '/reportImport',
  '/keywordSearch/keyword/keywordReport',
  '/feeds/designDaily/designDailyMonth',
  '/keywordSearch/keyword/keywordCustom?compare=previous&figure=cost',
  '/reportCenter/keywordSearch/summary',
  '/reportCenter/feeds/feedsWeekly',
  '/reportCenter/feeds/crowdWeekly',
  '/downloadCenter/index',
  '/messageCenter/list',
  '/messageCenter/details',
  '/systemSet/customField',
  '/systemSet/announcement',
  '/systemSet/announcement/edit',
  '/systemSet/languageSet',
  '/systemSet/changePassword',
  '/404',
];

/**
 * What opens over a page, and how somebody opens it; Escape closes it. Names are English: the states are looked at in that
 * language.
 */
export interface OpenState {
  name: string;
  path: string;
  open: (page: Page) => Promise<void>;
  /** Only the wide layout has it. */
  isWideOnly?: boolean;
}

const clicks = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

export const openStates: readonly OpenState[] = [
  {
    name: 'route search',
    path: '/home/index',
    open: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('key');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  { name: 'bell', path: '/home/index', open: clicks(/unread|messages/i) },
  { name: 'accounts', path: '/home/index', open: clicks(/^Account: /) },
  { name: 'user menu', path: '/home/index', open: clicks(/^Menu of /), isWideOnly: true },
  {
    name: 'settings',
    path: '/keywordSearch/keyword/keywordReport',
    open: async (page) => {
      await clicks(/^Menu of /)(page);
      await page.getByRole('menuitem', { name: 'Settings' }).click();
      await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    },
    isWideOnly: true,
  },
  {
    name: 'menu of a tag',
    path: '/keywordSearch/keyword/keywordReport',
    open: async (page) => {
      await page.getByRole('link', { name: 'Keyword · Daily' }).click({ button: 'right' });
      await expect(page.getByRole('menu')).toBeVisible();
    },
    isWideOnly: true,
  },
  { name: 'export', path: '/keywordSearch/keyword/keywordReport', open: clicks('Export'), isWideOnly: true },
  {
    name: 'columns',
    path: '/keywordSearch/keyword/keywordReport',
    open: clicks(/^Columns/),
    isWideOnly: true,
  },
  {
    name: 'drawer',
    path: '/home/index',
    open: async (page) => {
      const menu = page.getByRole('button', { name: 'Open menu' });
      if (await menu.isVisible()) await menu.click();
    },
  },
];
