import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';

/** Max size of a file. A larger one is rejected with 413 before it is read. */
export const maxDraftImportBytes = 20 * 1024 * 1024;
/** Rows of a sheet, blank ones included. */
export const maxDraftImportRows = 200_000;
/** Characters of a head whose mapping is remembered. */
const maxMappedHeadLength = 200;
/** Remembered heads of one account. */
export const maxHeadMappings = 500;

const problemSchema = z.object({
  /** Key of the namespace `importProblems` of the package `i18n`. */
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Row of the file, from 1; null: the file as a whole. */
  dataNum: z.nullable(z.int()),
  /** The problem in the caller's language. */
  failMessage: z.string(),
});

const workbookSchema = z.object({
  /** Why the file cannot be read; null: it can. */
  problem: z.nullable(problemSchema),
  /** Detected format or character encoding; empty for a file that cannot be read. */
  encoding: z.string(),
  /** In the order of the file. A text is one sheet with the name of the file. */
  sheets: z.array(
    z.object({
      name: z.string(),
      /** Its rows are left out. */
      isHidden: z.boolean(),
      /** Texts of the cells, as a spreadsheet shows them; a blank row, and blank cells at the end of one, are left out. */
      rows: z.array(z.array(z.string())),
    }),
  ),
});
/** The content of a file that was uploaded for a draft. */
export type DraftImportFile = z.infer<typeof workbookSchema>;

const common = { method: 'POST', account: 'none', params: z.object({}), paged: false } as const;
const edit = { permission: 'draft:draft:edit' } as const;
const base = '/marketing/api/v1/draft';
const upload = {
  ...common,
  access: edit,
  bodyKind: 'multipart',
  /** The draft. */
  body: z.object({ id: z.uuid() }),
  data: workbookSchema,
} as const;

/**
 * Reads a workbook with keywords for a draft; the draft does not change: `planImport` of `@meridian/draft-editor/core` plans
 * what the client saves as commands. Errors: 404; 413 for a larger file; 415 for a name
 * that `isSpreadsheetName` rejects; 423 while the draft is locked. A file that cannot be
 * read is a response with `problem`.
 */
export const draftKeywordImport = defineEndpoint({
  ...upload,
  path: `${base}/keyword/import`,
  summary: 'Reads a workbook with keywords (field `file`) for an ad draft, which does not change.',
});

/** As `draftKeywordImport` for creatives. */
export const draftCreativeImport = defineEndpoint({
  ...upload,
  path: `${base}/creative/import`,
  summary: 'Reads a workbook with creatives (field `file`) for an ad draft, which does not change.',
});

/** As `draftKeywordImport` for campaigns, units, keywords, creatives and pictures. */
export const draftWholeImport = defineEndpoint({
  ...upload,
  path: `${base}/import`,
  summary: 'Reads a workbook with all rows of an ad draft (field `file`); the draft does not change.',
});

const headSchema = z
  .string()
  .check(z.trim(), z.minLength(1, { error: 'required' }), z.maxLength(maxMappedHeadLength));
const mappingSchema = z.object({
  /** Of a column of a file. */
  head: headSchema,
  /** A field of `draftImportFields` of `@meridian/draft-editor/core`; null: the column is ignored. */
  field: z.nullable(z.string().check(z.maxLength(64))),
});
/** What a user decided about a head that is not known. */
export type DraftHeadMapping = z.infer<typeof mappingSchema>;
const mappingsSchema = z.object({ mappings: z.array(mappingSchema) });
const mapping = { ...common, account: 'required', bodyKind: 'json', data: mappingsSchema } as const;
const accountId = z.int();

/** What the columns of files mean that are imported into drafts of an account, as users decided. */
export const draftMappingList = defineEndpoint({
  ...mapping,
  path: `${base}/import/mapping/list`,
  summary: 'Columns of imported files that users of an account mapped by hand.',
  access: { permission: 'draft:draft:view' },
  body: z.object({ accountId }),
});

/**
 * Remembers what columns mean for the next file of the account, and returns all mappings. Spellings of a head are one. Errors: 400
 * for an unknown field, or more mappings than an account can have.
 */
export const draftMappingSave = defineEndpoint({
  ...mapping,
  path: `${base}/import/mapping/save`,
  summary: 'Remembers how columns of imported files are mapped, for all drafts of an account.',
  access: edit,
  body: z.object({
    accountId,
    mappings: z.array(mappingSchema).check(z.minLength(1), z.maxLength(maxHeadMappings)),
  }),
});

/** Forgets mappings, and returns the others; heads without one do not matter. */
export const draftMappingDelete = defineEndpoint({
  ...mapping,
  path: `${base}/import/mapping/delete`,
  summary: 'Forgets how columns of imported files are mapped.',
  access: edit,
  body: z.object({
    accountId,
    heads: z.array(headSchema).check(z.minLength(1), z.maxLength(maxHeadMappings)),
  }),
});
