import type { ApiClient } from '@meridian/api-client';
import { endpoints, type PerformanceKind } from '@meridian/api-client/contract';
import type { DateRange } from '@meridian/date-range/core';
import { nextTask } from '../../lib/next-task';
import { createPerformanceTable, type Performance, type PerformancePage } from './performance-table';

export interface PerformanceSubject {
  id: string;
  kind: PerformanceKind;
  /** A campaign or a unit; undefined for the whole draft. */
  within: string | undefined;
  range: DateRange;
}

/** Loads the metrics of rows, page by page; `onPart` gets those of the pages so far. Errors: those of the request. */
export async function loadPerformance(
  api: Pick<ApiClient, 'call'>,
  { range: query, ...subject }: PerformanceSubject,
  { signal, onPart }: { signal: AbortSignal; onPart: (part: Performance) => void },
): Promise<Performance> {
  const table = createPerformanceTable();
  for (let from: number | null = 0; from !== null;) {
    const body = { ...subject, query, from };
    const page: PerformancePage = await api.call(endpoints.draftPerformance, { body, signal });
    // reading a page and adding its rows are separate tasks, so that the grid stays responsive
    await nextTask();
    table.add(page);
    from = page.next;
    if (from !== null) onPart(table.performance());
  }
  return table.performance();
}
