import { importRowStates, sheetKinds, type SheetField } from '@meridian/api-client/contract';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './identity';

/** A column of a file; `field` is null if the column is ignored. */
export interface StoredSheetColumn {
  head: string;
  field: SheetField | null;
  /** Whether a user selected the field; absent in files of earlier versions. */
  isByHand?: boolean;
}

/** A change of a field; `before` is empty for a new record. */
export interface StoredRowChange {
  field: SheetField;
  before: string;
  after: string;
}

/** Reason why a row is invalid: a key in the namespace `recordProblems`, with its params. */
export interface StoredRowProblem {
  code: string;
  field: SheetField | null;
  params: Readonly<Record<string, string | number>>;
}

/** Files of customers, companies and provider accounts. Users review them before the import. */
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
    /** Number of example rows from a template, which are skipped. */
    exampleRows: integer('example_rows').notNull(),
    /** When the rows were imported; null during the review. */
    importedTime: timestamp('imported_at', { withTimezone: true }),
  },
  (table) => [index('record_imports_created').on(table.createdTime)],
);

/** Rows of these files, with the effect of importing them. */
export const recordImportRows = pgTable(
  'record_import_rows',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => recordImports.id, { onDelete: 'cascade' }),
    /** Row number in the file, from 1. */
    row: integer('row').notNull(),
    /** Cell texts as in the file, by column. */
    cells: jsonb('cells').$type<string[]>().notNull(),
    state: text('state', { enum: importRowStates }).notNull(),
    /** Name of the record, or the account number. */
    name: text('name').notNull(),
    /** Record that the row changes; null for a new one. */
    recordId: text('record_id'),
    /** Version of that record during the review. */
    version: integer('version'),
    /** Values to write; null unless the row is new or changed. */
    values: jsonb('values').$type<Readonly<Record<string, unknown>>>(),
    changes: jsonb('changes').$type<StoredRowChange[]>().notNull(),
    problems: jsonb('problems').$type<StoredRowProblem[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.row] }),
    index('record_import_rows_state').on(table.importId, table.state, table.row),
  ],
);
