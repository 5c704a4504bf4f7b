import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useUnsavedDrafts } from '../../lib/drafts/unsaved-drafts';
import { useNotices } from '../../lib/page/notices';
import { useSession } from '../../lib/session/session';
import { clearToken, readToken, writeToken } from '../../lib/session/token';
import { fakeServer, type FakeResponse } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { PasswordPage } from './password-page';

const session = {
  id: '1',
  browser: 'Chrome',
  system: 'Windows',
  kind: 'computer',
  isCurrent: false,
  usedTime: '2026-11-21T01:10:00Z',
};
const sessions = [
  {
    ...session,
    id: '7d3c1b52-0c8e-4a39-9e52-5a0e6f7f0001',
    createdTime: '2026-11-21T01:00:00Z',
    isCurrent: true,
  },
  { ...session, id: '7d3c1b52-0c8e-4a39-9e52-5a0e6f7f0002', createdTime: '2026-11-21T00:41:00Z' },
  {
    ...session,
    id: '7d3c1b52-0c8e-4a39-9e52-5a0e6f7f0003',
    browser: null,
    system: null,
    kind: 'phone',
    createdTime: '2026-11-20T13:15:00Z',
  },
];

beforeEach(() => {
  writeToken('old token');
  onTestFinished(clearToken);
});

async function open(responses: Record<string, (body: unknown) => FakeResponse> = {}) {
  const server = fakeServer({
    '/user/session/list': () => ({ data: { list: sessions } }),
    '/user/changePassword': () => ({ data: { token: 'new token' } }),
    ...responses,
  });
  await page.viewport(1440, 900);
  const onCancel = vi.fn();
  await renderPage(
    <PasswordPage userName="linwei" onCancel={onCancel} today="2026-11-21" timeZone="Asia/Shanghai" />,
    server.api,
  );
  return { server, onCancel, sent: () => server.bodiesOf('/user/changePassword') };
}

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const old = () => page.getByLabelText('Old password', { exact: true });
const fresh = () => page.getByLabelText('New password', { exact: true });
const again = () => page.getByLabelText('Confirm new password', { exact: true });
const submit = () => page.getByRole('button', { name: 'Change password' });
const rule = (text: string) => page.getByRole('listitem').filter({ hasText: text });

async function fill(values: { old: string; fresh: string; again: string }) {
  await old().fill(values.old);
  await fresh().fill(values.fresh);
  await again().fill(values.again);
}

it('ticks the rules while the user types, and counts', async () => {
  await open();
  await expect.element(rule('8 to 20 characters')).toHaveTextContent('(not met yet)');
  await fresh().fill('Hokkaido');
  await expect.element(rule('8 to 20 characters')).toHaveTextContent('(met)');
  await expect.element(rule('letters and numbers')).toHaveTextContent('(met)');
  await expect.element(rule('The same in both fields')).toHaveTextContent('(not met yet)');
  await expect.element(page.getByText('8 / 20')).toBeVisible();
  await again().fill('Hokkaido');
  await expect.element(rule('The same in both fields')).toHaveTextContent('(met)');
  await fresh().fill('Hokkaido-2027-Sapporo!');
  await expect.element(page.getByText('22 / 20')).toBeVisible();
  await expect.element(rule('8 to 20 characters')).toHaveTextContent('(not met yet)');
  await expect.element(rule('letters and numbers')).toHaveTextContent('(not met yet)');
});

it.each([
  ['Password1', 'This password is too common. Choose another one.'],
  ['linwei', 'Your password can’t be the same as your username.'],
])('says at once that %s is easy to guess, like the server', async (password, message) => {
  const { sent } = await open();
  await fresh().fill(password);
  await expect.element(fresh()).toHaveAccessibleDescription(new RegExp(message));
  await fresh().fill('Hokkaido2027');
  await expect.element(fresh()).not.toHaveAccessibleDescription(new RegExp(message));
  await fresh().fill(password);
  await again().fill(password);
  await old().fill('Meridian2026');
  await submit().click();
  await expect.element(fresh()).toHaveFocus();
  expect(sent()).toEqual([]);
});

it('says at once that the two can no longer become the same', async () => {
  await open();
  await fresh().fill('Hokkaido2027');
  await again().fill('Hokka');
  await expect.element(page.getByText('New password does not match')).not.toBeInTheDocument();
  await again().fill('hokka');
  await expect.element(again()).toHaveAccessibleDescription('New password does not match');
});

it('sends nothing before the rules are met, and focuses the first field with an error', async () => {
  const { sent } = await open();
  await submit().click();
  await expect.element(old()).toHaveFocus();
  await expect.element(old()).toHaveAccessibleDescription('Enter your old password');
  await fill({ old: 'Meridian2026', fresh: 'short1', again: 'short1' });
  await userEvent.keyboard('{Enter}');
  await expect.element(fresh()).toHaveFocus();
  await expect.element(fresh()).toHaveAccessibleDescription('Use 8 to 20 characters');
  expect(sent()).toEqual([]);
});

it('sends only hashes, takes the new token, empties the form and stays', async () => {
  const { sent, server } = await open();
  useSession.setState({ isExpired: false });
  await fill({ old: 'Meridian2026', fresh: 'Hokkaido2027', again: 'Hokkaido2027' });
  await submit().click();
  await expect.element(old()).toHaveValue('');
  await expect.element(fresh()).toHaveValue('');
  await expect.element(again()).toHaveValue('');
  expect(sent()).toEqual([
    {
      oldPwd: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
      newPwd: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
    },
  ]);
  expect(readToken()).toBe('new token');
  expect(useNotices.getState().take()).toMatchObject([{ tone: 'success', title: 'Password changed' }]);
  await vi.waitFor(() => expect(server.bodiesOf('/user/session/list').length).toBe(2));
});

it('shows the error of the old password at its field and keeps typed values', async () => {
  await open({ '/user/changePassword': () => ({ code: 910001, message: 'no' }) });
  await fill({ old: 'Meridian2025', fresh: 'Hokkaido2027', again: 'Hokkaido2027' });
  await submit().click();
  await expect.element(old()).toHaveAccessibleDescription('The old password is incorrect.');
  await expect.element(old()).toHaveFocus();
  await expect.element(fresh()).toHaveValue('Hokkaido2027');
  expect(readToken()).toBe('old token');
  await old().fill('Meridian2026');
  await expect.element(old()).toBeValid();
});

it('shows at the new field that it is the old password', async () => {
  const { sent } = await open();
  await fill({ old: 'Meridian2026', fresh: 'Meridian2026', again: 'Meridian2026' });
  await submit().click();
  await expect
    .element(fresh())
    .toHaveAccessibleDescription('The new password must be different from the old one');
  expect(sent()).toEqual([]);
});

it.each([
  ['same_password', 'The new password must be different from the old one'],
  ['common_password', 'This password is too common. Choose another one.'],
  ['name_as_password', 'Your password can’t be the same as your username.'],
])('shows at the new field why the server rejects it: %s', async (newPwd, text) => {
  const fields = { newPwd };
  await open({ '/user/changePassword': () => ({ code: 400, message: 'no', fields }) });
  await fill({ old: 'Meridian2026', fresh: 'Hokkaido2027', again: 'Hokkaido2027' });
  await submit().click();
  await expect.element(fresh()).toHaveAccessibleDescription(text);
  await expect.element(fresh()).toHaveFocus();
});

it('shows above the form an error without a field', async () => {
  await open({ '/user/changePassword': () => ({ code: 429, message: 'slow down' }) });
  await fill({ old: 'Meridian2026', fresh: 'Hokkaido2027', again: 'Hokkaido2027' });
  await submit().click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Too many requests');
  await expect.element(again()).toHaveValue('Hokkaido2027');
});

it('sends once, however often the button is clicked', async () => {
  const { sent } = await open();
  await fill({ old: 'Meridian2026', fresh: 'Hokkaido2027', again: 'Hokkaido2027' });
  await submit().dblClick();
  await expect.element(old()).toHaveValue('');
  expect(sent()).toHaveLength(1);
});

it('keeps a password only in its field', async () => {
  const clients: QueryClient[] = [];
  const mount = vi.spyOn(QueryClient.prototype, 'mount').mockImplementation(function (this: QueryClient) {
    clients.push(this);
  });
  onTestFinished(() => mount.mockRestore());
  const log = (['log', 'info', 'warn', 'error'] as const).map((level) => vi.spyOn(console, level));
  await open({ '/user/changePassword': () => ({ code: 500, message: 'broken' }) });
  await fill({ old: 'Meridian2026', fresh: 'Hokkaido2027', again: 'Hokkaido2027' });
  await submit().click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  const stored = JSON.stringify([
    { ...localStorage },
    { ...sessionStorage },
    useUnsavedDrafts.getState().drafts,
    clients.map((client) => [
      client
        .getQueryCache()
        .getAll()
        .map(({ queryKey, state }) => [queryKey, state]),
      client
        .getMutationCache()
        .getAll()
        .map(({ state }) => state),
    ]),
    log.map(({ mock }) => mock.calls.map((call) => call.map(String))),
  ]);
  expect(clients).toHaveLength(1);
  expect(stored).not.toMatch(/Meridian2026|Hokkaido2027/);
});

it('names the other devices that are logged out', async () => {
  await open();
  await expect.element(page.getByText('A new password will log out 2 other devices:')).toBeVisible();
  await expect.element(rule('Chrome · Windows')).toHaveTextContent('Today 08:41');
  await expect.element(rule('Phone')).toHaveTextContent('Nov 20 21:15');
});

const endPhone = () => page.getByRole('button', { name: 'Log out Phone, Nov 20 21:15' });
const question = () => page.getByRole('dialog', { name: 'Log out Phone?' });
const noticeTitles = () =>
  useNotices
    .getState()
    .take()
    .map(({ tone, title }) => `${tone}: ${title}`);

it('logs out another device after confirmation', async () => {
  let list = sessions;
  const { server } = await open({
    '/user/session/list': () => ({ data: { list } }),
    '/user/session/close': () => {
      list = sessions.slice(0, 2);
      return { data: null };
    },
  });
  noticeTitles();
  await endPhone().click();
  await question().getByRole('button', { name: 'Cancel' }).click();
  await expect.element(question()).not.toBeInTheDocument();
  expect(server.bodiesOf('/user/session/close')).toEqual([]);
  await endPhone().click();
  await question().getByRole('button', { name: 'Log out' }).click();
  await expect.element(page.getByText('A new password will log out one other device:')).toBeVisible();
  await expect.element(question()).not.toBeInTheDocument();
  expect(server.bodiesOf('/user/session/close')).toMatchObject([{ id: sessions[2]?.id }]);
  expect(noticeTitles()).toEqual(['success: Phone logged out']);
});

it('says why a device could not be logged out, and loads the list again', async () => {
  const { server } = await open({
    '/user/session/close': () => ({ code: 404, message: 'The data do not exist.' }),
  });
  await endPhone().click();
  noticeTitles();
  await question().getByRole('button', { name: 'Log out' }).click();
  await expect.element(question()).not.toBeInTheDocument();
  await vi.waitFor(() => expect(server.bodiesOf('/user/session/list')).toHaveLength(2));
  expect(noticeTitles()).toEqual([expect.stringMatching(/^error: /)]);
});

it('works if the devices cannot be loaded', async () => {
  await open({ '/user/session/list': () => ({ code: 403, message: 'no' }) });
  await expect
    .element(page.getByText('A new password will log out all other devices.', { exact: false }))
    .toBeVisible();
  await fill({ old: 'Meridian2026', fresh: 'Hokkaido2027', again: 'Hokkaido2027' });
  await submit().click();
  await vi.waitFor(() => expect(readToken()).toBe('new token'));
});

it('marks the fields for password managers, and shows a password on demand', async () => {
  const { onCancel } = await open();
  await expect.element(old()).toHaveAttribute('autocomplete', 'current-password');
  await expect.element(fresh()).toHaveAttribute('autocomplete', 'new-password');
  await expect.element(again()).toHaveAttribute('autocomplete', 'new-password');
  await expect.element(fresh()).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).nth(1).click();
  await expect.element(field('New password')).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(onCancel).toHaveBeenCalledOnce();
});
