import { expect, type Page } from '@playwright/test';
import { settled } from './settled';
import { fillSignIn, signIn } from './sign-in';
import { test } from './test';

const report = '/keywordSearch/keyword/keywordReport';

/** Actions elsewhere that end the session. */
async function endSessionElsewhere(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const token = /yunShang-Token=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    await fetch('/base-api/marketing/api/v1/user/logout', {
      method: 'POST',
      headers: { token, 'content-type': 'application/json' },
      body: '{}',
    });
  });
}

test('logging out in one tab ends the session in others, and logging in returns them to their pages', async ({
  page,
  context,
}) => {
  await signIn(page, { path: '/home/index' });
  const other = await context.newPage();
  await other.goto(`${report}?size=10`);
  await settled(other);

  await page.getByRole('button', { name: /^User menu: / }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await expect(other).toHaveURL(/\/login\?redirect=.*keywordReport/);

  await fillSignIn(page);
  await page.locator('form button[type=submit]').click();
  await expect(page).not.toHaveURL(/\/login/);
  await expect(other).toHaveURL(/keywordReport\?size=10/);
});

test('a session that ends during work requires a login and returns to the same full address', async ({
  page,
}) => {
  await signIn(page, { path: `${report}?size=10` });
  await settled(page);
  await page.getByRole('columnheader', { name: /^Cost/ }).first().getByRole('button').first().press('Enter');
  await expect(page).toHaveURL(/sort=cost/);
  await settled(page);
  await endSessionElsewhere(page);
  // the next request notices it, unless the event stream did so before
  await page.getByRole('button', { name: 'Next page', includeHidden: true }).dispatchEvent('click');
  const dialog = page.getByRole('alertdialog', { name: 'Login has expired. Please log in again' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Log in again' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=.*keywordReport.*sort/);
  await fillSignIn(page);
  await page.locator('form button[type=submit]').click();
  await expect(page).toHaveURL(/keywordReport\?.*sort=cost/);
  await settled(page);
});

test('an upload of a session that has ended requires a login, however large the file', async ({ page }) => {
  await signIn(page, { path: '/reportImport' });
  await endSessionElsewhere(page);
  const response = page.waitForResponse(/\/reportImport\/upload$/);
  await page.locator('input[type=file][multiple]').setInputFiles({
    name: 'report.csv',
    mimeType: 'text/csv',
    buffer: Buffer.alloc(15 * 1024 * 1024, 'a'),
  });
  expect(await (await response).json()).toMatchObject({ code: 401 });
  await expect(
    page.getByRole('alertdialog', { name: 'Login has expired. Please log in again' }),
  ).toBeVisible();
});

test('no view shows another account’s data when responses come late', async ({ page }) => {
  await signIn(page, { path: report });
  await settled(page);
  const choose = async (accountNo: string) => {
    await page.getByRole('button', { name: /^Account: / }).click();
    await page.getByRole('option', { name: accountNo }).click();
    await expect(page.getByRole('button', { name: new RegExp(`^Account: .*${accountNo}`) })).toBeVisible();
  };
  await choose('8840213');
  await settled(page);
  const total = page.getByRole('grid').getByRole('row').nth(1);
  const totalOfFirst = await total.innerText();
  const firstId = await page.evaluate(() => Number(localStorage.getItem('curAccount')));

  // the first account's requests get their responses after the second account's page is shown
  let release = () => {};
  const secondIsThere = new Promise<void>((resolve) => (release = resolve));
  const late: Promise<unknown>[] = [];
  await page.route('**/seachReport/**', async (route) => {
    const { query } = route.request().postDataJSON() as { query: { accountId: number } };
    if (query.accountId === firstId) {
      late.push(secondIsThere);
      await secondIsThere;
    }
    await route.continue().catch(() => undefined); // the page may have cancelled the request
  });
  await page
    .getByRole('columnheader', { name: /^Clicks/ })
    .first()
    .getByRole('button')
    .first()
    .press('Enter');
  await expect.poll(() => late.length).toBeGreaterThan(0);
  await choose('8851904');
  // not even briefly: the first account's data is removed as soon as the account changes
  expect(await page.getByRole('main').innerText()).not.toContain(totalOfFirst);
  await settled(page);
  const totalOfSecond = await total.innerText();
  expect(totalOfSecond).not.toBe(totalOfFirst);
  release();
  await settled(page);
  expect(await total.innerText()).toBe(totalOfSecond);
});

test('the console reports an unreachable server, keeps its data, and recovers automatically', async ({
  page,
}) => {
  await signIn(page, { path: report });
  await settled(page);
  const cell = page.getByRole('grid').getByRole('gridcell').nth(3);
  const before = await cell.innerText();
  await page.route('**/base-api/**', (route) => route.abort());
  await page.route(/\/(healthz|readyz)$/, (route) => route.abort());
  await page.getByRole('columnheader', { name: /^Cost/ }).first().getByRole('button').first().press('Enter');
  const banner = page.getByText('Can’t reach the server');
  await expect(banner).toBeVisible();
  await expect(cell).toHaveText(before);
  await expect(page.getByRole('button', { name: 'Export' })).toBeDisabled();

  await page.unroute('**/base-api/**');
  await page.unroute(/\/(healthz|readyz)$/);
  await expect(banner).toBeHidden();
  await settled(page);
  await expect(page.getByRole('button', { name: 'Export' })).toBeEnabled();
});
