import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { pageRequestSchema } from './envelope';
import { channels, sections } from './reports/model/sections';
import { reportedTotalSchema } from './reports/report-endpoints';

/** A larger file is refused with 413 before it is read. */
export const maxImportBytes = 20 * 1024 * 1024;
/** Extensions that the file dialog offers; the server looks at the bytes. */
export const importExtensions = ['.csv', '.tsv', '.txt', '.xlsx', '.xls', '.et', '.sheet'] as const;

export const importStates = {
  waiting: 1,
  running: 2,
  done: 3,
  failed: 4,
  /** The same bytes were imported before: nothing changed. */
  unchanged: 5,
} as const;

/** A problem as a code and its values; words come from `imports.problem.<code>` of the package `i18n`. */
export const importProblemSchema = z.object({
  /** Row of the file, from 1; null when the whole file is meant. */
  dataNum: z.nullable(z.int()),
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** The problem in the caller's language. */
  failMessage: z.string(),
  /** Cells of the row as they stand in the file. */
  cells: z.optional(z.array(z.string())),
});
export type ImportProblem = z.infer<typeof importProblemSchema>;

export const reportImportSchema = z.object({
  id: z.string(),
  fileName: z.string(),
  accountId: z.int(),
  accountNo: z.string(),
  channel: z.enum(channels),
  state: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
  createdTime: z.iso.datetime(),
  finishedTime: z.nullable(z.iso.datetime()),
  /** What was recognised; null until the file has been read. */
  section: z.nullable(z.enum(sections)),
  profile: z.nullable(z.string()),
  encoding: z.nullable(z.string()),
  beginDate: z.nullable(z.iso.date()),
  endDate: z.nullable(z.iso.date()),
  currency: z.nullable(z.string()),
  /** Rows of the file without header, preamble and totals; `importedRows` of them went in. */
  totalRows: z.int(),
  importedRows: z.int(),
  failedRows: z.int(),
  /** Days whose earlier figures this file replaced. */
  replacedDays: z.int(),
  /** Sum of the cost of the rows that went in, decimal text; null until done. */
  rowsCost: z.nullable(z.string()),
  reportedTotals: z.array(reportedTotalSchema),
  /** The first 200 problems. */
  problems: z.array(importProblemSchema),
});
export type ReportImport = z.infer<typeof reportImportSchema>;

export const reportImportUpload = defineEndpoint({
  method: 'POST',
  path: '/marketing/api/v1/reportImport/upload',
  summary: 'Accepts a report file (field `file`) and responds at once; a job imports it.',
  access: { permission: 'report:import:create' },
  account: 'required',
  bodyKind: 'multipart',
  params: z.object({}),
  body: z.object({
    accountId: z.pipe(z.coerce.number(), z.int().check(z.minimum(0))),
    channel: z.enum(channels),
  }),
  data: z.object({ id: z.string() }),
  paged: false,
});

export const reportImportList = defineEndpoint({
  method: 'POST',
  path: '/marketing/api/v1/reportImport/list',
  summary: 'Imports of the caller’s accounts, newest first, with state, counts and problems.',
  access: { permission: 'report:import:view' },
  account: 'optional',
  bodyKind: 'json',
  params: z.object({}),
  body: z.object({
    page: z.optional(pageRequestSchema()),
    query: z.optional(
      z.object({
        accountId: z._default(z.int().check(z.minimum(0)), 0),
        id: z.optional(z.string().check(z.maxLength(64))),
      }),
    ),
  }),
  data: z.object({ list: z.array(reportImportSchema) }),
  paged: true,
});
