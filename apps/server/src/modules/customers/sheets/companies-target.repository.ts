import { eq, sql } from 'drizzle-orm';
import { changedValues } from '../../../platform/audit';
import { companies, customers } from '../../../platform/db/schema';
import { nameKeyOf } from '../../../platform/lib/name-key';
import { auditedCompanies } from '../audited-records';
import type { RecordValues, StoredSheetRecord } from './record';
import { toReference } from './reference-row';
import { required, type SheetTarget } from './target';
import { lockRows, writeNamedRows } from './written-rows-sql';

const { describe } = auditedCompanies;

function valuesOf({ name, customerId, registrationNo = '', note = '' }: RecordValues) {
  return { name: required(name), customerId: required(customerId), registrationNo, note };
}

/** Companies as rows of spreadsheets. */
export const companiesTarget: SheetTarget = {
  kind: 'company',
  keyOf: nameKeyOf,
  defaults: {},

  async findStored(db, keys) {
    const rows = await db
      .select({ company: companies, customer: customers.name })
      .from(companies)
      .innerJoin(customers, eq(customers.id, companies.customerId))
      .where(sql`${companies.nameKey} = ANY(${sql.param(keys)}::text[])`);
    return new Map(
      rows.map(({ company, customer }): [string, StoredSheetRecord] => {
        const values = valuesOf(company);
        const { id, version, nameKey, archivedTime } = company;
        const texts = {
          name: values.name,
          customer,
          registrationNo: values.registrationNo,
          note: values.note,
        };
        return [
          nameKey,
          { id, version, isArchived: archivedTime !== null, values, texts, balanceTime: null },
        ];
      }),
    );
  },

  async findReferences(db, keys) {
    const rows = await db
      .select()
      .from(customers)
      .where(sql`${customers.nameKey} = ANY(${sql.param(keys)}::text[])`);
    return new Map(rows.map((row) => [row.nameKey, toReference(row)]));
  },

  async lockReferences(tx, ids) {
    const rows = await tx
      .select()
      .from(customers)
      .where(sql`${customers.id} = ANY(${sql.param(ids)}::uuid[])`)
      .orderBy(customers.id)
      .for('key share');
    return new Map(rows.map((row) => [row.id, toReference(row)]));
  },
  referenceOf: ({ customerId }) => customerId,

  lockStored: (tx, ids) => lockRows(tx, { table: companies, id: companies.id }, ids),

  async write(tx, rows, { change, before, references }) {
    // a file moves no company to another customer
    const fields = ['name', 'registrationNo', 'note'] as const;
    const written = await writeNamedRows(tx, companies, { rows, change, valuesOf, fields });
    return written.map(({ id, nameKey, ...values }) => {
      const customerName = references.get(values.customerId)?.name ?? '';
      const after = describe({ ...values, customerName }).values;
      const stored = before.get(nameKey);
      const object = { id, name: values.name };
      if (stored === undefined) return { action: 'companyCreate', object, after };
      return {
        action: 'companyChange',
        object,
        ...changedValues(describe({ ...valuesOf(stored.values), customerName }).values, after),
      };
    });
  },
};
