import * as z from 'zod/mini';
import { defineEndpoint, type FileEndpoint } from '../endpoint';
import { pageRequestSchema } from '../envelope';
import type { Permission } from '../permissions';
import { hasSeveralProviders } from '../providers/provider-ids';

/** Kinds of records that can be imported from spreadsheets and exported to them. */
export const sheetKinds = ['customer', 'company', 'account'] as const;
/** Kinds of records that can be imported from spreadsheets and exported to them. */
export type SheetKind = (typeof sheetKinds)[number];

/** Maximum number of rows below the header; a file with more is rejected as a whole. */
export const maxRecordImportRows = 20_000;
/** Maximum number of rows of an exported file; further rows are left out. */
export const maxRecordExportRows = 100_000;

/** Columns of the spreadsheets of all kinds of records. */
export const sheetFields = [
  'name',
  'contactName',
  'phone',
  'email',
  'customer',
  'registrationNo',
  'accountNo',
  'accountName',
  'company',
  'provider',
  'channels',
  'currency',
  'timeZone',
  'balance',
  'balanceTime',
  'note',
] as const;
/** A column of a spreadsheet of records. */
export type SheetField = (typeof sheetFields)[number];

const sheetFieldsOfKind = {
  customer: ['name', 'contactName', 'phone', 'email', 'note'],
  company: ['name', 'customer', 'registrationNo', 'note'],
  account: [
    ...(['accountNo', 'accountName', 'company', 'provider', 'channels'] as const),
    ...(['currency', 'timeZone', 'balance', 'balanceTime', 'note'] as const),
  ],
} as const satisfies Record<SheetKind, readonly SheetField[]>;

/**
 * Columns of the spreadsheets of a kind, in the order of templates and exports. Without that of the ad provider if there is only one.
 */
export function sheetFieldsOf(kind: SheetKind): readonly SheetField[] {
  const fields: readonly SheetField[] = sheetFieldsOfKind[kind];
  return hasSeveralProviders() ? fields : fields.filter((field) => field !== 'provider');
}

/** Maximum number of columns that one request maps. */
export const maxMappedColumns = 200;

/** Effects of importing a row. */
export const importRowStates = ['new', 'changed', 'equal', 'wrong'] as const;
/** Effect of importing a row: creates a record, changes one, or changes nothing; an invalid row is not imported. */
export type ImportRowState = (typeof importRowStates)[number];

const countSchema = z.int().check(z.minimum(0));

const recordImportSchema = z.object({
  id: z.uuid(),
  fileName: z.string(),
  /** Time of the import; null while it is in review. */
  importedTime: z.nullable(z.iso.datetime()),
  /** Number of rows by effect. */
  counts: z.object({ new: countSchema, changed: countSchema, equal: countSchema, wrong: countSchema }),
  /** Number of example rows of a template, which are skipped. */
  exampleRows: countSchema,
  /** Columns of the file that have a header, in order. */
  columns: z.array(
    z.object({
      /** Header as in the file; two columns may have the same. */
      head: z.string(),
      /** The field that the column is mapped to; null if it is ignored. */
      field: z.nullable(z.enum(sheetFields)),
      /** The first distinct values. */
      samples: z.array(z.string()),
    }),
  ),
  /** The identifying field if no column is mapped to it, so that no row can be imported; otherwise null. */
  missingField: z.nullable(z.enum(sheetFields)),
});
/** A file of records, before or after the import. */
export type RecordImport = z.infer<typeof recordImportSchema>;

const importRowSchema = z.object({
  /** Row of the file, from 1. */
  row: z.int(),
  /** Name of the record, or number of the account. */
  name: z.string(),
  state: z.enum(importRowStates),
  /** Changes of fields; `before` is empty for a new record. */
  changes: z.array(z.object({ field: z.enum(sheetFields), before: z.string(), after: z.string() })),
  /** Why the row is invalid, in the caller's language. */
  problems: z.array(
    z.object({ code: z.string(), field: z.nullable(z.enum(sheetFields)), failMessage: z.string() }),
  ),
});
/** A row of a file of records. */
export type RecordImportRow = z.infer<typeof importRowSchema>;

const uploadSchema = z.object({
  /** Why the file cannot be imported, in the caller's language; null if it can. */
  problem: z.nullable(z.object({ code: z.string(), failMessage: z.string() })),
  /** Null if there is a problem. */
  review: z.nullable(recordImportSchema),
});

/** `data` of a 409: rows whose record was created, changed, archived or deleted since the review. */
export const changedRowsSchema = z.object({
  count: z.int(),
  /** The first of these rows. */
  rows: z.array(z.object({ row: z.int(), name: z.string() })),
});
/** Rows whose record changed since the review. */
export type ChangedRows = z.infer<typeof changedRowsSchema>;

const idSchema = z.object({ id: z.uuid() });
const mappedColumnsSchema = z
  .array(
    z.object({
      head: z.string().check(z.minLength(1), z.maxLength(200)),
      /** Null: the column is ignored. */
      field: z.nullable(z.enum(sheetFields)),
    }),
  )
  .check(z.minLength(1), z.maxLength(maxMappedColumns));
/** A user's mapping of the columns of a file of records. */
export type MappedColumns = z.infer<typeof mappedColumnsSchema>;

/** Options of the endpoints that import and export spreadsheets of one kind of record. */
export interface RecordFileOptions<Name, View, Edit, Query> {
  name: Name;
  /** Permission to export. */
  view: View;
  /** Permission to import. */
  edit: Edit;
  /** The query of the list. */
  query: Query;
}

/** The endpoints that import and export spreadsheets of one kind of record. */
/* @__NO_SIDE_EFFECTS__ */
export function recordFileEndpoints<
  const Name extends string,
  const View extends Permission,
  const Edit extends Permission,
  Query extends z.core.$ZodType,
>({ name, view, edit, query }: RecordFileOptions<Name, View, Edit, Query>) {
  const base = `/marketing/api/v1/${name}` as const;
  const access = { permission: edit };
  return {
    /**
     * Reads a file of records and compares it with the stored ones; nothing changes before the import runs. Errors: 413 for a larger
     * file. For a file that cannot be read, the response contains `problem`.
     */
    importUpload: defineEndpoint({
      account: 'none',
      path: `${base}/import/upload`,
      summary: 'Reads a spreadsheet of records (field `file`) and returns what importing it would change.',
      access,
      bodyKind: 'multipart',
      body: z.object({}),
      data: uploadSchema,
      paged: false,
      heavy: false,
    }),

    /** Rows of the caller's import in the order of the file. `text` is part of a cell. Errors: 404. */
    importRows: defineEndpoint({
      account: 'none',
      path: `${base}/import/rows`,
      summary: 'Returns the rows of an import, each with its changes or the reason why it is invalid.',
      access,
      body: z.object({
        id: z.uuid(),
        page: z.optional(pageRequestSchema({ sizes: [10, 20, 30, 50, 100] })),
        query: z.optional(
          z.object({
            state: z.optional(z.enum(importRowStates)),
            text: z.optional(z.string().check(z.maxLength(100))),
          }),
        ),
      }),
      data: z.object({ list: z.array(importRowSchema) }),
      paged: true,
      heavy: false,
    }),

    /**
     * Compares the rows of the caller's import with the stored records again, with columns that the user mapped by hand. Mapping a field
     * to another column frees the earlier one. The mapping is remembered for the user's next files when the import runs.
     * Errors: 400 for a field that the records do not have, or that two columns have; 404; 409 once it is imported.
     */
    importReview: defineEndpoint({
      account: 'none',
      path: `${base}/import/review`,
      summary: 'Compares the rows of an import again, with columns that the caller mapped by hand.',
      access,
      body: z.extend(idSchema, { columns: z.optional(mappedColumnsSchema) }),
      data: recordImportSchema,
      paged: false,
      heavy: false,
    }),

    /**
     * Imports the new and changed rows of the caller's import, all of them or none; a repeated request changes nothing. Errors: 404; 409
     * with `ChangedRows` as `data` if stored records have changed since the review.
     */
    importRun: defineEndpoint({
      account: 'none',
      path: `${base}/import/run`,
      summary: 'Saves the new and changed rows of an import, all or none.',
      access,
      body: idSchema,
      data: recordImportSchema,
      paged: false,
      heavy: 'write',
    }),

    /**
     * The invalid rows of the caller's import as a workbook with the same columns and the reason beside each row, which can be imported
     * once corrected: bytes without an envelope; an error has one. Errors: 404.
     */
    importFailedRows: {
      path: `${base}/import/failedRows`,
      access,
      body: idSchema,
      heavy: false,
    } satisfies FileEndpoint,

    /** The records of a list as a workbook with the columns that the import reads: bytes without an envelope; an error has one. */
    export: {
      path: `${base}/export`,
      access: { permission: view },
      body: z.object({ query: z.optional(query) }),
      heavy: false,
    } satisfies FileEndpoint,
  } as const;
}
