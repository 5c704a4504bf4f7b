import type { ReportList, ReportRow } from '@meridian/api-client/contract';
import {
  comparisonRange,
  type ComparisonBasis,
  type DateRange,
  type RangeType,
} from '@meridian/date-range/core';
import type { Comparison } from '@meridian/report-table';
import { favourable } from '../../lib/figures';
import type { ReportSearch } from './report-search';

/** What a report is compared with. */
export interface ReportComparisonView {
  basis: ComparisonBasis;
  range: DateRange;
  /** Only rows whose cost changed by this percent or more; undefined for all. */
  changedBy: number | undefined;
}

/** The percents on offer for "only rows that changed". */
export const changeThresholds = [1, 5, 10, 20] as const;
/** The one that the switch turns on. */
export const usualThreshold = 5;

/** The range that a view is compared with; null where the calendar of reports does not reach back so far. */
export function comparedRange(options: {
  type: RangeType;
  range: DateRange;
  basis: ComparisonBasis;
}): DateRange | null {
  try {
    return comparisonRange(options);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/**
 * The answer of a compared list, for the table; undefined where there is nothing to compare with. `startsFolded`: there
 * is little room.
 */
export function tableComparison(
  { list, comparison }: Pick<ReportList, 'list' | 'comparison'>,
  { startsFolded = false }: { startsFolded?: boolean } = {},
): Comparison | undefined {
  // without any data before, every row would read as new
  if (!comparison || comparison.dataTime === null) return undefined;
  const previous = new Map<ReportRow, ReportRow | null>(
    list.map((row, index) => [row, comparison.list[index] ?? null]),
  );
  return {
    previousOf: (row: ReportRow) => previous.get(row) ?? undefined,
    previousSummary: comparison.summary,
    favourable,
    startsFolded,
  };
}

/** The change of an address that compares with another period, or no more (null). */
export function compareWith(search: ReportSearch, basis: ComparisonBasis | null): ReportSearch {
  if (basis !== null) return { compare: basis };
  // an order by what changed is none without a comparison
  const sort = search.sort?.includes(':') ? undefined : search.sort;
  return { compare: undefined, changed: undefined, sort };
}
