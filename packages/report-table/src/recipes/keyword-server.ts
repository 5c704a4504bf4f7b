import { sortOrder, summarize, type ReportSort } from '../core/index';
import type { ReportRow, TitleInfo } from '../index';
import { keywordSummary, keywordTitleInfos, manyRows } from '../testing/keyword-report';

/** What a page of the report is asked by. */
export type KeywordQuery = { page: number; size: number; sort: ReportSort };

export type KeywordPage = { rows: readonly ReportRow[]; totalCount: number; summary: ReportRow };

const figures = new Set(['impression', 'click', 'ctr', 'cost', 'cpc', 'conversion']);

/** The first seven columns: what a server sends before any row. */
export const titleInfos: readonly TitleInfo[] = keywordTitleInfos('en').filter(
  ({ dataKey }) => dataKey === 'date' || dataKey === 'showWord' || figures.has(dataKey),
);

const all = manyRows(98);
const summary = {
  ...keywordSummary,
  ...summarize(all, [
    { dataKey: 'impression', summary: 'sum' },
    { dataKey: 'cost', summary: 'sum' },
  ]),
};

/** Stands in for a server: 98 keywords, a page at a time, answered after a moment. */
export async function fetchKeywords(query: KeywordQuery, signal: AbortSignal): Promise<KeywordPage> {
  await new Promise((resolve) => setTimeout(resolve, 150));
  signal.throwIfAborted();
  const { page, size, sort } = query;
  const sorted = sort ? inOrder(all, sort) : all;
  return { rows: sorted.slice((page - 1) * size, page * size), totalCount: all.length, summary };
}

function inOrder(rows: readonly ReportRow[], { dataKey, direction }: NonNullable<ReportSort>): ReportRow[] {
  const column = { read: (row: ReportRow) => row[dataKey], isFigure: figures.has(dataKey) };
  return Array.from(sortOrder(rows, column, direction), (index) => rows[index] ?? {});
}

let storedColumns = '{"hidden":["cpc"],"widths":{"cost":"wide"}}';

/** The columns of this user as they were stored: by an older version, in this case. */
export async function fetchColumns(): Promise<unknown> {
  await new Promise((resolve) => setTimeout(resolve, 150));
  return JSON.parse(storedColumns);
}

export async function storeColumns(columnState: unknown): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 150));
  storedColumns = JSON.stringify(columnState);
}
