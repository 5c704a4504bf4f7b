import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { draftVersionSchema, nameSchema } from './drafts';
import { countSchema } from './upload-shapes';

/** Maximum number of changes per request. */
export const maxAccountChanges = 2_000;
/** Maximum number of words per change. */
const maxWordsPerChange = 1_000;

const name = z.string().check(z.minLength(1), z.maxLength(10_000));
const text = z.string().check(z.maxLength(10_000));
const inCampaign = { campaignName: name };
const inUnit = { ...inCampaign, adgroupName: name };

/** An item of the account, by its names as reports have them. */
const accountItemSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('campaign'), ...inCampaign }),
  z.object({ kind: z.literal('unit'), ...inUnit }),
  z.object({ kind: z.literal('keyword'), ...inUnit, keyword: name }),
  z.object({
    kind: z.literal('creative'),
    ...inUnit,
    title: text,
    description1: text,
    description2: text,
  }),
]);
/** An item of the account, by its names as reports have them. */
export type AccountItem = z.infer<typeof accountItemSchema>;

/** A decimal number, exact. */
const decimal = z.string().check(z.regex(/^-?\d{1,9}(\.\d{1,6})?$/, { error: 'invalid_amount_change' }));

/**
 * `set` to a value, `add` a value (negative: subtract), or change by `percent` (10: a tenth more; -10: a tenth less). The result is
 * rounded to two decimals, half up, and then kept within `min` and `max`.
 */
const amountSchema = z.object({
  mode: z.enum(['set', 'add', 'percent']),
  value: decimal,
  min: z.optional(decimal),
  max: z.optional(decimal),
});
/** How an amount changes. */
export type AmountChange = z.infer<typeof amountSchema>;

const wordsSchema = z.array(name).check(z.minLength(1), z.maxLength(maxWordsPerChange));

const accountChangeSchema = z.discriminatedUnion('type', [
  /** All four kinds. */
  z.object({ type: z.literal('pause') }),
  z.object({ type: z.literal('enable') }),
  /** Campaigns, units and keywords. A unit or keyword without its own bid starts from the bid of its parent. */
  z.object({ type: z.literal('bid'), amount: amountSchema }),
  /** Daily budget of a campaign. */
  z.object({ type: z.literal('budget'), amount: amountSchema }),
  /** Adds negative keywords to a campaign or unit. */
  z.object({
    type: z.literal('negatives'),
    match: z.enum(['exact', 'phrase']),
    words: wordsSchema,
  }),
  /** Adds keywords to a unit. Those that it has stay unchanged. `bid`: null for the bid of the unit. */
  z.object({
    type: z.literal('keywords'),
    matchType: z.enum(['exact', 'phrase', 'smart']),
    words: wordsSchema,
    bid: z.nullable(decimal),
  }),
]);
/** A change of an item of the account. */
export type AccountChange = z.infer<typeof accountChangeSchema>;

/**
 * Why a change is skipped: the account has no item with these names any more; it has several; the draft removes the item; the kind
 * of item has no such field, or the draft cannot express it; there is no amount that a relative change could start from; the result is
 * outside of the provider's limits; the item would have more words than the provider accepts.
 */
export const accountChangeSkips = [
  'not_found',
  'ambiguous',
  'removed_in_draft',
  'not_expressible',
  'no_amount',
  'invalid_value',
  'limit_reached',
] as const;
/** Why a change is skipped. */
export type AccountChangeSkip = (typeof accountChangeSkips)[number];

/**
 * Adds changes of items of the account to an ad draft: an existing one of the account, or a new one. Missing rows are read from the
 * provider and added with their parents, as synchronized rows. Nothing is sent before the draft is uploaded. A repeated `requestId`
 * returns the first response. `changed` + `unchanged` + `skipped` = `changes`.
 *
 * Errors: 404; 423 while the draft is being uploaded; 400 `draft_too_large`, `too_many_drafts`; 922004 if the provider does not
 * respond within 30 seconds; 922005 if the account has no access to it.
 */
export const draftAccountChange = defineEndpoint({
  path: '/marketing/api/v1/draft/account/change',
  summary: 'Adds changes of items of an account to an ad draft, with the items as rows.',
  access: { permission: 'draft:draft:edit' },
  account: 'required',
  body: z.object({
    accountId: z.int(),
    requestId: z.uuid(),
    /** Null: creates a draft with the id `newDraftId`. */
    draftId: z.nullable(z.uuid()),
    newDraftId: z.uuid(),
    /** Name of a new draft. */
    draftName: nameSchema,
    changes: z
      .array(z.object({ item: accountItemSchema, change: accountChangeSchema }))
      .check(z.minLength(1), z.maxLength(maxAccountChanges)),
  }),
  data: z.object({
    /** The draft with the changes; null if there are none, so that no draft was created. */
    draftId: z.nullable(z.uuid()),
    version: draftVersionSchema,
    /** Changes that changed rows of the draft. */
    changed: countSchema,
    /** Changes whose values the rows already have. */
    unchanged: countSchema,
    skipped: z.array(z.object({ index: countSchema, reason: z.enum(accountChangeSkips) })),
  }),
  paged: false,
  heavy: 'write',
});
