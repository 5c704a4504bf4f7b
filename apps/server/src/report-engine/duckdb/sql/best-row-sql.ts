import { metrics, type Measure, type MetricDefinition, type MetricId } from '@meridian/api-client/contract';
import { isPairedPeriod } from '../report-periods';
import { clearTests, isGreatChange, type ClearTest, type RowValues } from './clear-rows-sql';
import { itemColumn, type DayReading, type ItemGroup } from './items-sql';
import { approximateValue } from './measures-sql';

/**
 * The first `rowCount` rows of a report belong to the `rowCount` items whose own first rows come first, and to those that tie with the last
 * of these: only they need rows. If changes hide rows, or rows have to meet conditions, the last of these items is found by rows that are
 * clearly shown, and all rows place the other items, so that more of them are needed.
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

/** Undefined if all items are needed: in a report with one row per item, or with conditions that only exact values decide. */
export function bestRow(
  { comparison, order, plan }: Pick<DayReading, 'comparison' | 'order' | 'plan'>,
  { periods, currentSum }: Pick<ItemGroup, 'periods' | 'currentSum'>,
  rowCount: number,
): BestRow | undefined {
  const tests = clearTests({ comparison, plan });
  if (periods.length < 2 || rowCount > maxRowCount || tests === undefined) return undefined;
  const isAscending = order?.direction === 'asc';
  const { by = 'period', part = 'value' } = order ?? {};
  const isCompared = comparison !== undefined;
  const valuesAt = (index: number) =>
    rowValues(index, { currentSum, isPaired: isPairedPeriod(periods[index]?.begin ?? null, comparison) });
  const isShown =
    tests.length === 0
      ? undefined
      : (index: number) =>
          tests
            .map((group) => `(${group.map(({ isPassed }) => isPassed(valuesAt(index))).join(' OR ')})`)
            .join(' AND ');
  const options = { isAscending, rowCount, isShown };
  const ids = [...(by === 'period' ? [] : [by]), ...tests.flat().map(({ id }) => id)];
  const ratios = ratioColumns(ids, { periods, isCompared });
  if (by === 'period')
    return { ratios, ...firstPeriod(periods, { ...options, currentSum, isCompared, endDate: plan.endDate }) };
  const rows = periods.map((_, index) => valuesAt(index));
  const isBestShown =
    part === 'change' && tests.every((group) => group.some(({ id, change }) => id === by && change))
      ? isChangeShown(
          tests.map((group) => group.find(({ id, change }) => id === by && change)),
          rows.map((row) => row.start(by)),
        )
      : undefined;
  return {
    ratios,
    ...bestValue(
      rows.map((row) => row[part](by)),
      { ...options, isBestShown, isRounded: metrics[by].kind === 'ratio' },
    ),
  };
}

interface BestRowOptions {
  isAscending: boolean;
  rowCount: number;
  /** Condition for a row in a period that is clearly shown; absent if all rows are shown. */
  isShown: ((index: number) => string) | undefined;
}

/** Condition for an item whose best change is clearly shown, whichever of its previous values it started from. */
function isChangeShown(tests: readonly (ClearTest | undefined)[], previous: readonly string[]): string {
  const greatest = `greatest(${previous.map((value) => `abs(${value})`).join(',')})`;
  return tests
    .map((test) => test?.change && isGreatChange(test.change, { change: 'best', previous: greatest }))
    .join(' AND ');
}

/** Values of an item's row in a period. */
function rowValues(
  index: number,
  { currentSum, isPaired }: Pick<ItemGroup, 'currentSum'> & { isPaired: boolean },
): RowValues {
  const isSum = (id: MetricId) => metrics[id].kind === 'sum';
  const value = (id: MetricId) => {
    const metric: MetricDefinition = metrics[id];
    return metric.kind === 'sum' ? `(${currentSum(metric.of, index)})` : valueColumn.current(id, index);
  };
  const previous = (id: MetricId) => valueColumn.previous(id, index);
  const start = (id: MetricId) =>
    isSum(id) ? `coalesce(${previous(id)}, ${isPaired ? 0 : 'NULL'})` : previous(id);
  return {
    value,
    previous,
    start,
    change: (id) => `(${value(id)} - ${start(id)})`,
    isUnpaired: `${itemColumn.isCurrent(index)} <> ${itemColumn.isPrevious(index)}`,
  };
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
  {
    isAscending,
    rowCount,
    isShown,
    isBestShown,
    isRounded,
  }: BestRowOptions & { isBestShown: string | undefined; isRounded: boolean },
): Omit<BestRow, 'ratios'> {
  const [best, direction, opposite] = isAscending ? ['least', 'ASC', 'DESC'] : ['greatest', 'DESC', 'ASC'];
  // the rows are in the order of ratios that were rounded exactly, from which these differ by less
  const tolerance = isRounded ? '1e5 + abs(l.best) * 1e-12' : '0';
  const isAsGood = isAscending ? `i.best <= l.best + (${tolerance})` : `i.best >= l.best - (${tolerance})`;
  const shown =
    isShown &&
    `${best}(${values.map((value, index) => `CASE WHEN ${isShown(index)} THEN ${value} END`).join(',')})`;
  // one test of most items instead of one per period
  const shownBest = shown && isBestShown ? `CASE WHEN ${isBestShown} THEN best ELSE ${shown} END` : shown;
  return {
    columns: `${best}(${values.join(',')}) AS best, ${shownBest ?? 'best'} AS shown_best`,
    lastOf: (items) => `SELECT b.best FROM (
        SELECT shown_best AS best FROM "${items}" ORDER BY shown_best ${direction} NULLS LAST LIMIT ${rowCount}
      ) b ORDER BY b.best ${opposite} NULLS FIRST LIMIT 1`,
    isWithin: `(l.best IS NULL OR ${isAsGood})`,
  };
}

/** By period: the latest period in which the item has a row, or the earliest, and the cost there. */
function firstPeriod(
  periods: ItemGroup['periods'],
  {
    isAscending,
    rowCount,
    isShown,
    currentSum,
    isCompared,
    endDate,
  }: BestRowOptions & Pick<ItemGroup, 'currentSum'> & { isCompared: boolean; endDate: string },
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
      ${firstOf(condition, (index) => currentSum('cost', index))} AS ${prefix}best_cost`;
  return {
    columns: `${firstAndCost(isThere, '')}, ${isShown ? firstAndCost(isShown, 'shown_') : 'best AS shown_best, best_cost AS shown_best_cost'}`,
    lastOf: (items) => `SELECT b.best, b.best_cost FROM (
        SELECT shown_best AS best, shown_best_cost AS best_cost FROM "${items}" ORDER BY shown_best ASC NULLS LAST, shown_best_cost DESC NULLS FIRST LIMIT ${rowCount}
      ) b ORDER BY b.best DESC NULLS FIRST, b.best_cost ASC NULLS LAST LIMIT 1`,
    isWithin: `(l.best IS NULL OR i.best < l.best
      OR (i.best = l.best AND (i.best_cost IS NULL OR i.best_cost >= l.best_cost)))`,
  };
}
