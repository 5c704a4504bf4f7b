import {
  conditionOperators,
  isPairedRow,
  type Period,
  type ReportList,
  type ReportRow,
} from '@meridian/api-client/contract';
import {
  addDays,
  basesOfType,
  comparisonRange,
  dayCount,
  haveCommonDays,
  pairedUntil,
  periodBases,
  validateRange,
  type ComparisonBasis,
  type ComparisonOptions,
  type DateRange,
  type Day,
  type PeriodBasis,
  type RangeType,
  type RelativeBasis,
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

interface ComparedOptions {
  type: RangeType;
  range: DateRange;
  basis: ComparisonBasis;
  today: Day;
}

/** The comparison range of a view; null for a comparison that is not offered, and if the calendar does not reach back so far. */
export function comparedRange({ today, ...options }: ComparedOptions): DateRange | null {
  if (!isOffered(options.type, options.basis, today)) return null;
  try {
    return comparisonRange({ ...options, lastDay: addDays(today, -1) });
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** A choice of the comparison, and the range that it stands for. */
export interface ComparisonChoice {
  basis: RelativeBasis;
  range: DateRange;
}

/** Whether a report of the type offers a comparison. */
export function isOffered(type: RangeType, basis: ComparisonBasis, today: Day): boolean {
  if (typeof basis === 'object') return validateRange({ type, range: basis, today }).ok;
  return basesOfType[type].includes(basis);
}

/** The choices for a report, except those that overlap with its range; the selected one is always among them. */
export function comparisonChoices({ type, range, basis, today }: ComparedOptions): ComparisonChoice[] {
  return basesOfType[type].flatMap((each) => {
    const compared = comparedRange({ type, range, basis: each, today });
    const isUseful = compared !== null && (each === basis || !haveCommonDays(range, compared));
    return isUseful ? [{ basis: each, range: compared }] : [];
  });
}

/** The basis on a page whose comparison is with one of two periods. */
export function periodBasisOf({ compare }: Pick<ReportView, 'compare'>): PeriodBasis {
  return periodBases.find((basis) => basis === compare?.basis) ?? 'previous';
}

/** What a reader of a comparison needs to know about its ranges. */
export interface ComparisonCaveats {
  /** Days in both ranges. */
  commonDays: number;
  /** Days of both ranges, if their days, weeks or months cannot all be paired. */
  lengths: { own: number; compared: number } | null;
}

/** The caveats of a comparison with a range. */
export function comparisonCaveats(
  options: Omit<ComparisonOptions, 'lastDay'>,
  compared: DateRange,
): ComparisonCaveats {
  const { type, range } = options;
  const common = {
    beginDate: range.beginDate > compared.beginDate ? range.beginDate : compared.beginDate,
    endDate: range.endDate < compared.endDate ? range.endDate : compared.endDate,
  };
  const [own, other] = [dayCount(range), dayCount(compared)];
  // months differ in days, and the current one is compared with the same days
  const isUneven = type === 4 ? pairedUntil(options) !== undefined : own !== other;
  return {
    commonDays: haveCommonDays(range, compared) ? dayCount(common) : 0,
    lengths: isUneven ? { own, compared: other } : null,
  };
}

/** The comparison of a table whose previous rows are those of a report, too. */
export interface ReportTableComparison extends Comparison<ReportRow> {
  previousOf: (row: ReportRow) => ReportRow | undefined;
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
  { period, startsFolded = false }: { period: Period; startsFolded?: boolean },
): ReportTableComparison | undefined {
  // without data of the previous period, every row would count as new
  if (!comparison || comparison.dataTime === null) return undefined;
  const previous = new Map<ReportRow, ReportRow | null>(
    list.map((row, index) => [row, comparison.list[index] ?? null]),
  );
  return {
    previousOf: (row: ReportRow) => previous.get(row) ?? undefined,
    isPaired: (row: ReportRow) => isPairedRow(row, period, comparison.pairedUntil),
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
