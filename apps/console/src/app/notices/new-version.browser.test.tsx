import type { AlertRule } from '@meridian/api-client/contract';
import { toast } from '@meridian/ui/toast';
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { page } from 'vitest/browser';
import { consoleWindow } from '../../lib/lazy/console-window';
import { useNewVersion } from '../../lib/lazy/new-version';
import { useCurrentAccount } from '../../lib/session/current-account';
import { useSession } from '../../lib/session/session';
import { clearToken, writeToken } from '../../lib/session/token';
import type { FakeResponse } from '../../testing/fake-server';
import { lin, renderConsole } from '../../testing/render-console';

const id = '0191d0a0-0000-4000-8000-000000000001';
const rule: AlertRule = {
  id,
  accountId: 1,
  account: { accountNo: '8840211', accountName: 'Kaede Travel', currency: 'CNY', timeZone: 'Asia/Shanghai' },
  kind: 'costOver',
  report: null,
  threshold: '300.50',
  baseline: 'sameWeekday',
  byMail: false,
  isPaused: false,
  isOpen: false,
  problem: null,
  reportedTime: null,
  createdTime: '2026-11-01T03:00:00Z',
};
const words = 'A new version is available';
const pageOf = (entry: string) =>
  new Response(`<html><script type="module" src="${entry}"></script><div id="root"></div></html>`);

/** The script of the console that the server has. */
let current: string;
let reload: MockInstance<typeof consoleWindow.reload>;

beforeEach(async () => {
  await page.viewport(1440, 900);
  current = '/assets/index-new.js';
  sessionStorage.clear();
  localStorage.clear();
  writeToken('good');
  useSession.setState({ isExpired: false, notice: null });
  useCurrentAccount.setState({ accountId: null });
  vi.spyOn(consoleWindow, 'entry').mockReturnValue('/assets/index-old.js');
  reload = vi.spyOn(consoleWindow, 'reload').mockReturnValue(undefined);
  const fetch = window.fetch.bind(window);
  vi.spyOn(window, 'fetch').mockImplementation((input, init) =>
    input === '/' ? Promise.resolve(pageOf(current)) : fetch(input, init),
  );
});
afterEach(() => {
  toast.clear();
  useNewVersion.setState(useNewVersion.getInitialState());
  vi.restoreAllMocks();
});

/** Opens the form of an alert. */
async function openAlert(responses: Record<string, () => FakeResponse>) {
  await renderConsole({
    at: `/alert?id=${id}`,
    responses: {
      '/user/getUserInfo': () => ({ data: { ...lin, permissions: ['report:alert:edit'] } }),
      '/user/getRouters': () => ({ data: [{ path: '/alert', meta: { title: 'Alerts' } }] }),
      '/alertRule/list': () => ({ data: { list: [rule] } }),
      '/user/mail/detail': () => ({ data: { isOffered: false, address: null, isConfirmed: false } }),
      ...responses,
    },
  });
}

/** Types into the form of an alert, and saves it on a server that responds like this. */
async function saveAlert(save: () => FakeResponse) {
  await openAlert({ '/alertRule/save': save });
  const amount = page.getByRole('textbox', { name: 'Amount (CNY)' });
  await amount.fill('412.5');
  await page.getByRole('form', { name: 'Alert' }).getByRole('button', { name: 'Save' }).click();
  return amount;
}

const errors: [what: string, save: () => FakeResponse][] = [
  ['an endpoint that is gone', () => ({ code: 404, message: 'not found' })],
  ['a field that is unknown', () => ({ code: 400, message: 'invalid', fields: { body: 'invalid' } })],
  ['a response of another shape', () => ({ data: { rules: [rule] } })],
];

it.each(errors)('%s: an old tab says that it is old, and keeps what was typed', async (_what, save) => {
  const amount = await saveAlert(save);
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(amount).toHaveValue('412.5');
  expect(reload).not.toHaveBeenCalled();
});

const notice = () => page.getByRole('region', { name: /Notifications/ });

it('an old tab is reloaded by its button only, also over a drawer', async () => {
  await saveAlert(() => ({ code: 404, message: 'not found' }));
  await expect.element(notice().getByText(words)).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
  await notice().getByRole('button', { name: 'Reload' }).click();
  expect(reload).toHaveBeenCalledOnce();
});

it('a closed message returns with the next error', async () => {
  const amount = await saveAlert(() => ({ code: 404, message: 'not found' }));
  const shown = notice().getByRole('listitem').filter({ hasText: words });
  await shown.getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByText(words)).not.toBeInTheDocument();
  useNewVersion.setState({ checkedAt: -Infinity });
  await amount.fill('413');
  await page.getByRole('form', { name: 'Alert' }).getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText(words)).toBeVisible();
});

it('an old login page says that it is old', async () => {
  clearToken();
  await renderConsole({
    at: '/login',
    responses: { '/getSignInOptions': () => ({ code: 404, message: 'not found' }) },
  });
  await expect.element(notice().getByText(words)).toBeVisible();
});

it('an error of the current version is no reason to reload', async () => {
  current = '/assets/index-old.js';
  const amount = await saveAlert(() => ({ code: 404, message: 'not found' }));
  await expect.poll(() => vi.mocked(window.fetch).mock.calls.some(([input]) => input === '/')).toBe(true);
  await expect.element(amount).toHaveValue('412.5');
  await expect.element(page.getByText(words)).not.toBeInTheDocument();
});
