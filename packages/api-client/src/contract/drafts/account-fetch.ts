import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { nameSchema } from './drafts';
import { countSchema, draftKindSchema } from './upload-shapes';

/** Maximum number of selected campaigns. */
const maxCampaigns = 1_000;

/** `failed`: see `problem`. The last three are final. */
const accountFetchStates = ['running', 'done', 'failed', 'cancelled'] as const;

/** Why a fetch failed: no response of the provider, no access to it, or more rows than a draft can have. */
const accountFetchProblems = ['provider_failed', 'provider_access', 'draft_too_large'] as const;

const fetchSchema = z.object({
  draftId: z.uuid(),
  state: z.enum(accountFetchStates),
  problem: z.nullable(z.enum(accountFetchProblems)),
  /** Campaigns that were fetched completely, and all of them; 0 until they are known. */
  campaignsDone: countSchema,
  campaignsTotal: countSchema,
  /** Rows so far. */
  rows: countSchema,
  /** Pictures of units that are not in the material library: the draft does not have them. */
  picturesLeftOut: countSchema,
  /** Fields whose values in the account a draft cannot express, with the number of rows; empty until it is done. */
  unknown: z.array(z.object({ kind: draftKindSchema, field: z.string(), count: countSchema })),
});
/** Progress of fetching an account into a draft. */
export type AccountFetch = z.infer<typeof fetchSchema>;

const common = {
  access: { permission: 'draft:draft:edit' },
  paged: false,
} as const;
const base = '/marketing/api/v1/draft/account';

/** The campaigns of an account. Errors: 922004 if the provider does not respond; 922005 if the account has no access to it. */
export const draftAccountCampaigns = defineEndpoint({
  ...common,
  path: `${base}/campaigns`,
  summary: 'Returns the campaigns that an account has at the provider.',
  account: 'required',
  body: z.object({ accountId: z.int() }),
  data: z.object({
    campaigns: z.array(z.object({ id: z.string(), campaignName: z.string(), isPaused: z.boolean() })),
  }),
  heavy: 'read',
});

/**
 * Starts to fetch an account, or some of its campaigns, into a new draft. The draft is hidden until everything was fetched. A second
 * request with the same `draftId` changes nothing. Errors: 400 `too_many_drafts`; 922005 as for `draftAccountCampaigns`.
 */
export const draftAccountFetch = defineEndpoint({
  ...common,
  path: `${base}/fetch`,
  summary: 'Starts fetching an account into a new ad draft, in the background.',
  account: 'required',
  body: z.object({
    accountId: z.int(),
    /** Id of the new draft. */
    draftId: z.uuid(),
    draftName: nameSchema,
    /** Null: all campaigns. */
    campaignIds: z.nullable(
      z
        .array(z.string().check(z.minLength(1), z.maxLength(20)))
        .check(z.minLength(1), z.maxLength(maxCampaigns)),
    ),
  }),
  data: fetchSchema,
  heavy: false,
});

/** Progress of a fetch. Errors: 404. */
export const draftAccountFetchStatus = defineEndpoint({
  ...common,
  path: `${base}/fetchStatus`,
  summary: 'Returns the progress of fetching an account into an ad draft.',
  account: 'none',
  body: z.object({ draftId: z.uuid() }),
  data: fetchSchema,
  heavy: false,
});

/** Cancels a fetch; its draft is removed. A finished one stays as it is. Errors: 404. */
export const draftAccountFetchCancel = defineEndpoint({
  ...common,
  path: `${base}/cancelFetch`,
  summary: 'Cancels fetching an account into an ad draft.',
  account: 'none',
  body: z.object({ draftId: z.uuid() }),
  data: fetchSchema,
  heavy: false,
});
