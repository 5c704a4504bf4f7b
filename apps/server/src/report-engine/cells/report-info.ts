import { type ReportInfo, type ReportTrend, rowCapOf } from '@meridian/api-client/contract';
import type { ReportPlan } from '../plan/report-plan';
import type { ReportCoverage } from '../reports.repository';

/** What a report says about itself. */
export function reportInfo(
  { period, beginDate, endDate }: ReportPlan,
  coverage: ReportCoverage,
  { timeZone, currencies }: Pick<ReportInfo, 'timeZone' | 'currencies'>,
): ReportInfo {
  return {
    ...coverage,
    beginDate,
    endDate,
    timeZone,
    isComplete: coverage.missingDays + coverage.incompleteDays === 0,
    rowCap: rowCapOf(period),
    currencies,
  };
}

/** What a report says about the period that it is compared with. */
export function comparedInfo(
  { beginDate, endDate }: ReportPlan,
  { dataTime, missingDays, incompleteDays }: ReportCoverage,
): Omit<ReportTrend['comparison'], 'points' | 'summary'> {
  const isComplete = missingDays + incompleteDays === 0;
  return { beginDate, endDate, dataTime, missingDays, incompleteDays, isComplete };
}
