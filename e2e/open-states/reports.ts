import { expect, type Page } from '@playwright/test';
import { withGaps, type Words } from '../words';
import { choose, isOpen, press, type OpenState } from './open-state';

const report = '/keywordSearch/keyword/keywordReport';

async function exportReport(page: Page, words: Words) {
  await press(page, words('reports:export.button'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('downloads:export.confirm') })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** States of reports, their views and their files. */
export const reportStates: readonly OpenState[] = [
  {
    name: 'export',
    path: report,
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
    name: 'deleting a view',
    path: report,
    open: async (page, words) => {
      const name = `View ${String(Date.now())}`;
      await press(page, words('reports:views.button'));
      await choose(page, words('reports:views.saveNew'));
      await page.getByRole('textbox', { name: words('reports:views.dialog.name') }).fill(name);
      await press(page, words('reports:views.dialog.save'));
      await press(page, words('reports:views.current').replace('{{name}}', name));
      await choose(page, words('reports:views.delete').replace('{{name}}', name));
      await isOpen(page);
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
    name: 'selected files',
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
    open: async (page) => {
      await page.locator('input[type=file][multiple]').setInputFiles('e2e/files/truncated.csv');
      // opens automatically
      await isOpen(page);
    },
  },
];
