import * as z from 'zod/mini';
import { pageRequestSchema } from '../envelope';
import { versionSchema } from '../names';

/** Maximum number of characters of the fields of customers, companies and provider accounts. */
export const recordLimits = {
  name: 100,
  accountNo: 64,
  contact: 100,
  phone: 40,
  email: 254,
  note: 2_000,
} as const;

/** Control characters except line breaks, lone surrogates, and characters that change the direction of the text after them. */
const forbiddenInText = /[\p{Cs}\u202a-\u202e\u2066-\u2069]|(?![\t\n\r])\p{Cc}/u;

/** A text that may be empty and have several lines. */
export const noteSchema = z.string().check(
  z.trim(),
  z.maxLength(recordLimits.note, { error: 'too_many_characters' }),
  z.refine((text) => !forbiddenInText.test(text), { error: 'forbidden_characters' }),
);

/** Fields of every record: version, state, and who changed it when. */
export const recordFields = {
  version: versionSchema,
  /** Whether it is hidden in lists unless requested; its dependents stay. */
  isArchived: z.boolean(),
  createdTime: z.iso.datetime(),
  /** Name of the user; null if the user was deleted, or the server created the record. */
  createdBy: z.nullable(z.string()),
  updatedTime: z.iso.datetime(),
  updatedBy: z.nullable(z.string()),
};

/** Records in a list: records in use, archived ones, or both. */
export const recordStates = ['active', 'archived', 'all'] as const;
/** Records in a list. */
export type RecordState = (typeof recordStates)[number];

/** Part of the query of every list of records. */
export const recordQuery = {
  /** Part of a name or of another text of the record; case does not matter. */
  text: z.optional(z.string().check(z.maxLength(100))),
  state: z._default(z.enum(recordStates), 'active'),
};

export const recordPage = z.optional(pageRequestSchema({ sizes: [10, 20, 30, 50, 100] }));

/** Kinds of dependents that prevent the deletion of a record. */
export const dependents = ['companies', 'accounts', 'reports', 'imports', 'drafts', 'images'] as const;
/** A kind of dependents of a record. */
export type Dependent = (typeof dependents)[number];
/** Counts of the dependents of a record; kinds without any are absent. */
export const dependentsSchema = z.partialRecord(z.enum(dependents), z.int().check(z.minimum(1)));
/** Counts of the dependents of a record. */
export type DependentCounts = z.infer<typeof dependentsSchema>;
