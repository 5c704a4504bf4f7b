import { expect } from '@playwright/test';
import { reportPages } from '../packages/api-client/src/contract/reports/pages';
import { isSample } from '../tools/lib/sample';
import { openInConsole } from './open-in-console';
import { settled } from './settled';
import { signIn } from './sign-in';
import { test } from './test';

const periods = ['daily', 'weekly', 'month', 'custom'] as const;
const ofConsole = reportPages.filter(({ layout }) => layout === 'console');
const sections = [...new Set(ofConsole.map(({ channel, section }) => `${channel} ${section}`))];

/** Some pages of the report centre with both of its other kinds, and half of the sections, each with one period in turn. */
const sample = [
  ...sections
    .filter((_, index) => index % 2 === 0)
    .map((name, index) =>
      ofConsole.find(
        ({ channel, section, period }) =>
          `${channel} ${section}` === name && period === periods[index % periods.length],
      ),
    ),
  ...reportPages.filter(({ layout }) => layout === 'centre').filter((_, index) => index % 12 === 0),
].flatMap((page) => page ?? []);

test('reports open with data and without an error', async ({ page }) => {
  test.setTimeout(600_000);
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  await signIn(page, { path: '/home/index' });
  for (const { path, kind } of isSample ? sample : reportPages) {
    await test.step(path, async () => {
      await openInConsole(page, path);
      await expect(page).toHaveURL(new RegExp(`${path}\\?accountId=\\d+$`));
      // the data of this page, not of the previous one
      await settled(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (kind === 'overview') {
        await expect(page.getByRole('table').first().getByRole('row').nth(5)).toBeVisible();
      } else {
        await expect(page.getByRole('grid').getByRole('row').nth(2)).toContainText(/\d/);
        await expect(page.getByText(/^Data as of /).first()).toBeVisible();
      }
      await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
    });
  }
  expect(errors).toEqual([]);
});
