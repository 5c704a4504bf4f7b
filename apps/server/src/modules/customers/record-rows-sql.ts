import { and, eq, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/db';
import type { RecordChange, RecordVersion } from './records.service';

type Table = PgTable & { version: AnyPgColumn<{ data: number; notNull: true }> };

/** Columns of an inserted row that these functions set. */
interface InsertedRow {
  version?: unknown;
  archivedTime?: unknown;
}

/**
 * Writes the rows of one kind of record. `toRow` converts values to columns, except those that all tables of records
 * share.
 */
export function createRecordRows<Row extends InsertedRow, Id extends string | number, Values>(
  db: Database,
  {
    table,
    id: idColumn,
    toRow,
  }: {
    table: Table & { $inferInsert: Row };
    id: AnyPgColumn<{ data: Id; notNull: true }>;
    toRow: (values: Values) => Partial<Row>;
  },
) {
  const rows: PgTable = table;

  /** Returns false unless the row has this version. */
  async function change(
    { id, version }: RecordVersion<Id>,
    values: Partial<Row> | { archivedTime: Date | null },
    { by, at }: RecordChange,
  ): Promise<boolean> {
    const saved = await db
      .update(rows)
      .set({ ...values, updatedBy: by, updatedTime: at, version: sql`${table.version} + 1` })
      .where(and(eq(idColumn, id), eq(table.version, version)))
      .returning({ id: idColumn });
    return saved.length > 0;
  }

  return {
    change,

    async add(values: Values, { by, at }: RecordChange): Promise<Id | undefined> {
      const [added] = await db
        .insert(rows)
        .values({ ...toRow(values), createdBy: by, createdTime: at, updatedBy: by, updatedTime: at })
        .onConflictDoNothing({ target: idColumn })
        .returning({ id: idColumn });
      return added?.id;
    },

    update: (version: RecordVersion<Id>, values: Values, by: RecordChange): Promise<boolean> =>
      change(version, toRow(values), by),

    archive: (version: RecordVersion<Id>, isArchived: boolean, by: RecordChange): Promise<boolean> =>
      change(version, { archivedTime: isArchived ? by.at : null }, by),

    async lock(id: Id): Promise<number | undefined> {
      const [row] = await db
        .select({ version: table.version })
        .from(rows)
        .where(eq(idColumn, id))
        .for('update');
      return row?.version;
    },

    async remove(id: Id): Promise<void> {
      await db.delete(rows).where(eq(idColumn, id));
    },
  };
}
