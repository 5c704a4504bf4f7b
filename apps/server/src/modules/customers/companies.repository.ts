import type { Company, CompanyInput, CompanySort } from '@meridian/api-client/contract';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { accounts, companies, customers } from '../../platform/db/schema';
import { nameKeyOf } from '../../platform/lib/name-key';
import { createRecordRows } from './record-rows-sql';
import { containsText, inState, presentCounts, recordFieldsOf, userName } from './record-sql';
import type { RecordQuery, RecordRepository } from './records.service';

const accountCount = sql<number>`(SELECT count(*)::int FROM ${accounts} WHERE ${accounts.companyId} = ${companies.id})`;
const columns = {
  ...getTableColumns(companies),
  customerName: customers.name,
  createdByName: userName(companies.createdBy),
  updatedByName: userName(companies.updatedBy),
  accountCount,
};
const sorts = {
  name: companies.name,
  customerName: customers.name,
  accountCount,
  createdTime: companies.createdTime,
  updatedTime: companies.updatedTime,
} satisfies Record<CompanySort, unknown>;

export type CompanyValues = CompanyInput & { id: string };

const ofCustomer = eq(customers.id, companies.customerId);

/** Companies of customers. */
export function createCompaniesRepository(db: Database) {
  return {
    ...createRecordRows(db, {
      table: companies,
      id: companies.id,
      toRow,
      select: () => db.select(columns).from(companies).innerJoin(customers, ofCustomer).$dynamic(),
      from: sql`${companies} JOIN ${customers} ON ${ofCustomer}`,
      toRecord: toCompany,
      sorts,
      then: companies.id,
      where: ({ text, state, customerId }: RecordQuery & { customerId?: string | undefined }) =>
        and(
          inState(companies, state),
          customerId === undefined ? undefined : eq(companies.customerId, customerId),
          containsText([companies.name, customers.name, companies.registrationNo], text),
        ),
    }),

    async countDependents(id: string) {
      return presentCounts({ accounts: await db.$count(accounts, eq(accounts.companyId, id)) });
    },
  } satisfies RecordRepository<string, Company, CompanyValues> & Record<string, unknown>;
}

const toRow = (values: CompanyValues) => ({ ...values, nameKey: nameKeyOf(values.name) });

type CompanyRow = Pick<
  typeof companies.$inferSelect,
  'id' | 'name' | 'customerId' | 'registrationNo' | 'note'
> &
  Parameters<typeof recordFieldsOf>[0] & { customerName: string; accountCount: number };

function toCompany(row: CompanyRow): Company {
  const { id, name, customerId, customerName, registrationNo, note, accountCount: accountsOf } = row;
  return {
    id,
    name,
    customerId,
    customerName,
    registrationNo,
    note,
    ...recordFieldsOf(row),
    accountCount: accountsOf,
  };
}
