import { sortOrder, summarize, type ReportSort } from '../core/index';
import type { RowData, TitleInfo } from '../index';

/** The request for a page of the report. */
export type KeywordQuery = { page: number; size: number; sort: ReportSort };

export type KeywordPage = { rows: readonly RowData[]; totalCount: number; summary: RowData };

type Titles = Record<'word' | 'impression' | 'click' | 'ctr' | 'cost' | 'cpc', string>;

const columns = ({ word, impression, click, ctr, cost, cpc }: Titles): readonly TitleInfo[] => [
  { dataKey: 'word', titleName: word, fixed: 'left', isSort: true, width: 180 },
  { dataKey: 'impression', titleName: impression, unit: 't', isSort: true },
  { dataKey: 'click', titleName: click, unit: 't', isSort: true },
  { dataKey: 'ctr', titleName: ctr, unit: '%*100', isSort: true },
  { dataKey: 'cost', titleName: cost, unit: 't2', unitDesc: '￥', isSort: true },
  { dataKey: 'cpc', titleName: cpc, unit: 't2', unitDesc: '￥', isSort: true },
];

/** The columns that a server sends before any row, in the language of the request. */
export const keywordTitleInfos = {
  en: columns({
    word: 'Keyword',
    impression: 'Impressions',
    click: 'Clicks',
    ctr: 'CTR',
    cost: 'Cost',
    cpc: 'Avg. CPC',
  }),
  cn: columns({
    word: '关键词',
    impression: '展现',
    click: '点击',
    ctr: '点击率',
    cost: '消费',
    cpc: '平均点击价格',
  }),
  tw: columns({
    word: '關鍵字',
    impression: '曝光',
    click: '點擊',
    ctr: '點閱率',
    cost: '費用',
    cpc: '平均單次點擊費用',
  }),
};

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
