import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { channels } from '../reports/model/sections';

/** The first day of a month. */
const monthSchema = z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])-01$/, { error: 'not_month_start' }));

/** Accepted amounts of a budget: up to 13 digits and two decimals, without a sign. */
const amountSchema = z
  .string()
  .check(z.trim(), z.regex(/^\d{1,13}(\.\d{1,2})?$/, { error: 'invalid_amount' }));

const accountIdSchema = z.int().check(z.minimum(1));
const channelSchema = z.enum(channels);

/** The budgets of an account in a month: one per channel that the caller may read. */
const accountBudgetsSchema = z.object({
  accountId: z.int(),
  accountNo: z.string(),
  accountName: z.string(),
  /** ISO 4217 code of all amounts. */
  currency: z.string().check(z.length(3)),
  month: z.iso.date(),
  channels: z.array(
    z.object({
      channel: channelSchema,
      /** Decimal text; null without a budget. */
      amount: z.nullable(z.string()),
      /** The budget of the previous month. */
      lastAmount: z.nullable(z.string()),
    }),
  ),
});
/** The budgets of an account in a month. */
export type AccountBudgets = z.infer<typeof accountBudgetsSchema>;

const edit = { permission: ['report:cost:view', 'report:budget:edit'] } as const;
const base = '/marketing/api/v1/report/cost/budget';

/** The budgets of an account in a month. */
export const costBudgetDetail = defineEndpoint({
  paged: false,
  path: `${base}/detail`,
  summary: 'Returns the budgets of an account for a month and for the previous month.',
  access: { permission: 'report:cost:view' },
  account: 'required',
  body: z.object({ accountId: accountIdSchema, month: monthSchema }),
  data: accountBudgetsSchema,
  heavy: false,
});

/**
 * Sets and clears budgets. Channels that are not named stay unchanged. Errors: 409 with the stored budgets as `data` if one no longer
 * equals `previous`; 400 for a channel that the caller may not read.
 */
export const costBudgetSave = defineEndpoint({
  paged: false,
  path: `${base}/save`,
  summary: 'Sets the budgets of an account for a month; null clears one.',
  access: edit,
  account: 'required',
  body: z.object({
    accountId: accountIdSchema,
    month: monthSchema,
    budgets: z
      .array(
        z.object({
          channel: channelSchema,
          amount: z.nullable(amountSchema),
          /** The budget as last seen by the caller. */
          previous: z.nullable(amountSchema),
        }),
      )
      .check(z.minLength(1), z.maxLength(channels.length)),
  }),
  data: accountBudgetsSchema,
  heavy: false,
});

/** Copies the budgets of the previous month to all accounts and channels that have none in this month. */
export const costBudgetCopy = defineEndpoint({
  paged: false,
  path: `${base}/copy`,
  summary: 'Copies the budgets of the previous month to accounts and channels without a budget.',
  access: edit,
  account: 'optional',
  body: z.object({
    month: monthSchema,
    query: z._default(
      z.object({
        /** 0 means all accounts of the caller. */
        accountId: z._default(z.int().check(z.minimum(0)), 0),
        accountIds: z.optional(z.array(accountIdSchema).check(z.maxLength(1000))),
      }),
      { accountId: 0 },
    ),
  }),
  data: z.object({
    /** Number of copied budgets. */
    count: z.int(),
  }),
  heavy: false,
});

/** A budget as text of a form: empty without one; thousands separators are removed. */
export const budgetTextSchema = z.string().check(
  z.overwrite((text) => text.replaceAll(/[\s,，]/g, '')),
  z.regex(/^(\d{1,13}(\.\d{1,2})?)?$/, { error: 'invalid_amount' }),
);
