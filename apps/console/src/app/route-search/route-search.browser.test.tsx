import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { beginSession } from '../../lib/session/session';
import { plainPage, renderConsole } from '../../testing/render-console';
import { allRoutes } from './test-pages';

beforeEach(async () => {
  localStorage.clear();
  beginSession('token');
  await page.viewport(1440, 900);
});
const button = () => page.getByRole('button', { name: 'Go to page' });
const field = () => page.getByRole('combobox', { name: 'Go to page' });
const options = () =>
  page
    .getByRole('option')
    .elements()
    .map((option) => option.textContent);

async function openByKey(routes = allRoutes) {
  const shown = await renderConsole({
    at: plainPage,
    responses: { '/user/getRouters': () => ({ data: routes }) },
  });
  await expect.element(button()).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field()).toHaveFocus();
  return shown;
}

it('finds a page by keyboard alone and opens it', async () => {
  const { href } = await openByKey();
  await userEvent.keyboard('passw');
  await expect.poll(options).toEqual(['Change passwordSettings']);
  await expect.element(page.getByRole('status').filter({ hasText: '1 page found' })).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.poll(href).toBe('/systemSet/changePassword');
  await expect.element(field()).not.toBeInTheDocument();
});

it('marks the letters and ranks daily first', async () => {
  await openByKey();
  await userEvent.keyboard('keyw');
  await expect.poll(() => options()[0]).toBe('Keyword · DailySearch ads');
  expect(page.getByRole('option').first().element().querySelector('mark')?.textContent).toBe('Keyw');
});

it('finds a page by its name in another language and shows that word', async () => {
  await openByKey();
  await userEvent.fill(field(), '密碼');
  await expect.poll(options).toEqual(['Change password變更密碼Settings']);
});

it("shows only pages in the user's routes", async () => {
  await openByKey([{ path: '/systemSet', children: [{ path: 'languageSet', meta: { title: 'Words' } }] }]);
  await userEvent.keyboard('keyword');
  await expect.element(page.getByText('No pages match “keyword”')).toBeVisible();
});

it('opens in a new tab with Ctrl Enter', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const { href } = await openByKey();
  await userEvent.keyboard('keyw');
  await expect.poll(() => options().length).toBe(5);
  await userEvent.keyboard('{ArrowDown}{Control>}{Enter}{/Control}');
  expect(open).toHaveBeenCalledExactlyOnceWith('/keywordSearch/keyword/keywordWeekly', '_blank', 'noopener');
  expect(href()).toBe(plainPage);
  open.mockRestore();
});

it('offers recently opened pages before anything is typed', async () => {
  await openByKey();
  await expect.element(page.getByText(/^Type a page name/)).toBeVisible();
  await userEvent.keyboard('passw{Enter}');
  await expect.element(field()).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByText('Recent pages')).toBeVisible();
  expect(options()).toEqual(['LanguageSettings']);
});

it('gives the focus back on Escape, and closes on a second Ctrl K', async () => {
  await renderConsole({ at: plainPage });
  await button().click();
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(button()).toHaveFocus();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field()).not.toBeInTheDocument();
});

it('is an icon if there is little room', async () => {
  await renderConsole({ at: plainPage });
  await expect.element(button()).toBeVisible();
  const width = () => button().element().getBoundingClientRect().width;
  // the bar has its final layout once the account and the user are loaded
  await expect.poll(width).toBe(208);
  await page.viewport(1280, 800);
  await expect.poll(width).toBe(32);
});
