import type { ReactNode } from 'react';
import { expectTypeOf, test } from 'vitest';
import { formatValue, type Unit } from './core/format/index';
import { summarize } from './core/index';
import {
  ReportTable,
  useReportTable,
  type CellInput,
  type CellRenderer,
  type ReportSort,
  type ReportTableLabels,
  type ReportTableModel,
  type ReportTableProps,
  type ReportTableStatus,
  type RowSelectionState,
  type TitleInfo,
} from './index';

type KeywordRow = { keywordId: string; showWord: string; click: number; cost: string | null };
type Props = ReportTableProps<KeywordRow>;

const titleInfos: readonly TitleInfo[] = [{ dataKey: 'showWord' }, { dataKey: 'cost', unit: 't2' }];
const rows: readonly KeywordRow[] = [{ keywordId: 'k1', showWord: 'jr pass', click: 926, cost: '2419.84' }];
const base = { caption: 'Keyword report', language: 'en', titleInfos } as const;

test('every callback receives the row type of the host, inferred from `rows`', () => {
  ReportTable({
    ...base,
    rows,
    renderers: {
      showWord: ({ row, value, text }) => {
        expectTypeOf(row).toEqualTypeOf<KeywordRow>();
        expectTypeOf(value).toBeUnknown();
        expectTypeOf(text).toBeString();
        return row.showWord;
      },
    },
    rowId: (row) => {
      expectTypeOf(row).toEqualTypeOf<KeywordRow>();
      return row.keywordId;
    },
    rowSelection: { k1: true },
    onRowSelectionChange: (updater) =>
      expectTypeOf(updater).toEqualTypeOf<
        RowSelectionState | ((previous: RowSelectionState) => RowSelectionState)
      >(),
    onRowOpen: (row) => expectTypeOf(row).toEqualTypeOf<KeywordRow>(),
    comparison: {
      previousOf: (row) => {
        expectTypeOf(row).toEqualTypeOf<KeywordRow>();
        return rows.find(({ keywordId }) => keywordId === row.keywordId);
      },
    },
  });
});

test('renderers have the row type that they are written for', () => {
  expectTypeOf<CellInput<KeywordRow>['row']>().toEqualTypeOf<KeywordRow>();
  expectTypeOf<ReturnType<CellRenderer<KeywordRow>>>().toEqualTypeOf<ReactNode>();
  expectTypeOf<NonNullable<Props['renderers']>[string]>().toEqualTypeOf<CellRenderer<KeywordRow>>();
  const other: CellRenderer<{ creativeId: string }> = ({ row }) => row.creativeId;
  // @ts-expect-error: keywords have no creative
  ReportTable<KeywordRow>({ ...base, rows, renderers: { showWord: other } });
  // @ts-expect-error: no such field
  ReportTable({ ...base, rows, renderers: { showWord: ({ row }) => String(row.campaign) } });
});

test('a field of another name, or an id that is not a text, is an error', () => {
  ReportTable({ ...base, rows, rowId: ({ keywordId }) => keywordId });
  // @ts-expect-error: no such field
  ReportTable({ ...base, rows, rowId: (row) => String(row.id) });
  // @ts-expect-error: ids are texts
  ReportTable({ ...base, rows, rowId: ({ click }) => click });
  // @ts-expect-error: a row that is not ticked is not in the slice
  ReportTable({ ...base, rows, rowSelection: { k1: false } });
});

test('wrong props are errors', () => {
  ReportTable({ ...base, rows });
  // @ts-expect-error: a table has a name
  ReportTable({ language: 'en', titleInfos, rows });
  // @ts-expect-error: a table has columns
  ReportTable({ language: 'en', caption: 'Keyword report', rows });
  // @ts-expect-error: a column names its field
  ReportTable({ ...base, rows, titleInfos: [{ titleName: 'Cost' }] });
  // @ts-expect-error: rows are objects
  ReportTable({ ...base, rows: ['jr pass'] });
  // @ts-expect-error: no such language
  ReportTable({ ...base, rows, language: 'de' });
  // @ts-expect-error: no such state
  ReportTable({ ...base, rows, status: 'done' });
  // @ts-expect-error: no such mode
  ReportTable({ ...base, rows, mode: 'remote' });
  // @ts-expect-error: no such height of rows
  ReportTable({ ...base, rows, rowHeight: 44 });
  // @ts-expect-error: no such height
  ReportTable({ ...base, rows, height: '300px' });
  // @ts-expect-error: a paged table needs a handler for another page
  ReportTable({ ...base, rows, pagination: { page: 1, size: 20 } });
  // @ts-expect-error: a direction is asc or desc
  ReportTable({ ...base, rows, sort: { dataKey: 'cost', direction: 'down' } });
  // @ts-expect-error: a column is pinned at the start, at the end or not
  ReportTable({ ...base, rows, columnState: { columnPinning: { top: ['cost'] } } });
  // @ts-expect-error: no such direction
  ReportTable({ ...base, rows, comparison: { previousOf: () => undefined, favourable: { cost: 'up' } } });
  // @ts-expect-error: no such prop
  ReportTable({ ...base, rows, columns: titleInfos });
  expectTypeOf<ReportTableStatus>().toEqualTypeOf<'ready' | 'loading' | 'refreshing' | 'error'>();
});

test('labels are replaced one by one, each in its own shape', () => {
  ReportTable({ ...base, rows, labels: {} });
  ReportTable({ ...base, rows, labels: { total: 'All keywords', rowCount: (count) => `${count} keywords` } });
  expectTypeOf<Props['labels']>().toEqualTypeOf<Partial<ReportTableLabels> | undefined>();
  // @ts-expect-error: counts are put into words
  ReportTable({ ...base, rows, labels: { rowCount: 'keywords' } });
  // @ts-expect-error: no such text
  ReportTable({ ...base, rows, labels: { totals: 'All keywords' } });
});

test('a sort is a field and a direction, or the default order', () => {
  expectTypeOf<ReportSort>().toEqualTypeOf<{ dataKey: string; direction: 'asc' | 'desc' } | null>();
  expectTypeOf<Props['sort']>().toEqualTypeOf<ReportSort | undefined>();
  ReportTable({ ...base, rows, onSortChange: (sort) => expectTypeOf(sort).toEqualTypeOf<ReportSort>() });
});

test('units are known by name; a column takes any text, since servers know others', () => {
  expectTypeOf<Unit>().toEqualTypeOf<
    '￥' | '￥/10000' | '%' | '%*100' | 't' | 't/10000' | 't1' | 't2' | 't2/10000'
  >();
  expectTypeOf(formatValue).toEqualTypeOf<(value: unknown, unit?: string | null) => string>();
  expectTypeOf<{ dataKey: 'time'; unit: 's' }>().toExtend<TitleInfo>();
  // @ts-expect-error: a unit is a text
  expectTypeOf<{ dataKey: 'time'; unit: 60 }>().toExtend<TitleInfo>();
});

interface Campaign {
  name: string;
  clicks: number;
}
interface CampaignTotals {
  clicks: number;
}

test('rows may be of an interface, as generated types are', () => {
  const campaigns: readonly Campaign[] = [{ name: 'Visa', clicks: 926 }];
  const summary: CampaignTotals = { clicks: 926 };
  ReportTable({
    ...base,
    rows: campaigns,
    summary,
    renderers: {
      name: ({ row }) => {
        expectTypeOf(row).toEqualTypeOf<Campaign>();
        return row.name;
      },
    },
    rowId: ({ name }) => name,
    rowSelection: {},
    onRowOpen: (row) => expectTypeOf(row).toEqualTypeOf<Campaign>(),
    comparison: {
      previousOf: ({ name }) => campaigns.find((campaign) => campaign.name === name),
      previousSummary: summary,
    },
  });
  const modelOf = () => useReportTable({ ...base, rows: campaigns });
  expectTypeOf(modelOf).returns.toExtend<ReportTableModel<Campaign>>();
  summarize(campaigns, [{ dataKey: 'clicks', summary: 'sum' }]);
});

test('the model of a table knows the row of the host', () => {
  const modelOf = () => useReportTable({ ...base, rows });
  expectTypeOf(modelOf).returns.toExtend<ReportTableModel<KeywordRow>>();
  expectTypeOf<ReportTableModel<KeywordRow>['rowAt']>().returns.toEqualTypeOf<KeywordRow | undefined>();
});
