import {
  ordinaryPermissions,
  viewerPermissions,
  type ManagedUser,
  type Role,
} from '@meridian/api-client/contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { CanProvider } from '../../lib/session/can';
import { fakeServer, type FakeResponse } from '../../testing/fake-server';
import { renderRoute } from '../../testing/render-route';
import { usersAddressSchema } from './users-address';
import { UsersPage } from './users-page';

const reporter: Role = {
  id: '6d1f0a21-3c4b-4e5a-8f70-000000000001',
  version: 1,
  name: 'Reporter',
  isBuiltIn: false,
  permissions: ['report:search:view'],
  pages: [],
  userCount: 1,
  canGrant: true,
};
const editor: Role = {
  ...reporter,
  id: '6d1f0a21-3c4b-4e5a-8f70-000000000002',
  name: 'edit',
  isBuiltIn: true,
  permissions: [...ordinaryPermissions],
  pages: null,
};
const viewer: Role = {
  ...editor,
  id: '6d1f0a21-3c4b-4e5a-8f70-000000000003',
  name: 'viewer',
  permissions: [...viewerPermissions],
};
const chen: ManagedUser = {
  id: '6d1f0a22-3c4b-4e5a-8f70-000000000001',
  version: 2,
  userName: 'chenyu',
  displayName: 'Chen Yu',
  state: 'active',
  isFrozen: false,
  isLocked: false,
  language: 2,
  accountIds: [1],
  roles: [{ id: reporter.id, name: reporter.name }],
  otherAccountCount: 0,
  hasAllAccounts: false,
  createdTime: '2026-06-02T02:00:00Z',
  signedInTime: null,
  passwordChangedTime: null,
  mustChangePassword: false,
  hasSecondFactor: false,
  canEdit: true,
  isSelf: false,
};
const accounts = [1, 2].map((accountId) => ({
  accountId,
  accountNo: `884021${String(accountId)}`,
  accountName: `Account ${String(accountId)}`,
  currency: 'CNY',
  timeZone: 'Asia/Shanghai',
  provider: 'baidu' as const,
  today: '2026-11-21',
}));

async function open({
  at = '/system/user',
  user = chen,
  save = () => ({ data: { user: chen, oneTimePassword: null } }),
  permissions = ['system:user:edit'],
  roles = [reporter],
}: {
  at?: string;
  user?: ManagedUser;
  save?: (body: unknown) => FakeResponse;
  permissions?: string[];
  roles?: Role[];
} = {}) {
  const server = fakeServer({
    '/system/user/list': () => ({ data: { list: [user] }, page: { number: 1, size: 20, totalCount: 1 } }),
    '/system/user/detail': () => ({ data: user }),
    '/system/user/roles': () => ({ data: { list: roles } }),
    '/system/user/session/list': () => ({ data: { list: [] } }),
    '/system/user/save': save,
    '/system/user/removeSecondFactor': () => ({ data: { ...user, hasSecondFactor: false } }),
  });
  await page.viewport(1440, 900);
  const router = await renderRoute({
    api: server.api,
    at,
    page: (search, navigate) => (
      <CanProvider permissions={permissions}>
        <UsersPage
          address={usersAddressSchema.parse(search)}
          onAddressChange={navigate}
          accounts={accounts}
          today="2026-11-21"
          timeZone="Asia/Shanghai"
        />
      </CanProvider>
    ),
  });
  return { server, router };
}

it('begins with the role that only reads, if the address says so, and saves it', async () => {
  const { server } = await open({ at: '/system/user?id=reader', roles: [reporter, editor, viewer] });
  const drawer = page.getByRole('dialog', { name: 'New user who only reads' });
  await expect.element(drawer.getByRole('checkbox', { name: 'Viewer' })).toBeChecked();
  await expect.element(drawer.getByRole('checkbox', { name: 'Editor' })).not.toBeChecked();
  await drawer.getByRole('textbox', { name: /^Username/ }).fill('ren');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => server.bodiesOf('/system/user/save')).toMatchObject([{ roleIds: [viewer.id] }]);
});

it('begins with the default role if the user may not grant the one that only reads', async () => {
  const withoutGrant = { ...viewer, canGrant: false };
  await open({ at: '/system/user?id=reader', roles: [reporter, editor, withoutGrant] });
  const drawer = page.getByRole('dialog', { name: 'New user who only reads' });
  await expect.element(drawer.getByRole('checkbox', { name: 'Editor' })).toBeChecked();
});

it('creates a user and shows the one-time password', async () => {
  const { server } = await open({
    save: () => ({ data: { user: chen, oneTimePassword: 'Kp7xWm4NzR2q' } }),
  });
  await page.getByRole('button', { name: 'New user' }).click();
  const drawer = page.getByRole('dialog', { name: 'New user' });
  await drawer.getByRole('textbox', { name: 'Username' }).fill('chenyu');
  await drawer.getByRole('checkbox', { name: 'Reporter' }).click();
  await drawer.getByRole('checkbox', { name: 'All accounts' }).click();
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Kp7xWm4NzR2q')).toBeVisible();
  expect(server.bodiesOf('/system/user/save')).toMatchObject([
    { userName: 'chenyu', roleIds: [reporter.id], accountIds: [1, 2], isFrozen: false },
  ]);
});

it('shows the default role as the role of a user without one, and what roles allow', async () => {
  await open({ roles: [editor, viewer] });
  await page.getByRole('button', { name: 'New user' }).click();
  const drawer = page.getByRole('dialog', { name: 'New user' });
  const role = (name: string) => drawer.getByRole('checkbox', { name });
  await expect.element(role('Editor')).toBeChecked();
  await expect.element(drawer.getByText(/^Can .*change drafts/)).toBeVisible();
  await drawer.getByRole('checkbox', { name: 'All accounts' }).click();
  await role('Viewer').click();
  await expect.element(role('Editor')).not.toBeChecked();
  await expect
    .element(drawer.getByText(/^Can read search reports.*in 2 accounts/))
    .not.toHaveTextContent('change drafts');
  await expect.element(drawer.getByText(/^Can’t import reports.*change drafts/)).toBeVisible();
});

it('keeps the input if another user saved the user, and then overwrites the values', async () => {
  const { server } = await open({
    at: `/system/user?id=${chen.id}`,
    save: (body) =>
      typeof body === 'object' && body !== null && 'version' in body && body.version === 3
        ? { data: { user: chen, oneTimePassword: null } }
        : { code: 409, message: 'stale', data: { ...chen, version: 3, displayName: 'Chen Li' } },
  });
  const drawer = page.getByRole('dialog', { name: /^Chen Yu/ });
  await drawer.getByRole('textbox', { name: 'Name', exact: true }).fill('Chen Mo');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText(/the current values are: Chen Li/)).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => server.bodiesOf('/system/user/save').at(-1))
    .toMatchObject({ displayName: 'Chen Mo', version: 3 });
});

it('asks before it closes a drawer with unsaved changes', async () => {
  const { router } = await open({ at: `/system/user?id=${chen.id}` });
  const drawer = page.getByRole('dialog', { name: /^Chen Yu/ });
  await drawer.getByRole('switch', { name: 'Can log in' }).click();
  await drawer.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(drawer.getByRole('switch', { name: 'Can log in' })).not.toBeChecked();
  await drawer.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Close without saving' }).click();
  await expect.poll(() => router.state.location.search).toEqual({});
});

it('is read-only for a user with permissions that the current user does not have', async () => {
  await open({ at: `/system/user?id=${chen.id}`, user: { ...chen, canEdit: false } });
  await expect.element(page.getByText(/has permissions you don’t have/)).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Name', exact: true })).toBeDisabled();
  await expect.element(page.getByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

it('hides actions that would affect accounts that the current user may not see', async () => {
  const user = { ...chen, otherAccountCount: 1, hasSecondFactor: true };
  await open({ at: `/system/user?id=${chen.id}`, user });
  await expect.element(page.getByText(/also works in accounts you can’t see/)).toBeVisible();
  await expect.element(page.getByRole('switch', { name: /Can log in/ })).toBeDisabled();
  await expect.element(page.getByRole('checkbox', { name: reporter.name })).toBeDisabled();
  await expect.element(page.getByRole('textbox', { name: 'Name', exact: true })).toBeEnabled();
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeVisible();
  for (const name of ['Delete user', 'Create a one-time password', 'Remove'])
    await expect.element(page.getByRole('button', { name, exact: true })).not.toBeInTheDocument();
});

it('removes the second factor of a user after confirmation', async () => {
  const user = { ...chen, hasSecondFactor: true };
  const { server } = await open({ at: `/system/user?id=${chen.id}`, user });
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  const ask = page.getByRole('dialog', { name: 'Remove two-step verification for Chen Yu?' });
  await ask.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.element(ask).not.toBeInTheDocument();
  expect(server.bodiesOf('/system/user/removeSecondFactor')).toEqual([{ id: chen.id, version: 2 }]);
});

it("does not offer to remove a missing second factor, or the user's own", async () => {
  await open({ at: `/system/user?id=${chen.id}`, user: { ...chen, isSelf: true, hasSecondFactor: true } });
  await expect.element(page.getByText('Two-step verification')).toBeVisible();
  expect(page.getByRole('button', { name: 'Remove', exact: true }).elements()).toEqual([]);
});
