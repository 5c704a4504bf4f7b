import { printConditions, recordOf, reportFilterIds, segmentsOf } from '@meridian/api-client/contract';
import { printBasis, validateRange, type DateRange } from '@meridian/date-range/core';
import { pickerTypeOf, type Report } from '../registry';
import { isOffered, metricOfChange } from './comparison';
import type { ReportAddress } from './report-address';
import type { ReportView, ReportViewChange } from './report-view';

/** The parameters from which `readReportView` reads these settings. An absent setting has no parameter. */
export function printReportView(change: ReportViewChange): ReportAddress {
  const { range, compare, page, where, ...others } = change;
  return {
    ...others,
    ...('page' in change && { page: page === 1 ? undefined : page }),
    ...('where' in change && { where: where?.map(printConditions) }),
    ...('range' in change && printRange(range)),
    ...('compare' in change && {
      compare: compare && printBasis(compare.basis),
      // the address supports no other metric
      changed: compare?.changedKey === metricOfChange ? compare.changedBy : undefined,
    }),
  };
}

function printRange(range: DateRange | null | undefined): ReportAddress {
  if (range === null) return { beginDate: '', endDate: '' };
  return { beginDate: range?.beginDate, endDate: range?.endDate };
}

/** A change that removes every filter. */
export const noFilters = recordOf([...reportFilterIds, 'where'] as const, () => undefined);

/**
 * The address of the same section in another period: with the filters, with the range if that period accepts it, and with the comparison
 * if that period offers it, otherwise with the previous period.
 */
export function addressForPeriod(
  target: Pick<Report, 'layout' | 'channel' | 'section' | 'period'>,
  { address, view, today }: { address: ReportAddress; view: ReportView; today: string },
): ReportAddress {
  const { beginDate, endDate } = address;
  const { compare } = view;
  const type = pickerTypeOf(target);
  const keepsRange = beginDate && endDate && validateRange({ type, range: view.range, today }).ok;
  const keepsCompare = compare === undefined || isOffered(type, compare.basis, today);
  return {
    ...address,
    ...printReportView({
      range: keepsRange ? view.range : undefined,
      page: undefined,
      sort: undefined,
      row: undefined,
      ...(!keepsCompare && { compare: { ...compare, basis: 'previous' } }),
      // not every period has groups of days
      groupBy: view.groupBy === 'period' || view.groupBy === 'week' ? undefined : view.groupBy,
      segment: segmentsOf(target).find((segment) => segment === view.segment),
    }),
  };
}
