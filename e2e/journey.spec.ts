import { expect, type Page } from '@playwright/test';
import path from 'node:path';
import { settled } from './settled';
import { fillSignIn, putOffPopups, signIn } from './sign-in';
import { test } from './test';

const file = path.join(import.meta.dirname, 'files/search-terms-week.csv');
const weekly = '/keywordSearch/searchTerm/searchTermWeekly?beginDate=2025-12-15&endDate=2025-12-21';

/** Values of the column with this title, top to bottom; the total first. */
async function column(page: Page, title: RegExp) {
  const head = page.getByRole('columnheader', { name: title });
  const place = await head.evaluate((cell) => [...(cell.parentElement?.children ?? [])].indexOf(cell) + 1);
  return page.locator(`[role=gridcell]:nth-child(${place})`).allInnerTexts();
}

test('logs in, imports a file, reads it, sorts, switches language and account, logs out', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('lang', localStorage.getItem('lang') ?? 'en'));
  await putOffPopups(page);
  await page.goto(weekly);
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await fillSignIn(page);
  await page.locator('form button[type=submit]').click();
  await expect(page).toHaveURL(/searchTermWeekly\?beginDate=2025-12-15/);

  // import
  await page.getByRole('button', { name: /^Account: / }).click();
  await page.getByText('8851904').click();
  await page.getByRole('link', { name: 'Import centre' }).click();
  await page.locator('input[type=file][multiple]').setInputFiles(file);
  const imported = page.getByRole('row', { name: /search-terms-week\.csv/ }).first();
  await page.getByRole('button', { name: 'Review search-terms-week.csv', exact: true }).click();
  const review = page.getByRole('dialog');
  // amounts in INR, for an account in CNY
  await review.getByRole('radio', { name: 'Import in the file’s currency' }).click();
  await review.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(imported).toContainText('Imported');
  await expect(imported).toContainText('1,000.10');
  await expect(imported).toContainText('1,000.09');

  // the same file again changes nothing
  await page.locator('input[type=file][multiple]').setInputFiles(file);
  await expect(page.getByRole('row', { name: /search-terms-week\.csv/ }).first()).toContainText(
    'Same as before',
  );

  // read it
  await page
    .getByRole('row', { name: /search-terms-week\.csv/ })
    .filter({ hasText: 'Imported' })
    .getByRole('link', { name: 'Open report' })
    .click();
  await expect(page).toHaveURL(/searchTerm(Weekly|Custom)\?beginDate=2025-12-15&endDate=2025-12-21/);
  await expect(page.getByText('dental clinic near me')).toBeVisible();
  await expect(page.getByText('1,000.10').first()).toBeVisible();
  await expect(page.getByText(/Rows account for 50% of the account’s cost/)).toBeVisible();

  // the column panel is loaded when the pointer comes near its button
  const panel = page.waitForRequest(/chooser-panel/);
  await page.getByRole('button', { name: /^Columns/ }).hover();
  await panel;

  // sort: ascending, descending, default
  const cost = page.getByRole('columnheader', { name: /Cost ₹/ }).first();
  await settled(page);
  // by key: a mouse press is lost if the columns get their widths during it
  await cost.getByRole('button').first().press('Enter');
  await expect(cost).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/sort=cost(\+|%20)asc/);
  await expect.poll(() => column(page, /^Cost ₹/)).toEqual(['1,000.10', '0.15', '399.90', '600.05']);
  await cost.getByRole('button').first().press('Enter');
  await expect(cost).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(() => column(page, /^Cost ₹/)).toEqual(['1,000.10', '600.05', '399.90', '0.15']);

  // switch language without a reload, server texts included
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: '繁體中文' }).click();
  await expect(page.getByRole('columnheader', { name: /費用/ }).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
  await expect(page).toHaveTitle(/搜尋字詞/);
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage') as unknown)).toBe(true);

  // switch account: its data, not the other's
  await page
    .getByRole('button', { name: /8851904/ })
    .first()
    .click();
  await page.getByText('8840213').click();
  await expect(page.getByText('dental clinic near me')).toBeHidden();

  // log out, and return to the same address after the login
  const address = new URL(page.url());
  await page.getByRole('banner').getByRole('button', { name: /admin/ }).click();
  await page.getByRole('menuitem', { name: '登出' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await fillSignIn(page);
  await page.locator('form button[type=submit]').click();
  await expect(page).toHaveURL(address.pathname + address.search);

  // the language that the user stored is also back; English for the following tests
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
  await settled(page);
  await page.getByRole('button', { name: '語言' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a wrong code keeps the input and shows a new picture', async ({ page }) => {
  await page.goto('/login');
  await fillSignIn(page);
  const picture = page.getByRole('img', { name: 'Verification code picture' });
  const before = await picture.getAttribute('src');
  await page.getByLabel('Verification code').fill('zzzz');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText(/Enter the code from the new picture/)).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('admin');
  await expect(page.getByLabel('Verification code')).toHaveValue('');
  await expect(picture).not.toHaveAttribute('src', before ?? '');
});

test('logs in without reading the picture', async ({ page }) => {
  await putOffPopups(page);
  await page.goto('/login');
  await page.getByLabel('Username').fill('editor');
  await page.getByLabel('Password', { exact: true }).fill('Editor2026');
  await page.getByRole('button', { name: 'Can’t read the picture?' }).click();
  await expect(page).toHaveURL(/\/home\/index/);
  await expect(page.getByRole('row', { name: /8840213/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /8851904/ })).toBeHidden();
});

test('a broken file is rejected with row and reason, in the language of the page', async ({ page }) => {
  await signIn(page, { path: '/reportImport' });
  await page.locator('input[type=file][multiple]').setInputFiles('e2e/files/truncated.csv');
  const dialog = page.getByRole('dialog', { name: 'Import failure reason' });
  await expect(dialog).toContainText('3');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('row', { name: /truncated\.csv/ })).toContainText('Failed');
});

test('redirects only within the console', async ({ page }) => {
  await page.goto('/login?redirect=//evil.example/');
  await fillSignIn(page);
  await page.locator('form button[type=submit]').click();
  await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/home\/index/);
});

test('an unknown address is 404, an expired session returns to the same address', async ({ page }) => {
  await signIn(page, { path: '/no/such/page' });
  await expect(page).toHaveURL(/\/404/);
  await page.goto('/feeds/crowd/crowdMonth?sort=cost+desc');
  await expect(page.getByRole('columnheader', { name: /Cost/ }).first()).toBeVisible();
  await page.context().clearCookies();
  await page.reload();
  await expect(page).toHaveURL(/\/login\?redirect=%2Ffeeds%2Fcrowd%2FcrowdMonth%3Fsort/);
});

test(
  'reports an unreachable server, and continues automatically when it responds',
  { tag: '@all-cases' },
  async ({ page }) => {
    await signIn(page, { path: '/keywordSearch/campaign/campaignReport' });
    await expect(page.getByRole('columnheader', { name: /Cost/ }).first()).toBeVisible();
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Weekly' }).click();
    await expect(page.getByText('Couldn’t load the report')).toBeVisible();
    await expect(page.getByText('Can’t reach the server', { exact: true })).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText('Couldn’t load the report')).toBeHidden();
  },
);

test(
  'columns stay as the user set them, for every period of a report',
  { tag: '@all-cases' },
  async ({ page }) => {
    await signIn(page, { path: '/keywordSearch/keyword/keywordReport' });
    const unit = page.getByRole('columnheader', { name: 'Unit' });
    await expect(unit).toBeVisible();
    await page.getByRole('button', { name: /^Columns/ }).click();
    await page.getByRole('checkbox', { name: 'Unit' }).click();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(unit).toBeHidden();
    await page.reload();
    await expect(page.getByRole('columnheader', { name: 'Campaign' })).toBeVisible();
    await expect(unit).toBeHidden();
    await page.getByRole('link', { name: 'Weekly' }).click();
    await expect(page.getByRole('columnheader', { name: 'Period' })).toBeVisible();
    await expect(unit).toBeHidden();

    // by keyboard: to the header, its menu, all columns again
    await page.getByRole('grid').focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Alt+ArrowDown');
    await page.getByRole('menuitem', { name: 'Reset all columns' }).click();
    await expect(unit).toBeVisible();
  },
);

test(
  'requires a period after the dates were cleared, and sends no request',
  { tag: '@all-cases' },
  async ({ page }) => {
    await signIn(page, { path: '/keywordSearch/account/accountReport' });
    await expect(page.getByRole('gridcell').first()).toBeVisible();
    await page.getByRole('button', { name: /Oct 21 – Nov 20/ }).click();
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('please select time');
    // the export does not start either; it says why
    await page.getByRole('button', { name: 'Export' }).click();
    await expect(page.getByRole('region', { name: /Notifications/ })).toContainText('please select time');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: /^Use Oct 21/ }).click();
    await expect(page.getByRole('gridcell').first()).toBeVisible();
  },
);

test('corrects a broken link, opens a metric as a chart, compares with the previous period', async ({
  page,
}) => {
  const week = 'beginDate=2026-11-14&endDate=2026-11-20';
  await signIn(page, { path: `/keywordSearch/keyword/keywordCustom?${week}&page=0&sort=foo+asc` });

  // the notice about invalid parameters stays until it is read
  const notice = page.getByText(/Parts of this link aren’t valid: page and sort order\./);
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(notice).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`keywordCustom\\?${week}&accountId=\\d+$`));

  // the chart of a metric, in the URL too
  const cost = page.getByRole('group', { name: 'Key metrics' }).getByRole('button', { name: /^Cost/ });
  const total = await page.getByRole('row', { name: /^Total/ }).innerText();
  await expect(cost).toContainText(/￥[\d,]+\.\d\d/);
  expect(total).toContain(/￥([\d,]+\.\d\d)/.exec(await cost.innerText())?.[1]);
  await cost.click();
  await expect(page).toHaveURL(/metric=cost/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Cost by day' })).toBeVisible();
  await page.getByRole('button', { name: 'Close chart' }).click();

  // compared: sorted by change, without unchanged rows
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByText('Nov 7 – Nov 13, 2026')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Change' }).first()).toBeVisible();
  const changed = page.getByRole('switch', { name: 'Only rows that changed' });
  await changed.click();
  await expect(page.getByText(/\d rows hidden: cost changed by less than 5%/)).toBeVisible();
  await expect(page).toHaveURL(/compare=previous&changed=5|changed=5&compare=previous/);
  await page.getByRole('button', { name: 'Show hidden rows' }).click();
  await expect(changed).not.toBeChecked();
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(cost).toBeVisible();
});
