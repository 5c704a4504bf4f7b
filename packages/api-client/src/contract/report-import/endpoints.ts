import * as z from 'zod/mini';
import { defineEndpoint, type FileEndpoint } from '../endpoint';
import { pageRequestSchema } from '../envelope';
import { channels, sections } from '../reports/model/sections';
import { reportedTotalSchema } from '../reports/report-endpoints';
import { importDetectionSchema } from './detection';
import { importEffectSchema, importLoadSchema, importRowCountsSchema } from './loads';
import { mappingNameSchema } from './mappings';
import { fileAccountRules, importAnswersSchema, importNoteSchema, importQuestionSchema } from './questions';
import { importModes, importStates } from './states';

/** Max size of a file. A larger one is rejected with 413 before it is parsed. */
export const maxImportBytes = 200 * 1024 * 1024;
/** Max number of rows of a text. A file with more is rejected; a workbook is limited by its unpacked size. */
export const maxImportRows = 2_000_000;
/** Max number of ids in one request to the list of imports. */
export const maxListedImportIds = 100;

/** A problem as a code and its values. Its text is `imports.problem.<code>` of the package `i18n`. */
const importProblemSchema = z.object({
  /** Row of the file, from 1; null for a problem of the whole file. */
  dataNum: z.nullable(z.int()),
  /** Last part of the message key. */
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** The problem in the caller's language. */
  failMessage: z.string(),
  /** The first 20 cells of the row, each of at most 80 characters; control characters are replaced. */
  cells: z.optional(z.array(z.string())),
});
/** A problem in an imported file. */
export type ImportProblem = z.infer<typeof importProblemSchema>;

const stateSchema = z.literal(Object.values(importStates));

/** An import with its result. */
export const reportImportSchema = z.object({
  id: z.string(),
  fileName: z.string(),
  accountId: z.int(),
  accountNo: z.string(),
  channel: z.enum(channels),
  state: stateSchema,
  createdTime: z.iso.datetime(),
  /** Name of the user who uploaded the file; null for a command, and after the user was deleted. */
  createdBy: z.nullable(z.string()),
  finishedTime: z.nullable(z.iso.datetime()),
  /** Detected section; null until the file is parsed. */
  section: z.nullable(z.enum(sections)),
  /** Name of the detected file layout. */
  profile: z.nullable(z.string()),
  /** Detected character encoding. */
  encoding: z.nullable(z.string()),
  /** First day of the data. */
  beginDate: z.nullable(z.iso.date()),
  /** Last day of the data, included. */
  endDate: z.nullable(z.iso.date()),
  /** ISO 4217 code of the amounts. */
  currency: z.nullable(z.string()),
  /** Rows of the file without header, preamble and totals; `importedRows` of them were stored. */
  totalRows: z.int(),
  importedRows: z.int(),
  /** Rows with a problem, which were not imported. */
  failedRows: z.int(),
  /** What became of every row; null until the file is parsed, for a rejected file and for data that are no file. */
  rowCounts: z.nullable(importRowCountsSchema),
  /** Days whose previous data this file replaced. */
  replacedDays: z.int(),
  /** `preview`: it is booked only on request. */
  mode: z.enum(importModes),
  /** What was detected; null until the file is parsed. */
  detection: z.nullable(importDetectionSchema),
  /** What the import brings, per account and section; empty until it is parsed. */
  loads: z.array(importLoadSchema),
  /** What has to be answered before the import is booked, with the answers given. */
  questions: z.array(importQuestionSchema),
  /** What a person decided about it so far. */
  answers: importAnswersSchema,
  notes: z.array(importNoteSchema),
  /** Whether its loads can be taken out of force. */
  canUndo: z.boolean(),
  /** Cost of the stored rows, decimal text; null until done. */
  rowsCost: z.nullable(z.string()),
  /** Totals that the file contains, beside those of its rows. */
  reportedTotals: z.array(reportedTotalSchema),
  /** The first 3 problems; `reportImportProblems` has all. */
  problems: z.array(importProblemSchema),
});
/** An import with its result. */
export type ReportImport = z.infer<typeof reportImportSchema>;

/**
 * Uploads a report file. The response contains the id of the import, which runs in the background. In the mode `book` it
 * is booked at once when nothing is doubtful; else it waits for answers. Errors: 413 for a larger file.
 */
export const reportImportUpload = defineEndpoint({
  method: 'POST',
  path: '/marketing/api/v1/reportImport/upload',
  summary:
    'Accepts a report file (field `file`) and responds immediately; the file is imported in the background.',
  access: { permission: 'report:import:create' },
  account: 'required',
  bodyKind: 'multipart',
  params: z.object({}),
  body: z.object({
    accountId: z.pipe(z.coerce.number(), z.int().check(z.minimum(0))),
    channel: z.enum(channels),
    mode: z._default(z.enum(importModes), 'book'),
    /** `named`: the file goes to the account that it names, if the caller may import for it. */
    accounts: z._default(z.enum(fileAccountRules), 'selected'),
  }),
  data: z.object({ id: z.string() }),
  paged: false,
  heavy: false,
});

/** Lists imports of the caller's accounts, the newest first. */
export const reportImportList = defineEndpoint({
  method: 'POST',
  path: '/marketing/api/v1/reportImport/list',
  summary: 'Returns the imports of the caller’s accounts, newest first, with state, row counts and problems.',
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
        /** Only these imports; other ids count for nothing. */
        ids: z.optional(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(maxListedImportIds))),
        /** Only imports in this state. */
        state: z.optional(stateSchema),
        /** Only imports in one of these states. */
        states: z.optional(z.array(stateSchema).check(z.maxLength(Object.keys(importStates).length))),
        /** Only imports that are not finished, are in review, or were uploaded or finished in the last 24 hours. */
        isRecent: z._default(z.boolean(), false),
      }),
    ),
  }),
  data: z.object({
    list: z.array(reportImportSchema),
    /** Imports of these accounts, whatever the filter. */
    allCount: z.int(),
    /** Those in state `review`. */
    reviewCount: z.int(),
    /** Those that `isRecent` lists. */
    recentCount: z.int(),
    /** Rows and cost of the filtered imports, on all pages. */
    sums: z.object({
      rows: z.int(),
      /** `cost` is decimal text. */
      costs: z.array(z.object({ currency: z.string(), cost: z.string() })),
    }),
  }),
  paged: true,
  heavy: false,
});

const importIdSchema = z.object({ id: z.uuid() });

/**
 * Books an import in state `review`: stores the answers in place of earlier ones and runs it again. Unless each question
 * has an answer, it stays in `review`; so it does in the mode `preview`, which shows what the answers change.
 * Errors: 404; 409 in another state; 400 for an answer that is not possible.
 */
export const reportImportBook = defineEndpoint({
  method: 'POST',
  path: '/marketing/api/v1/reportImport/book',
  summary: 'Answers the questions of an import and completes it.',
  access: { permission: 'report:import:create' },
  account: 'none',
  bodyKind: 'json',
  params: z.object({}),
  body: z.object({
    id: z.uuid(),
    answers: z.optional(importAnswersSchema),
    mode: z._default(z.enum(importModes), 'book'),
    /**
     * Booking stores columns and constants that were decided by hand, for the next file of this user with the same profile
     * and header; `false` forgets them.
     */
    remember: z._default(z.boolean(), true),
    /** Name of what is remembered; left out, it keeps the one that it has. */
    rememberAs: z.optional(mappingNameSchema),
  }),
  data: z.object({ id: z.string() }),
  paged: false,
  heavy: false,
});

/**
 * Takes the loads of a booked import out of force, so that what was in force before applies again; or discards an import
 * in state `review`. With `isPreview` nothing changes. `blockedBy` names the files that were booked later and would be left
 * without their base: they have to be undone first. Errors: 404; 409 in another state, or when it is blocked.
 */
export const reportImportUndo = defineEndpoint({
  method: 'POST',
  path: '/marketing/api/v1/reportImport/undo',
  summary: 'Undoes an import, or discards one that has not been completed.',
  access: { permission: 'report:import:create' },
  account: 'none',
  bodyKind: 'json',
  params: z.object({}),
  body: z.object({
    id: z.uuid(),
    isPreview: z._default(z.boolean(), false),
  }),
  data: z.object({
    /** For each load, how its data change. */
    effects: z.array(z.object({ loadId: z.string(), effect: importEffectSchema })),
    blockedBy: z.array(z.string()),
    /** The data from before were deleted after their retention, so that nothing can be undone. */
    isExpired: z.boolean(),
  }),
  paged: false,
  heavy: false,
});

/** Lists the problems of an import, in the order of the file. Errors: 404, also for an account that the caller does not have. */
export const reportImportProblems = defineEndpoint({
  method: 'POST',
  path: '/marketing/api/v1/reportImport/problems',
  summary: 'Returns the problems of an import, in the order of the file.',
  access: { permission: 'report:import:view' },
  account: 'none',
  bodyKind: 'json',
  params: z.object({}),
  body: z.object({ id: z.uuid(), page: z.optional(pageRequestSchema()) }),
  data: z.object({ list: z.array(importProblemSchema) }),
  paged: true,
  heavy: false,
});

/**
 * The uploaded file of an import: its original bytes, without an envelope; an error has one. Errors: 404, also for an
 * account that the caller does not have.
 */
export const reportImportOriginal = {
  path: '/marketing/api/v1/reportImport/original',
  access: { permission: 'report:import:view' },
  body: importIdSchema,
  heavy: false,
} as const satisfies FileEndpoint;

/**
 * The rows of an import that failed: CSV with the number and problem of each row before its cells, and the header of the
 * file, so that the mended file can be imported. Errors: as `reportImportOriginal`.
 */
export const reportImportFailedRows = {
  path: '/marketing/api/v1/reportImport/failedRows',
  access: { permission: 'report:import:view' },
  body: importIdSchema,
  heavy: false,
} as const satisfies FileEndpoint;
