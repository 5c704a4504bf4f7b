import { eq, inArray, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { randomUUID } from 'node:crypto';
import { insertMany, type Database } from '../../../platform/db';
import { nameKeyOf } from '../../../platform/lib/name-key';
import type { RecordChange } from '../records.service';
import type { RecordValues } from './record';
import { rowsBeside } from './rows-beside-sql';
import { inChunks, required, type WrittenRow } from './target';

/** Locks rows against other changes. */
export async function lockRows<Id extends string | number>(
  tx: Database,
  { table, id }: { table: PgTable; id: AnyPgColumn<{ data: Id; notNull: true }> },
  ids: readonly Id[],
): Promise<void> {
  for (const chunk of inChunks(ids))
    await tx.select({ id }).from(table).where(inArray(id, chunk)).orderBy(id).for('update');
}

/**
 * Creates and changes records that have a unique name; a change sets `fields` only. Returns the values of the new records, followed by
 * those of the others.
 */
export async function writeNamedRows<Values extends { name: string }>(
  tx: Database,
  table: PgTable & Record<'id' | 'version', AnyPgColumn>,
  {
    rows,
    change: { by, at },
    valuesOf,
    fields,
  }: {
    rows: readonly WrittenRow[];
    change: RecordChange;
    valuesOf: (values: RecordValues) => Values;
    fields: readonly (keyof Values & string)[];
  },
): Promise<(Values & { id: string; nameKey: string })[]> {
  const target: PgTable = table;
  const toRow = ({ recordId, values }: WrittenRow) => ({
    ...valuesOf(values),
    id: recordId ?? randomUUID(),
    nameKey: nameKeyOf(required(values.name)),
  });
  const added = rows.filter(({ recordId }) => recordId === null).map(toRow);
  const changed = rows.filter(({ recordId }) => recordId !== null).map(toRow);
  await insertMany(
    tx,
    target,
    added.map((row) => ({ ...row, createdBy: by, createdTime: at, updatedBy: by, updatedTime: at })),
  );
  for (const chunk of inChunks(changed)) {
    const { table: beside, text } = rowsBeside(tx, chunk, 'uuid');
    const texts = Object.fromEntries([...fields, 'nameKey'].map((field) => [field, text(field)]));
    await tx
      .with(beside)
      .update(target)
      .set({ ...texts, updatedBy: by, updatedTime: at, version: sql`${table.version} + 1` })
      .from(beside)
      .where(eq(table.id, beside.id));
  }
  return [...added, ...changed];
}
