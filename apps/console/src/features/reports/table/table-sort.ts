import { parseSort, periodColumnKey, printSort, type ReportGrouping } from '@meridian/api-client/contract';
import type { DateRange } from '@meridian/date-range/core';
import type { ReportSort } from '@meridian/report-table';
import type { Report } from '../registry';
import { isOnePeriod } from '../view/is-one-period';

/** The sort order of a view for the table. */
export function tableSort(sort: string | undefined): ReportSort {
  const order = parseSort(sort);
  return order && { dataKey: order.key, direction: order.direction };
}

/** The sort order of the table for a view. */
export function printTableSort(sort: ReportSort): string | undefined {
  return sort ? printSort({ key: sort.dataKey, direction: sort.direction }) : undefined;
}

/** The default order of a report's rows: latest period first; within a period, or with only one, highest cost first. */
export function defaultOrder(
  { period }: Pick<Report, 'period'>,
  { range, groupBy }: { range: DateRange; groupBy?: ReportGrouping | undefined },
): ReportSort {
  const hasPeriods = groupBy === undefined || groupBy === 'period';
  const dated = hasPeriods && !isOnePeriod(period, range) ? periodColumnKey(period) : undefined;
  return { dataKey: dated ?? 'cost', direction: 'desc' };
}
