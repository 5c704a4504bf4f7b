import {
  measures,
  metrics,
  type Measure,
  type MetricDefinition,
  type MetricId,
} from '@meridian/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';

/** Columns of the measures, in the facts and in every part of the report query. */
const columnOf = {
  impression: 'impression',
  click: 'click',
  cost: 'cost',
  conversion: 'conversion',
  pcCost: 'pc_cost',
  mobileCost: 'mobile_cost',
} as const satisfies Record<Measure, string>;

/** Decimals that a ratio keeps: enough for two decimals of a percentage, or for the cost of a click in any currency. */
const ratioDecimals = 8;

/** A part of the query that has the measures, under the names of their columns or with a prefix before these. */
export type MeasureSource = string | { part: string; prefix: string };

/** A measure of a part of the query. */
export function measure(source: MeasureSource, of: Measure): SQL {
  const { part, prefix } = typeof source === 'string' ? { part: source, prefix: '' } : source;
  return sql`${sql.identifier(part)}.${sql.identifier(prefix + columnOf[of])}`;
}

/** A column of each measure, such as its sum, under the measure's name or with a prefix before it. */
export function measureColumns(value: (of: Measure) => SQL, prefix = ''): SQL {
  const columns = measures.map((of) => sql`${value(of)} AS ${sql.identifier(prefix + columnOf[of])}`);
  return sql.join(columns, sql`, `);
}

/** The sums of all measures of a query's part, under the names of its columns. */
export function sumsOf(source: string): SQL {
  return measureColumns((of) => sql`sum(${measure(source, of)})`);
}

/** The measures of facts that need no summing, under the same names. */
export function measuresOf(source: string): SQL {
  return sql.join(
    measures.map((of) => measure(source, of)),
    sql`, `,
  );
}

/** The value of a metric, from sums alone; null for a zero denominator. */
export function metricValue(source: MeasureSource, id: MetricId): SQL {
  const metric: MetricDefinition = metrics[id];
  if (metric.kind === 'sum') return measure(source, metric.of);
  const numerator = measure(source, metric.numerator);
  const denominator = measure(source, metric.denominator);
  return sql`round(${metric.scale}::numeric * ${numerator} / nullif(${denominator}, 0), ${sql.raw(String(ratioDecimals))})`;
}

/** A JSON object of a row's metrics: exact decimal texts by metric id. */
export function rowMetrics(source: MeasureSource, ids: readonly MetricId[]): SQL {
  return metricsObject(ids, (id) => decimalText(id, metricValue(source, id)));
}

/** As `rowMetrics` for the totals: sums rounded to two decimals, money only when all of it is in one currency. */
export function totalMetrics(source: string, ids: readonly MetricId[]): SQL {
  return metricsObject(ids, (id) => {
    const value = metricValue(source, id);
    const text = decimalText(id, metrics[id].kind === 'sum' ? sql`round(${value}, 2)` : value);
    return inOneCurrency(source, id, text);
  });
}

/** As `rowMetrics`, money only when all of it is in one currency. */
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

/** Summed money keeps the decimals it was reported with. */
function decimalText(id: MetricId, value: SQL): SQL {
  const metric: MetricDefinition = metrics[id];
  const isAmount = metric.kind === 'sum' && metric.isMoney;
  return isAmount ? sql`${value}::text` : sql`trim_scale(${value})::text`;
}
