import { eq, inArray, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { changedValues } from '../../../platform/audit';
import { insertMany } from '../../../platform/db';
import { companies, customers } from '../../../platform/db/schema';
import { nameKeyOf } from '../../../platform/lib/name-key';
import { auditedCompanies } from '../audited-records';
import type { RecordValues, StoredSheetRecord } from './record';
import { toReference } from './reference-row';
import { rowsBeside } from './rows-beside-sql';
import { inChunks, required, type SheetTarget, type WrittenRow } from './target';

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

  async lockStored(tx, ids) {
    for (const chunk of inChunks(ids))
      await tx
        .select({ id: companies.id })
        .from(companies)
        .where(inArray(companies.id, chunk))
        .orderBy(companies.id)
        .for('update');
  },

  async write(tx, rows, { change: { by, at }, before, references }) {
    const toRow = ({ recordId, values }: WrittenRow) => ({
      id: recordId ?? randomUUID(),
      nameKey: nameKeyOf(required(values.name)),
      ...valuesOf(values),
    });
    const added = rows.filter(({ recordId }) => recordId === null).map(toRow);
    const changedRows = rows.filter(({ recordId }) => recordId !== null).map(toRow);
    await insertMany(
      tx,
      companies,
      added.map((values) => ({
        ...values,
        createdBy: by,
        createdTime: at,
        updatedBy: by,
        updatedTime: at,
      })),
    );
    for (const chunk of inChunks(changedRows)) {
      const { table: changed, text } = rowsBeside(tx, chunk, 'uuid');
      await tx
        .with(changed)
        .update(companies)
        .set({
          name: text('name'),
          nameKey: text('nameKey'),
          registrationNo: text('registrationNo'),
          note: text('note'),
          updatedBy: by,
          updatedTime: at,
          version: sql`${companies.version} + 1`,
        })
        .from(changed)
        .where(eq(companies.id, changed.id));
    }
    return [...added, ...changedRows].map(({ id, nameKey, ...values }) => {
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
