import { expect } from '@playwright/test';
import { withGaps } from '../words';
import { choose, isOpen, press, type OpenState } from './open-state';

const report = '/keywordSearch/keyword/keywordReport';

/** States of the frame around every page, and of the settings pages. */
export const shellStates: readonly OpenState[] = [
  {
    name: 'route search with matches',
    path: '/home/index',
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
    open: async (page, words, isWide) => {
      const settings = words('shell:settings.title');
      await press(page, isWide ? withGaps(words('common:shell.userMenu')) : words('common:shell.openMenu'));
      if (isWide) await choose(page, settings);
      // a group of the navigation has the same name
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
    open: async (page, words) => {
      const tags = page.getByRole('navigation', { name: words('shell:tags.label') });
      await tags.getByRole('link').last().click({ button: 'right' });
      await expect(page.getByRole('menu')).toBeVisible();
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
    name: 'an unreachable server',
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
