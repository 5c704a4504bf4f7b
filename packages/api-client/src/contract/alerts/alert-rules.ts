import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { periods } from '../reports/model/period';
import { channels, sections } from '../reports/model/sections';
import { scheduleRanges } from '../reports/schedule-ranges';
import { newReportViewSchema } from '../reports/views';

/**
 * What an alert rule detects. `costOver`: a day of the account costs more than an amount; `balanceUnder`: the balance is
 * less than an amount; `ctrFell`: the CTR of the last full day fell by a percentage; `cpaOver`: a conversion of the last full day
 * cost more than an amount; `cpaRose`: that cost rose by a percentage; `noData`: no newer data for hours; `paceOff`: the forecast of the
 * month is over or under a target, or under the budget for 0; `rejectedOver`: at least a number of items are rejected by the provider's
 * review; `rowsOver`: a report with the filters of a view has more than a number of rows.
 */
export const alertKinds = [
  'costOver',
  'balanceUnder',
  'ctrFell',
  'cpaOver',
  'cpaRose',
  'noData',
  'paceOff',
  'rejectedOver',
  'rowsOver',
] as const;
/** What an alert rule detects. */
export type AlertKind = (typeof alertKinds)[number];

/**
 * The threshold of each kind: an amount in the account's currency, a percentage of its baseline, whole hours, a monthly target (0 for the
 * budget), items, or rows.
 */
export const alertThresholds = {
  costOver: 'amount',
  balanceUnder: 'amount',
  ctrFell: 'percent',
  cpaOver: 'amount',
  cpaRose: 'percent',
  noData: 'hours',
  paceOff: 'target',
  rejectedOver: 'items',
  rowsOver: 'rows',
} as const satisfies Record<AlertKind, 'amount' | 'percent' | 'hours' | 'target' | 'items' | 'rows'>;

/**
 * Why a rule cannot be checked until its user changes something: its view is gone or no longer shared, its view has settings that the
 * report no longer has, or the user may not read what it watches.
 */
export const alertProblems = ['viewMissing', 'viewInvalid', 'notAllowed'] as const;
/** Why a rule cannot be checked. */
export type AlertProblem = (typeof alertProblems)[number];

/** What the last full day is compared with: the same weekday of the previous week, or the seven previous days together. */
export const alertBaselines = ['sameWeekday', 'previousDays'] as const;
/** What the last full day is compared with. */
export type AlertBaseline = (typeof alertBaselines)[number];

/** Maximum number of rules per user. */
export const maxAlertRules = 100;

/** Maximum hours without data. */
const maxHours = 720;

const thresholdError = {
  amount: 'invalid_alert_amount',
  percent: 'invalid_percent',
  hours: 'invalid_hours',
  target: 'invalid_target',
  items: 'invalid_items',
  rows: 'invalid_rows',
} as const;

/** Whether a decimal text is a threshold of a kind: an amount, a percentage up to 100, whole hours, items, or rows. */
function isThreshold(kind: AlertKind, text: string): boolean {
  const unit = alertThresholds[kind];
  if (unit === 'rows') return /^\d{1,6}$/.test(text);
  if (unit === 'target') return amountPattern.test(text);
  if (!/[1-9]/.test(text)) return false;
  if (unit === 'percent') return /^\d{1,3}(\.\d)?$/.test(text) && Number(text) <= 100;
  if (unit === 'hours') return /^\d{1,3}$/.test(text) && Number(text) <= maxHours;
  if (unit === 'items') return /^\d{1,6}$/.test(text);
  return amountPattern.test(text);
}

const amountPattern = /^\d{1,13}(\.\d{1,2})?$/;

const ruleFields = {
  accountId: z.int().check(z.minimum(1, { error: 'required' })),
  kind: z.enum(alertKinds),
  /** Decimal text: an amount in the account's currency, a percentage, hours, a monthly target, items, or rows. */
  threshold: z.string().check(z.trim(), z.maxLength(20)),
  /** Only for percentages. */
  baseline: z._default(z.enum(alertBaselines), 'sameWeekday'),
  /** Whether the message is also sent by email, once the user has confirmed an address. */
  byMail: z._default(z.boolean(), false),
};

/** Checks the threshold of a rule by its kind. The error is a key of the namespace `errors`. */
export const checkAlertThreshold = z.superRefine<{ kind: AlertKind; threshold: string }>(
  ({ kind, threshold }, context) => {
    if (isThreshold(kind, threshold)) return;
    context.addIssue({ code: 'custom', path: ['threshold'], message: thresholdError[alertThresholds[kind]] });
  },
);

const alertRuleSaveSchema = z
  .object({
    id: z.uuid(),
    ...ruleFields,
    /** Only for `rowsOver`: a saved view, or one to save with the rule in the same transaction. */
    viewId: z.optional(z.uuid()),
    query: z.optional(newReportViewSchema),
    /** Only for `rowsOver`: the report's period, and its days as of each check. */
    period: z.optional(z.enum(periods)),
    range: z.optional(z.enum(scheduleRanges)),
  })
  .check(
    checkAlertThreshold,
    z.refine(
      ({ kind, viewId, query, period, range }) => {
        const views = [viewId, query].filter((view) => view !== undefined).length;
        const days = [period, range].filter((part) => part !== undefined).length;
        return kind === 'rowsOver' ? views === 1 && days === 2 : views + days === 0;
      },
      { path: ['viewId'], error: 'invalid' },
    ),
  );
/** User input of an alert rule. */
export type AlertRuleInput = Omit<z.infer<typeof alertRuleSaveSchema>, 'id'>;

const alertReportSchema = z.object({
  /** Null if the view was deleted; the rule then does nothing. */
  viewId: z.nullable(z.uuid()),
  /** The last name of the view. */
  name: z.string(),
  channel: z.enum(channels),
  section: z.enum(sections),
  period: z.enum(periods),
  range: z.enum(scheduleRanges),
});

const alertRuleSchema = z.object({
  id: z.uuid(),
  accountId: z.int(),
  /** Null if the user may no longer see the account; the rule then does nothing. */
  account: z.nullable(
    z.object({ accountNo: z.string(), accountName: z.string(), currency: z.string(), timeZone: z.string() }),
  ),
  kind: z.enum(alertKinds),
  /** Null for other kinds than `rowsOver`. */
  report: z.nullable(alertReportSchema),
  threshold: z.string(),
  baseline: z.enum(alertBaselines),
  byMail: z.boolean(),
  isPaused: z.boolean(),
  /** Why the last check was not possible; null if it was. */
  problem: z.nullable(z.enum(alertProblems)),
  /** Whether the condition of the rule is met and was reported. */
  isOpen: z.boolean(),
  reportedTime: z.nullable(z.iso.datetime()),
  createdTime: z.iso.datetime(),
});
/** An alert rule of the caller. */
export type AlertRule = z.infer<typeof alertRuleSchema>;

const common = {
  access: { permission: 'report:alert:edit' },
  account: 'none',
  paged: false,
} as const;
const base = '/marketing/api/v1/alertRule';

/** Lists the alert rules of the caller, the newest first. */
export const alertRuleList = defineEndpoint({
  ...common,
  path: `${base}/list`,
  summary: 'Returns the caller’s alert rules, newest first.',
  body: z.object({}),
  data: z.object({ list: z.array(alertRuleSchema) }),
  heavy: false,
});

/** Creates or changes a rule. Errors: 404 for another user's id; 400 for more rules than the maximum, and for a
 * range that the period does not have; for a view also those of `reportScheduleSave`. */
export const alertRuleSave = defineEndpoint({
  ...common,
  account: 'required',
  path: `${base}/save`,
  summary:
    'Updates one of the caller’s alert rules, or creates one with a caller-supplied `id`. Cases already reported are reported again.',
  body: alertRuleSaveSchema,
  data: alertRuleSchema,
  heavy: false,
});

/** Pauses a rule, or resumes a paused one. Errors: 404. */
export const alertRulePause = defineEndpoint({
  ...common,
  path: `${base}/pause`,
  summary: 'Pauses or resumes one of the caller’s alert rules.',
  body: z.object({ id: z.uuid(), isPaused: z.boolean() }),
  data: alertRuleSchema,
  heavy: false,
});

/** Deletes a rule. Errors: 404. */
export const alertRuleDelete = defineEndpoint({
  ...common,
  path: `${base}/delete`,
  summary: 'Deletes one of the caller’s alert rules.',
  body: z.object({ id: z.uuid() }),
  data: z.null(),
  heavy: false,
});
