import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useCurrentAccount } from '../../lib/session/current-account';
import { beginSession } from '../../lib/session/session';
import { useSettings } from '../../lib/settings/settings';
import type { FakeEndpoint } from '../../testing/fake-server';
import { lin, plainPage, renderConsole } from '../../testing/render-console';
import { allRoutes } from './test-pages';

beforeEach(async () => {
  localStorage.clear();
  beginSession('token');
  await page.viewport(1440, 900);
});
const button = () => page.getByRole('button', { name: 'Search everything' });
const field = () => page.getByRole('combobox', { name: 'Search everything' });
const options = () =>
  page
    .getByRole('option')
    .elements()
    .map((option) => option.textContent);

const noNames = { names: [], counts: [] };
type Responses = Readonly<Record<string, FakeEndpoint>>;

async function openByKey(routes = allRoutes, responses: Responses = {}) {
  const shown = await renderConsole({
    at: plainPage,
    responses: {
      '/user/getRouters': () => ({ data: routes }),
      '/name/search': () => ({ data: noNames }),
      ...responses,
    },
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
  await expect.element(page.getByRole('status').filter({ hasText: '1 result' })).toBeInTheDocument();
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
  await expect.element(page.getByText('Nothing matches “keyword”')).toBeVisible();
});

it('opens in a new tab with Ctrl Enter', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const { href } = await openByKey();
  await userEvent.keyboard('keyw');
  await expect.poll(() => options()[1]).toBe('Keyword · WeeklySearch ads');
  await userEvent.keyboard('{ArrowDown}{Control>}{Enter}{/Control}');
  expect(open).toHaveBeenCalledExactlyOnceWith('/keywordSearch/keyword/keywordWeekly', '_blank', 'noopener');
  expect(href()).toBe(plainPage);
  open.mockRestore();
});

it('offers recently opened pages before anything is typed', async () => {
  await openByKey();
  await expect.element(page.getByText(/^Type the name/)).toBeVisible();
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

const campaign = { kind: 'campaign', accountId: 1, channel: 'search', name: '北海道 "50%_"' } as const;
const unit = { ...campaign, kind: 'unit', accountId: 2, campaignName: '北海道', name: '北海道 Ski' } as const;
const view = {
  kind: 'view',
  id: '0191d0a0-0000-4000-8000-000000000001',
  channel: 'search',
  section: 'unit',
  period: 'weekly',
  name: 'Weekly 北海道',
  content: { text: 'ski', sort: 'cost desc' },
} as const;
const foundNames = () => ({
  data: {
    names: [campaign, unit, view],
    counts: [
      { kind: 'campaign', count: 1 },
      { kind: 'unit', count: 240 },
      { kind: 'view', count: 1 },
    ],
  },
});
const groupsShown = () =>
  page
    .getByRole('listbox')
    .getByRole('group')
    .elements()
    .map((group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent);

it('finds names of the server by kind, and opens the report of exactly that name', async () => {
  const { server } = await openByKey(allRoutes, { '/name/search': foundNames });
  await userEvent.keyboard('北海道');
  await expect.poll(groupsShown).toEqual(['Campaigns 1', 'Units 1 of 240', 'Saved views 1']);
  await expect.element(page.getByRole('status').filter({ hasText: '3 results' })).toBeInTheDocument();
  expect(options()).toEqual([
    '北海道 "50%_"Search ads · Kaede Travel',
    '北海道 Ski北海道 · Search ads · Momiji Tours',
    'Weekly 北海道Search ads',
  ]);
  // one request for what was typed at once
  expect(server.bodiesOf('/name/search').at(-1)).toMatchObject({ query: { text: '北海道' } });
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  await userEvent.keyboard('{ArrowDown}{Control>}{Enter}{/Control}');
  const url = new URL(String(open.mock.calls[0]?.[0]), 'http://console');
  open.mockRestore();
  expect(url.pathname).toBe('/keywordSearch/unit/unitCustom');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    accountId: '2',
    campaignName: '北海道',
    adgroupName: '北海道 Ski',
  });
});

it('lists what was opened last first', async () => {
  await openByKey(allRoutes, {
    '/name/search': () => ({ data: { names: [campaign, { ...campaign, name: 'Other' }], counts: [] } }),
  });
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  await userEvent.keyboard('北');
  await expect.poll(() => options().length).toBe(2);
  await userEvent.keyboard('{ArrowDown}{Control>}{Enter}{/Control}');
  expect(open.mock.calls[0]?.[0]).toContain('campaignName=Other');
  open.mockRestore();
  await userEvent.keyboard('{Escape}');
  await expect.element(field()).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByText('Recently opened')).toBeVisible();
  expect(options()).toEqual(['OtherSearch ads · Kaede Travel']);
  await userEvent.keyboard('北');
  await expect.poll(() => options().map((text) => text.slice(0, 5))).toEqual(['Other', '北海道 "']);
});

it('still finds pages and actions if the names cannot be searched, and retries', async () => {
  let isBroken = true;
  await openByKey(allRoutes, {
    '/name/search': () => (isBroken ? { code: 500, message: 'broken' } : foundNames()),
  });
  await userEvent.keyboard('language');
  await expect
    .element(page.getByText('Couldn’t search names. Only pages and actions are shown.'))
    .toBeVisible();
  expect(options()).toContain('Language: 简体中文');
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(groupsShown).toContain('Campaigns 1');
});

it('switches the account', async () => {
  await openByKey(allRoutes, {
    '/name/search': () => ({
      data: { names: [{ kind: 'account', accountId: 2, name: 'Momiji Tours' }], counts: [] },
    }),
  });
  await userEvent.keyboard('momiji');
  await expect.poll(options).toEqual(['Momiji ToursSwitch account']);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => useCurrentAccount.getState().accountId).toBe(2);
});

it('lists pages whose names only resemble the text after what contains it', async () => {
  await openByKey();
  await userEvent.keyboard('light');
  await expect.poll(() => options()[0]).toBe('Appearance: Light');
  expect(options().length).toBeGreaterThan(1);
});

it('takes actions', async () => {
  await openByKey();
  await userEvent.keyboard('dark');
  await expect.poll(() => options()[0]).toBe('Appearance: Dark');
  await userEvent.keyboard('{Enter}');
  await expect.element(field()).not.toBeInTheDocument();
  expect(useSettings.getState().theme).toBe('dark');
  useSettings.getState().reset();
});

it('opens the report that answers a question about last week', async () => {
  const { href } = await openByKey();
  await userEvent.keyboard('conversions');
  await expect.poll(() => options().at(-1)).toMatch(/^Cost without conversionsKeyword · /);
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await expect.poll(href).toMatch(/^\/keywordSearch\/keyword\/keywordCustom\?/);
  expect(decodeURIComponent(href())).toMatch(/where=cost\+gt\+0&where=conversion\+eq\+0/);
});

it('lists who changed budgets', async () => {
  const { href } = await openByKey();
  await userEvent.keyboard('budget ch');
  await expect.poll(options).toEqual(['Budget changes']);
  await userEvent.keyboard('{Enter}');
  await expect.poll(href).toMatch(/^\/system\/audit\?type=budget/);
});

it('adds a user, for those who may', async () => {
  const { href } = await openByKey(allRoutes, {
    '/user/getUserInfo': () => ({ data: { ...lin, permissions: ['system:user:edit'] } }),
  });
  await userEvent.keyboard('new user');
  await expect.poll(() => options()[0]).toBe('New user');
  await userEvent.keyboard('{Enter}');
  await expect.poll(href).toMatch(/^\/system\/user\?id=new/);
});

it('offers no new user to others', async () => {
  await openByKey();
  await userEvent.keyboard('new user');
  // pages with similar names
  await expect.poll(options).not.toEqual([]);
  expect(options()).not.toContain('New user');
});
