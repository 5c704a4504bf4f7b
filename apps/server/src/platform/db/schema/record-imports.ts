import { importRowStates, sheetKinds, type SheetField } from '@meridian/api-client/contract';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './identity';

/** A column of a file; `field` is null for one that is not read. */
export interface StoredSheetColumn {
  head: string;
  field: SheetField | null;
  /** A user decided it; absent in files of earlier versions. */
  isByHand?: boolean;
}

/** What becomes of a field; `before` is empty for a new record. */
export interface StoredRowChange {
  field: SheetField;
  before: string;
  after: string;
}

/** Why a row is wrong: a key of the namespace `recordProblems`, with its params. */
export interface StoredRowProblem {
  code: string;
  field: SheetField | null;
  params: Readonly<Record<string, string | number>>;
}

/** Files of customers, companies and provider accounts that users review before their rows are imported. */
export const recordImports = pgTable(
  'record_imports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: sheetKinds }).notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdTime: timestamp('created_at', { withTimezone: true }).notNull(),
    fileName: text('file_name').notNull(),
    columns: jsonb('columns').$type<StoredSheetColumn[]>().notNull(),
    /** Example rows of a template, which are skipped. */
    exampleRows: integer('example_rows').notNull(),
    /** When the rows were imported; null while they are under review. */
    importedTime: timestamp('imported_at', { withTimezone: true }),
  },
  (table) => [index('record_imports_created').on(table.createdTime)],
);

/** Rows of these files with what importing them does. */
export const recordImportRows = pgTable(
  'record_import_rows',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => recordImports.id, { onDelete: 'cascade' }),
    /** Row of the file, from 1. */
    row: integer('row').notNull(),
    /** As in the file, by column. */
    cells: jsonb('cells').$type<string[]>().notNull(),
    state: text('state', { enum: importRowStates }).notNull(),
    /** Name of the record, or number of the account. */
    name: text('name').notNull(),
    /** The record that is changed; null for a new one. */
    recordId: text('record_id'),
    /** Version of that record at the review. */
    version: integer('version'),
    /** What is written; null unless the row is new or changed. */
    values: jsonb('values').$type<Readonly<Record<string, unknown>>>(),
    changes: jsonb('changes').$type<StoredRowChange[]>().notNull(),
    problems: jsonb('problems').$type<StoredRowProblem[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.row] }),
    index('record_import_rows_state').on(table.importId, table.state, table.row),
  ],
);
