import { parseSort, printSort } from '@meridian/api-client/contract';
import type { ReportSort } from '@meridian/report-table';

/** The sort order of a view for the table. */
export function tableSort(sort: string | undefined): ReportSort {
  const order = parseSort(sort);
  return order && { dataKey: order.key, direction: order.direction };
}

/** The sort order of the table for a view. */
export function printTableSort(sort: ReportSort): string | undefined {
  return sort ? printSort({ key: sort.dataKey, direction: sort.direction }) : undefined;
}
