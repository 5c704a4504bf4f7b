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

/** Maximum size of a file. A larger file is rejected with 413 before it is parsed. */
export const maxImportBytes = 200 * 1024 * 1024;
/** Maximum number of rows of a text file. A file with more is rejected; a workbook is limited by its unpacked size. */
export const maxImportRows = 2_000_000;
/** Maximum number of ids in one request to the list of imports. */
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
  /** Name of the user who uploaded the file; null for a command, and if the user was deleted. */
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
  /** Outcomes of the rows; null until the file is parsed, for a rejected file and for data without a file. */
  rowCounts: z.nullable(importRowCountsSchema),
  /** Days whose previous data this file replaced. */
  replacedDays: z.int(),
  /** `preview`: applied only on request. */
  mode: z.enum(importModes),
  /** Detected properties; null until the file is parsed. */
  detection: z.nullable(importDetectionSchema),
  /** Loads of the import, per account and section; empty until it is parsed. */
  loads: z.array(importLoadSchema),
  /** Questions to answer before the import is applied, with the answers given. */
  questions: z.array(importQuestionSchema),
  /** A user's decisions so far. */
  answers: importAnswersSchema,
  notes: z.array(importNoteSchema),
  /** Whether its loads can be undone. */
  canUndo: z.boolean(),
  /** Cost of the stored rows, decimal text; null until done. */
  rowsCost: z.nullable(z.string()),
  /** Totals that the file contains in addition to its rows. */
  reportedTotals: z.array(reportedTotalSchema),
  /** The first 3 problems; `reportImportProblems` has all. */
  problems: z.array(importProblemSchema),
});
/** An import with its result. */
export type ReportImport = z.infer<typeof reportImportSchema>;

/**
 * Uploads a report file. The response contains the id of the import, which runs in the background. In the mode `book` it is applied
 * automatically if it has no questions; otherwise it waits for answers. Errors: 413 for a larger file.
 */
export const reportImportUpload = defineEndpoint({
  path: '/marketing/api/v1/reportImport/upload',
  summary:
    'Accepts a report file (field `file`) and responds immediately; the file is imported in the background.',
  access: { permission: 'report:import:create' },
  account: 'required',
  bodyKind: 'multipart',
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
  path: '/marketing/api/v1/reportImport/list',
  summary: 'Returns the imports of the caller’s accounts, newest first, with state, row counts and problems.',
  access: { permission: 'report:import:view' },
  account: 'optional',
  body: z.object({
    page: z.optional(pageRequestSchema()),
    query: z.optional(
      z.object({
        accountId: z._default(z.int().check(z.minimum(0)), 0),
        id: z.optional(z.string().check(z.maxLength(64))),
        /** Only these imports; unknown ids are ignored. */
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
    /** Number of imports of these accounts, regardless of the filter. */
    allCount: z.int(),
    /** Number of imports in state `review`. */
    reviewCount: z.int(),
    /** Number of imports that `isRecent` lists. */
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
 * Applies an import in state `review`: stores the answers in place of earlier ones and runs it again. It stays in `review` if a question
 * has no answer, or in the mode `preview`, which shows the effect of the answers.
 * Errors: 404; 409 in another state; 400 for an impossible answer.
 */
export const reportImportBook = defineEndpoint({
  path: '/marketing/api/v1/reportImport/book',
  summary: 'Answers the questions of an import and completes it.',
  access: { permission: 'report:import:create' },
  account: 'none',
  body: z.object({
    id: z.uuid(),
    answers: z.optional(importAnswersSchema),
    mode: z._default(z.enum(importModes), 'book'),
    /**
     * Whether columns and constants that were mapped by hand are stored for this user's next file with the same profile and header;
     * `false` deletes them.
     */
    remember: z._default(z.boolean(), true),
    /** Name of the stored mapping; if absent, the current name stays. */
    rememberAs: z.optional(mappingNameSchema),
  }),
  data: z.object({ id: z.string() }),
  paged: false,
  heavy: false,
});

/**
 * Undoes the loads of an applied import, so that the previous data is effective again; or discards an import in state `review`. With
 * `isPreview` nothing changes. `blockedBy` names later files that depend on it and have to be undone first. Errors: 404; 409 in another
 * state, or if it is blocked.
 */
export const reportImportUndo = defineEndpoint({
  path: '/marketing/api/v1/reportImport/undo',
  summary: 'Undoes an import, or discards one that isn’t completed.',
  access: { permission: 'report:import:create' },
  account: 'none',
  body: z.object({
    id: z.uuid(),
    isPreview: z._default(z.boolean(), false),
  }),
  data: z.object({
    /** The change of data per load. */
    effects: z.array(z.object({ loadId: z.string(), effect: importEffectSchema })),
    blockedBy: z.array(z.string()),
    /** Whether the previous data was deleted after its retention, so that an undo is impossible. */
    isExpired: z.boolean(),
  }),
  paged: false,
  heavy: false,
});

/** Lists the problems of an import, in the order of the file. Errors: 404, also for another user's account. */
export const reportImportProblems = defineEndpoint({
  path: '/marketing/api/v1/reportImport/problems',
  summary: 'Returns the problems of an import, in the order of the file.',
  access: { permission: 'report:import:view' },
  account: 'none',
  body: z.object({ id: z.uuid(), page: z.optional(pageRequestSchema()) }),
  data: z.object({ list: z.array(importProblemSchema) }),
  paged: true,
  heavy: false,
});

/**
 * The uploaded file of an import: its original bytes, without an envelope; an error has one. Errors: 404, also for another user's
 * account.
 */
export const reportImportOriginal = {
  path: '/marketing/api/v1/reportImport/original',
  access: { permission: 'report:import:view' },
  body: importIdSchema,
  heavy: false,
} as const satisfies FileEndpoint;

/**
 * The failed rows of an import: CSV with the number and problem of each row before its cells, and the header of the file, so that the
 * corrected file can be imported. Errors: as for `reportImportOriginal`.
 */
export const reportImportFailedRows = {
  path: '/marketing/api/v1/reportImport/failedRows',
  access: { permission: 'report:import:view' },
  body: importIdSchema,
  heavy: false,
} as const satisfies FileEndpoint;
