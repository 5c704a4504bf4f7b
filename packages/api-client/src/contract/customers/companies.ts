import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { optionalLine, requiredLine, versionSchema } from '../names';
import {
  importFailedRows,
  importReview,
  importRows,
  importRun,
  importUpload,
  recordExport,
} from './record-imports';
import { dependentsSchema, noteSchema, recordFields, recordLimits, recordPage, recordQuery } from './records';

/** User input of a company. */
export const companyInputSchema = z.object({
  name: requiredLine(recordLimits.name),
  customerId: z.uuid({ error: 'required' }),
  /** Company registration or tax number. */
  registrationNo: optionalLine(recordLimits.contact),
  note: noteSchema,
});
/** User input of a company. */
export type CompanyInput = z.infer<typeof companyInputSchema>;

/** A company of a customer; provider accounts belong to it. */
const companySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  customerId: z.uuid(),
  customerName: z.string(),
  registrationNo: z.string(),
  note: z.string(),
  ...recordFields,
  /** Provider accounts, archived ones included. */
  accountCount: z.int(),
});
/** A company of a customer. */
export type Company = z.infer<typeof companySchema>;

/** Sort keys of the list of companies. */
export const companySorts = ['name', 'customerName', 'accountCount', 'createdTime', 'updatedTime'] as const;
/** A sort key of the list of companies. */
export type CompanySort = (typeof companySorts)[number];

const view = { permission: 'customer:company:view' } as const;
const edit = { permission: 'customer:company:edit' } as const;
const common = { method: 'POST', account: 'none', bodyKind: 'json', params: z.object({}) } as const;
const base = '/marketing/api/v1/company';

const listQuery = z.object({ ...recordQuery, customerId: z.optional(z.uuid()) });

/** Lists companies, the newest first. `sortCol` takes a `CompanySort`. */
export const companyList = defineEndpoint({
  ...common,
  path: `${base}/list`,
  summary: 'Returns companies, newest first; `text` searches name, customer and registration number.',
  access: view,
  body: z.object({
    page: recordPage,
    query: z.optional(listQuery),
  }),
  data: z.object({ list: z.array(companySchema) }),
  paged: true,
  heavy: false,
});

/** One company, and what prevents its deletion. Errors: 404. */
export const companyDetail = defineEndpoint({
  ...common,
  path: `${base}/detail`,
  summary: 'Returns one company and the number of records that depend on it.',
  access: view,
  body: z.object({ id: z.uuid() }),
  data: z.extend(companySchema, { dependents: dependentsSchema }),
  paged: false,
  heavy: false,
});

/** Like `customerSave`. Errors: also 400 for an unknown customer. */
export const companySave = defineEndpoint({
  ...common,
  path: `${base}/save`,
  summary: 'Updates the company with the given `version`, or creates one with a caller-supplied `id`.',
  access: edit,
  body: z.extend(companyInputSchema, { id: z.uuid(), version: z.optional(versionSchema) }),
  data: companySchema,
  paged: false,
  heavy: false,
});

/** Archives or restores a company. Errors: 404; 409 with the stored company as `data`. */
export const companyArchive = defineEndpoint({
  ...common,
  path: `${base}/archive`,
  summary: 'Archives or restores a company. Its accounts stay unchanged.',
  access: edit,
  body: z.object({ id: z.uuid(), version: versionSchema, isArchived: z.boolean() }),
  data: companySchema,
  paged: false,
  heavy: false,
});

/** Deletes a company without accounts. Errors: 404; 409; 931002 with the counts of its dependents as `data`. */
export const companyDelete = defineEndpoint({
  ...common,
  path: `${base}/delete`,
  summary: 'Deletes a company that no other record depends on.',
  access: edit,
  body: z.object({ id: z.uuid(), version: versionSchema }),
  data: z.null(),
  paged: false,
  heavy: false,
});

/** Reads a spreadsheet of companies; see `importUpload`. */
export const companyImportUpload = importUpload('company', edit.permission);
/** Rows of an import of companies; see `importRows`. */
export const companyImportRows = importRows('company', edit.permission);
/** Compares an import of companies again; see `importReview`. */
export const companyImportReview = importReview('company', edit.permission);
/** Imports the rows of a spreadsheet of companies; see `importRun`. */
export const companyImportRun = importRun('company', edit.permission);
/** Invalid rows of an import of companies; see `importFailedRows`. */
export const companyImportFailedRows = importFailedRows('company', edit.permission);
/** The companies of a list as a workbook; see `recordExport`. */
export const companyExport = recordExport('company', view.permission, listQuery);
