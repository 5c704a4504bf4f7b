import * as z from 'zod/mini';
import { optionalLine, requiredLine, versionSchema } from '../names';
import { recordKindEndpoints } from './record-endpoints';
import { dependentsSchema, noteSchema, recordFields, recordLimits, recordQuery } from './records';

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

/** The endpoints of customers. `sortCol` of the list takes a `CustomerSort`. */
export const customerEndpoints = recordKindEndpoints({
  name: 'customer',
  noun: 'customer',
  view: 'customer:customer:view',
  edit: 'customer:customer:edit',
  summaries: {
    list: 'Returns customers, newest first; `text` searches name, contact, phone and email.',
    save: 'Updates the customer with the given `version`, or creates one with a caller-supplied `id`.',
    archive: 'Archives or restores a customer. Its companies stay unchanged.',
  },
  id: z.uuid(),
  query: z.object(recordQuery),
  row: customerSchema,
  detail: z.extend(customerSchema, { dependents: dependentsSchema }),
  input: z.extend(customerInputSchema, { id: z.uuid(), version: z.optional(versionSchema) }),
});
