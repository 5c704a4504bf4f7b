import * as z from 'zod/mini';
import { defineEndpoint, type FileEndpoint } from '../endpoint';
import { pageRequestSchema } from '../envelope';
import { draftVersionSchema } from './drafts';
import {
  campaignIdsSchema,
  countSchema,
  draftKindSchema,
  draftStatusSchema,
  notSentReasons,
  plannedChangeSchema,
  uploadActions,
} from './upload-shapes';

const common = {
  access: { permission: 'draft:draft:view' },
  account: 'none',
} as const;
const base = '/marketing/api/v1/draft';

const numbers = {
  created: countSchema,
  changed: countSchema,
  removed: countSchema,
  /** Items that the account already has as in the draft. */
  unchanged: countSchema,
  calls: countSchema,
  /** Estimated duration at the rate limit of the provider. */
  seconds: countSchema,
};

/** A group of items that are sent together, in order. */
const planStepSchema = z.object({
  kind: draftKindSchema,
  ...numbers,
  /** Maximum number of items per request. */
  itemsPerCall: z.int().check(z.minimum(1)),
});

/** Information before the upload that does not prevent it. */
const planNoteSchema = z.object({
  /**
   * `rule`: a warning or advice of the rules, see `ruleId`; `existing_names`: items that the account has under the same name are
   * changed, not created; `account_unknown`: the provider did not return the items of the account; `removes_items`; `temporary_names`:
   * items that get another name first, since live items exchange names; `enables_items`: items that the account has paused;
   * `changed_elsewhere`: items of which the upload sets back values that changed in the account since it was last read.
   */
  code: z.enum([
    'rule',
    'existing_names',
    'account_unknown',
    'removes_items',
    'temporary_names',
    'enables_items',
    'changed_elsewhere',
  ]),
  count: countSchema,
  kind: z.nullable(draftKindSchema),
  ruleId: z.nullable(z.string()),
  /** Only for own rules of a company. */
  ruleName: z.optional(z.string()),
  /** Place of the first one; null without a place. */
  parentId: z.nullable(z.string()),
});

/** Values of one field that cannot be sent, for one reason. */
const planNotSentSchema = z.object({
  kind: draftKindSchema,
  field: z.string(),
  reason: z.enum(notSentReasons),
  /** Number of rows. */
  count: countSchema,
  /** Parent of the first one. */
  parentId: z.string(),
});

/** A campaign of the draft, or one that the upload removes, with differences. */
const planCampaignSchema = z.object({
  /** Id of its row. */
  id: z.string(),
  name: z.string(),
  created: countSchema,
  changed: countSchema,
  removed: countSchema,
  /** Campaigns with the same one are sent only together, because rows moved between them, or they exchange names. */
  group: z.string(),
});

const draftPlanSchema = z.object({
  version: draftVersionSchema,
  status: draftStatusSchema,
  account: z.object({
    accountId: z.int(),
    accountNo: z.string(),
    accountName: z.string(),
    currency: z.string(),
    /** Decimal text; null if unknown. */
    balance: z.nullable(z.string()),
    balanceTime: z.nullable(z.iso.datetime()),
  }),
  /** Removals first, then parents before children; kinds without items are left out. */
  steps: z.array(planStepSchema),
  total: z.object(numbers),
  /** Number of items that will be sent. */
  itemsToSend: countSchema,
  /** Increase of the maximum daily cost of the draft's campaigns; null if one is unlimited. Decimal text. */
  newDailyBudget: z.nullable(z.string()),
  /**
   * Days that the balance lasts at the average cost of the last seven full days and `newDailyBudget`, one decimal; null if one of them
   * is unknown or unlimited, and for callers who may not see the cost of all channels.
   */
  balanceDays: z.nullable(z.string()),
  /** All campaigns with differences, also those that are not chosen. */
  campaigns: z.array(planCampaignSchema),
  notes: z.array(planNoteSchema),
  /** Values that cannot be sent to the provider, by field and reason. */
  notSent: z.array(planNotSentSchema),
});
/** Effects of an upload. */
export type DraftPlan = z.infer<typeof draftPlanSchema>;

/** Items that an upload of a draft would send, compared with the account. Errors: 404; 922005, see `draftUpload`. */
export const draftPlan = defineEndpoint({
  ...common,
  path: `${base}/plan`,
  summary: 'Returns what an upload of an ad draft would send: batches, requests, duration and notes.',
  body: z.object({ id: z.uuid(), campaignIds: campaignIdsSchema }),
  data: draftPlanSchema,
  paged: false,
  heavy: 'read',
});

/** Every item that an upload would create, change or leave unchanged, and its changed fields. Errors: as for `draftPlan`. */
export const draftPlannedChanges = defineEndpoint({
  ...common,
  path: `${base}/changes`,
  summary: 'Returns the differences between an ad draft and its account.',
  body: z.object({
    page: z.optional(pageRequestSchema()),
    query: z.object({
      id: z.uuid(),
      campaignIds: campaignIdsSchema,
      kind: z.optional(draftKindSchema),
      /** By default all except `none`, and those with values that cannot be sent. */
      action: z.optional(z.enum(uploadActions)),
    }),
  }),
  data: z.object({ version: draftVersionSchema, list: z.array(plannedChangeSchema) }),
  paged: true,
  heavy: 'read',
});

/**
 * Every item of an upload as a workbook in the caller's language, one row per item: its action and changed fields. Bytes without an
 * envelope; an error has one. Errors: as for `draftPlan`.
 */
export const draftPlanExport = {
  path: `${base}/plan/export`,
  access: common.access,
  body: z.object({ id: z.uuid(), campaignIds: campaignIdsSchema }),
  heavy: 'read',
} as const satisfies FileEndpoint;
