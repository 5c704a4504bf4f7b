import * as z from 'zod/mini';

/** Kinds of rows of an ad draft, parents first. */
export const draftKindSchema = z.enum(['campaign', 'unit', 'keyword', 'creative', 'picture']);
export const draftStatusSchema = z.literal([1, 2, 3, 4, 9]);
export const countSchema = z.int().check(z.minimum(0));

/** Rows of the campaigns that an upload sends, with everything in them; absent: all. */
export const campaignIdsSchema = z.optional(
  z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(10_000)),
);

/** Actions of an upload on an item: `none` if the account already has it. */
export const uploadActions = ['create', 'update', 'remove', 'none'] as const;
export type DraftUploadAction = (typeof uploadActions)[number];

/** `blocked`: waits for its parent, which failed. `unchanged`: the account already has it. */
export const uploadItemStates = ['waiting', 'sending', 'sent', 'failed', 'blocked', 'unchanged'] as const;
export type UploadItemState = (typeof uploadItemStates)[number];

/** `waiting`: the provider currently rejects requests, and they are retried. The last three are final. */
export const uploadStates = [
  'queued',
  'running',
  'waiting',
  'paused',
  'cancelled',
  'succeeded',
  'failed',
] as const;
export type DraftUploadState = (typeof uploadStates)[number];

/** Numbers of items by state. */
export const uploadCountsSchema = z.object({
  total: countSchema,
  waiting: countSchema,
  sending: countSchema,
  sent: countSchema,
  failed: countSchema,
  blocked: countSchema,
  unchanged: countSchema,
});
/** Numbers of items of an upload by state. */
export type UploadCounts = z.infer<typeof uploadCountsSchema>;

/** Why the provider rejected an item or a request. */
export const uploadFailureSchema = z.object({
  /** Key of the known reason, for links and icons; `unknown` for an unknown code. */
  reason: z.string(),
  /** In the caller's language: what happened and what to do. */
  message: z.string(),
  /** Code of the provider; null without a response. */
  code: z.nullable(z.string()),
  /** Message of the provider, in its own language. */
  providerMessage: z.nullable(z.string()),
  /** Field of the row, by its name in the draft; null for the whole row. */
  field: z.nullable(z.string()),
  /** The rejected part of the field, such as a word. */
  content: z.nullable(z.string()),
  /** Whether the item may succeed unchanged. */
  canRetry: z.boolean(),
});
export type UploadFailure = z.infer<typeof uploadFailureSchema>;

/**
 * Why a value cannot be sent to the provider: there is no field for it; only the provider's own ids are accepted; two values share one
 * code; it is accepted only for new items; the region does not exist there; apps are accepted only for app campaigns; all pictures of a
 * unit are shown with each creative; a draft cannot express the value of the account, which stays.
 */
export const notSentReasons = [
  'no_field',
  'no_id',
  'shared_code',
  'fixed',
  'no_region',
  'no_app_campaign',
  'all_pictures',
  'unknown_value',
] as const;
export type NotSentReason = (typeof notSentReasons)[number];

/** A value of a row that cannot be sent to the provider. `field` is its name in the draft. */
export const notSentSchema = z.object({
  field: z.string(),
  reason: z.enum(notSentReasons),
  value: z.unknown(),
});
export type NotSent = z.infer<typeof notSentSchema>;

/** A row of the draft, or an item of the account that is removed, in lists. */
const rowReference = {
  kind: draftKindSchema,
  /** Id of the row. */
  id: z.string(),
  /** Id of the parent; empty for campaigns. */
  parentId: z.string(),
  name: z.string(),
  /** Empty for campaigns. */
  parentName: z.string(),
};

export const uploadItemSchema = z.object({
  ...rowReference,
  action: z.enum(uploadActions),
  state: z.enum(uploadItemStates),
  /** Id at the provider; null before it exists there. */
  providerId: z.nullable(z.string()),
  /** Time at which the provider accepted it. */
  sentTime: z.nullable(z.iso.datetime()),
  /** Number of attempts; before each retry, the item was read from the provider. */
  attempts: countSchema,
  failure: z.nullable(uploadFailureSchema),
  notSent: z.array(notSentSchema),
  /** The failed item that blocks this one. */
  waitingFor: z.nullable(z.object({ kind: draftKindSchema, id: z.string(), name: z.string() })),
});
/** An item of an upload with its progress. */
export type UploadItem = z.infer<typeof uploadItemSchema>;

/** An item that an upload creates, changes, removes or leaves unchanged. */
export const plannedChangeSchema = z.object({
  ...rowReference,
  action: z.enum(uploadActions),
  providerId: z.nullable(z.string()),
  /** Changed fields, by their names in the draft: the value of the account, and that of the draft. Empty unless `update`. */
  fields: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
  notSent: z.array(notSentSchema),
});
/** A change that an upload would make. */
export type PlannedChange = z.infer<typeof plannedChangeSchema>;
