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

const quality = z.array(z.string());

const rowSchema = z.object({
  /** Id of the row of the draft. */
  id: z.string(),
  /** Counts and decimal texts as in reports; null without a value. The cost is null, too, if the item has costs in several currencies. */
  impression: metricCellSchema,
  click: metricCellSchema,
  cost: metricCellSchema,
  conversion: metricCellSchema,
  /** Of a keyword: the codes of these days, one unless it changed; empty without a value. */
  quality: z.optional(
    z.object({ landPageExperience: quality, businessRelationship: quality, estimatedClickRate: quality }),
  ),
});
/** Sums of a row of a draft; the ratios follow from them. */
export type PerformanceRow = z.infer<typeof rowSchema>;

/** A metric of a row, as a report has it: a ratio is that of the sums, with 8 decimals, and null without a denominator. */
export function performanceValue(
  { impression, click, cost, conversion }: PerformanceRow,
  id: PerformanceMetric,
): PerformanceRow['cost'] {
  const sums: Readonly<Partial<Record<Measure, PerformanceRow['cost']>>> = {
    impression,
    click,
    cost,
    conversion,
  };
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
    rows: z.array(rowSchema),
    /** ISO 4217 codes of the costs, sorted. */
    currencies: z.array(z.string()),
    next: z.nullable(z.int()),
  }),
  paged: false,
  heavy: 'read',
});
