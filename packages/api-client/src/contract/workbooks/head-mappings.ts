import * as z from 'zod/mini';
import { sheetKinds } from '../customers/record-imports';
import { defineEndpoint } from '../endpoint';

/** What files are imported into whose columns a user maps one by one. */
export const mappedKinds = ['draft', ...sheetKinds] as const;
export type MappedKind = (typeof mappedKinds)[number];

/** Heads that are remembered of a user and a kind, the latest; as many can be sent at once. */
export const maxHeadMappings = 500;
const maxHeadLength = 200;

const headSchema = z
  .string()
  .check(z.trim(), z.minLength(1, { error: 'required' }), z.maxLength(maxHeadLength));
const headsSchema = z.array(headSchema).check(z.minLength(1), z.maxLength(maxHeadMappings));
const mappingSchema = z.object({
  /** Of a column of a file. */
  head: headSchema,
  /** A field of `draftImportFields` of `@meridian/draft-editor/core`, or of `sheetFieldsOfKind`; null: the column is ignored. */
  field: z.nullable(z.string().check(z.maxLength(64))),
});
/** What a user decided about a head that is not known. */
export type RememberedColumn = z.infer<typeof mappingSchema>;

const kind = z.enum(mappedKinds);
const base = '/marketing/api/v1/headMapping';
const common = {
  method: 'POST',
  access: 'session',
  account: 'none',
  bodyKind: 'json',
  params: z.object({}),
  data: z.object({ mappings: z.array(mappingSchema) }),
  paged: false,
} as const;

/** What columns of files mean, as the caller decided it: the earliest decision first. */
export const headMappingList = defineEndpoint({
  ...common,
  path: `${base}/list`,
  summary: 'Returns the columns of imported files that the caller mapped by hand.',
  body: z.object({ kind }),
  heavy: false,
});

/**
 * Remembers what columns mean for the caller's next file of the kind, and returns all mappings. Spellings of a head are one; of too
 * many the oldest are removed. Errors: 400 for a field that the kind does not have.
 */
export const headMappingSave = defineEndpoint({
  ...common,
  path: `${base}/save`,
  summary: 'Stores mappings of columns for the caller’s next imported files.',
  body: z.object({
    kind,
    mappings: z.array(mappingSchema).check(z.minLength(1), z.maxLength(maxHeadMappings)),
  }),
  heavy: false,
});

/** Forgets mappings, and returns the others; heads without one do not matter. */
export const headMappingDelete = defineEndpoint({
  ...common,
  path: `${base}/delete`,
  summary: 'Deletes mappings of columns of imported files.',
  body: z.object({ kind, heads: headsSchema }),
  heavy: false,
});
