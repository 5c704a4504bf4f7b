import type { ReportList } from '@meridian/api-client/contract';

/** Maximum number of rows of a print. */
export const maxPrintRows = 1_000;
/** The maximum that the server returns at once. */
export const rowsPerRequest = 50;
const parallelRequests = 4;

interface RowsPage {
  data: ReportList;
  page: { totalCount: number };
}

export interface LoadRowsOptions {
  /** Returns a page of `rowsPerRequest` rows; the first one is 1. */
  fetchPage: (number: number) => Promise<RowsPage>;
  maxRows: number;
  onProgress: (progress: { loaded: number; total: number }) => void;
  signal: AbortSignal;
}

/**
 * The first rows of a report, in its order, with their counterparts in a comparison: all up to `maxRows`.
 *
 * Errors: those of `fetchPage`, and the reason of `signal` once it is aborted.
 */
export async function loadRows({
  fetchPage,
  maxRows,
  onProgress,
  signal,
}: LoadRowsOptions): Promise<RowsPage> {
  const first = await fetchPage(1);
  const { totalCount } = first.page;
  const total = Math.min(totalCount, first.data.info.rowCap ?? Infinity, maxRows);
  const lastPage = Math.ceil(total / rowsPerRequest);
  const pages = [first];
  while (pages.length < lastPage) {
    signal.throwIfAborted();
    onProgress({ loaded: pages.length * rowsPerRequest, total });
    const next = pages.length + 1;
    const count = Math.min(parallelRequests, lastPage - pages.length);
    pages.push(...(await Promise.all(Array.from({ length: count }, (_, index) => fetchPage(next + index)))));
  }
  signal.throwIfAborted();
  const rowsOf = <Row>(read: (data: ReportList) => readonly Row[]) =>
    pages.flatMap(({ data }) => read(data)).slice(0, total);
  const { comparison } = first.data;
  return {
    data: {
      ...first.data,
      list: rowsOf(({ list }) => list),
      comparison: comparison && { ...comparison, list: rowsOf((data) => data.comparison?.list ?? []) },
    },
    page: { totalCount },
  };
}
