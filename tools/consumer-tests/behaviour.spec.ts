import { expect, type Page } from '@playwright/test';
import { columnHead, grid, openHost, sortButton, test, titleStart } from './host';

const rows = '100000';
const cell = (page: Page, text: string) => grid(page).getByText(text, { exact: true });
const sortBy = (page: Page, title: string) => sortButton(page, title).click(titleStart);
const drawnRows = (page: Page) => grid(page).getByRole('row').count();

/** Scrolls by wheel until the last row of the page is in view. */
async function scrollToEnd(page: Page) {
  await grid(page).hover({ position: { x: 300, y: 200 } });
  await page.mouse.wheel(0, 1e8);
}

test('shows the last of 100,000 rows after scrolling, without more rows in the DOM', async ({ page }) => {
  await openHost(page, 'after', { rows });
  await expect(cell(page, 'keyword 0')).toBeVisible();
  const drawn = await drawnRows(page);
  await scrollToEnd(page);
  await expect(cell(page, 'keyword 99999')).toBeVisible();
  await expect(cell(page, 'keyword 0')).not.toBeAttached();
  expect(await drawnRows(page)).toBeLessThan(drawn + 20);
  expect(drawn).toBeLessThan(60);
});

test('sorts 100,000 rows by a click on a header: up, down and back', async ({ page }) => {
  await openHost(page, 'after', { rows });
  const head = columnHead(page, 'Clicks');
  await sortBy(page, 'Clicks');
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect(cell(page, 'keyword 0')).toBeVisible();
  await sortBy(page, 'Clicks');
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(cell(page, '100,002')).toBeVisible();
  await sortBy(page, 'Clicks');
  await expect(head).toHaveAttribute('aria-sort', 'none');
  await expect(cell(page, 'keyword 1')).toBeVisible();
});

test('turns pages, and changes the page size', async ({ page }) => {
  await openHost(page, 'after', { rows, paged: '' });
  const range = page.getByRole('status').filter({ hasText: /\d/ });
  await expect(range).toContainText('1–20 of 100,000');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(range).toContainText('21–40 of 100,000');
  await expect(cell(page, 'keyword 20')).toBeVisible();
  await page.getByLabel('Rows per page').selectOption('50');
  await expect(range).toContainText('1–50 of 100,000');
});

test('moves the active cell by the keyboard', async ({ page }) => {
  await openHost(page, 'after', { rows });
  await cell(page, 'keyword 3').click();
  await expect.poll(() => activeText(page)).toBe('keyword 3');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => activeText(page)).toBe('keyword 4');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => activeText(page)).toBe('2026-11-05');
  await page.keyboard.press('Control+End');
  await expect(cell(page, 'keyword 99999')).toBeVisible();
});

test('follows the language of its prop', async ({ page }) => {
  await openHost(page, 'after', { paged: '' });
  for (const [language, total, pager] of [
    ['tw', '合計', '分頁'],
    ['cn', '合计', '分页'],
    ['en', 'Total', 'Pagination'],
  ] as const) {
    await page.getByLabel('Language').selectOption(language);
    await expect(cell(page, total)).toBeVisible();
    await expect(page.getByRole('navigation', { name: pager })).toBeVisible();
  }
});

test('follows data-theme on <html>, and leaves the page its colours', async ({ page }) => {
  await openHost(page, 'after', { paged: '' });
  const colours = () =>
    grid(page).evaluate((element) => {
      const table = getComputedStyle(element.closest('[data-scope-ui]') ?? element);
      const { backgroundColor, colorScheme } = getComputedStyle(document.body);
      return {
        table: [table.backgroundColor, table.color, table.colorScheme],
        page: [backgroundColor, colorScheme],
      };
    });
  const light = await colours();
  expect(light.table).toEqual(['rgb(255, 255, 255)', 'rgb(26, 26, 37)', 'light']);
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  expect(await colours()).toEqual({
    table: ['rgb(22, 22, 30)', 'rgb(238, 238, 245)', 'dark'],
    page: light.page,
  });
});

test('follows data-size on <html>', async ({ page }) => {
  await openHost(page, 'after', { rows });
  const heightOf = (place: number) =>
    grid(page)
      .getByRole('row')
      .nth(place)
      .evaluate((row) => row.getBoundingClientRect().height);
  for (const [size, rowHeight, headHeight, fontSize] of [
    ['default', 46, 40, '14px'],
    ['medium', 38, 36, '13px'],
    ['small', 32, 32, '13px'],
    ['mini', 27, 28, '12px'],
  ] as const) {
    await page.evaluate((to) => document.documentElement.setAttribute('data-size', to), size);
    await expect.poll(() => heightOf(2), size).toBe(rowHeight);
    await expect.poll(() => heightOf(0), size).toBe(headHeight);
    await expect(cell(page, '2026-11-01').first(), size).toHaveCSS('font-size', fontSize);
  }
});

/** Text of the focused cell, by real focus or by aria-activedescendant. */
const activeText = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const active = document.getElementById(focused?.getAttribute('aria-activedescendant') ?? '') ?? focused;
    return active?.closest('[role=gridcell],[role=rowheader]')?.textContent;
  });
