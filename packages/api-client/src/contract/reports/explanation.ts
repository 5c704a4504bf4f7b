import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { periods } from './model/period';
import { channelReportPath, sections, type Channel } from './model/sections';
import { reportQuerySchema, reportRowSchema } from './query';
import { titleInfoSchema } from './report-endpoints';

/**
 * Causes of a change: impressions of the whole report (`volume`), their distribution over the rows (`mix`), CTR (`clickRate`), CPC
 * (`price`), and conversions per click.
 */
export const explanationEffects = ['volume', 'mix', 'clickRate', 'price', 'conversionRate'] as const;
export type ExplanationEffect = (typeof explanationEffects)[number];

/** Data keys of the metrics whose change can be explained. */
export const explainedMetrics = ['cost', 'click', 'conversion', 'conversionCost'] as const;
export type ExplainedMetric = (typeof explainedMetrics)[number];

/** Decimal texts with equal decimals; `effects` add up to `change` to the last digit. */
const explainedChangeSchema = z.object({
  change: z.string(),
  /** Only those that the metric has. */
  effects: z.partialRecord(z.enum(explanationEffects), z.string()),
});
export type ExplainedChange = z.infer<typeof explainedChangeSchema>;

/** Maximum number of rows in an explanation; the others are summed. */
export const maxExplainedRows = 100;

const reportExplanationSchema = z.object({
  beginDate: z.iso.date(),
  endDate: z.iso.date(),
  /** The period compared with. */
  previous: z.object({ beginDate: z.iso.date(), endDate: z.iso.date() }),
  /** ISO 4217 code of money; null if there are several. */
  currency: z.nullable(z.string()),
  /** Why there is no explanation; null if there is one. */
  missing: z.nullable(z.enum(['data', 'conversions', 'oneCurrency'])),
  /** Columns that identify a row. */
  titleInfos: z.array(titleInfoSchema),
  /** The metric in both periods; empty without an explanation. */
  before: z.string(),
  after: z.string(),
  ...explainedChangeSchema.shape,
  /** The rows that changed most, by absolute change. Together with `others`, they add up to the whole, effect by effect. */
  rows: z.array(z.extend(explainedChangeSchema, { row: reportRowSchema })),
  /** All other rows that changed; null if there are none. */
  others: z.nullable(z.extend(explainedChangeSchema, { count: z.int() })),
});
export type ReportExplanation = z.infer<typeof reportExplanationSchema>;

const explanationEndpoint = (channel: Channel) =>
  defineEndpoint({
    path: `/marketing/api/v1/${channelReportPath[channel]}/:section/:period/explanation`,
    summary: `Returns which rows and effects make up the change of a metric of a compared ${channel} report.`,
    access: { permission: `report:${channel}:view` },
    account: 'optional',
    params: z.object({ section: z.enum(sections), period: z.enum(periods) }),
    body: z.object({ query: reportQuerySchema, metric: z.enum(explainedMetrics) }),
    data: reportExplanationSchema,
    paged: false,
    heavy: 'read',
  });

export const searchReportExplanation = explanationEndpoint('search');
export const feedReportExplanation = explanationEndpoint('feed');
