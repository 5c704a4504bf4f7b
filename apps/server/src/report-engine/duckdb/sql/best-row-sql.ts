import { metrics, type Measure, type MetricDefinition, type MetricId } from '@meridian/api-client/contract';
import type { ReportOrder } from '../../plan/report-order';
import { itemColumn, type DayReading, type ItemGroup } from './items-sql';
import { ratioDigits, ratioFactors } from './measures-sql';

/**
 * The first `rowCount` rows of a report belong to the `rowCount` items whose own first rows come first, and to those that tie with the last
 * of these: only they need rows.
 */
export interface BestRow {
  /** Columns of an item that place its first row. */
  columns: string;
  /** Query for the last of the items that are needed, with the same columns. */
  lastOf: (items: string) => string;
  /** Condition for items `i` that come before the last one `l`, or tie with it. */
  isWithin: string;
}

/** For more rows than this, all items are read. */
const maxRowCount = 10_000;

/** Undefined if all items are needed: in a report with one row per item, and where changes hide rows. */
export function bestRow(
  { comparison, order }: Pick<DayReading, 'comparison' | 'order'>,
  { periods }: Pick<ItemGroup, 'periods'>,
  rowCount: number,
): BestRow | undefined {
  if (periods.length < 2 || rowCount > maxRowCount || comparison?.changed) return undefined;
  const isAscending = order?.direction === 'asc';
  const { by = 'period', part = 'value' } = order ?? {};
  const options = { isAscending, rowCount };
  if (by === 'period') return firstPeriod(periods, { ...options, isCompared: comparison !== undefined });
  return bestValue(
    periods.map((_, index) => valueOf({ by, part }, index)),
    { ...options, isRounded: metrics[by].kind === 'ratio' },
  );
}

/** By a metric: the greatest value, or the least; no value comes last. */
function bestValue(
  values: readonly string[],
  { isAscending, rowCount, isRounded }: { isAscending: boolean; rowCount: number; isRounded: boolean },
): BestRow {
  const [best, direction, opposite] = isAscending ? ['least', 'ASC', 'DESC'] : ['greatest', 'DESC', 'ASC'];
  // the rows are in the order of ratios that were rounded exactly, from which these differ by less
  const tolerance = isRounded ? '0.001 + abs(l.best) * 1e-12' : '0';
  const isAsGood = isAscending ? `i.best <= l.best + (${tolerance})` : `i.best >= l.best - (${tolerance})`;
  return {
    columns: `${best}(${values.join(',')}) AS best`,
    lastOf: (items) => `SELECT b.best FROM (
        SELECT best FROM "${items}" ORDER BY best ${direction} NULLS LAST LIMIT ${rowCount}
      ) b ORDER BY b.best ${opposite} NULLS FIRST LIMIT 1`,
    isWithin: `(l.best IS NULL OR ${isAsGood})`,
  };
}

/** Value of a row in a period: exact for a sum, a floating-point number for a ratio. */
function valueOf({ by, part }: Pick<ReportOrder, 'by' | 'part'> & { by: MetricId }, index: number): string {
  const current = metricOf(by, (of) => itemColumn.current(of, index));
  if (part === 'value') return current;
  const previous = metricOf(by, (of) => itemColumn.previous(of, index));
  if (part === 'previous') return previous;
  return `(${current} - ${metrics[by].kind === 'sum' ? `coalesce(${previous}, 0)` : previous})`;
}

function metricOf(id: MetricId, column: (of: Measure) => string): string {
  const metric: MetricDefinition = metrics[id];
  if (metric.kind === 'sum') return column(metric.of);
  const { times, divisor } = ratioFactors(metric);
  const factor = Number(times) / Number(divisor) / 10 ** ratioDigits;
  return `(${column(metric.numerator)}::DOUBLE / nullif(${column(metric.denominator)}, 0) * ${factor})`;
}

/** By period: the latest period in which the item has a row, or the earliest, and the cost there. */
function firstPeriod(
  periods: ItemGroup['periods'],
  { isAscending, isCompared, rowCount }: { isAscending: boolean; isCompared: boolean; rowCount: number },
): BestRow {
  const inOrder = periods
    .map(({ begin }, index) => ({ begin: begin ?? '', index }))
    .sort((one, other) => (one.begin < other.begin ? -1 : 1));
  if (!isAscending) inOrder.reverse();
  const isThere = (index: number) =>
    isCompared
      ? `${itemColumn.isCurrent(index)} OR ${itemColumn.isPrevious(index)}`
      : itemColumn.isCurrent(index);
  const firstOf = (value: (index: number, position: number) => string | number) =>
    `CASE ${inOrder.map(({ index }, position) => `WHEN ${isThere(index)} THEN ${value(index, position)}`).join(' ')} END`;
  return {
    columns: `${firstOf((_, position) => position)} AS best, ${firstOf((index) => itemColumn.current('cost', index))} AS best_cost`,
    lastOf: (items) => `SELECT b.best, b.best_cost FROM (
        SELECT best, best_cost FROM "${items}" ORDER BY best ASC NULLS LAST, best_cost DESC NULLS FIRST LIMIT ${rowCount}
      ) b ORDER BY b.best DESC NULLS FIRST, b.best_cost ASC NULLS LAST LIMIT 1`,
    isWithin: `(l.best IS NULL OR i.best < l.best
      OR (i.best = l.best AND (i.best_cost IS NULL OR i.best_cost >= l.best_cost)))`,
  };
}
