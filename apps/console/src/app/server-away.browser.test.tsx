import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useCurrentAccount } from '../lib/current-account';
import { askServer, useServerState } from '../lib/server-state';
import { useSession } from '../lib/session';
import { writeToken } from '../lib/token';
import { useSendKept } from '../lib/use-send-kept';
import { lin, renderConsole } from '../testing/render-console';
import { fakeServer } from '../testing/fake-server';
import { renderPage } from '../testing/render-page';
import { NoticeHost } from './notice-host';

let isThere = true;
const gone = () => {
  throw new TypeError('failed to fetch');
};
/** An answer of a server that can be stopped and started. */
const whileThere =
  <Answer,>(answer: () => Answer) =>
  () =>
    isThere ? answer() : gone();

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
});
let fileName = 'before.xlsx';
const answers = {
  '/user/getUserInfo': whileThere(() => ({ data: lin })),
  '/user/getRouters': whileThere(() => ({ data: [{ path: downloads, meta: { title: 'Downloads' } }] })),
  '/downloadExcelRecord/list': whileThere(() => ({
    data: { list: [record(fileName)] },
    page: { number: 1, size: 20, totalCount: 1 },
  })),
};
const banner = page.getByRole('status').filter({ hasText: 'The server is away.' });

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
  await askServer();
  vi.restoreAllMocks();
});

it('says that the server is away, keeps the figures, and shows new ones once it is back', async () => {
  const { queryClient } = await renderConsole({ at: downloads, answers });
  await expect.element(page.getByText('before.xlsx')).toBeVisible();
  isThere = false;
  await queryClient.invalidateQueries();
  await expect.element(banner).toBeVisible();
  await expect.element(banner).toHaveTextContent(/Figures below are from \d\d:\d\d\./);
  await expect.element(page.getByText('before.xlsx')).toBeVisible();
  await vi.waitFor(() => {
    const table = document.querySelector('main :is(table, [role=table])');
    expect(table && getComputedStyle(table).opacity).toBe('0.6');
  });
  isThere = true;
  fileName = 'after.xlsx';
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect.element(page.getByText('after.xlsx')).toBeVisible();
  await expect.element(banner).not.toBeInTheDocument();
  await expect.element(page.getByText('The server answers again.')).toBeVisible();
});

it('does not read the countdown out', async () => {
  const { queryClient } = await renderConsole({ at: downloads, answers });
  await expect.element(page.getByText('before.xlsx')).toBeVisible();
  isThere = false;
  await queryClient.invalidateQueries();
  await expect.element(page.getByText(/^Trying again in \d+ s$/)).toBeVisible();
  expect(banner.element().textContent).not.toMatch(/ s$/);
});

it('opens the page by itself when the server was away at the first load', async () => {
  isThere = false;
  await renderConsole({ at: downloads, answers });
  await expect.element(page.getByText('The server cannot be reached')).toBeVisible();
  await vi.waitFor(() => expect(useServerState.getState().awaySince).not.toBeNull());
  isThere = true;
  dispatchEvent(new Event('online'));
  await expect.element(page.getByText('before.xlsx')).toBeVisible();
});

function Follow() {
  const sendKept = useSendKept();
  const follow = () =>
    sendKept('Following Kaede Travel', () => (isThere ? sent() : server.api.call('logout')));
  return <button onClick={() => void follow()}>Follow</button>;
}
const sent = vi.fn(() => Promise.resolve(null));
const server = fakeServer({ '/user/logout': gone });

it('keeps a change, says so, and sends it when the server answers', async () => {
  isThere = false;
  await renderPage(
    <>
      <Follow />
      <NoticeHost />
    </>,
    server.api,
  );
  await page.getByRole('button', { name: 'Follow' }).click();
  await expect.element(page.getByText('Change not sent yet')).toBeVisible();
  await expect
    .element(page.getByText('Following Kaede Travel. It is sent when the server answers.'))
    .toBeVisible();
  expect(sent).not.toHaveBeenCalled();
  isThere = true;
  dispatchEvent(new Event('focus'));
  await expect.element(page.getByText('Change sent')).toBeVisible();
  expect(sent).toHaveBeenCalledOnce();
});
