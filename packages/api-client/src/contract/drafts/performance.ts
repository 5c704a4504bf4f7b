import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { metrics, type Measure, type MetricDefinition, type MetricId } from '../reports/model/metrics';
import type { Section } from '../reports/model/sections';
import { evaluateFormula } from '../reports/own-metrics/evaluate-formula';
import { metricCellSchema } from '../reports/query';

/** The report whose rows are the items of a kind of draft rows. */
export const performanceSections = {
  campaign: 'campaign',
  unit: 'unit',
  keyword: 'keyword',
  creative: 'designDaily',
} as const satisfies Record<string, Section>;
/** Kinds of draft rows that reports know. */
export type PerformanceKind = keyof typeof performanceSections;

/** Metrics beside rows of a draft, in their order. */
export const performanceMetrics = [
  'cost',
  'click',
  'impression',
  'ctr',
  'cpc',
  'conversion',
  'conversionCost',
] as const satisfies readonly MetricId[];
export type PerformanceMetric = (typeof performanceMetrics)[number];
/** What a keyword report says about the quality of a keyword. */
export const performanceQualities = [
  'landPageExperience',
  'businessRelationship',
  'estimatedClickRate',
] as const;

const values = z.array(metricCellSchema);
const codes = z.array(z.string());
type Value = z.infer<typeof metricCellSchema>;

/** What a report says about a row of a draft: sums as in reports, null without a value, from which the ratios follow. */
export interface PerformanceRow {
  impression: Value;
  click: Value;
  /** Null, too, if the item has costs in several currencies. */
  cost: Value;
  conversion: Value;
  /** Of keywords: the codes of these days, separated by commas; one unless it changed, '' without a value. */
  landPageExperience: string;
  businessRelationship: string;
  estimatedClickRate: string;
}

/** A metric of a row, as a report has it: a ratio is that of the sums, with 8 decimals, and null without a denominator. */
export function performanceValue(
  row: Pick<PerformanceRow, 'impression' | 'click' | 'cost' | 'conversion'>,
  id: PerformanceMetric,
): Value {
  const sums: Readonly<Partial<Record<Measure, Value>>> = row;
  const definition: MetricDefinition = metrics[id];
  if (definition.kind === 'sum') return sums[definition.of] ?? null;
  return evaluateFormula({ kind: 'metric', id, isTotal: false }, ({ of }) => sums[of] ?? null);
}

/**
 * Metrics of a draft's rows, as the custom report of their kind has them for the same days. Rows that are not in the account, or have no
 * data in these days, are not listed; nor are rows of the account that reports cannot tell apart. `next` is the `from` of the next page.
 * Errors: 404; 400 for a range that a custom report rejects.
 */
export const draftPerformance = defineEndpoint({
  path: '/marketing/api/v1/draft/performance',
  summary: 'Returns the report metrics of the rows of an ad draft that are in its account.',
  access: { permission: ['draft:draft:view', 'report:search:view'] },
  account: 'none',
  body: z.object({
    id: z.uuid(),
    kind: z.enum(['campaign', 'unit', 'keyword', 'creative']),
    /** Only rows in this campaign or unit. */
    within: z.optional(z.string().check(z.maxLength(64))),
    query: z.object({ beginDate: z.string(), endDate: z.string() }),
    from: z._default(z.int().check(z.minimum(0)), 0),
  }),
  data: z.object({
    /** Ids of rows of the draft; the fields of `PerformanceRow` are lists in this order, because 300,000 objects are too large. */
    ids: z.array(z.string()),
    impression: values,
    click: values,
    cost: values,
    conversion: values,
    /** Empty lists for other kinds than keywords. */
    landPageExperience: codes,
    businessRelationship: codes,
    estimatedClickRate: codes,
    /** ISO 4217 codes of the costs, sorted. */
    currencies: z.array(z.string()),
    next: z.nullable(z.int()),
  }),
  paged: false,
  heavy: 'read',
});
