import { importRowStates, type ImportRowState, type SheetKind } from '@meridian/api-client/contract';
import { and, asc, count, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import { insertMany, type Database } from '../../../platform/db';
import { recordImportRows, recordImports, type StoredSheetColumn } from '../../../platform/db/schema';
import type { PlannedRecordRow } from './plan-rows';

export type StoredImport = typeof recordImports.$inferSelect;
export type StoredImportRow = typeof recordImportRows.$inferSelect;

/** Imported files of records and their rows. */
export function createRecordImportsRepository(db: Database) {
  return {
    /** Stores a file without its rows. */
    async add(values: {
      kind: SheetKind;
      createdBy: string;
      createdTime: Date;
      fileName: string;
      columns: StoredSheetColumn[];
      exampleRows: number;
    }): Promise<StoredImport> {
      const [added] = await db.insert(recordImports).values(values).returning();
      if (added === undefined) throw new Error('The database returned no row.');
      return added;
    },

    /** Replaces the rows of a file. */
    async setRows(importId: string, rows: readonly PlannedRecordRow[]): Promise<void> {
      await db.delete(recordImportRows).where(eq(recordImportRows.importId, importId));
      await insertMany(
        db,
        recordImportRows,
        rows.map(({ values, ...row }) => ({ ...row, importId, values: values && { ...values } })),
      );
    },

    /** A file of a user; with `isLocked`, locked against other imports and reviews until the transaction ends. */
    async find(
      { id, kind, createdBy }: { id: string; kind: SheetKind; createdBy: string },
      { isLocked = false }: { isLocked?: boolean } = {},
    ): Promise<StoredImport | undefined> {
      const query = db
        .select()
        .from(recordImports)
        .where(
          and(eq(recordImports.id, id), eq(recordImports.kind, kind), eq(recordImports.createdBy, createdBy)),
        );
      const [found] = await (isLocked ? query.for('update') : query);
      return found;
    },

    async setColumns(id: string, values: Pick<StoredImport, 'columns' | 'exampleRows'>): Promise<void> {
      await db.update(recordImports).set(values).where(eq(recordImports.id, id));
    },

    async setImported(id: string, at: Date): Promise<void> {
      await db.update(recordImports).set({ importedTime: at }).where(eq(recordImports.id, id));
    },

    async counts(importId: string): Promise<Record<ImportRowState, number>> {
      const rows = await db
        .select({ state: recordImportRows.state, value: count() })
        .from(recordImportRows)
        .where(eq(recordImportRows.importId, importId))
        .groupBy(recordImportRows.state);
      const counts = { new: 0, changed: 0, equal: 0, wrong: 0 };
      for (const { state, value } of rows) counts[state] = value;
      return counts;
    },

    /** Rows in file order; `text` is part of a cell. */
    async rows(
      importId: string,
      {
        states = importRowStates,
        text,
        size,
        offset = 0,
      }: {
        states?: readonly ImportRowState[];
        text?: string | undefined;
        size?: number;
        offset?: number;
      } = {},
    ): Promise<{ list: StoredImportRow[]; totalCount: number }> {
      const wanted = text?.trim().toLowerCase() ?? '';
      const contains = sql`EXISTS (SELECT 1 FROM jsonb_array_elements_text(${recordImportRows.cells}) AS cell
        WHERE position(${wanted} IN lower(cell)) > 0)`;
      const where = and(
        eq(recordImportRows.importId, importId),
        inArray(recordImportRows.state, [...states]),
        wanted === '' ? undefined : contains,
      );
      const query = db.select().from(recordImportRows).where(where).orderBy(asc(recordImportRows.row));
      const list = await (size === undefined ? query : query.limit(size).offset(offset));
      const totalCount = size === undefined ? list.length : await db.$count(recordImportRows, where);
      return { list, totalCount };
    },

    /** Deletes a user's files except this one and the latest others. */
    async keepLast({ id, createdBy }: StoredImport, others: number): Promise<void> {
      const old = await db
        .select({ id: recordImports.id })
        .from(recordImports)
        .where(and(eq(recordImports.createdBy, createdBy), ne(recordImports.id, id)))
        .orderBy(desc(recordImports.createdTime), desc(recordImports.id))
        .offset(others);
      const ids = old.map(({ id }) => id);
      if (ids.length > 0) await db.delete(recordImports).where(inArray(recordImports.id, ids));
    },
  };
}

/** Deletes files of records that were uploaded before a time. The records themselves remain. */
export async function removeOldRecordImports(db: Database, before: Date): Promise<void> {
  await db.delete(recordImports).where(lt(recordImports.createdTime, before));
}
