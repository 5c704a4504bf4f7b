import { sql } from 'drizzle-orm';
import { changedValues } from '../../../platform/audit';
import { customers } from '../../../platform/db/schema';
import { nameKeyOf } from '../../../platform/lib/name-key';
import { auditedCustomers } from '../audited-records';
import type { RecordValues, StoredSheetRecord } from './record';
import { required, type SheetTarget } from './target';
import { lockRows, writeNamedRows } from './written-rows-sql';

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

  lockStored: (tx, ids) => lockRows(tx, { table: customers, id: customers.id }, ids),

  async write(tx, rows, { change, before }) {
    const written = await writeNamedRows(tx, customers, {
      rows,
      change,
      valuesOf,
      fields: ['name', 'contactName', 'phone', 'email', 'note'],
    });
    return written.map(({ id, nameKey, ...values }) => {
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
