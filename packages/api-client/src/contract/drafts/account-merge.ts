import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { draftVersionSchema } from './drafts';
import { countSchema, draftKindSchema } from './upload-shapes';

/** Maximum number of conflicts per request and response. */
const maxConflicts = 1_000;
/** Maximum number of drafts per request. */
const maxDrafts = 100;

/** `failed`: see `problem`. The last three are final. */
const mergeStates = ['running', 'done', 'failed', 'cancelled'] as const;

/**
 * Why getting changes failed: no response of the provider, no access to it, more rows than a draft can have, or the draft was uploaded
 * meanwhile or cannot be edited any more.
 */
const mergeProblems = ['provider_failed', 'provider_access', 'draft_too_large', 'draft_locked'] as const;

const mergeSchema = z.object({
  state: z.enum(mergeStates),
  problem: z.nullable(z.enum(mergeProblems)),
  /** Campaigns that were compared, and all of them; 0 until they are known. */
  campaignsDone: countSchema,
  campaignsTotal: countSchema,
  /** Rows that were added to the draft, changed or removed in it; 0 until it is done. */
  added: countSchema,
  changed: countSchema,
  removed: countSchema,
  startedTime: z.iso.datetime(),
});

const statusSchema = z.object({
  /** Whether the draft was fetched from its account, so that it can get changes. */
  isAvailable: z.boolean(),
  /** The last time that changes were got; null if never. */
  merge: z.nullable(mergeSchema),
  /** Undecided conflicts. */
  conflicts: countSchema,
});
/** What a draft knows of changes in its account. */
export type AccountMergeStatus = z.infer<typeof statusSchema>;

/** Why a draft no longer gets changes every night: it failed several nights in a row, or its user may no longer edit the draft. */
const nightlyStops = ['failed', 'access_lost'] as const;

const nightlySchema = z.object({
  /** Null after it ended by itself. */
  nextTime: z.nullable(z.iso.datetime()),
  stopped: z.nullable(z.enum(nightlyStops)),
  /** Name of the user who requested it; empty if the user was deleted. */
  userName: z.string(),
});

const listedSchema = z.extend(statusSchema, {
  draftId: z.uuid(),
  /** Null unless the draft gets changes every night, or did so until that ended by itself. */
  nightly: z.nullable(nightlySchema),
});
/** A draft in a list, with what it knows of changes in its account. */
export type ListedAccountMerge = z.infer<typeof listedSchema>;

const conflictKeySchema = z.object({
  kind: draftKindSchema,
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  /** `row`: one side removed it, and the other changed it or something in it. */
  field: z.string().check(z.minLength(1), z.maxLength(40)),
});
const conflictSchema = z.extend(conflictKeySchema, {
  /** Value when the draft and the account were last compared. */
  base: z.unknown(),
  /** Value of the draft when the conflict was found; `removed` or `changed` for `row`. */
  mine: z.unknown(),
  /** Value of the account; `removed` or `changed` for `row`. */
  theirs: z.unknown(),
  foundTime: z.iso.datetime(),
});
/** A field that changed in a draft and, differently, in its account. The draft has its own value. */
export type AccountConflict = z.infer<typeof conflictSchema>;

const common = { access: { permission: 'draft:draft:edit' }, account: 'none', paged: false } as const;
const base = '/marketing/api/v1/draft/account';
const idBody = z.object({ draftId: z.uuid() });
const draftIds = z.array(z.uuid()).check(z.minLength(1), z.maxLength(maxDrafts));

/**
 * Starts to get changes of the account into a draft that was fetched from it, in the background. They become one new version of the draft.
 * Fields that both changed keep the values of the draft and become conflicts. An uploaded draft gets a new version and the status draft,
 * even without changes. Changes nothing while it is running. Errors: 404, also for
 * drafts that were not fetched; 423 while the draft is being uploaded; 922005 if the account has no access to the provider.
 */
export const draftAccountMerge = defineEndpoint({
  ...common,
  path: `${base}/merge`,
  summary: 'Starts getting changes of an account into its ad draft, in the background.',
  body: idBody,
  data: statusSchema,
  heavy: false,
});

/** Progress and result of getting changes. Errors: 404. */
export const draftAccountMergeStatus = defineEndpoint({
  ...common,
  access: { permission: 'draft:draft:view' },
  path: `${base}/mergeStatus`,
  summary: 'Returns the progress of getting changes of an account into its ad draft.',
  body: idBody,
  data: statusSchema,
  heavy: false,
});

/** Cancels getting changes: the draft stays as it is. Errors: 404. */
export const draftAccountMergeCancel = defineEndpoint({
  ...common,
  path: `${base}/cancelMerge`,
  summary: 'Cancels getting changes of an account into its ad draft.',
  body: idBody,
  data: statusSchema,
  heavy: false,
});

/** Progress and result of getting changes of several drafts. Drafts that were not fetched from their accounts are left out. */
export const draftAccountMergeList = defineEndpoint({
  ...common,
  access: { permission: 'draft:draft:view' },
  path: `${base}/mergeList`,
  summary: 'Returns the progress of getting changes of accounts into their ad drafts.',
  body: z.object({ draftIds }),
  data: z.object({ drafts: z.array(listedSchema) }),
  heavy: false,
});

/**
 * Whether drafts get the changes of their accounts every night, as the caller: all or none of the given drafts. Only drafts of the status
 * draft get them; the others are skipped, because it would withdraw or reopen them. Errors: 404, also for drafts that were not fetched.
 */
export const draftAccountMergeNightly = defineEndpoint({
  ...common,
  path: `${base}/mergeNightly`,
  summary: 'Sets whether ad drafts get the changes of their accounts every night.',
  body: z.object({ draftIds, isNightly: z.boolean() }),
  data: z.null(),
  heavy: false,
});

/** The first conflicts of a draft with its account, parents first. Errors: 404. */
export const draftAccountConflictList = defineEndpoint({
  ...common,
  access: { permission: 'draft:draft:view' },
  path: `${base}/conflicts`,
  summary: 'Returns values that changed in an ad draft and, differently, in its account.',
  body: idBody,
  data: z.object({ conflicts: z.array(conflictSchema), total: countSchema }),
  heavy: false,
});

/**
 * Decides conflicts. With `theirs`, the draft gets the values of the account, as one new version. Conflicts that do not exist any more are
 * ignored, and those whose rows are gone are only removed. Errors: 404; 423 if the draft cannot be edited.
 */
export const draftAccountConflictDecide = defineEndpoint({
  ...common,
  path: `${base}/decideConflicts`,
  summary: 'Accepts one side of conflicts between an ad draft and its account.',
  body: z.object({
    draftId: z.uuid(),
    /** Null: all. */
    conflicts: z.nullable(z.array(conflictKeySchema).check(z.minLength(1), z.maxLength(maxConflicts))),
    side: z.enum(['mine', 'theirs']),
  }),
  data: z.object({ version: draftVersionSchema, conflicts: countSchema }),
  heavy: 'write',
});
