import type {
  ImportAnswers,
  ImportDetection,
  ImportNote,
  ImportQuestion,
  ImportRowCounts,
  NumberFormat,
  ReportedTotal,
} from '@meridian/api-client/contract';
import { channels, sections } from '@meridian/api-client/contract';
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { users } from './identity';

/** Imported report files. The file store has the file under the id. */
export const imports = pgTable(
  'imports',
  {
    id: uuid('id').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.accountId, { onDelete: 'cascade' }),
    channel: text('channel', { enum: channels }).notNull(),
    fileName: text('file_name').notNull(),
    /** SHA-256 of the file, hex. */
    contentHash: text('content_hash').notNull(),
    /** Size of the stored file in bytes: 0 once it is removed, null if it was stored by a version without sizes. */
    size: bigint('size', { mode: 'number' }),
    mode: text('mode', { enum: ['book', 'preview'] })
      .notNull()
      .default('book'),
    /** A value of `importStates` (contract). */
    state: smallint('state').notNull(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdTime: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    finishedTime: timestamp('finished_at', { withTimezone: true }),
    section: text('section', { enum: sections }),
    profile: text('profile'),
    encoding: text('encoding'),
    beginDate: date('begin_date'),
    endDate: date('end_date'),
    currency: text('currency'),
    totalRows: integer('total_rows').notNull().default(0),
    importedRows: integer('imported_rows').notNull().default(0),
    failedRows: integer('failed_rows').notNull().default(0),
    /** Null until the file is parsed, and for imports of earlier versions. */
    rowCounts: jsonb('row_counts').$type<ImportRowCounts>(),
    replacedDays: integer('replaced_days').notNull().default(0),
    rowsCost: numeric('rows_cost'),
    /** Properties that were detected in the file; null until it is parsed. */
    detection: jsonb('detection').$type<
      Omit<ImportDetection, 'constants' | 'remembered'> & Partial<ImportDetection>
    >(),
    questions: jsonb('questions').$type<ImportQuestion[]>().notNull().default([]),
    notes: jsonb('notes').$type<ImportNote[]>().notNull().default([]),
    answers: jsonb('answers').$type<ImportAnswers>().notNull().default({ choices: {} }),
    bookedBy: uuid('booked_by').references(() => users.id, { onDelete: 'set null' }),
    undoneBy: uuid('undone_by').references(() => users.id, { onDelete: 'set null' }),
    undoneTime: timestamp('undone_at', { withTimezone: true }),
    reportedTotals: jsonb('reported_totals').$type<ReportedTotal[]>().notNull().default([]),
  },
  (table) => [
    index('imports_account').on(table.accountId, table.createdTime),
    index('imports_content').on(table.accountId, table.channel, table.contentHash),
  ],
);

export const importProblems = pgTable(
  'import_problems',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** Row number in the file, from 1; null for a problem of the whole file. */
    rowNumber: integer('row_number'),
    code: text('code').notNull(),
    params: jsonb('params').$type<Record<string, string | number>>().notNull(),
    cells: jsonb('cells').$type<string[]>(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.position] })],
);

/** Column mappings that users chose, for their next file with the same profile and header. */
export const importMappings = pgTable(
  'import_mappings',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    profile: text('profile').notNull(),
    /** SHA-256 of the header, hex. */
    headerKey: text('header_key').notNull(),
    name: text('name'),
    columns: jsonb('columns').$type<Record<string, string>>().notNull(),
    constants: jsonb('constants').$type<Record<string, string>>().notNull(),
    /** Null if each file determines it. */
    numberFormat: text('number_format').$type<NumberFormat>(),
    storedTime: timestamp('stored_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.profile, table.headerKey] })],
);
