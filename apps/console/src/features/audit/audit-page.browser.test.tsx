import type { AuditRecord } from '@meridian/api-client/contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../testing/fake-server';
import { renderRoute } from '../../testing/render-route';
import { auditAddressSchema } from './audit-address';
import { AuditPage } from './audit-page';

const record: AuditRecord = {
  id: 'a0d17000-3c4b-4e5a-8f70-000000000001',
  number: 7,
  time: '2026-11-21T02:41:00Z',
  action: 'userChange',
  accountIds: [1],
  address: '203.0.113.24',
  device: 'Chrome · macOS',
  actor: { kind: 'user', id: '1', name: 'linwei' },
  object: { type: 'user', id: '2', name: 'chenyu' },
  before: { isFrozen: false, roles: ['edit'] },
  after: { isFrozen: true, roles: [] },
  hash: 'f7c3bc1d',
};
const accounts = [
  {
    accountId: 1,
    accountNo: '8840211',
    accountName: 'Kaede',
    currency: 'CNY',
    timeZone: 'Asia/Shanghai',
    provider: 'baidu' as const,
    today: '2026-11-21',
  },
];

async function open(at = '/system/audit') {
  const server = fakeServer({
    '/system/audit/list': () => ({ data: { list: [record] }, page: { number: 1, size: 20, totalCount: 1 } }),
    '/system/audit/detail': () => ({ data: record }),
  });
  await page.viewport(1440, 900);
  const router = await renderRoute({
    api: server.api,
    at,
    page: (search, navigate) => (
      <AuditPage
        address={auditAddressSchema.parse(search)}
        onAddressChange={navigate}
        accounts={accounts}
        today="2026-11-21"
        timeZone="Asia/Shanghai"
      />
    ),
  });
  return { server, router };
}

it('shows a record with its values before and after', async () => {
  const { router } = await open();
  await page.getByRole('button', { name: 'Show details: User changed, chenyu' }).click();
  const drawer = page.getByRole('dialog', { name: 'User changed' });
  await expect.element(drawer.getByRole('row', { name: 'Suspended No Yes' })).toBeVisible();
  await expect.element(drawer.getByRole('row', { name: 'Roles Editor None' })).toBeVisible();
  await expect.element(drawer.getByText('Kaede')).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => router.state.location.search).toEqual({});
});

it('requests the records of every filter', async () => {
  const { server } = await open('/system/audit?account=1&object=chenyu');
  await page.getByRole('button', { name: /^Date range/ }).click();
  await page.getByRole('button', { name: 'Last 7 days' }).click();
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('button', { name: /^Object type/ }).click();
  await page.getByRole('menuitemradio', { name: 'Draft', exact: true }).click();
  await page.getByRole('button', { name: /^Action/ }).click();
  await expect.element(page.getByRole('menuitemradio', { name: 'Logged in' })).not.toBeInTheDocument();
  await page.getByRole('menuitemradio', { name: 'Draft submitted' }).click();
  await page.getByRole('searchbox', { name: 'User' }).fill('lin');
  await expect
    .poll(() => server.bodiesOf('/system/audit/list').at(-1))
    .toMatchObject({
      query: {
        beginDate: '2026-11-15',
        // today, which has records already
        endDate: '2026-11-21',
        user: 'lin',
        object: 'chenyu',
        objectType: 'draft',
        action: 'draftSubmit',
        concernedAccountId: 1,
      },
    });
});

it('shows the day of each record, also of those of today', async () => {
  await open();
  await expect.element(page.getByRole('cell', { name: /2026.*10:41/ })).toBeVisible();
});

it('has all filters in one line on a wide screen', async () => {
  await open();
  const top = (name: RegExp) => page.getByRole('button', { name }).element().getBoundingClientRect();
  await expect.element(page.getByRole('button', { name: /^Provider account/ })).toBeVisible();
  expect(top(/^Provider account/).top).toBe(top(/^Date range/).top);
});
