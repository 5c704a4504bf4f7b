import {
  measures,
  metrics,
  type Measure,
  type MetricDefinition,
  type MetricId,
} from '@meridian/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';
import { sumWithout } from './paired-sql';

/** Columns of the metrics, in the facts and in every part of the report query. */
export const measureColumn = {
  impression: 'impression',
  click: 'click',
  cost: 'cost',
  conversion: 'conversion',
  pcCost: 'pc_cost',
  mobileCost: 'mobile_cost',
} as const satisfies Record<Measure, string>;

/** Decimals of a ratio: enough for two decimals of a percentage, or for the CPC in any currency. */
const ratioDecimals = 8;

/** A part of the query with the metrics, in columns of their names, with an optional prefix. */
export type MeasureSource = string | { part: string; prefix: string };

/** Prefix of the previous metrics in a compared row `r`. */
export const previousMeasures = { part: 'r', prefix: 'previous_' } as const;

/** A metric of a part of the query. */
export function measure(source: MeasureSource, of: Measure): SQL {
  const { part, prefix } = typeof source === 'string' ? { part: source, prefix: '' } : source;
  return sql`${sql.identifier(part)}.${sql.identifier(prefix + measureColumn[of])}`;
}

/** One column per metric, such as its sum, named after the metric with an optional prefix. */
export function measureColumns(value: (of: Measure) => SQL, prefix = ''): SQL {
  const columns = measures.map((of) => sql`${value(of)} AS ${sql.identifier(prefix + measureColumn[of])}`);
  return sql.join(columns, sql`, `);
}

/** Sums of all metrics of a query's part, named after its columns. */
export function sumsOf(source: string): SQL {
  return measureColumns((of) => sql`sum(${measure(source, of)})`);
}

/** Metrics of facts that need no summing, with the same names. */
export function measuresOf(source: string): SQL {
  return sql.join(
    measures.map((of) => measure(source, of)),
    sql`, `,
  );
}

/** Value of a metric, from sums only; null for a zero denominator. */
export function metricValue(source: MeasureSource, id: MetricId): SQL {
  const metric: MetricDefinition = metrics[id];
  if (metric.kind === 'sum') return measure(source, metric.of);
  const numerator = measure(source, metric.numerator);
  const denominator = measure(source, metric.denominator);
  return sql`round(${exactScale(metric.scale)} * ${numerator} / nullif(${denominator}, 0), ${sql.raw(String(ratioDecimals))})`;
}

/** Current minus previous value of a row. */
export function changeOf(id: MetricId, comparison: ComparedSums): SQL {
  return sql`${metricValue('r', id)} - ${previousValue(id, comparison)}`;
}

/** Where the change of a row starts. The sum of a row without a previous value grew from 0; a ratio needs both values. */
export function previousValue(id: MetricId, comparison: ComparedSums): SQL {
  const previous = metricValue(previousMeasures, id);
  if (metrics[id].kind !== 'sum') return previous;
  return sql`coalesce(${previous}, ${sumWithout(comparison, sql`r.period_begin`)})`;
}

type ComparedSums = Parameters<typeof sumWithout>[0];

/** With so many decimals that the quotient is never rounded twice: a 9 that becomes a half would round up. */
function exactScale(scale: number): SQL {
  return sql.raw(`${scale}::numeric(40, 30)`);
}

/** JSON object of a row's metrics: exact decimal texts by metric id. */
export function rowMetrics(source: MeasureSource, ids: readonly MetricId[]): SQL {
  return metricsObject(ids, (id) => decimalText(id, metricValue(source, id)));
}

/** Like `rowMetrics`, for totals: sums rounded to two decimals, amounts only if there is one currency. */
export function totalMetrics(source: string, ids: readonly MetricId[]): SQL {
  return metricsObject(ids, (id) => {
    const value = metricValue(source, id);
    const text = decimalText(id, metrics[id].kind === 'sum' ? sql`round(${value}, 2)` : value);
    return inOneCurrency(source, id, text);
  });
}

/** Like `rowMetrics`; amounts only if there is one currency. */
export function groupMetrics(source: string, ids: readonly MetricId[]): SQL {
  return metricsObject(ids, (id) => inOneCurrency(source, id, decimalText(id, metricValue(source, id))));
}

function inOneCurrency(source: string, id: MetricId, text: SQL): SQL {
  if (!metrics[id].isMoney) return text;
  return sql`CASE WHEN cardinality(${sql.identifier(source)}.currencies) = 1 THEN ${text} END`;
}

function metricsObject(ids: readonly MetricId[], text: (id: MetricId) => SQL): SQL {
  const pairs = ids.map((id) => sql`${id}::text, ${text(id)}`);
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`;
}

/** Decimal text of a value; summed amounts have the decimals that were reported. */
function decimalText(id: MetricId, value: SQL): SQL {
  const metric: MetricDefinition = metrics[id];
  const isAmount = metric.kind === 'sum' && metric.isMoney;
  return isAmount ? sql`${value}::text` : sql`trim_scale(${value})::text`;
}
