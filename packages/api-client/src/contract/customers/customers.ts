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

const emailPattern = /^$|^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** User input of a customer. */
export const customerInputSchema = z.object({
  name: requiredLine(recordLimits.name),
  contactName: optionalLine(recordLimits.contact),
  phone: optionalLine(recordLimits.phone),
  email: z
    .string()
    .check(
      z.trim(),
      z.maxLength(recordLimits.email, { error: 'too_many_characters' }),
      z.regex(emailPattern, { error: 'invalid_email' }),
    ),
  note: noteSchema,
});
/** User input of a customer. */
export type CustomerInput = z.infer<typeof customerInputSchema>;

/** A customer orders advertising. Its companies own the provider accounts. */
const customerSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  contactName: z.string(),
  phone: z.string(),
  email: z.string(),
  note: z.string(),
  ...recordFields,
  /** Companies, archived ones included. */
  companyCount: z.int(),
  /** Provider accounts of these companies. */
  accountCount: z.int(),
});
/** A customer. */
export type Customer = z.infer<typeof customerSchema>;

/** Sort keys of the list of customers. */
export const customerSorts = ['name', 'companyCount', 'accountCount', 'createdTime', 'updatedTime'] as const;
/** A sort key of the list of customers. */
export type CustomerSort = (typeof customerSorts)[number];

const view = { permission: 'customer:customer:view' } as const;
const edit = { permission: 'customer:customer:edit' } as const;
const common = { method: 'POST', account: 'none', bodyKind: 'json', params: z.object({}) } as const;
const base = '/marketing/api/v1/customer';

const listQuery = z.object(recordQuery);

/** Lists customers, the newest first. `sortCol` takes a `CustomerSort`. */
export const customerList = defineEndpoint({
  ...common,
  path: `${base}/list`,
  summary: 'Returns customers, newest first; `text` searches name, contact, phone and email.',
  access: view,
  body: z.object({ page: recordPage, query: z.optional(listQuery) }),
  data: z.object({ list: z.array(customerSchema) }),
  paged: true,
  heavy: false,
});

/** One customer, and what prevents its deletion. Errors: 404. */
export const customerDetail = defineEndpoint({
  ...common,
  path: `${base}/detail`,
  summary: 'Returns one customer and the number of records that depend on it.',
  access: view,
  body: z.object({ id: z.uuid() }),
  data: z.extend(customerSchema, { dependents: dependentsSchema }),
  paged: false,
  heavy: false,
});

/**
 * Saves the customer with the given `version`, or creates one with the caller's `id`. Errors: 1400 for the name of another customer;
 * 404; 409 for a version that is not the latest, with the stored customer as `data`.
 */
export const customerSave = defineEndpoint({
  ...common,
  path: `${base}/save`,
  summary: 'Updates the customer with the given `version`, or creates one with a caller-supplied `id`.',
  access: edit,
  body: z.extend(customerInputSchema, { id: z.uuid(), version: z.optional(versionSchema) }),
  data: customerSchema,
  paged: false,
  heavy: false,
});

/** Archives or restores a customer. Errors: 404; 409 as for `customerSave`. */
export const customerArchive = defineEndpoint({
  ...common,
  path: `${base}/archive`,
  summary: 'Archives or restores a customer. Its companies stay unchanged.',
  access: edit,
  body: z.object({ id: z.uuid(), version: versionSchema, isArchived: z.boolean() }),
  data: customerSchema,
  paged: false,
  heavy: false,
});

/** Deletes a customer without companies. Errors: 404; 409; 931002 with the counts of its dependents as `data`. */
export const customerDelete = defineEndpoint({
  ...common,
  path: `${base}/delete`,
  summary: 'Deletes a customer that no other record depends on.',
  access: edit,
  body: z.object({ id: z.uuid(), version: versionSchema }),
  data: z.null(),
  paged: false,
  heavy: false,
});

/** Reads a spreadsheet of customers; see `importUpload`. */
export const customerImportUpload = importUpload('customer', edit.permission);
/** Rows of an import of customers; see `importRows`. */
export const customerImportRows = importRows('customer', edit.permission);
/** Compares an import of customers again; see `importReview`. */
export const customerImportReview = importReview('customer', edit.permission);
/** Imports the rows of a spreadsheet of customers; see `importRun`. */
export const customerImportRun = importRun('customer', edit.permission);
/** Invalid rows of an import of customers; see `importFailedRows`. */
export const customerImportFailedRows = importFailedRows('customer', edit.permission);
/** The customers of a list as a workbook; see `recordExport`. */
export const customerExport = recordExport('customer', view.permission, listQuery);
