import type { ApiClient } from '@meridian/api-client';
import {
  endpoints,
  type EndpointData,
  type PerformanceKind,
  type PerformanceRow,
} from '@meridian/api-client/contract';
import type { DateRange } from '@meridian/date-range/core';
import { nextTask } from '../../lib/next-task';

/** Report metrics of rows of a draft. A new object signals further rows. */
export interface Performance {
  /** By id of the row; rows without data are missing. */
  rows: ReadonlyMap<string, PerformanceRow>;
  /** ISO 4217 codes of the costs. */
  currencies: readonly string[];
}

type PerformancePage = EndpointData<typeof endpoints.draftPerformance>;

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
  const rows = new Map<string, PerformanceRow>();
  const currencies = new Set<string>();
  const part = () => ({ rows, currencies: [...currencies].sort() });
  for (let from: number | null = 0; from !== null;) {
    const body = { ...subject, query, from };
    const page: PerformancePage = await api.call(endpoints.draftPerformance, { body, signal });
    // reading a page and adding its rows are separate tasks, so that the grid stays responsive
    await nextTask();
    for (const row of page.rows) rows.set(row.id, row);
    for (const currency of page.currencies) currencies.add(currency);
    from = page.next;
    if (from !== null) onPart(part());
  }
  return part();
}
