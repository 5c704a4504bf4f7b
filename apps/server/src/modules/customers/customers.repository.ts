import type { Customer, CustomerInput, CustomerSort } from '@meridian/api-client/contract';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { accounts, companies, customers } from '../../platform/db/schema';
import { nameKeyOf } from '../../platform/lib/name-key';
import { createRecordRows } from './record-rows-sql';
import { containsText, inState, outerColumn, presentCounts, recordFieldsOf, userName } from './record-sql';
import type { RecordQuery, RecordRepository } from './records.service';

const isOwn = sql`${outerColumn(companies.customerId)} = ${outerColumn(customers.id)}`;
const companyCount = sql<number>`(SELECT count(*)::int FROM ${companies} WHERE ${isOwn})`;
const accountCount = sql<number>`(SELECT count(*)::int FROM ${accounts}
  JOIN ${companies} ON ${outerColumn(companies.id)} = ${outerColumn(accounts.companyId)} WHERE ${isOwn})`;
const columns = {
  ...getTableColumns(customers),
  createdByName: userName(customers.createdBy),
  updatedByName: userName(customers.updatedBy),
  companyCount,
  accountCount,
};
const sorts = {
  name: customers.name,
  companyCount,
  accountCount,
  createdTime: customers.createdTime,
  updatedTime: customers.updatedTime,
} satisfies Record<CustomerSort, unknown>;

export type CustomerValues = CustomerInput & { id: string };

/** Customers. */
export function createCustomersRepository(db: Database) {
  const { name, contactName, phone, email } = customers;
  return {
    ...createRecordRows(db, {
      table: customers,
      id: customers.id,
      toRow,
      select: () => db.select(columns).from(customers).$dynamic(),
      from: customers,
      toRecord: toCustomer,
      sorts,
      then: customers.id,
      where: ({ text, state }: RecordQuery) =>
        and(inState(customers, state), containsText([name, contactName, phone, email], text)),
    }),

    async countDependents(id: string) {
      return presentCounts({ companies: await db.$count(companies, eq(companies.customerId, id)) });
    },
  } satisfies RecordRepository<string, Customer, CustomerValues> & Record<string, unknown>;
}

const toRow = (values: CustomerValues) => ({ ...values, nameKey: nameKeyOf(values.name) });

type CustomerRow = Pick<
  typeof customers.$inferSelect,
  'id' | 'name' | 'contactName' | 'phone' | 'email' | 'note'
> &
  Parameters<typeof recordFieldsOf>[0] & { companyCount: number; accountCount: number };

function toCustomer(row: CustomerRow): Customer {
  const { id, name, contactName, phone, email, note } = row;
  const { companyCount: companiesOf, accountCount: accountsOf } = row;
  return {
    id,
    name,
    contactName,
    phone,
    email,
    note,
    ...recordFieldsOf(row),
    companyCount: companiesOf,
    accountCount: accountsOf,
  };
}
