import * as z from 'zod/mini';
import { defineEndpoint, type FileEndpoint } from '../endpoint';
import { pageRequestSchema } from '../envelope';
import { draftVersionSchema } from './drafts';
import {
  countSchema,
  draftKindSchema,
  draftStatusSchema,
  notSentReasons,
  plannedChangeSchema,
  uploadActions,
} from './upload-shapes';

const common = {
  method: 'POST',
  access: { permission: 'draft:draft:view' },
  account: 'none',
  bodyKind: 'json',
  params: z.object({}),
} as const;
const base = '/marketing/api/v1/draft';

const numbers = {
  created: countSchema,
  changed: countSchema,
  removed: countSchema,
  /** Already there as the draft has it. */
  unchanged: countSchema,
  calls: countSchema,
  /** Estimated time at the speed that the provider allows. */
  seconds: countSchema,
};

/** What an upload sends together, in its order. */
const planStepSchema = z.object({
  kind: draftKindSchema,
  ...numbers,
  /** Items that the provider accepts in one call. */
  itemsPerCall: z.int().check(z.minimum(1)),
});

/** Something to know before the upload; nothing of it prevents the upload. */
const planNoteSchema = z.object({
  /**
   * `rule`: a warning or advice of the rules, see `ruleId`; `existing_names`: items that the account has under the same name are
   * changed, not created; `account_unknown`: the provider did not say what the account has; `removes_items`;
   * `temporary_names`: items that get another name first, since live items exchange names.
   */
  code: z.enum(['rule', 'existing_names', 'account_unknown', 'removes_items', 'temporary_names']),
  count: countSchema,
  kind: z.nullable(draftKindSchema),
  ruleId: z.nullable(z.string()),
  /** Where the first one is; null without a place. */
  parentId: z.nullable(z.string()),
});

/** Values of one field that the provider does not get, for one reason. */
const planNotSentSchema = z.object({
  kind: draftKindSchema,
  field: z.string(),
  reason: z.enum(notSentReasons),
  /** Rows. */
  count: countSchema,
  /** Of the first one. */
  parentId: z.string(),
});

const draftPlanSchema = z.object({
  version: draftVersionSchema,
  status: draftStatusSchema,
  account: z.object({
    accountId: z.int(),
    accountNo: z.string(),
    accountName: z.string(),
    currency: z.string(),
    /** Decimal text; null while unknown. */
    balance: z.nullable(z.string()),
    balanceTime: z.nullable(z.iso.datetime()),
  }),
  /** Removals first, then parents before children; kinds without items are left out. */
  steps: z.array(planStepSchema),
  total: z.object(numbers),
  /** Items that will be sent. */
  itemsToSend: countSchema,
  /** What campaigns of the draft may cost a day more than now; null when one is unlimited. Decimal text. */
  newDailyBudget: z.nullable(z.string()),
  /**
   * Days that the balance lasts at the average cost of the last seven full days and `newDailyBudget`, one decimal; null while one of them is
   * unknown or unlimited, and for who may not see the cost of all channels.
   */
  balanceDays: z.nullable(z.string()),
  notes: z.array(planNoteSchema),
  /** Values that the provider does not get, by field and reason. */
  notSent: z.array(planNotSentSchema),
});
/** What an upload would do. */
export type DraftPlan = z.infer<typeof draftPlanSchema>;

/** What an upload of a draft would send, compared with what the account has. Errors: 404; 922005, see `draftUpload`. */
export const draftPlan = defineEndpoint({
  ...common,
  path: `${base}/plan`,
  summary: 'Returns what an upload of an ad draft would send: batches, requests, duration and notes.',
  body: z.object({ id: z.uuid() }),
  data: draftPlanSchema,
  paged: false,
  heavy: 'read',
});

/** Every item that an upload would create, change or leave alone, and its changed fields. Errors: as `draftPlan`. */
export const draftPlannedChanges = defineEndpoint({
  ...common,
  path: `${base}/changes`,
  summary: 'Returns the differences between an ad draft and its account.',
  body: z.object({
    page: z.optional(pageRequestSchema()),
    query: z.object({
      id: z.uuid(),
      kind: z.optional(draftKindSchema),
      /** Absent: all but `none`, and those of which something is not sent. */
      action: z.optional(z.enum(uploadActions)),
    }),
  }),
  data: z.object({ version: draftVersionSchema, list: z.array(plannedChangeSchema) }),
  paged: true,
  heavy: 'read',
});

/**
 * Every item of an upload as a workbook in the caller's language, one row for each: what happens to it, and its changed fields. Bytes
 * without an envelope; an error has one. Errors: as `draftPlan`.
 */
export const draftPlanExport = {
  path: `${base}/plan/export`,
  access: common.access,
  body: z.object({ id: z.uuid() }),
  heavy: 'read',
} as const satisfies FileEndpoint;
