import * as z from 'zod/mini';
import { optionalLine, requiredLine, versionSchema } from '../names';
import { recordKindEndpoints } from './record-endpoints';
import { dependentsSchema, noteSchema, recordFields, recordLimits, recordQuery } from './records';

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

/** The endpoints of companies. `sortCol` of the list takes a `CompanySort`. */
export const companyEndpoints = recordKindEndpoints({
  name: 'company',
  noun: 'company',
  view: 'customer:company:view',
  edit: 'customer:company:edit',
  summaries: {
    list: 'Returns companies, newest first; `text` searches name, customer and registration number.',
    save: 'Updates the company with the given `version`, or creates one with a caller-supplied `id`.',
    archive: 'Archives or restores a company. Its accounts stay unchanged.',
  },
  id: z.uuid(),
  query: z.object({ ...recordQuery, customerId: z.optional(z.uuid()) }),
  row: companySchema,
  detail: z.extend(companySchema, { dependents: dependentsSchema }),
  input: z.extend(companyInputSchema, { id: z.uuid(), version: z.optional(versionSchema) }),
});
