import type { CredentialsState } from '@meridian/api-client/contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { useNotices } from '../../lib/page/notices';
import { CanProvider } from '../../lib/session/can';
import { fakeServer, type FakeResponse } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { CredentialsSection } from './credentials-section';

const account = { id: 1001, accountName: 'Kaede Travel', currency: 'CNY' };
const nothing: CredentialsState = { areNeeded: true, canStore: true, stored: null };
const stored: CredentialsState = {
  ...nothing,
  stored: {
    userName: 'kaede',
    isReadable: true,
    isRenewable: false,
    expiresTime: null,
    updatedTime: '2026-11-20T04:00:00Z',
    updatedBy: 'Lin',
  },
};

async function open({
  state = stored,
  permissions = ['account:credentials:edit'],
  save = () => ({ data: stored }),
  check = () => ({ data: { failure: null, userName: 'kaede', balance: '812.30' } }),
}: {
  state?: CredentialsState;
  permissions?: string[];
  save?: () => FakeResponse;
  check?: () => FakeResponse;
} = {}) {
  const server = fakeServer({
    '/account/credentials/state': () => ({ data: state }),
    '/account/credentials/save': save,
    '/account/credentials/check': check,
    '/account/credentials/delete': () => ({ data: nothing }),
  });
  await renderPage(
    <CanProvider permissions={permissions}>
      <CredentialsSection account={account} timeZone="Asia/Shanghai" />
    </CanProvider>,
    server.api,
  );
  return server;
}
const button = (name: string) => page.getByRole('button', { name });

it('stores credentials, and keeps the entered values when the server rejects them', async () => {
  const server = await open({
    state: nothing,
    save: () => ({ code: 400, message: '', fields: { accessToken: 'forbidden_characters' } }),
  });
  await button('Enter credentials').click();
  const form = page.getByRole('form', { name: 'Credentials' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.element(form.getByText('This field is required.').first()).toBeVisible();
  expect(server.bodiesOf('/account/credentials/save')).toEqual([]);
  await form.getByRole('textbox', { name: 'Account name at the provider' }).fill('kaede');
  const token = form.getByLabelText('Access token', { exact: false }).first();
  await token.fill('secret');
  await expect.element(token).toHaveAttribute('type', 'password');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => server.bodiesOf('/account/credentials/save'))
    .toMatchObject([{ id: 1001, userName: 'kaede', accessToken: 'secret', expiresTime: null }]);
  await expect.element(token).toHaveValue('secret');
  await expect.element(token).toHaveAttribute('aria-invalid', 'true');
});

it('says whether the provider accepts them', async () => {
  await open();
  await button('Test credentials').click();
  await expect
    .poll(() => useNotices.getState().take())
    .toMatchObject([{ tone: 'success', title: expect.stringContaining('Balance: ￥812.30') as string }]);
});

it('says what to do when the provider rejects them', async () => {
  await open({ check: () => ({ data: { failure: 'credentials_wrong', userName: '', balance: null } }) });
  await button('Test credentials').click();
  await expect
    .poll(() => useNotices.getState().take())
    .toMatchObject([
      { tone: 'error', title: expect.stringContaining('Check the name and the token') as string },
    ]);
});

it('asks before it deletes them', async () => {
  const server = await open();
  await button('Delete').click();
  const dialog = page.getByRole('dialog', { name: 'Delete the credentials for Kaede Travel?' });
  expect(server.bodiesOf('/account/credentials/delete')).toEqual([]);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => server.bodiesOf('/account/credentials/delete')).toMatchObject([{ id: 1001 }]);
});

it.each([
  ['the simulator needs none', { ...nothing, areNeeded: false }, /needs no credentials/],
  ['the server has no key', { ...nothing, canStore: false }, /MERIDIAN_CREDENTIALS_KEY/],
] as const)('offers no command if %s', async (_, state, words) => {
  await open({ state });
  await expect.element(page.getByText(words)).toBeVisible();
  expect(button('Enter credentials').elements()).toEqual([]);
});

it('offers no command without the permission', async () => {
  await open({ permissions: ['account:account:view'] });
  await expect.element(page.getByText(/Stored for kaede/)).toBeVisible();
  expect(button('Replace').elements()).toEqual([]);
});
