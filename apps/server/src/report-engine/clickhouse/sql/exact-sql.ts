import { metrics, type MetricDefinition, type MetricId } from '@meridian/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';
import { measureAndScaleColumns, ratioFactors, scaleOf } from '../../duckdb/sql/measures-sql';
import { measure, type MeasureSource } from '../../sql/metric-sql';

/** An integer so wide that no sum of facts overflows; ClickHouse would not notice. */
export const wide = (value: SQL) => sql`toInt128(${value})`;
/** An integer so wide that no product of such sums overflows. */
export const widest = (value: SQL | bigint) =>
  typeof value === 'bigint' ? sql.raw(`toInt256('${value}')`) : sql`toInt256(${value})`;

/** Sums of a part; the decimals of an amount are the most of its parts. */
export function wideSums(part: string): SQL {
  return measureAndScaleColumns(
    (of) => sql`sum(${wide(measure(part, of))})`,
    (of) => sql`max(${scaleOf(part, of)})`,
  );
}

/** Metrics of a part that need no summing, like `wideSums`. */
export function wideValues(part: string): SQL {
  return measureAndScaleColumns(
    (of) => wide(measure(part, of)),
    (of) => scaleOf(part, of),
  );
}

/** Value of a metric as an integer, as `comparableValue` of the copy. */
export function exactValue(source: MeasureSource, id: MetricId): SQL {
  const metric: MetricDefinition = metrics[id];
  if (metric.kind === 'sum') return measure(source, metric.of);
  const top = measure(source, metric.numerator);
  const bottom = measure(source, metric.denominator);
  const { times, divisor } = ratioFactors(metric);
  const dividend = sql`${absolute(top)} * ${widest(2n * times)}`;
  const by = sql`${absolute(bottom)} * ${widest(divisor)}`;
  // both branches are computed, also for a denominator of 0
  const quotient = sql`intDivOrZero(${dividend} + ${by}, 2 * ${by})`;
  return sql`if(${bottom} = 0 OR ${bottom} IS NULL OR ${top} IS NULL, NULL,
    if((${top} < 0) != (${bottom} < 0), -${quotient}, ${quotient}))`;
}

function absolute(value: SQL): SQL {
  return widest(sql`abs(${widest(value)})`);
}
