import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { pageRequestSchema } from '../envelope';
import { draftVersionSchema } from './drafts';

/** Kinds of rows of an ad draft, parents first. */
const kinds = ['campaign', 'unit', 'keyword', 'creative', 'picture'] as const;

/** Maximum number of rows per request. */
const maxRowsPerRequest = 1_000;

/** A row as JSON: `id`, `parentId` (empty for campaigns) and the fields that `rowSchemas` of `@meridian/draft-editor/core` describes. */
const rowSchema = z.looseObject({
  id: z.string().check(z.maxLength(64)),
  parentId: z.string().check(z.maxLength(64)),
});

const common = {
  account: 'none',
  params: z.object({ kind: z.enum(kinds) }),
  paged: false,
} as const;
const edit = { permission: 'draft:draft:edit' } as const;
const base = '/marketing/api/v1/draft/:kind';
const versioned = { draftId: z.uuid(), version: draftVersionSchema };
const rowId = z.string().check(z.minLength(1), z.maxLength(64));
const saved = z.object({ version: draftVersionSchema });

/** Rows of one kind, in the order of the draft. */
export const draftRowList = defineEndpoint({
  ...common,
  path: `${base}/list`,
  summary: 'Returns the rows of one kind of an ad draft, in order.',
  access: { permission: 'draft:draft:view' },
  body: z.object({
    page: z.optional(pageRequestSchema()),
    query: z.object({ draftId: z.uuid(), parentId: z.optional(rowId) }),
  }),
  data: z.object({ list: z.array(rowSchema) }),
  paged: true,
  heavy: false,
});

/** Adds a row after the last one of its parent, or replaces the fields of an existing row. Errors: as for `draftSave`. */
export const draftRowSave = defineEndpoint({
  ...common,
  path: `${base}/save`,
  summary: 'Adds or replaces a row of an ad draft.',
  access: edit,
  body: z.object({ ...versioned, row: rowSchema }),
  data: saved,
  heavy: false,
});

/** Like `draftRowSave` for several rows, all or none. */
export const draftRowBatchSave = defineEndpoint({
  ...common,
  path: `${base}/batchSave`,
  summary: 'Adds or replaces rows of an ad draft, all or none.',
  access: edit,
  body: z.object({
    ...versioned,
    rows: z.array(rowSchema).check(z.minLength(1), z.maxLength(maxRowsPerRequest)),
  }),
  data: saved,
  heavy: false,
});

/**
 * Deletes a row. Errors: 921001 for a campaign with units, 921002 for a unit with keywords or creatives, even if only the account has
 * them; as for `draftSave`.
 */
export const draftRowDelete = defineEndpoint({
  ...common,
  path: `${base}/delete`,
  summary: 'Deletes a row of an ad draft that contains no other rows.',
  access: edit,
  body: z.object({ ...versioned, id: rowId }),
  data: z.object({
    version: draftVersionSchema,
    /**
     * False if the provider did not respond: the account's other contents of the row are then unknown; the plan of the upload lists
     * them.
     */
    isAccountKnown: z.boolean(),
  }),
  heavy: false,
});

/** Deletes rows with their contents. */
export const draftRowBatchDelete = defineEndpoint({
  ...common,
  path: `${base}/batchDelete`,
  summary: 'Deletes rows of an ad draft and everything they contain.',
  access: edit,
  body: z.object({ ...versioned, ids: z.array(rowId).check(z.minLength(1), z.maxLength(maxRowsPerRequest)) }),
  data: saved,
  heavy: false,
});
