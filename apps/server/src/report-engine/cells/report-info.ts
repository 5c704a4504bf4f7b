import { type ReportInfo, type ReportTrend, rowCapOf } from '@meridian/api-client/contract';
import type { ReportPlan } from '../plan/report-plan';
import type { ReportCoverage } from '../reports.repository';

/** Metadata of a report. */
export function reportInfo(
  { period, beginDate, endDate, from }: ReportPlan,
  coverage: ReportCoverage,
  known: Pick<ReportInfo, 'timeZone' | 'currencies' | 'finerSections' | 'accountCost'>,
): ReportInfo {
  return {
    ...coverage,
    beginDate,
    endDate,
    isComplete: coverage.missingDays + coverage.incompleteDays === 0,
    rowCap: rowCapOf(period),
    from: from ?? null,
    ...known,
  };
}

/** Metadata of the comparison period. */
export function comparedInfo(
  { beginDate, endDate }: ReportPlan,
  { dataTime, missingDays, incompleteDays }: ReportCoverage,
): Omit<ReportTrend['comparison'], 'points' | 'summary'> {
  const isComplete = missingDays + incompleteDays === 0;
  return { beginDate, endDate, dataTime, missingDays, incompleteDays, isComplete };
}
