import * as z from 'zod/mini';
import { pageRequestSchema } from '../envelope';
import { versionSchema } from '../names';

/** Max characters of the fields of customers, companies and provider accounts. */
export const recordLimits = {
  name: 100,
  accountNo: 64,
  contact: 100,
  phone: 40,
  email: 254,
  note: 2_000,
} as const;

/** Control characters but those between lines, lone surrogates, and characters that turn the direction of what follows. */
const forbiddenInText = /[\p{Cs}\u202a-\u202e\u2066-\u2069]|(?![\t\n\r])\p{Cc}/u;

/** A text that may be empty and have several lines. */
export const noteSchema = z.string().check(
  z.trim(),
  z.maxLength(recordLimits.note, { error: 'too_many_characters' }),
  z.refine((text) => !forbiddenInText.test(text), { error: 'forbidden_characters' }),
);

/** What every record has: version, state, and who changed it when. */
export const recordFields = {
  version: versionSchema,
  /** Left out of the lists unless asked for; what depends on it stays. */
  isArchived: z.boolean(),
  createdTime: z.iso.datetime(),
  /** Name of the user; null for one that is deleted, and for what the server created. */
  createdBy: z.nullable(z.string()),
  updatedTime: z.iso.datetime(),
  updatedBy: z.nullable(z.string()),
};

/** What a list shows: records in use, archived ones, or both. */
export const recordStates = ['active', 'archived', 'all'] as const;
/** What a list shows. */
export type RecordState = (typeof recordStates)[number];

/** Part of the query of every list of records. */
export const recordQuery = {
  /** Part of a name or of another text of the record, in any case. */
  text: z.optional(z.string().check(z.maxLength(100))),
  state: z._default(z.enum(recordStates), 'active'),
};

export const recordPage = z.optional(pageRequestSchema({ sizes: [10, 20, 30, 50, 100] }));

/** What prevents the deletion of a record, with its number. */
export const dependents = ['companies', 'accounts', 'reports', 'imports', 'drafts', 'images'] as const;
/** A kind of what depends on a record. */
export type Dependent = (typeof dependents)[number];
/** Counts of what depends on a record; kinds without any are absent. */
export const dependentsSchema = z.partialRecord(z.enum(dependents), z.int().check(z.minimum(1)));
/** Counts of what depends on a record. */
export type DependentCounts = z.infer<typeof dependentsSchema>;
