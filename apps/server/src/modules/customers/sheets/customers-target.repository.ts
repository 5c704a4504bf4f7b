import { eq, inArray, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { changedValues } from '../../../platform/audit';
import { insertMany } from '../../../platform/db';
import { customers } from '../../../platform/db/schema';
import { nameKeyOf } from '../../../platform/lib/name-key';
import { auditedCustomers } from '../audited-records';
import type { RecordValues, StoredSheetRecord } from './record';
import { rowsBeside } from './rows-beside-sql';
import { inChunks, required, type SheetTarget, type WrittenRow } from './target';

const { describe } = auditedCustomers;

function valuesOf({ name, contactName = '', phone = '', email = '', note = '' }: RecordValues) {
  return { name: required(name), contactName, phone, email, note };
}

/** Customers as rows of spreadsheets. */
export const customersTarget: SheetTarget = {
  kind: 'customer',
  keyOf: nameKeyOf,
  defaults: {},

  async findStored(db, keys) {
    const rows = await db
      .select()
      .from(customers)
      .where(sql`${customers.nameKey} = ANY(${sql.param(keys)}::text[])`);
    return new Map(
      rows.map((row): [string, StoredSheetRecord] => {
        const values = valuesOf(row);
        const { id, version, nameKey, archivedTime } = row;
        const isArchived = archivedTime !== null;
        return [nameKey, { id, version, isArchived, values, texts: values, balanceTime: null }];
      }),
    );
  },

  findReferences: () => Promise.resolve(new Map()),
  lockReferences: () => Promise.resolve(new Map()),
  referenceOf: () => null,

  async lockStored(tx, ids) {
    for (const chunk of inChunks(ids))
      await tx
        .select({ id: customers.id })
        .from(customers)
        .where(inArray(customers.id, chunk))
        .orderBy(customers.id)
        .for('update');
  },

  async write(tx, rows, { change: { by, at }, before }) {
    const toRow = ({ recordId, values }: WrittenRow) => ({
      id: recordId ?? randomUUID(),
      nameKey: nameKeyOf(required(values.name)),
      ...valuesOf(values),
    });
    const added = rows.filter(({ recordId }) => recordId === null).map(toRow);
    const changedRows = rows.filter(({ recordId }) => recordId !== null).map(toRow);
    await insertMany(
      tx,
      customers,
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
        .update(customers)
        .set({
          name: text('name'),
          nameKey: text('nameKey'),
          contactName: text('contactName'),
          phone: text('phone'),
          email: text('email'),
          note: text('note'),
          updatedBy: by,
          updatedTime: at,
          version: sql`${customers.version} + 1`,
        })
        .from(changed)
        .where(eq(customers.id, changed.id));
    }
    return [...added, ...changedRows].map(({ id, nameKey, ...values }) => {
      const after = describe(values).values;
      const stored = before.get(nameKey);
      const object = { id, name: values.name };
      if (stored === undefined) return { action: 'customerCreate', object, after };
      return {
        action: 'customerChange',
        object,
        ...changedValues(describe(valuesOf(stored.values)).values, after),
      };
    });
  },
};
