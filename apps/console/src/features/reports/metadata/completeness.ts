import { hasUnexplainedCost, type ReportInfo } from '@meridian/api-client/contract';
import type { TFunction } from 'i18next';

type Completeness = Pick<ReportInfo, 'dataTime' | 'isComplete' | 'missingDays' | 'incompleteDays'> & {
  reportedTotals?: ReportInfo['reportedTotals'];
};

/** The kind of gaps in a report's data; with `allDays`, no day is missing, but rows that its files include in their totals are. */
export type CompletenessState = 'none' | 'lacking' | 'allDays' | 'complete';

/** The completeness of a report's data. */
export function completenessOf({
  dataTime,
  isComplete,
  reportedTotals = [],
}: Completeness): CompletenessState {
  if (dataTime === null) return 'none';
  if (!isComplete) return 'lacking';
  return hasUnexplainedCost(reportedTotals) ? 'allDays' : 'complete';
}

/** The completeness as text: `2 days without data; 1 incomplete day`. */
export function completenessText(data: Completeness, t: TFunction<'reports'>): string {
  const state = completenessOf(data);
  if (state !== 'lacking') return t(`facts.${state}`);
  const { missingDays, incompleteDays } = data;
  const parts = [
    ...(missingDays > 0 ? [t('facts.missing', { count: missingDays })] : []),
    ...(incompleteDays > 0 ? [t('facts.incomplete', { count: incompleteDays })] : []),
  ];
  return parts.join(t('facts.separator'));
}
