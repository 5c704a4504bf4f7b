import type {
  Company,
  CredentialsState,
  Customer,
  ProviderAccount,
  ReportSyncState,
} from '@meridian/api-client/contract';
import type { FakeEndpoint } from '../fake-server';

const idOf = (kind: number, index: number) =>
  `0191d0a0-0000-4000-8${String(kind).padStart(3, '0')}-${String(index).padStart(12, '0')}`;

const saved = (index: number) => ({
  version: 1 + index,
  isArchived: false,
  note: index === 0 ? 'Invoices in January and July.' : '',
  createdTime: `2026-0${String(9 - index)}-12T02:30:00Z`,
  createdBy: 'Lin Wei',
  updatedTime: `2026-11-${String(20 - index)}T04:00:00Z`,
  updatedBy: index === 0 ? '张敏' : null,
});

const customers: readonly Customer[] = ['Kaede Group', '北方群島旅行社', 'Aoi Beauty'].map((name, index) => ({
  ...saved(index),
  id: idOf(1, index),
  name,
  contactName: ['Lin Wei', '陳怡君', ''][index] ?? '',
  phone: index === 0 ? '+86 21 5555 0100' : '',
  email: index === 2 ? '' : `ads${String(index)}@example.com`,
  companyCount: 2 - index,
  accountCount: 3 - index,
}));

const companies: readonly Company[] = [
  'Kaede Travel Co., Ltd.',
  '櫻屋酒店股份有限公司',
  'Aoi Skincare Ltd.',
].map((name, index) => ({
  ...saved(index),
  id: idOf(2, index),
  name,
  registrationNo: index === 2 ? '' : `9131000${String(index)}MA1K`,
  customerId: idOf(1, index),
  customerName: customers[index]?.name ?? '',
  accountCount: 3 - index,
}));

const accounts: readonly ProviderAccount[] = ['Kaede Travel', 'Rail Pass Direct', '樱屋酒店'].map(
  (accountName, index) => ({
    ...saved(index),
    id: index + 1,
    accountId: index + 1,
    accountName,
    accountNo: String(8840213 + index * 17),
    currency: index === 1 ? 'JPY' : 'CNY',
    timeZone: index === 1 ? 'Asia/Tokyo' : 'Asia/Shanghai',
    today: '2026-11-21',
    channels: index === 0 ? ['search', 'feed'] : ['search'],
    companyId: companies[index]?.id ?? null,
    companyName: companies[index]?.name ?? null,
    customerId: customers[index]?.id ?? null,
    customerName: customers[index]?.name ?? null,
    balance: index === 2 ? null : '48210.55',
    balanceTime: index === 2 ? null : '2026-11-20T22:12:00Z',
    balanceSource: index === 2 ? null : 'provider',
    balanceBy: null,
    userCount: 4 - index,
    lastDataDay: index === 2 ? null : '2026-11-20',
  }),
);

/** Accounts in the format of their details. */
const accountsWithDays = accounts.map((account) => ({
  ...account,
  budgetDays: account.balance === null ? null : '5.4',
}));

const reportSync: ReportSyncState = {
  isOn: true,
  hasCredentials: true,
  syncedTime: '2026-11-19T20:04:00Z',
  isRunning: false,
  isWaiting: false,
  failure: {
    code: 'invalid_response',
    time: '2026-11-20T03:10:00Z',
    reports: [{ channel: 'search', section: 'keyword' }],
  },
  nextTime: null,
  missing: [{ channel: 'search', section: 'keyword', days: 2 }],
};

const credentials: CredentialsState = {
  areNeeded: true,
  canStore: true,
  stored: {
    userName: 'kaede-travel',
    expiresTime: '2027-02-01T00:00:00Z',
    isRenewable: true,
    isReadable: true,
    updatedTime: '2026-11-02T02:00:00Z',
    updatedBy: 'Lin Wei',
  },
};

/** Ids of records whose drawers stories open. */
export const demoRecordIds = { customer: idOf(1, 0), company: idOf(2, 0), account: '1' } as const;

/** Customers, companies and provider accounts of a workspace. */
export const customerResponses = (isEmpty: boolean): Readonly<Record<string, FakeEndpoint>> => ({
  ...recordResponses('customer', customers, { companies: 2, accounts: 3 }, isEmpty),
  ...recordResponses('company', companies, { accounts: 3 }, isEmpty),
  ...recordResponses('account', accountsWithDays, { reports: 412, drafts: 2 }, isEmpty),
  '/account/reportSync/state': () => ({ data: reportSync }),
  '/account/credentials/state': () => ({ data: credentials }),
});

function recordResponses(
  kind: 'customer' | 'company' | 'account',
  all: readonly { id: string | number }[],
  dependents: object,
  isEmpty: boolean,
): Record<string, FakeEndpoint> {
  const list = isEmpty ? [] : all;
  return {
    [`/v1/${kind}/list`]: () => ({
      data: { list },
      page: { number: 1, size: 20, totalCount: list.length },
    }),
    [`/v1/${kind}/detail`]: (body) => {
      const { id } = body as { id: string | number };
      return { data: { ...(all.find((one) => one.id === id) ?? all[0]), dependents } };
    },
    [`/v1/${kind}/save`]: () => ({ data: all[0] }),
    [`/v1/${kind}/archive`]: () => ({ data: all[0] }),
    [`/v1/${kind}/delete`]: () => ({ data: null }),
  };
}
