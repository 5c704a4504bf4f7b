import { sortOrder, summarize, type ReportSort } from '../core/index';
import type { RowData, TitleInfo } from '../index';

/** The request for a page of the report. */
export type KeywordQuery = { page: number; size: number; sort: ReportSort };

export type KeywordPage = { rows: readonly RowData[]; totalCount: number; summary: RowData };

/** What a server sends before any row. */
export const keywordTitleInfos: readonly TitleInfo[] = [
  { dataKey: 'word', titleName: 'Keyword', fixed: 'left', isSort: true, width: 180 },
  { dataKey: 'impression', titleName: 'Impressions', unit: 't', isSort: true },
  { dataKey: 'click', titleName: 'Clicks', unit: 't', isSort: true },
  { dataKey: 'ctr', titleName: 'CTR', unit: '%*100', isSort: true },
  { dataKey: 'cost', titleName: 'Cost', unit: 't2', unitDesc: '￥', isSort: true },
  { dataKey: 'cpc', titleName: 'Avg. CPC', unit: 't2', unitDesc: '￥', isSort: true },
];

const all = Array.from({ length: 98 }, (_, index) => {
  const impression = 1200 + ((index * 7919) % 9001);
  const click = Math.round(impression * (0.04 + (index % 6) / 100));
  const cost = (click * (2.1 + (index % 5) * 0.7)).toFixed(2);
  return {
    word: `keyword ${index + 1}`,
    impression,
    click,
    ctr: click / impression,
    cost,
    cpc: Number(cost) / click,
  };
});

const summary = summarize(all, [
  { dataKey: 'impression', summary: 'sum' },
  { dataKey: 'click', summary: 'sum' },
  { dataKey: 'ctr', summary: { numerator: 'click', denominator: 'impression' }, unit: '%*100' },
  { dataKey: 'cost', summary: 'sum' },
  { dataKey: 'cpc', summary: { numerator: 'cost', denominator: 'click' } },
]);

/** A fake server: 98 keywords, one page per request, with a delayed response. */
export async function fetchKeywords(query: KeywordQuery, signal: AbortSignal): Promise<KeywordPage> {
  await answerTime();
  signal.throwIfAborted();
  const { page, size, sort } = query;
  const sorted = sort ? inOrder(all, sort) : all;
  return { rows: sorted.slice((page - 1) * size, page * size), totalCount: all.length, summary };
}

function inOrder(rows: readonly RowData[], { dataKey, direction }: NonNullable<ReportSort>): RowData[] {
  const column = { read: (row: RowData) => row[dataKey], isNumeric: dataKey !== 'word' };
  return Array.from(sortOrder(rows, column, direction), (index) => rows[index] ?? {});
}

/** The first page, for recipes that request no other. */
export const firstRows: readonly RowData[] = all.slice(0, 20);

let storedColumns = '{}';

/** The columns of this user, as they were stored. */
export async function fetchColumns(): Promise<unknown> {
  await answerTime();
  return JSON.parse(storedColumns);
}

export async function storeColumns(columnState: unknown): Promise<void> {
  await answerTime();
  storedColumns = JSON.stringify(columnState);
}

function answerTime(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 150));
}
