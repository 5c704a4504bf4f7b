import { conditionOperators, type ReportList, type ReportRow } from '@meridian/api-client/contract';
import {
  comparisonRange,
  type ComparisonBasis,
  type Day,
  type DateRange,
  type RangeType,
} from '@meridian/date-range/core';
import type { Comparison } from '@meridian/report-table';
import { favourable } from '../../../lib/format/metrics';
import { favourableTargets } from '../own-metrics/target-mark';
import type { ReportView, ReportViewChange } from './report-view';

/** The metric whose change determines the listed rows of a comparison. */
export const metricOfChange = 'cost';

/** The offered percentages for "only rows that changed". */
export const changeThresholds = [1, 5, 10, 20] as const;
/** The percentage that the switch turns on. */
export const usualThreshold = 5;

/** The comparison range of a view; null if the reports' calendar does not reach back so far. */
export function comparedRange(options: {
  type: RangeType;
  range: DateRange;
  basis: ComparisonBasis;
  /** The last day that can have data. */
  lastDay: Day;
}): DateRange | null {
  try {
    return comparisonRange(options);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/**
 * A compared list for the table; undefined if there is nothing to compare with. `startsFolded`: the layout is narrow.
 */
export function tableComparison(
  {
    list,
    comparison,
    titleInfos = [],
  }: Pick<ReportList, 'list' | 'comparison'> & Partial<Pick<ReportList, 'titleInfos'>>,
  { startsFolded = false }: { startsFolded?: boolean } = {},
): Comparison | undefined {
  // without data of the previous period, every row would count as new
  if (!comparison || comparison.dataTime === null) return undefined;
  const previous = new Map<ReportRow, ReportRow | null>(
    list.map((row, index) => [row, comparison.list[index] ?? null]),
  );
  return {
    previousOf: (row: ReportRow) => previous.get(row) ?? undefined,
    previousSummary: comparison.summary,
    favourable: { ...favourable, ...favourableTargets(titleInfos) },
    startsFolded,
  };
}

/** The view change that starts a comparison with another period, or ends it (null). */
export function compareWith(view: ReportView, basis: ComparisonBasis | null): ReportViewChange {
  if (basis !== null) return { compare: { changedKey: metricOfChange, ...view.compare, basis } };
  // without a comparison, no column has a change to sort or filter by
  const where = view.where?.filter((group) =>
    group.every(({ operator }) => !conditionOperators[operator].isOfChange),
  );
  return {
    compare: undefined,
    sort: view.sort?.includes(':') ? undefined : view.sort,
    where: where && where.length > 0 ? where : undefined,
  };
}

/** The view change that lists only rows that changed by this percentage or more, or all (undefined). */
export function listChanged(view: ReportView, changedBy: number | undefined): ReportViewChange {
  return { compare: view.compare && { ...view.compare, changedBy } };
}
