import type {
  BalanceSource,
  ProviderAccount,
  ProviderAccountInput,
  ProviderAccountSort,
} from '@meridian/api-client/contract';
import { and, eq, getTableColumns, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import {
  accounts,
  companies,
  customers,
  drafts,
  factSpans,
  images,
  imports,
  userAccounts,
} from '../../platform/db/schema';
import { createRecordRows } from './record-rows-sql';
import { containsText, inState, presentCounts, recordFieldsOf, userName } from './record-sql';
import type { RecordChange, RecordQuery, RecordRepository, RecordVersion } from './records.service';

const columns = {
  ...getTableColumns(accounts),
  companyName: companies.name,
  customerId: companies.customerId,
  customerName: customers.name,
  createdByName: userName(accounts.createdBy),
  updatedByName: userName(accounts.updatedBy),
  balanceByName: userName(accounts.balanceBy),
  userCount: sql<number>`(SELECT count(*)::int FROM ${userAccounts} WHERE ${userAccounts.accountId} = ${accounts.accountId})`,
  lastDataDay: sql<string | null>`(SELECT max(${factSpans.endDate})::text FROM ${factSpans}
    WHERE ${factSpans.accountId} = ${accounts.accountId} AND ${factSpans.section} = 'account')`,
};
const sorts = {
  accountNo: accounts.accountNo,
  accountName: accounts.accountName,
  companyName: companies.name,
  balance: accounts.balance,
  createdTime: accounts.createdTime,
  updatedTime: accounts.updatedTime,
} satisfies Record<ProviderAccountSort, unknown>;

const ofCompany = eq(companies.id, accounts.companyId);
const ofCustomer = eq(customers.id, companies.customerId);

interface ProviderAccountQuery extends RecordQuery {
  customerId?: string | undefined;
  companyId?: string | undefined;
  withoutCompany?: boolean | undefined;
  currency?: string | undefined;
}

/** Provider accounts, for administrators. */
export function createProviderAccountsRepository(db: Database) {
  const { change, ...rows } = createRecordRows(db, {
    table: accounts,
    id: accounts.accountId,
    toRow,
    select: () =>
      db
        .select(columns)
        .from(accounts)
        .leftJoin(companies, ofCompany)
        .leftJoin(customers, ofCustomer)
        .$dynamic(),
    from: sql`${accounts} LEFT JOIN ${companies} ON ${ofCompany} LEFT JOIN ${customers} ON ${ofCustomer}`,
    toRecord: toProviderAccount,
    sorts,
    then: sql`${accounts.accountId} DESC`,
    where: whereOf,
  });
  return {
    ...rows,

    /** Returns false unless the row has this version. The provider of an account never changes. */
    update: (
      version: RecordVersion<number>,
      values: ProviderAccountInput,
      by: RecordChange,
    ): Promise<boolean> => rows.update(version, { ...values, provider: undefined }, by),

    /** Returns false unless the row has this version. */
    setBalance(
      version: RecordVersion<number>,
      { balance, source }: { balance: string | null; source: BalanceSource },
      { by, at }: RecordChange,
    ): Promise<boolean> {
      const known =
        balance === null
          ? { balanceTime: null, balanceSource: null, balanceBy: null }
          : { balanceTime: at, balanceSource: source, balanceBy: by };
      return change(version, { balance, ...known }, { by, at });
    },

    async countDependents(id: number) {
      return presentCounts({
        reports: await db.$count(factSpans, eq(factSpans.accountId, id)),
        imports: await db.$count(imports, eq(imports.accountId, id)),
        drafts: await db.$count(drafts, eq(drafts.accountId, id)),
        images: await db.$count(images, eq(images.accountId, id)),
      });
    },
  } satisfies RecordRepository<number, ProviderAccount, ProviderAccountInput> & Record<string, unknown>;
}

function whereOf(query: ProviderAccountQuery): SQL | undefined {
  const { text, state, customerId, companyId, withoutCompany, currency } = query;
  return and(
    inState(accounts, state),
    customerId === undefined ? undefined : eq(companies.customerId, customerId),
    companyId === undefined ? undefined : eq(accounts.companyId, companyId),
    withoutCompany ? isNull(accounts.companyId) : undefined,
    currency === undefined ? undefined : eq(accounts.currency, currency),
    containsText([accounts.accountNo, accounts.accountName, companies.name, customers.name], text),
  );
}

const toRow = (values: ProviderAccountInput) => values;

type AccountRow = Omit<typeof accounts.$inferSelect, 'createdBy' | 'updatedBy'> &
  Parameters<typeof recordFieldsOf>[0] & {
    companyName: string | null;
    customerId: string | null;
    customerName: string | null;
    balanceByName: string | null;
    userCount: number;
    lastDataDay: string | null;
  };

function toProviderAccount(row: AccountRow): ProviderAccount {
  const { accountId, accountNo, accountName, currency, timeZone, provider, channels, note } = row;
  const { companyId, companyName, customerId, customerName, userCount, lastDataDay } = row;
  return {
    id: accountId,
    accountId,
    accountNo,
    accountName,
    currency,
    timeZone,
    provider,
    channels,
    note,
    companyId,
    companyName,
    customerId,
    customerName,
    userCount,
    lastDataDay,
    ...recordFieldsOf(row),
    balance: row.balance,
    balanceTime: row.balanceTime?.toISOString() ?? null,
    balanceSource: row.balanceSource,
    balanceBy: row.balanceByName,
  };
}
