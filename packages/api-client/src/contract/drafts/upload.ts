import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { pageRequestSchema, pageSizes } from '../envelope';
import { draftSchema, draftVersionSchema, nameSchema } from './drafts';
import {
  campaignIdsSchema,
  countSchema,
  draftKindSchema,
  draftStatusSchema,
  notSentSchema,
  uploadCountsSchema,
  uploadFailureSchema,
  uploadItemSchema,
  uploadStates,
} from './upload-shapes';

const common = { account: 'none', paged: false } as const;
const view = { permission: 'draft:draft:view' } as const;
const upload = { permission: 'draft:draft:upload' } as const;
const base = '/marketing/api/v1/draft';

/** Maximum number of items per request. */
export const maxItemsPerRetry = 1_000;

const uploadSchema = z.object({
  id: z.uuid(),
  version: draftVersionSchema,
  state: z.enum(uploadStates),
  /** Name of the user; empty if the user was deleted. */
  startedBy: z.string(),
  startedTime: z.iso.datetime(),
  finishedTime: z.nullable(z.iso.datetime()),
  /** Time at which the provider last accepted or rejected an item. */
  progressTime: z.iso.datetime(),
  counts: uploadCountsSchema,
  /** Numbers of chosen campaigns, null if all were, and of differences in the others, which were left out. */
  campaigns: z.nullable(countSchema),
  leftOut: countSchema,
  calls: z.object({ planned: countSchema, done: countSchema, repeated: countSchema }),
  /** Estimated remaining time; null if it is finished or paused. */
  secondsLeft: z.nullable(countSchema),
  /** Why requests are currently retried, and the time of the next one. */
  wait: z.nullable(
    z.object({
      /** Key of the known reason. */
      reason: z.string(),
      /** In the caller's language. */
      message: z.string(),
      until: z.iso.datetime(),
      /** Number of retries without progress so far. */
      attempt: countSchema,
    }),
  ),
  /** Why the whole upload stopped or failed; null if at most single items failed. */
  problem: z.nullable(uploadFailureSchema),
  canCancel: z.boolean(),
  canPause: z.boolean(),
  canResume: z.boolean(),
  canRetry: z.boolean(),
  /** Whether an inverse draft can be created. */
  canInvert: z.boolean(),
});
/** The upload of a version of a draft. */
export type DraftUpload = z.infer<typeof uploadSchema>;

/** Data of the server-sent event `upload`: an upload has made progress. Fetch `draftUploadStatus` for the items. */
export const uploadEventSchema = z.object({
  draftId: z.uuid(),
  uploadId: z.uuid(),
  status: draftStatusSchema,
  state: z.enum(uploadStates),
  counts: uploadCountsSchema,
});
export type UploadEvent = z.infer<typeof uploadEventSchema>;

const started = z.object({ uploadId: z.uuid(), status: draftStatusSchema });

/**
 * Confirms a submitted draft and starts its upload, of all campaigns or of those that are chosen: then the draft is a draft again after
 * it, with the differences of the others. Campaigns that depend on one that is not chosen are left out, see `draftPlan`. Further requests for the same version get the same upload. Errors: 404; 409 if its
 * version differs from the caller's; 922001 while it has errors; 922002 in another status; 922005 if the account has no access to the
 * provider.
 */
export const draftUpload = defineEndpoint({
  ...common,
  path: `${base}/upload`,
  summary: 'Confirms a submitted ad draft and uploads it to the provider.',
  access: upload,
  body: z.object({ id: z.uuid(), version: draftVersionSchema, campaignIds: campaignIdsSchema }),
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
      /** `waiting`: not sent yet, including blocked ones. */
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
    /** By kind, in sending order. */
    steps: z.array(z.object({ kind: draftKindSchema, counts: uploadCountsSchema })),
    list: z.array(uploadItemSchema),
  }),
  paged: true,
  heavy: false,
});

/** Cancels an upload before anything was sent. Errors: 404; 922003 if something was sent; 922002 in another status. */
export const draftUploadCancel = defineEndpoint({
  ...common,
  path: `${base}/cancelUpload`,
  summary: 'Cancels the upload of an ad draft. Rejected after the first item was sent.',
  access: upload,
  body: z.object({ id: z.uuid() }),
  data: z.object({ status: draftStatusSchema }),
  heavy: false,
});

/** Pauses an upload after the current request. A second request changes nothing. Errors: 404; 922002 in another status. */
export const draftUploadPause = defineEndpoint({
  ...common,
  path: `${base}/pauseUpload`,
  summary: 'Pauses the upload of an ad draft after the current batch.',
  access: upload,
  body: z.object({ id: z.uuid() }),
  data: started,
  heavy: false,
});

/** Resumes a paused upload. Errors: 404; 922002 in another status. */
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
 * Sends failed items, and those that wait for them, again; never items that the provider accepted. If the upload is running, failed
 * items join it.
 * Errors: 404; 922002 in another status, or if nothing failed.
 */
export const draftUploadRetry = defineEndpoint({
  ...common,
  path: `${base}/retryUpload`,
  summary: 'Retries the failed items of an ad draft.',
  access: upload,
  body: z.object({
    id: z.uuid(),
    /** Only these rows, and those that wait for them; by default all failed items. */
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
 * Creates a draft that undoes the last upload of a draft: created items are removed, changed ones get their previous fields, removed and
 * replaced ones are created again. Pictures that were since deleted from the library do not come back. It is an ordinary draft, to be
 * reviewed and uploaded.
 * Errors: 404; 922002 if nothing was uploaded; 1400 if `newId` is in use.
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

/** Maximum number of states per request. */
export const maxSyncStates = 10_000;

/**
 * Rows of a draft that the provider has or has rejected. Rows that are not listed were never sent: not synchronized. `next` is the
 * `from` of the next page. Errors: 404.
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
        /** Null if the provider does not have it. */
        providerId: z.nullable(z.string()),
        /** False if the row was edited since it was sent, or the provider does not have it. */
        isSynchronized: z.boolean(),
        /** Result of the provider's review; null before it. */
        review: z.nullable(z.enum(['approved', 'rejected'])),
        /** Why the review rejected it, in the provider's words. */
        reasons: z.array(z.string()),
        /** Why the last upload of the row failed; null if it did not, or the row was edited since. */
        failure: z.nullable(uploadFailureSchema),
        /** Values of the sent row that could not be sent to the provider. */
        notSent: z.array(notSentSchema),
        /** Its fields when the account was last read or sent; null if they are those of the row, or unknown. */
        base: z.nullable(z.record(z.string(), z.unknown())),
        /** Id of its parent at that time, if it has another one now. */
        baseParentId: z.nullable(z.string()),
      }),
    ),
    next: z.nullable(z.int()),
  }),
  heavy: false,
});

/** Maximum number of rows of one response of `draftRemovedRows`. */
export const maxRemovedRows = 5_000;

/**
 * Rows that were deleted from a draft but exist in the account: the next upload removes them there with their contents. Adding a row
 * with the same id cancels the removal. `next` is the `from` of the next page. Errors: 404.
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
        /** The row of the draft that it followed in its parent: empty if it was the first, null if unknown. */
        previousId: z.nullable(z.string()),
        /** Fields of the row when it was deleted, as in the parts of `draftDetail`. */
        fields: z.record(z.string(), z.unknown()),
        /** Its fields when the account was last read or sent; null if they are unknown. */
        base: z.nullable(z.record(z.string(), z.unknown())),
        /** Id of its parent at that time, if it had another one when it was deleted. */
        baseParentId: z.nullable(z.string()),
        /** Why the last upload could not remove it; null if it did not try. */
        failure: z.nullable(uploadFailureSchema),
      }),
    ),
    next: z.nullable(z.int()),
  }),
  heavy: false,
});
