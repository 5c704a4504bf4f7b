import type { Company, Customer } from '@meridian/api-client/contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { CanProvider } from '../../lib/session/can';
import { fakeServer } from '../../testing/fake-server';
import { renderRoute } from '../../testing/render-route';
import { CompaniesPage } from './companies-page';
import { recordsAddressSchema } from './records-address';

const stamps = {
  createdTime: '2026-11-20T04:00:00Z',
  createdBy: 'Wei',
  updatedTime: '2026-11-21T04:00:00Z',
  updatedBy: null,
};
const customers: Customer[] = Array.from({ length: 130 }, (_, index) => ({
  ...stamps,
  id: `0191d0a0-0000-4000-8000-${String(index).padStart(12, '0')}`,
  name: `Customer ${String(index).padStart(3, '0')}`,
  contactName: '',
  phone: '',
  email: '',
  note: '',
  version: 1,
  isArchived: false,
  companyCount: 0,
  accountCount: 0,
}));
const last = customers.slice(-1);

const bodyOf = (body: unknown) => body as { id?: string; page?: { size: number }; query?: { text?: string } };

async function open(at = '/company?id=new') {
  const server = fakeServer({
    '/company/list': () => ({ data: { list: [] }, page: { number: 1, size: 20, totalCount: 0 } }),
    '/company/save': (body) => ({ data: { ...(body as Company), ...stamps, version: 1 } }),
    '/customer/list': (body) => {
      const { page: { size } = { size: 20 }, query } = bodyOf(body);
      const found = customers.filter(({ name }) => name.includes(query?.text ?? ''));
      return { data: { list: found.slice(0, size) }, page: { number: 1, size, totalCount: found.length } };
    },
    '/customer/detail': (body) => {
      const { id } = bodyOf(body);
      return { data: { ...customers.find((each) => each.id === id), dependents: {} } };
    },
  });
  await page.viewport(1440, 900);
  await renderRoute({
    api: server.api,
    at,
    page: (search, navigate) => (
      <CanProvider permissions={['customer:company:edit', 'customer:customer:view']}>
        <CompaniesPage
          address={recordsAddressSchema.parse(search)}
          onAddressChange={navigate}
          timeZone="Asia/Shanghai"
        />
      </CanProvider>
    ),
  });
  return server;
}

const form = page.getByRole('form', { name: 'Company' });

it('assigns a company to any customer, however many there are', async () => {
  const server = await open();
  await form.getByRole('textbox', { name: 'Name' }).fill('Kaede Ski');
  await form.getByRole('combobox', { name: 'Customer' }).click();
  const list = page.getByRole('dialog', { name: 'Customers' });
  await expect.element(list.getByText('50 of 130. Type to find more.')).toBeVisible();
  await list.getByRole('combobox').fill('129');
  await expect.element(list.getByRole('option')).toHaveTextContent('Customer 129');
  await list.getByRole('option').click();
  await expect.element(form.getByRole('combobox', { name: 'Customer' })).toHaveTextContent('Customer 129');
  await form.getByRole('button', { name: 'Create' }).click();
  await expect
    .poll(() => server.bodiesOf('/company/save'))
    .toMatchObject([{ name: 'Kaede Ski', customerId: last[0]?.id }]);
});

it('names the customer in the address, which the list does not contain', async () => {
  await open(`/company?id=new&customer=${String(last[0]?.id)}`);
  await expect.element(form.getByRole('combobox', { name: 'Customer' })).toHaveTextContent('Customer 129');
});
