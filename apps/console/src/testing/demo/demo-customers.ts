import type { CredentialsState, ReportSyncState } from '@meridian/api-client/contract';
import type { FakeEndpoint } from '../fake-server';
import { recorded } from './recorded';

const customers = recorded('customerList').data.list.map((customer) => ({
  ...customer,
  dependents: { companies: customer.companyCount, accounts: customer.accountCount },
}));
const companies = recorded('companyList').data.list.map((company) => ({
  ...company,
  dependents: { accounts: company.accountCount },
}));
const account = recorded('providerAccountDetail').data;
/** Accounts in the format of their details. */
const accounts = recorded('providerAccountList').data.list.map((one) => ({ ...account, ...one }));

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
export const demoRecordIds = {
  customer: customers[0]?.id ?? '',
  company: companies[0]?.id ?? '',
  account: account.id,
} as const;

/** Customers, companies and provider accounts of a workspace. */
export const customerResponses = (isEmpty: boolean): Readonly<Record<string, FakeEndpoint>> => ({
  ...recordResponses('customer', customers, isEmpty),
  ...recordResponses('company', companies, isEmpty),
  ...recordResponses('account', accounts, isEmpty),
  '/account/reportSync/state': () => ({ data: reportSync }),
  '/account/credentials/state': () => ({ data: credentials }),
});

function recordResponses(
  kind: 'customer' | 'company' | 'account',
  all: readonly { id: string | number }[],
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
      return { data: all.find((one) => one.id === id) ?? all[0] };
    },
    [`/v1/${kind}/save`]: () => ({ data: all[0] }),
    [`/v1/${kind}/archive`]: () => ({ data: all[0] }),
    [`/v1/${kind}/delete`]: () => ({ data: null }),
  };
}
