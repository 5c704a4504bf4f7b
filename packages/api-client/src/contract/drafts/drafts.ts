import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { pageRequestSchema } from '../envelope';

/** 1 draft, 2 pending confirmation, 3 to be modified, 4 uploaded, 9 uploading. */
const statusSchema = z.literal([1, 2, 3, 4, 9]);
const countSchema = z.int().check(z.minimum(0));
export const draftVersionSchema = z.int().check(z.minimum(0), z.maximum(2_147_483_647));

export const maxDraftNameLength = 100;
/** Drafts that one request deletes or restores. */
const maxDraftIds = 100;
/** Commands that one request saves. */
export const maxCommandsPerSave = 200;

/** Numbers of rows by kind. */
const draftCountsSchema = z.object({
  campaign: countSchema,
  unit: countSchema,
  keyword: countSchema,
  creative: countSchema,
  picture: countSchema,
});

export const draftSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  accountId: z.int(),
  accountNo: z.string(),
  accountName: z.string(),
  status: statusSchema,
  /** Increases with each saved command. */
  version: draftVersionSchema,
  counts: draftCountsSchema,
  createdTime: z.iso.datetime(),
  /** Name of the user; empty when the user is gone. */
  createdBy: z.string(),
  updatedTime: z.iso.datetime(),
  updatedBy: z.string(),
});
/** An ad draft as lists show it. */
export type DraftSummary = z.infer<typeof draftSchema>;

/**
 * A command as JSON. `draftCommandSchema` of `@meridian/draft-editor/core` describes it, and the server validates it by that.
 */
const commandSchema = z.looseObject({ type: z.string() });

const savedCommandSchema = z.object({
  /** Made by the client: a command with an id that was saved before is not applied again. */
  id: z.uuid(),
  command: commandSchema,
});
export type SavedCommand = z.infer<typeof savedCommandSchema>;

const draftChangeSchema = z.object({
  /** Of the draft with this command. */
  version: draftVersionSchema,
  id: z.uuid(),
  command: commandSchema,
  savedTime: z.iso.datetime(),
  savedBy: z.string(),
});
/** A command that somebody saved. */
export type DraftChange = z.infer<typeof draftChangeSchema>;

/** `data` of the error 409 of a save: what was saved since the version that the rejected save was based on. */
export const draftConflictSchema = z.object({
  version: draftVersionSchema,
  /** null: there are too many, or they are too old; the client loads the draft again. */
  changes: z.nullable(z.array(draftChangeSchema)),
});
export type DraftConflict = z.infer<typeof draftConflictSchema>;

const draftDetailSchema = z.object({
  draft: draftSchema,
  parts: z.array(
    z.object({
      kind: z.enum(['campaign', 'unit', 'keyword', 'creative', 'picture']),
      fields: z.array(z.string()),
      rows: z.array(z.array(z.unknown())),
    }),
  ),
  next: z.nullable(z.int()),
});
/** A page of a draft's content. */
export type DraftDetail = z.infer<typeof draftDetailSchema>;

/** Columns in which drafts are sorted. */
export const draftSorts = ['name', 'status', 'createdTime', 'updatedTime'] as const;

const common = {
  method: 'POST',
  account: 'none',
  bodyKind: 'json',
  params: z.object({}),
  paged: false,
} as const;
const view = { permission: 'draft:draft:view' } as const;
const edit = { permission: 'draft:draft:edit' } as const;
const base = '/marketing/api/v1/draft';
const ids = z.array(z.uuid()).check(z.minLength(1), z.maxLength(maxDraftIds));
export const nameSchema = z
  .string()
  .check(z.trim(), z.minLength(1, { error: 'required' }), z.maxLength(maxDraftNameLength));

/** Lists drafts of the caller's accounts, the last changed first. */
export const draftList = defineEndpoint({
  ...common,
  path: `${base}/list`,
  summary:
    'Returns the ad drafts of the caller’s accounts, most recently changed first, with the number per status.',
  access: view,
  account: 'optional',
  body: z.object({
    page: z.optional(pageRequestSchema()),
    query: z.optional(
      z.object({
        accountId: z.optional(z.int()),
        /** Part of the name; case does not matter. */
        name: z.optional(z.string().check(z.maxLength(maxDraftNameLength))),
        status: z.optional(statusSchema),
        /** Name of the user who created it. */
        author: z.optional(z.string().check(z.maxLength(100))),
        /** Changed at this time or later. */
        changedSince: z.optional(z.iso.datetime()),
      }),
    ),
  }),
  data: z.object({
    list: z.array(draftSchema),
    /** Numbers of drafts by status, with all other filters. */
    statusCounts: z.object({
      1: countSchema,
      2: countSchema,
      3: countSchema,
      4: countSchema,
      9: countSchema,
    }),
    /** Names of users who created drafts of these accounts. */
    authors: z.array(z.string()),
  }),
  paged: true,
  heavy: false,
});

/**
 * One draft with its rows, in pages. A row is an array: its id, the id of its parent, then its fields in the order of
 * `fields`. Errors: 404; 409 when the draft changed since the first page.
 */
export const draftDetail = defineEndpoint({
  ...common,
  path: `${base}/detail`,
  summary:
    'Returns an ad draft with its rows. Large drafts have several pages: `next` is the `from` of the next page.',
  access: view,
  body: z.object({
    id: z.uuid(),
    /** The version of the first page; a change since then is rejected with 409. */
    version: z.optional(draftVersionSchema),
    from: z.optional(z.int().check(z.minimum(0))),
  }),
  data: draftDetailSchema,
  heavy: false,
});

/**
 * Saves commands in their order, all or none; a new `id` creates a draft of `accountId`. Without commands, it asks what others
 * have saved since `version`. Errors: 404; 409 with
 * `draftConflictSchema` as `data` when the draft has a later version; 423 while it is locked; 400 for a command that the
 * draft does not allow.
 */
export const draftSave = defineEndpoint({
  ...common,
  path: `${base}/save`,
  summary: 'Applies commands to an ad draft, or creates one with a caller-supplied `id`.',
  access: edit,
  account: 'optional',
  body: z.object({
    accountId: z.optional(z.int()),
    id: z.uuid(),
    /** The version that the commands are based on; absent: a new draft. */
    version: z.optional(draftVersionSchema),
    /** Name of a new draft. */
    name: z.optional(nameSchema),
    commands: z._default(z.array(savedCommandSchema).check(z.maxLength(maxCommandsPerSave)), []),
  }),
  data: z.object({ version: draftVersionSchema, status: statusSchema, savedTime: z.iso.datetime() }),
  heavy: false,
});

/** Copies a draft with all its rows; the copy is a draft of the same account. */
export const draftCopy = defineEndpoint({
  ...common,
  path: `${base}/copy`,
  summary: 'Copies an ad draft with all its rows, under a caller-supplied `newId`.',
  access: edit,
  body: z.object({ id: z.uuid(), newId: z.uuid(), name: nameSchema }),
  data: draftSchema,
  heavy: false,
});

/** Deletes drafts; they can be restored for a day. Errors: 404, 423 for one that is being uploaded. */
export const draftDelete = defineEndpoint({
  ...common,
  path: `${base}/delete`,
  summary: 'Deletes ad drafts, all or none. They can be restored within a day.',
  access: edit,
  body: z.object({ ids }),
  data: z.null(),
  heavy: false,
});

/** Restores deleted drafts. */
export const draftRestore = defineEndpoint({
  ...common,
  path: `${base}/restore`,
  summary: 'Restores deleted ad drafts, all or none.',
  access: edit,
  body: z.object({ ids }),
  data: z.null(),
  heavy: false,
});
