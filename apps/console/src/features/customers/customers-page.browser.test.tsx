import { type Customer } from '@meridian/api-client/contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { CanProvider } from '../../lib/session/can';
import { fakeServer, type FakeResponse } from '../../testing/fake-server';
import { renderRoute } from '../../testing/render-route';
import { CustomersPage } from './customers-page';
import { recordsAddressSchema } from './records-address';

const id = '0191d0a0-0000-4000-8000-000000000001';
const kaede: Customer = {
  id,
  name: 'Kaede Group',
  contactName: 'Lin',
  phone: '',
  email: '',
  note: '',
  version: 2,
  isArchived: false,
  createdTime: '2026-11-20T04:00:00Z',
  createdBy: 'Wei',
  updatedTime: '2026-11-21T04:00:00Z',
  updatedBy: null,
  companyCount: 2,
  accountCount: 3,
};

async function open({
  list = [kaede],
  at = '/customer',
  permissions = ['customer:customer:edit'],
  save = () => ({ data: kaede }),
}: {
  list?: Customer[];
  at?: string;
  permissions?: string[];
  save?: (body: unknown) => FakeResponse;
} = {}) {
  const server = fakeServer({
    '/customer/list': () => ({ data: { list }, page: { number: 1, size: 20, totalCount: list.length } }),
    '/customer/detail': () => ({ data: { ...kaede, dependents: { companies: 2 } } }),
    '/customer/save': save,
    '/customer/archive': () => ({ data: { ...kaede, isArchived: true } }),
  });
  await page.viewport(1440, 900);
  await renderRoute({
    api: server.api,
    at,
    page: (search, navigate) => (
      <CanProvider permissions={permissions}>
        <CustomersPage
          address={recordsAddressSchema.parse(search)}
          onAddressChange={navigate}
          timeZone="Asia/Shanghai"
        />
      </CanProvider>
    ),
  });
  return server;
}

it('guides from an empty list to a new customer, and names the next step', async () => {
  const server = await open({ list: [] });
  await expect.element(page.getByText('No customers yet')).toBeVisible();
  await page.getByRole('button', { name: 'New customer' }).first().click();
  const form = page.getByRole('form', { name: 'Customer' });
  await expect.element(form.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await form.getByRole('button', { name: 'Create' }).click();
  await expect.element(form.getByText('This field is required.')).toBeVisible();
  expect(server.bodiesOf('/customer/save')).toEqual([]);
  await form.getByRole('textbox', { name: 'Name' }).fill('Kaede Group');
  await form.getByRole('button', { name: 'Create' }).click();
  await expect
    .poll(() => server.bodiesOf('/customer/save'))
    .toMatchObject([{ name: 'Kaede Group', note: '' }]);
});

it('shows what another user saved, and overwrites it on request', async () => {
  const theirs = { ...kaede, version: 3, name: 'Kaede Holding' };
  const server = await open({
    at: `/customer?id=${id}`,
    save: (body) =>
      typeof body === 'object' && body !== null && 'version' in body && body.version === 3
        ? { data: { ...kaede, version: 4 } }
        : { code: 409, message: 'stale', data: theirs },
  });
  const form = page.getByRole('form', { name: 'Customer' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Kaede');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.element(form.getByText('Kaede Holding')).toBeVisible();
  await form.getByRole('button', { name: 'Overwrite with mine' }).click();
  await expect
    .poll(() => server.bodiesOf('/customer/save').at(-1))
    .toMatchObject({ name: 'Kaede', version: 3 });
});

it('offers to archive a used record, and says what uses it', async () => {
  const server = await open({ at: `/customer?id=${id}` });
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: /can’t be deleted/ });
  await expect.element(dialog.getByText(/2 companies/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Archive' }).click();
  await expect
    .poll(() => server.bodiesOf('/customer/archive'))
    .toMatchObject([{ id, version: 2, isArchived: true }]);
});

it('is read-only for a user who may not edit customers', async () => {
  await open({ at: `/customer?id=${id}`, permissions: ['customer:customer:view'] });
  await expect.element(page.getByText(/Created .* by Wei/)).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toBeDisabled();
  await expect.element(page.getByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
});

it('asks before it closes a drawer with unsaved input, and not after saving', async () => {
  await open({ at: `/customer?id=${id}` });
  const drawer = page.getByRole('dialog', { name: 'Kaede Group' });
  await drawer.getByRole('textbox', { name: 'Note' }).fill('Call on Monday');
  await drawer.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(drawer.getByRole('textbox', { name: 'Note' })).toHaveValue('Call on Monday');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect.element(drawer.getByRole('textbox', { name: 'Note' })).toHaveValue('');
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect.element(drawer).not.toBeInTheDocument();
});
