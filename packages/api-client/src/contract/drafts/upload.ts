import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { pageRequestSchema, pageSizes } from '../envelope';
import { draftSchema, draftVersionSchema, nameSchema } from './drafts';
import {
  countSchema,
  draftKindSchema,
  draftStatusSchema,
  notSentSchema,
  uploadCountsSchema,
  uploadFailureSchema,
  uploadItemSchema,
  uploadStates,
} from './upload-shapes';

const common = {
  method: 'POST',
  account: 'none',
  bodyKind: 'json',
  params: z.object({}),
  paged: false,
} as const;
const view = { permission: 'draft:draft:view' } as const;
const upload = { permission: 'draft:draft:upload' } as const;
const base = '/marketing/api/v1/draft';

/** Items that one request sends again. */
export const maxItemsPerRetry = 1_000;

const uploadSchema = z.object({
  id: z.uuid(),
  /** Of the draft. */
  version: draftVersionSchema,
  state: z.enum(uploadStates),
  /** Name of the user; empty when the user is gone. */
  startedBy: z.string(),
  startedTime: z.iso.datetime(),
  finishedTime: z.nullable(z.iso.datetime()),
  /** When the provider last accepted or rejected an item. */
  progressTime: z.iso.datetime(),
  counts: uploadCountsSchema,
  calls: z.object({ planned: countSchema, done: countSchema, repeated: countSchema }),
  /** Estimated rest; null when it is finished or paused. */
  secondsLeft: z.nullable(countSchema),
  /** Why requests are repeated at the moment, and when the next one is sent. */
  wait: z.nullable(
    z.object({
      /** Key of the known reason. */
      reason: z.string(),
      /** In the caller's language. */
      message: z.string(),
      until: z.iso.datetime(),
      /** Repetitions without progress so far. */
      attempt: countSchema,
    }),
  ),
  /** Why the whole upload stopped or failed; null when only items failed, or nothing did. */
  problem: z.nullable(uploadFailureSchema),
  canCancel: z.boolean(),
  canPause: z.boolean(),
  canResume: z.boolean(),
  canRetry: z.boolean(),
  /** Whether an inverse draft can be made. */
  canInvert: z.boolean(),
});
/** The upload of a version of a draft. */
export type DraftUpload = z.infer<typeof uploadSchema>;

/** Data of the server-sent event `upload`: an upload has made progress. Fetch `draftUploadStatus` for the items. */
export const uploadEventSchema = z.object({
  draftId: z.uuid(),
  uploadId: z.uuid(),
  /** Of the draft. */
  status: draftStatusSchema,
  state: z.enum(uploadStates),
  counts: uploadCountsSchema,
});
export type UploadEvent = z.infer<typeof uploadEventSchema>;

const started = z.object({ uploadId: z.uuid(), status: draftStatusSchema });

/**
 * Confirms a submitted draft and starts its upload. Further requests for the same version get the same upload. Errors: 404; 409 for
 * another version than the one that the caller saw; 922001 while it has errors; 922002 in another status; 922005 when the account has no
 * access to the provider.
 */
export const draftUpload = defineEndpoint({
  ...common,
  path: `${base}/upload`,
  summary: 'Confirms a submitted ad draft and uploads it to the provider.',
  access: upload,
  body: z.object({ id: z.uuid(), version: draftVersionSchema }),
  data: started,
  heavy: false,
});

/**
 * The last upload of a draft with its items, failures first. `upload` is null for a draft that was never uploaded. Errors: 404.
 */
export const draftUploadStatus = defineEndpoint({
  ...common,
  path: `${base}/uploadStatus`,
  summary: 'Returns the progress of the upload of an ad draft, with its items, failed ones first.',
  access: view,
  body: z.object({
    page: z.optional(pageRequestSchema({ sizes: [...pageSizes, 100, 500] })),
    query: z.object({
      id: z.uuid(),
      /** `waiting`: not sent yet, blocked ones included. */
      filter: z._default(z.enum(['all', 'failed', 'waiting']), 'all'),
      kind: z.optional(draftKindSchema),
    }),
  }),
  data: z.object({
    draft: z.object({
      id: z.uuid(),
      name: z.string(),
      status: draftStatusSchema,
      version: draftVersionSchema,
    }),
    upload: z.nullable(uploadSchema),
    /** By kind, in the order in which they are sent. */
    steps: z.array(z.object({ kind: draftKindSchema, counts: uploadCountsSchema })),
    list: z.array(uploadItemSchema),
  }),
  paged: true,
  heavy: false,
});

/** Cancels an upload before anything was sent. Errors: 404; 922003 when something was sent; 922002 in another status. */
export const draftUploadCancel = defineEndpoint({
  ...common,
  path: `${base}/cancelUpload`,
  summary: 'Cancels the upload of an ad draft. Rejected after the first item was sent.',
  access: upload,
  body: z.object({ id: z.uuid() }),
  data: z.object({ status: draftStatusSchema }),
  heavy: false,
});

/** Pauses an upload after the call that is under way. A second request changes nothing. Errors: 404; 922002 in another status. */
export const draftUploadPause = defineEndpoint({
  ...common,
  path: `${base}/pauseUpload`,
  summary: 'Pauses the upload of an ad draft after the current batch.',
  access: upload,
  body: z.object({ id: z.uuid() }),
  data: started,
  heavy: false,
});

/** Goes on with a paused upload. Errors: 404; 922002 in another status. */
export const draftUploadResume = defineEndpoint({
  ...common,
  path: `${base}/resumeUpload`,
  summary: 'Resumes the paused upload of an ad draft.',
  access: upload,
  body: z.object({ id: z.uuid() }),
  data: started,
  heavy: false,
});

/**
 * Sends again what failed, and what waits for it; nothing that the provider accepted. While the upload runs, failed items join it.
 * Errors: 404; 922002 in another status, or when nothing failed.
 */
export const draftUploadRetry = defineEndpoint({
  ...common,
  path: `${base}/retryUpload`,
  summary: 'Retries the failed items of an ad draft.',
  access: upload,
  body: z.object({
    id: z.uuid(),
    /** Only these rows, and what waits for them; absent: all that failed. */
    rows: z.optional(
      z
        .array(z.object({ kind: draftKindSchema, id: z.string().check(z.maxLength(64)) }))
        .check(z.minLength(1), z.maxLength(maxItemsPerRetry)),
    ),
  }),
  data: started,
  heavy: false,
});

/**
 * Makes a draft that undoes the last upload of a draft: created items are removed, changed ones get the fields that they had, removed
 * and replaced ones are created again. Pictures that were added to units stay there. It is a draft like others, to be reviewed and uploaded. Errors: 404; 922002 when nothing was uploaded; 1400 when `newId` is in use.
 */
export const draftInverse = defineEndpoint({
  ...common,
  path: `${base}/inverse`,
  summary: 'Creates an ad draft that undoes the last upload of another one.',
  access: { permission: 'draft:draft:edit' },
  body: z.object({ id: z.uuid(), newId: z.uuid(), name: nameSchema }),
  data: draftSchema,
  heavy: false,
});

/** Rows whose states one request returns. */
export const maxSyncStates = 10_000;

/**
 * Which rows of a draft the provider has or has rejected. Rows that are not listed were never sent: not synchronized. `next` is the `from` of the next
 * page. Errors: 404.
 */
export const draftSyncStates = defineEndpoint({
  ...common,
  path: `${base}/syncStates`,
  summary:
    'Returns which rows of an ad draft are synchronized with the provider, and which its review rejected.',
  access: view,
  body: z.object({
    id: z.uuid(),
    kind: z.optional(draftKindSchema),
    /** Only rows in this parent. */
    parentId: z.optional(z.string().check(z.maxLength(64))),
    from: z._default(countSchema, 0),
  }),
  data: z.object({
    rows: z.array(
      z.object({
        kind: draftKindSchema,
        id: z.string(),
        /** Null: the provider does not have it. */
        providerId: z.nullable(z.string()),
        /** False when the row was edited since it was sent, or the provider does not have it. */
        isSynchronized: z.boolean(),
        /** What the provider's review said; null: not reviewed yet. */
        review: z.nullable(z.enum(['approved', 'rejected'])),
        /** Why the review rejected it, in the provider's words. */
        reasons: z.array(z.string()),
        /** Why the last upload of the row failed; null: it did not, or the row was edited since. */
        failure: z.nullable(uploadFailureSchema),
        /** Values of the row as it was sent that the provider did not get. */
        notSent: z.array(notSentSchema),
      }),
    ),
    next: z.nullable(z.int()),
  }),
  heavy: false,
});

/** Rows that one request of `draftRemovedRows` returns. */
export const maxRemovedRows = 5_000;

/**
 * Rows that were deleted from a draft while the account has them: the next upload removes them there, with all that they contain there.
 * Adding a row again under its id takes the removal back. `next` is the `from` of the next page. Errors: 404.
 */
export const draftRemovedRows = defineEndpoint({
  ...common,
  path: `${base}/removedRows`,
  summary: 'Returns the deleted rows of an ad draft that the next upload will remove from the account.',
  access: view,
  body: z.object({ id: z.uuid(), from: z._default(countSchema, 0) }),
  data: z.object({
    rows: z.array(
      z.object({
        kind: draftKindSchema,
        id: z.string(),
        /** Id of its parent; empty for campaigns. */
        parentId: z.string(),
        /** The row of the draft that it followed in its parent: empty where it was before all of them, null where nobody knows. */
        previousId: z.nullable(z.string()),
        /** Fields of the row when it was deleted, as in the parts of `draftDetail`. */
        fields: z.record(z.string(), z.unknown()),
        /** Why the last upload could not remove it; null: it did not try. */
        failure: z.nullable(uploadFailureSchema),
      }),
    ),
    next: z.nullable(z.int()),
  }),
  heavy: false,
});
