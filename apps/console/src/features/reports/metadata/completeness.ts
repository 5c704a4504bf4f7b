import {
  hasUnexplainedCost,
  rowsShare,
  type ReportInfo,
  type ReportList,
} from '@meridian/api-client/contract';
import { formatDayRange, type Language } from '@meridian/i18n';
import type { TFunction } from 'i18next';
import { shareText } from './share-text';

type Completeness = Pick<ReportInfo, 'dataTime' | 'isComplete' | 'missingDays' | 'incompleteDays'> & {
  reportedTotals?: ReportInfo['reportedTotals'];
  /** Whether the rows leave out, or may leave out, part of the accounts' cost. */
  isPartial?: boolean;
};

/** The kind of gaps in a report's data; with `allDays`, no day is missing, but rows that its files include in their totals are. */
export type CompletenessState = 'none' | 'lacking' | 'allDays' | 'complete';

/** The completeness of a report's data. */
export function completenessOf({
  dataTime,
  isComplete,
  reportedTotals = [],
  isPartial = false,
}: Completeness): CompletenessState {
  if (dataTime === null) return 'none';
  if (!isComplete) return 'lacking';
  return isPartial || hasUnexplainedCost(reportedTotals) ? 'allDays' : 'complete';
}

/** The metadata of a list with the share of the accounts' cost in its rows; filtered rows never count as complete. */
export function infoOfRows(
  { info, summary }: Pick<ReportList, 'info' | 'summary'>,
  { isFiltered }: { isFiltered: boolean },
): RowsInfo {
  const share = isFiltered && info.reportedTotals.length === 0 ? null : rowsShare({ info, summary });
  return {
    ...info,
    share,
    isPartial: isFiltered || (share !== null && share !== 1),
  };
}

export interface RowsInfo extends ReportInfo {
  /** Share of the accounts' cost in the rows, 0 to 1; null if unknown. */
  share: number | null;
  isPartial: boolean;
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

/** The completeness and the share of the cost in the rows; a share says more than that no day is missing. */
export function completenessTexts(info: RowsInfo, t: TFunction<'reports'>): string[] {
  const { share } = info;
  const isPartlyExplained = share !== null && share !== 1;
  return [
    ...(isPartlyExplained && completenessOf(info) === 'allDays' ? [] : [completenessText(info, t)]),
    ...(isPartlyExplained ? [t('facts.explains', { percent: shareText(share) })] : []),
  ];
}

/** The days that the report leaves out, in one sentence; undefined if there are none. */
export function omittedText(
  { omittedSpans }: Pick<ReportInfo, 'omittedSpans'>,
  { t, language }: { t: TFunction<'reports'>; language: Language },
): string | undefined {
  if (omittedSpans.length === 0) return undefined;
  const spans = omittedSpans.map(({ fileName, ...span }) => {
    const range = formatDayRange(span, language);
    return fileName === null ? range : t('facts.span', { range, file: fileName });
  });
  return t('facts.omitted', { spans: spans.join(t('facts.separator')) });
}
