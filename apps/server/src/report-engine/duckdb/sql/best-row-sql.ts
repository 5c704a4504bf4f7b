import { metrics, type Measure, type MetricDefinition, type MetricId } from '@meridian/api-client/contract';
import type { ComparisonPlan } from '../../plan/comparison-plan';
import type { ReportOrder } from '../../plan/report-order';
import { isPairedPeriod } from '../report-periods';
import { itemColumn, type DayReading, type ItemGroup } from './items-sql';
import { approximateValue } from './measures-sql';
import { clearChange } from './rows-sql';

/**
 * The first `rowCount` rows of a report belong to the `rowCount` items whose own first rows come first, and to those that tie with the last
 * of these: only they need rows. If changes hide rows, the last of these items is found by rows that are clearly shown, and all rows place
 * the other items, so that more of them are needed.
 */
export interface BestRow {
  /** Columns that the others are made from; may be empty. */
  ratios: readonly string[];
  /** Columns of an item that place its first row. */
  columns: string;
  /** Query for the last of the items that are needed, with the same columns. */
  lastOf: (items: string) => string;
  /** Condition for items `i` that come before the last one `l`, or tie with it. */
  isWithin: string;
}

/** For more rows than this, all items are read. */
const maxRowCount = 10_000;

/** Undefined if all items are needed: in a report with one row per item. */
export function bestRow(
  { comparison, order, plan }: Pick<DayReading, 'comparison' | 'order' | 'plan'>,
  { periods }: Pick<ItemGroup, 'periods'>,
  rowCount: number,
): BestRow | undefined {
  if (periods.length < 2 || rowCount > maxRowCount) return undefined;
  const isAscending = order?.direction === 'asc';
  const { by = 'period', part = 'value' } = order ?? {};
  const changed = comparison?.changed;
  const options = {
    isAscending,
    rowCount,
    isShown: changed && ((index: number) => isClearlyShown(changed, index)),
  };
  const isCompared = comparison !== undefined;
  const ids = [...(by === 'period' ? [] : [by]), ...(changed ? [changed.by] : [])];
  const ratios = ratioColumns(ids, { periods, isCompared });
  if (by === 'period')
    return { ratios, ...firstPeriod(periods, { ...options, isCompared, endDate: plan.endDate }) };
  const values = periods.map(({ begin }, index) =>
    valueOf({ by, part }, { index, isPaired: isPairedPeriod(begin, comparison) }),
  );
  return { ratios, ...bestValue(values, { ...options, isRounded: metrics[by].kind === 'ratio' }) };
}

interface BestRowOptions {
  isAscending: boolean;
  rowCount: number;
  /** Condition for a row in a period that no change hides; absent if changes hide no rows. */
  isShown: ((index: number) => string) | undefined;
}

function isClearlyShown(changed: NonNullable<ComparisonPlan['changed']>, index: number): string {
  const { isGreat } = clearChange(changed, {
    current: `${valueColumn.current(changed.by, index)}::DOUBLE`,
    previous: `${valueColumn.previous(changed.by, index)}::DOUBLE`,
  });
  return `(${itemColumn.isCurrent(index)} <> ${itemColumn.isPrevious(index)} OR ${isGreat})`;
}

/** Columns with the value of a metric in a period: that of a sum, or one of `BestRow.ratios`. */
const valueColumn = {
  current: (id: MetricId, index: number) => columnOf(id, itemColumn.current, index),
  previous: (id: MetricId, index: number) => columnOf(id, itemColumn.previous, index, 'previous '),
};

function columnOf(
  id: MetricId,
  column: (of: Measure, index: number) => string,
  index: number,
  prefix = '',
): string {
  const metric: MetricDefinition = metrics[id];
  return metric.kind === 'sum' ? column(metric.of, index) : `"${prefix}${id} ${index}"`;
}

/** Approximate ratios of the metrics in each period. */
function ratioColumns(
  ids: readonly MetricId[],
  { periods, isCompared }: { periods: ItemGroup['periods']; isCompared: boolean },
): string[] {
  const ratios = [...new Set(ids)].filter((id) => metrics[id].kind === 'ratio');
  return ratios.flatMap((id) =>
    periods.flatMap((_, index) => [
      `${approximateValue((of) => itemColumn.current(of, index), id)} AS ${valueColumn.current(id, index)}`,
      ...(isCompared
        ? [
            `${approximateValue((of) => itemColumn.previous(of, index), id)} AS ${valueColumn.previous(id, index)}`,
          ]
        : []),
    ]),
  );
}

/** By a metric: the greatest value, or the least; no value comes last. */
function bestValue(
  values: readonly string[],
  { isAscending, rowCount, isShown, isRounded }: BestRowOptions & { isRounded: boolean },
): Omit<BestRow, 'ratios'> {
  const [best, direction, opposite] = isAscending ? ['least', 'ASC', 'DESC'] : ['greatest', 'DESC', 'ASC'];
  // the rows are in the order of ratios that were rounded exactly, from which these differ by less
  const tolerance = isRounded ? '1e5 + abs(l.best) * 1e-12' : '0';
  const isAsGood = isAscending ? `i.best <= l.best + (${tolerance})` : `i.best >= l.best - (${tolerance})`;
  const shown = isShown && values.map((value, index) => `CASE WHEN ${isShown(index)} THEN ${value} END`);
  return {
    columns: `${best}(${values.join(',')}) AS best, ${shown ? `${best}(${shown.join(',')})` : 'best'} AS shown_best`,
    lastOf: (items) => `SELECT b.best FROM (
        SELECT shown_best AS best FROM "${items}" ORDER BY shown_best ${direction} NULLS LAST LIMIT ${rowCount}
      ) b ORDER BY b.best ${opposite} NULLS FIRST LIMIT 1`,
    isWithin: `(l.best IS NULL OR ${isAsGood})`,
  };
}

/** Value of a row in a period: exact for a sum, a floating-point number for a ratio. */
function valueOf(
  { by, part }: Pick<ReportOrder, 'by' | 'part'> & { by: MetricId },
  { index, isPaired }: { index: number; isPaired: boolean },
): string {
  const current = valueColumn.current(by, index);
  if (part === 'value') return current;
  const previous = valueColumn.previous(by, index);
  if (part === 'previous') return previous;
  return `(${current} - ${metrics[by].kind === 'sum' ? `coalesce(${previous}, ${isPaired ? 0 : 'NULL'})` : previous})`;
}

/** By period: the latest period in which the item has a row, or the earliest, and the cost there. */
function firstPeriod(
  periods: ItemGroup['periods'],
  {
    isAscending,
    rowCount,
    isShown,
    isCompared,
    endDate,
  }: BestRowOptions & { isCompared: boolean; endDate: string },
): Omit<BestRow, 'ratios'> {
  const inOrder = periods
    .map(({ begin }, index) => ({ begin: begin ?? '', index }))
    .sort((one, other) => (one.begin < other.begin ? -1 : 1));
  if (!isAscending) inOrder.reverse();
  // those of the comparison that have no counterpart come last
  inOrder.sort((one, other) => Number(one.begin > endDate) - Number(other.begin > endDate));
  const isThere = (index: number) =>
    isCompared
      ? `${itemColumn.isCurrent(index)} OR ${itemColumn.isPrevious(index)}`
      : itemColumn.isCurrent(index);
  const firstOf = (
    condition: (index: number) => string,
    value: (index: number, position: number) => string | number,
  ) =>
    `CASE ${inOrder.map(({ index }, position) => `WHEN ${condition(index)} THEN ${value(index, position)}`).join(' ')} END`;
  const firstAndCost = (condition: (index: number) => string, prefix: string) =>
    `${firstOf(condition, (_, position) => position)} AS ${prefix}best,
      ${firstOf(condition, (index) => itemColumn.current('cost', index))} AS ${prefix}best_cost`;
  return {
    columns: `${firstAndCost(isThere, '')}, ${isShown ? firstAndCost(isShown, 'shown_') : 'best AS shown_best, best_cost AS shown_best_cost'}`,
    lastOf: (items) => `SELECT b.best, b.best_cost FROM (
        SELECT shown_best AS best, shown_best_cost AS best_cost FROM "${items}" ORDER BY shown_best ASC NULLS LAST, shown_best_cost DESC NULLS FIRST LIMIT ${rowCount}
      ) b ORDER BY b.best DESC NULLS FIRST, b.best_cost ASC NULLS LAST LIMIT 1`,
    isWithin: `(l.best IS NULL OR i.best < l.best
      OR (i.best = l.best AND (i.best_cost IS NULL OR i.best_cost >= l.best_cost)))`,
  };
}
