import type { CostQuery, ReportQuery } from '@meridian/api-client/contract';
import { channels, exportFailures, exportFormats, periods, sections } from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n/core';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './identity';

interface StoredRequest {
  accountIds: readonly number[];
  sortCol?: string | undefined;
  language: Language;
  withBom: boolean;
  /** Absent in requests of versions without this option. */
  withMetadata?: boolean | undefined;
}

/** Requested contents of an export. Access to the accounts is checked again when the file is created. */
export interface StoredExportRequest extends StoredRequest {
  query: ReportQuery;
  columns?: readonly string[] | undefined;
}

/** Requested contents of an export of the cost report. */
export interface StoredCostExportRequest extends StoredRequest {
  query: CostQuery & { expandAll: boolean; toggled: readonly string[] };
}

/** Requested exports. The file store has each finished file under the record's id. */
export const downloadRecords = pgTable(
  'download_records',
  {
    id: uuid('id').primaryKey(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdTime: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    finishedTime: timestamp('finished_at', { withTimezone: true }),
    fileName: text('file_name').notNull(),
    format: text('format', { enum: exportFormats }).notNull(),
    /** Null for an export of the cost report; so is the section. */
    channel: text('channel', { enum: channels }),
    section: text('section', { enum: sections }),
    period: text('period', { enum: periods }).notNull(),
    beginDate: date('begin_date').notNull(),
    endDate: date('end_date').notNull(),
    request: jsonb('request').$type<StoredExportRequest | StoredCostExportRequest>().notNull(),
    /** A value of `exportStates` (contract). */
    state: smallint('state').notNull(),
    /** Fraction of the rows that is written, 0 to 1. */
    progress: real('progress').notNull().default(0),
    totalCount: integer('total_count'),
    rowCount: integer('row_count'),
    size: bigint('size', { mode: 'number' }),
    /** SHA-256 of the file, hex; null for files of versions without it. */
    contentHash: text('content_hash'),
    failure: text('failure', { enum: exportFailures }),
  },
  (table) => [
    index('download_records_owner').on(table.createdBy, table.createdTime),
    check('download_records_report', sql`(channel IS NULL) = (section IS NULL)`),
  ],
);
