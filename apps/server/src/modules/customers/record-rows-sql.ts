import { and, eq, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/db';
import { recordOrder } from './record-sql';
import type { RecordChange, RecordPageRequest, RecordVersion } from './records.service';

type Table = PgTable & {
  version: AnyPgColumn<{ data: number; notNull: true }>;
  createdTime: AnyPgColumn;
};

/** A dynamic query of Drizzle. */
interface SelectedRows<Selected> extends PromiseLike<Selected[]> {
  where(condition: SQL | undefined): SelectedRows<Selected>;
  orderBy(order: SQL): SelectedRows<Selected>;
  limit(count: number): SelectedRows<Selected>;
  offset(count: number): SelectedRows<Selected>;
}

interface RecordRowsOptions<Row, Id, Values, Selected, Shown, Key extends string, Query> {
  table: Table & { $inferInsert: Row };
  id: AnyPgColumn<{ data: Id; notNull: true }>;
  /** Converts values to columns, except those that all tables of records share. */
  toRow: (values: Values) => Partial<Row>;
  /** Selects the rows with their joins. */
  select: () => SelectedRows<Selected>;
  /** The table with the joins, for the number of rows. */
  from: PgTable | SQL;
  toRecord: (row: Selected) => Shown;
  sorts: Readonly<Record<Key, AnyColumn | SQL>>;
  /** Order of rows with equal values. */
  then: AnyColumn | SQL;
  where: (query: Query) => SQL | undefined;
}

/** Columns of an inserted row that these functions set. */
interface InsertedRow {
  version?: unknown;
  archivedTime?: unknown;
}

/** Reads and writes the rows of one kind of record. */
export function createRecordRows<
  Row extends InsertedRow,
  Id extends string | number,
  Values,
  Selected,
  Shown,
  Key extends string,
  Query,
>(db: Database, options: RecordRowsOptions<Row, Id, Values, Selected, Shown, Key | 'createdTime', Query>) {
  const { table, id: idColumn, toRow, select, from, toRecord, sorts, then, where } = options;
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

    /** A page of the list, the newest first, and the number of all rows. */
    async list(request: RecordPageRequest<Key | 'createdTime'> & Query) {
      const { size, offset, sort } = request;
      const condition = where(request);
      const order = recordOrder(sorts[sort?.key ?? 'createdTime'], {
        direction: sort?.direction ?? 'desc',
        then,
      });
      const found = await select().where(condition).orderBy(order).limit(size).offset(offset);
      return { list: found.map(toRecord), totalCount: await db.$count(from, condition) };
    },

    async find(id: Id): Promise<Shown | undefined> {
      const [row] = await select().where(eq(idColumn, id));
      return row && toRecord(row);
    },

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
