import * as z from 'zod/mini';
import { sheetKinds } from '../customers/record-imports';
import { defineEndpoint } from '../endpoint';

/** Kinds of imports whose columns are mapped and remembered one by one. */
export const mappedKinds = ['draft', ...sheetKinds] as const;
export type MappedKind = (typeof mappedKinds)[number];

/** Maximum number of remembered headers per user and kind, and per request; the oldest are removed. */
export const maxHeadMappings = 500;
const maxHeadLength = 200;

const headSchema = z
  .string()
  .check(z.trim(), z.minLength(1, { error: 'required' }), z.maxLength(maxHeadLength));
const headsSchema = z.array(headSchema).check(z.minLength(1), z.maxLength(maxHeadMappings));
const mappingSchema = z.object({
  /** Header of a column. */
  head: headSchema,
  /** A field of `draftImportFields` of `@meridian/draft-editor/core`, or of `sheetFieldsOf`; null: the column is ignored. */
  field: z.nullable(z.string().check(z.maxLength(64))),
});
/** A user's mapping of an unknown header. */
export type RememberedColumn = z.infer<typeof mappingSchema>;

const kind = z.enum(mappedKinds);
const base = '/marketing/api/v1/headMapping';
const common = {
  access: 'session',
  account: 'none',
  data: z.object({ mappings: z.array(mappingSchema) }),
  paged: false,
} as const;

/** The caller's mappings of headers, earliest first. */
export const headMappingList = defineEndpoint({
  ...common,
  path: `${base}/list`,
  summary: 'Returns the columns of imported files that the caller mapped by hand.',
  body: z.object({ kind }),
  heavy: false,
});

/**
 * Remembers mappings for the caller's next file of the kind, and returns all mappings. Spellings of a header are one; if there are too
 * many, the oldest are removed. Errors: 400 for a field that the kind does not have.
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

/** Deletes mappings, and returns the others; unknown headers are ignored. */
export const headMappingDelete = defineEndpoint({
  ...common,
  path: `${base}/delete`,
  summary: 'Deletes mappings of columns of imported files.',
  body: z.object({ kind, heads: headsSchema }),
  heavy: false,
});
