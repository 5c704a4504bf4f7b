import {
  columnKeys,
  conditionColumns,
  dimensionDataKey,
  findSection,
  groupingsOf,
  isOwnMetricKey,
  periodColumnKey,
  reportColumns,
  parseSortKey,
  periodPickerType,
  reportTypes,
  segmentReport,
  segmentsOf,
  sortKeys,
  type ReportColumnDefinition,
  type ReportGrouping,
  type ReportSegment,
  type ReportViewContent,
} from '@meridian/api-client/contract';
import { validateRange, type DateRange } from '@meridian/date-range/core';
import type { Report } from './registry';

/** The column that names a row of the report. */
export function rowHeaderKey({ channel, section }: Report): string | undefined {
  const definition = findSection(channel, section);
  return definition && dimensionDataKey(definition.rowHeader);
}

/** Whether the server can sort the report, or its groups, by a key. Whether an own metric exists is known once the report is loaded. */
export function isSortableKey(
  { channel, section, period }: Pick<Report, 'channel' | 'section' | 'period'>,
  key: string,
  { isCompared, groupBy }: { isCompared: boolean; groupBy: ReportGrouping | undefined },
): boolean {
  const { dataKey, part } = parseSortKey(key);
  if (isOwnMetricKey(dataKey)) return isCompared || part === 'value';
  const definition = findSection(channel, section);
  return (
    definition !== undefined &&
    sortKeys(reportColumns({ definition, period, groupBy }), isCompared).includes(key)
  );
}

/** What the report can be grouped by. `accountCount`: of the current accounts; 0 if they are not known. */
export function groupingsIn(
  { channel, section, period }: Report,
  { reportType, accountCount }: Pick<ReportViewContent, 'reportType'> & { accountCount: number },
): ReportGrouping[] {
  const definition = findSection(channel, section);
  if (!definition) return [];
  const hasSeveralAccounts = accountCount !== 1;
  const isPerAccount = !hasSeveralAccounts || reportType !== reportTypes.consolidated;
  return groupingsOf({ definition, period, isPerAccount, hasSeveralAccounts });
}

/** What the rows of the report can be split by: weeks if its range is whole weeks, or not known. */
export function segmentsIn(
  report: Report,
  selected: { range: DateRange; today: string } | undefined,
): ReportSegment[] {
  return segmentsOf(report).filter((segment) => {
    const period = segmentReport(segment, report)?.period;
    // a row of a week or month has whole days
    if (period === undefined || report.period !== 'custom' || selected === undefined)
      return period !== undefined;
    return validateRange({ type: periodPickerType[period], ...selected }).ok;
  });
}

/** The column that names a row of the report, or a group of its rows. */
export function nameColumnKey(report: Report, groupBy: ReportGrouping | undefined): string | undefined {
  if (groupBy === undefined) return rowHeaderKey(report);
  return groupBy === 'period' ? periodColumnKey(report.period) : dimensionDataKey(groupBy);
}

/** Whether the report may have a column, in any of its periods and for any number of accounts. */
export function isKnownColumn({ channel, section }: Report, dataKey: string): boolean {
  const definition = findSection(channel, section);
  return isOwnMetricKey(dataKey) || (definition !== undefined && columnKeys(definition).has(dataKey));
}

/** The columns that conditions of the report can name. `accountCount`: of the current accounts; 0 if they are not known. */
export function conditionColumnsIn(
  { channel, section, period }: Report,
  { reportType, accountCount }: Pick<ReportViewContent, 'reportType'> & { accountCount: number },
): ReportColumnDefinition[] {
  const definition = findSection(channel, section);
  if (!definition) return [];
  const hasSeveralAccounts = accountCount !== 1;
  const isPerAccount = !hasSeveralAccounts || reportType !== reportTypes.consolidated;
  return conditionColumns({ definition, period, isPerAccount, hasSeveralAccounts });
}
