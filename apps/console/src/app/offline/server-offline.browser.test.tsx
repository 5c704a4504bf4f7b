import { useOfflineMutation } from '@meridian/api-client/react';
import { Sheet, SheetContent } from '@meridian/ui';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useApi } from '../../lib/api/api';
import { offlineEndpoints } from '../../lib/offline/offline-endpoints';
import { probeServer, useServerState, watchFetch } from '../../lib/offline/server-probe';
import { useCurrentAccount } from '../../lib/session/current-account';
import { clearUser, useSession } from '../../lib/session/session';
import { writeToken } from '../../lib/session/token';
import { fakeServer } from '../../testing/fake-server';
import { lin, renderConsole } from '../../testing/render-console';
import { renderPage } from '../../testing/render-page';
import { NoticeHost } from '../notices/notice-host';
import { useResumeMutations } from './use-resume-mutations';

let isThere = true;
const gone = () => {
  throw new TypeError('failed to fetch');
};
/** A response of a server that can be stopped and started. */
const whileThere =
  <Body,>(response: () => Body) =>
  () =>
    isThere ? response() : gone();

const downloads = '/downloadCenter/index';
const record = (fileName: string) => ({
  id: '0198f4e2-0000-7000-8000-000000000001',
  fileName,
  channel: 'search',
  section: 'keyword',
  period: 'daily',
  format: 'xlsx',
  state: 3,
  progress: 1,
  failure: null,
  rowCount: 3,
  totalCount: 3,
  size: 100,
  createdTime: '2026-11-21T01:00:00.000Z',
  finishedTime: '2026-11-21T01:00:09.000Z',
  beginDate: '2026-11-14',
  endDate: '2026-11-20',
  account: { accountNo: '8840211', accountName: 'Kaede Travel' },
  accountCount: 1,
});
let fileName = 'before.xlsx';
const responses = {
  '/user/getUserInfo': whileThere(() => ({ data: lin })),
  '/user/getRouters': whileThere(() => ({ data: [{ path: downloads, meta: { title: 'Downloads' } }] })),
  '/downloadExcelRecord/list': whileThere(() => ({
    data: { list: [record(fileName)] },
    page: { number: 1, size: 20, totalCount: 1 },
  })),
};
const banner = page.getByRole('status').filter({ hasText: 'Can’t reach the server' });

beforeEach(async () => {
  await page.viewport(1280, 800);
  isThere = true;
  fileName = 'before.xlsx';
  sessionStorage.clear();
  localStorage.clear();
  writeToken('good');
  useSession.setState({ isExpired: false, notice: null });
  useCurrentAccount.setState({ accountId: null });
  const fetch = window.fetch.bind(window);
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    if (input !== '/healthz' && input !== '/readyz') return fetch(input, init);
    return isThere ? Promise.resolve(new Response('{}')) : Promise.reject(new TypeError('failed to fetch'));
  });
});
afterEach(async () => {
  isThere = true;
  await probeServer();
  vi.restoreAllMocks();
});

it('says that the server is unreachable, keeps the data, and refreshes it once the server is back', async () => {
  const { queryClient } = await renderConsole({ at: downloads, responses });
  await expect.element(page.getByText('before.xlsx')).toBeVisible();
  isThere = false;
  await queryClient.invalidateQueries();
  await expect.element(banner).toBeVisible();
  await expect.element(banner).toHaveTextContent(/Showing data from \d\d:\d\d\./);
  await expect.element(page.getByText('before.xlsx')).toBeVisible();
  await vi.waitFor(() => {
    const table = document.querySelector('main :is(table, [role=table])');
    expect(table && getComputedStyle(table).opacity).toBe('0.6');
  });
  // rows that wait for others at the same time stay legible
  document
    .querySelector('main')
    ?.insertAdjacentHTML(
      'beforeend',
      '<table><tbody class="opacity-60"><tr><td>inside</td></tr></tbody></table>' +
        '<div class="opacity-60"><table><tbody><tr><td>around</td></tr></tbody></table></div>' +
        '<div data-prose=""><table><tbody><tr><td>words of a message</td></tr></tbody></table></div>',
    );
  expect(shownOpacity('inside')).toBeCloseTo(0.6);
  expect(shownOpacity('around')).toBeCloseTo(0.6);
  expect(shownOpacity('words of a message')).toBe(1);
  fileName = 'after.xlsx';
  // the server is back when the button is pressed, not earlier: the console would notice by itself
  document.addEventListener('click', () => (isThere = true), { capture: true, once: true });
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect.element(page.getByText('after.xlsx')).toBeVisible();
  await expect.element(banner).not.toBeInTheDocument();
  await expect.element(page.getByText('Connection restored.')).toBeVisible();
});

/** Opacity of a text including its ancestors. */
function shownOpacity(text: string): number {
  let opacity = 1;
  for (let at: Element | null = page.getByText(text, { exact: true }).element(); at; at = at.parentElement) {
    opacity *= Number(getComputedStyle(at).opacity);
  }
  return opacity;
}

it('says so over the scrim of a drawer, which begins below the banner', async () => {
  const { queryClient } = await renderConsole({ at: downloads, responses });
  await expect.element(page.getByText('before.xlsx')).toBeVisible();
  isThere = false;
  await queryClient.invalidateQueries();
  await expect.element(banner).toBeVisible();
  const section = () => banner.element().closest('section');
  await renderPage(
    <Sheet open modal={false}>
      <SheetContent side="right" title="Drawer" closeLabel="Close" />
    </Sheet>,
    fakeServer({}).api,
  );
  const drawer = page.getByRole('dialog', { name: 'Drawer' }).element();
  const { left, top, bottom } = section()?.getBoundingClientRect() ?? new DOMRect();
  expect(drawer.getBoundingClientRect().top).toBe(bottom);
  const scrim = document.createElement('div');
  scrim.className = 'fixed inset-0 z-drawer';
  document.body.append(scrim);
  onTestFinished(() => scrim.remove());
  expect(section()?.contains(document.elementFromPoint(left + 4, top + 4))).toBe(true);
  isThere = true;
  await probeServer();
  await expect.poll(() => drawer.getBoundingClientRect().top).toBe(0);
});

it('does not read the countdown aloud', async () => {
  const { queryClient } = await renderConsole({ at: downloads, responses });
  await expect.element(page.getByText('before.xlsx')).toBeVisible();
  isThere = false;
  await queryClient.invalidateQueries();
  await expect.element(page.getByText(/^Retrying in \d+ s$/)).toBeVisible();
  expect(banner.element().textContent).not.toMatch(/ s$/);
});

it('opens the page by itself if the server was unreachable at the first load', async () => {
  isThere = false;
  await renderConsole({ at: downloads, responses });
  await expect.element(page.getByText('Can’t reach the server')).toBeVisible();
  await vi.waitFor(() => expect(useServerState.getState().unreachableSince).not.toBeNull());
  isThere = true;
  dispatchEvent(new Event('online'));
  await expect.element(page.getByText('before.xlsx')).toBeVisible();
});

function Resume() {
  useResumeMutations('lin');
  return null;
}
function Follow() {
  const { mutate } = useOfflineMutation(useApi(), offlineEndpoints.accountFollow);
  return <button onClick={() => mutate(change)}>Follow</button>;
}
const change = { what: 'Following Kaede Travel', body: { accountId: 1, isFollowed: true } };
const follows = '/user/account/operation/follow';
const followed = whileThere(() => ({ data: { isFollowed: true } }));

it('keeps a change, says so, and sends it when the server responds', async () => {
  isThere = false;
  const server = fakeServer({ [follows]: followed }, { watchFetch });
  await renderPage(
    <>
      <Resume />
      <Follow />
      <NoticeHost />
    </>,
    server.api,
  );
  await page.getByRole('button', { name: 'Follow' }).click();
  await expect.element(page.getByText('Change not sent yet')).toBeVisible();
  await expect
    .element(page.getByText('Following Kaede Travel. It will be sent when the connection is back.'))
    .toBeVisible();
  const pending = sessionStorage.getItem('keptChanges');
  expect(pending).toContain('Following Kaede Travel');
  const tries = server.bodiesOf(follows).length;
  isThere = true;
  dispatchEvent(new Event('focus'));
  await expect.element(page.getByText('Change sent')).toBeVisible();
  expect(server.bodiesOf(follows)).toHaveLength(tries + 1);
  expect(sessionStorage.getItem('keptChanges')).toBeNull();
});

it('sends a waiting change after a reload of the window, once', async () => {
  clearUser();
  const stored = { ...change, call: 'accountFollow' };
  const changes = { one: stored, other: { ...stored, call: 'logout' }, bad: { ...stored, body: {} } };
  sessionStorage.setItem('keptChanges', JSON.stringify({ owner: 'lin', changes }));
  const { server } = await renderConsole({ at: downloads, responses: { ...responses, [follows]: followed } });
  await expect.element(page.getByText('Change sent')).toBeVisible();
  expect(server.bodiesOf(follows)).toEqual([change.body]);
  expect(sessionStorage.getItem('keptChanges')).toBeNull();
});

it('applies a language at once, and sends it when the server responds', async () => {
  clearUser();
  const changeLanguage = whileThere(() => ({ data: null }));
  const { server, i18n } = await renderConsole({
    at: downloads,
    responses: { ...responses, '/user/changeLanguage': changeLanguage },
  });
  await page.getByRole('button', { name: 'Language', exact: true }).click();
  await expect.element(page.getByRole('menuitemradio', { name: '繁體中文' })).toBeVisible();
  isThere = false;
  await page.getByRole('menuitemradio', { name: '繁體中文' }).click();
  await expect.poll(() => i18n.language).toBe('zh-Hant');
  expect(localStorage.getItem('lang')).toBe('tw');
  expect(sessionStorage.getItem('keptChanges')).toContain('changeLanguage');
  const tries = server.bodiesOf('/user/changeLanguage').length;
  isThere = true;
  dispatchEvent(new Event('focus'));
  await expect.poll(() => sessionStorage.getItem('keptChanges')).toBeNull();
  expect(server.bodiesOf('/user/changeLanguage')).toHaveLength(tries + 1);
});
