import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';

/** Maximum size of a file. A larger file is rejected with 413 before it is read. */
export const maxDraftImportBytes = 20 * 1024 * 1024;
/** Maximum number of rows per sheet, blank ones included. */
export const maxDraftImportRows = 200_000;

const problemSchema = z.object({
  /** Key of the namespace `importProblems` of the package `i18n`. */
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Row of the file, from 1; null for the whole file. */
  dataNum: z.nullable(z.int()),
  /** The problem in the caller's language. */
  failMessage: z.string(),
});

const workbookSchema = z.object({
  /** Why the file cannot be read; null if it can. */
  problem: z.nullable(problemSchema),
  /** Detected format or character encoding; empty for a file that cannot be read. */
  encoding: z.string(),
  /** In the order of the file. A text file is one sheet with the name of the file. */
  sheets: z.array(
    z.object({
      name: z.string(),
      /** Whether the sheet is hidden; its rows are then left out. */
      isHidden: z.boolean(),
      /** Texts of the cells, as a spreadsheet shows them; blank rows, and blank cells at the end of a row, are left out. */
      rows: z.array(z.array(z.string())),
    }),
  ),
});
/** The content of a file that was uploaded for a draft. */
export type DraftImportFile = z.infer<typeof workbookSchema>;

const common = { account: 'none', paged: false } as const;
const edit = { permission: 'draft:draft:edit' } as const;
const base = '/marketing/api/v1/draft';
const upload = {
  ...common,
  access: edit,
  bodyKind: 'multipart',
  /** Id of the draft. */
  body: z.object({ id: z.uuid() }),
  data: workbookSchema,
} as const;

/**
 * Reads a workbook with keywords for a draft; the draft does not change: `planImport` of `@meridian/draft-editor/core` plans the
 * commands that the client saves. Errors: 404; 413 for a larger file; 415 for a name that `isSpreadsheetName` rejects; 423 while the
 * draft is locked. For a file that cannot be read, the response contains `problem`.
 */
export const draftKeywordImport = defineEndpoint({
  ...upload,
  path: `${base}/keyword/import`,
  summary: 'Reads a workbook of keywords (field `file`) for an ad draft, without changing the draft.',
  heavy: false,
});

/** Like `draftKeywordImport`, for creatives. */
export const draftCreativeImport = defineEndpoint({
  ...upload,
  path: `${base}/creative/import`,
  summary: 'Reads a workbook of creatives (field `file`) for an ad draft, without changing the draft.',
  heavy: false,
});

/** Like `draftKeywordImport`, for campaigns, units, keywords, creatives and pictures. */
export const draftWholeImport = defineEndpoint({
  ...upload,
  path: `${base}/import`,
  summary: 'Reads a workbook with all rows of an ad draft (field `file`), without changing the draft.',
  heavy: false,
});
