import {
  measures,
  metrics,
  type Measure,
  type MetricDefinition,
  type MetricId,
} from '@meridian/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';
import { measureColumn, measure, measureColumns, type MeasureSource } from '../../sql/metric-sql';

/** Decimals of the integers that represent decimal metrics in the copy. */
export const microDigits = 6;
/** Decimals of a ratio, as in the database. */
export const ratioDigits = 8;

/** Column with the reported decimals of an amount. */
export const scaleColumn = (column: string) => `${column}_scale`;

/** Amounts, which are shown with the decimals that were reported. */
const amounts = ['cost', 'pcCost', 'mobileCost'] as const satisfies Measure[];

type Amount = (typeof amounts)[number];
export const isAmount = (of: Measure): of is Amount => amounts.some((amount) => amount === of);

/** Decimals of the integers of a metric. */
export const digitsOf = (of: Measure) => (of === 'impression' || of === 'click' ? 0 : microDigits);

/** The metrics of a part of the query with the decimals of amounts, one column each. */
export function measureAndScaleColumns(
  value: (of: Measure) => SQL,
  scale: (of: Amount) => SQL,
  prefix = '',
): SQL {
  const scales = amounts.map(
    (of) => sql`${scale(of)} AS ${sql.identifier(prefix + scaleColumn(measureColumn[of]))}`,
  );
  return sql`${measureColumns(value, prefix)}, ${sql.join(scales, sql`, `)}`;
}

/** Decimals of an amount in a part of the query. */
export function scaleOf(part: string, of: Amount, prefix = ''): SQL {
  return sql`${sql.identifier(part)}.${sql.identifier(prefix + scaleColumn(measureColumn[of]))}`;
}

/** Sums of a part, as wide integers. Metrics that are not among `own` are NULL, which saves reading and summing them. */
export function summedMeasures(part: string, own: readonly Measure[] = measures): SQL {
  return measureAndScaleColumns(
    (of) => (own.includes(of) ? sql`sum(${measure(part, of)})` : sql`NULL::HUGEINT`),
    (of) => (own.includes(of) ? sql`max(${scaleOf(part, of)})` : sql`NULL::UTINYINT`),
  );
}

/** Metrics of a part that need no summing, like `summedMeasures`. */
export function wideMeasures(part: string, own: readonly Measure[]): SQL {
  return measureAndScaleColumns(
    (of) => (own.includes(of) ? sql`${measure(part, of)}::HUGEINT` : sql`NULL::HUGEINT`),
    (of) => (own.includes(of) ? scaleOf(part, of) : sql`NULL::UTINYINT`),
  );
}

/** Sums that a metric is computed from; none for a period. */
export function sumsOfMetric(id: MetricId | 'period' | undefined): Measure[] {
  if (id === undefined || id === 'period') return [];
  const metric: MetricDefinition = metrics[id];
  return metric.kind === 'sum' ? [metric.of] : [metric.numerator, metric.denominator];
}

/** Metrics that a row of a result reads, in the order of `readMeasures`. */
export function selectedMeasures(part: string, prefix = ''): SQL {
  return sql.join(
    [
      ...measures.map((of) => measure({ part, prefix }, of)),
      ...amounts.map((of) => scaleOf(part, of, prefix)),
    ],
    sql`, `,
  );
}
/** Number of columns of `selectedMeasures`. */
export const selectedCount = measures.length + amounts.length;
export const selectedNames = [...measures, ...amounts.map((of) => `${of} scale` as const)];

/**
 * Value of a metric as an integer: a sum in its own decimals, a ratio in `ratioDigits`, rounded half away from zero as
 * the database does. NULL for a zero denominator.
 */
export function comparableValue(source: MeasureSource, id: MetricId): SQL {
  const metric: MetricDefinition = metrics[id];
  if (metric.kind === 'sum') return measure(source, metric.of);
  const numerator = measure(source, metric.numerator);
  const denominator = measure(source, metric.denominator);
  const { times, divisor } = ratioFactors(metric);
  const quotient = (type: 'BIGINT' | 'HUGEINT') => {
    const [top, bottom] = [sql`${numerator}::${sql.raw(type)}`, sql`${denominator}::${sql.raw(type)}`];
    const dividend = sql`2 * abs(${top}) * ${sql.raw(`${times}::${type}`)}`;
    const by = sql`abs(${bottom}) * ${sql.raw(`${divisor}::${type}`)}`;
    return sql`sign(${numerator}) * sign(${denominator}) * ((${dividend} + ${by}) // (2 * ${by}))`;
  };
  // wide integers take ten times as long to divide
  return sql`CASE WHEN ${denominator} = 0 OR ${numerator} IS NULL THEN NULL
    WHEN abs(${numerator}) <= ${sql.raw(String(maxQuarter / times))} AND abs(${denominator}) <= ${sql.raw(String(maxQuarter / divisor))}
    THEN (${quotient('BIGINT')})::HUGEINT ELSE ${quotient('HUGEINT')} END`;
}

/**
 * Value of a metric like `comparableValue`, as a floating-point number that is not rounded: it differs by half a unit and 15 digits at most.
 */
export function approximateValue(column: (of: Measure) => string, id: MetricId): string {
  const metric: MetricDefinition = metrics[id];
  if (metric.kind === 'sum') return `${column(metric.of)}::DOUBLE`;
  const { times, divisor } = ratioFactors(metric);
  return `(${column(metric.numerator)}::DOUBLE / nullif(${column(metric.denominator)}, 0) * ${Number(times) / Number(divisor)}::DOUBLE)`;
}

/** A quarter of the greatest BIGINT: twice one such number and another one are still a BIGINT. */
const maxQuarter = 2n ** 61n - 1n;

/** Factors that turn the quotient of two metrics' integers into a ratio with `ratioDigits` decimals. */
export function ratioFactors({
  numerator,
  denominator,
  scale,
}: Pick<MetricDefinition & { kind: 'ratio' }, 'numerator' | 'denominator' | 'scale'>): {
  times: bigint;
  divisor: bigint;
} {
  const power = ratioDigits + digitsOf(denominator) - digitsOf(numerator);
  return {
    times: BigInt(scale) * 10n ** BigInt(Math.max(power, 0)),
    divisor: 10n ** BigInt(Math.max(-power, 0)),
  };
}
