import { columnPinningFeature, rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { useCallback, useMemo } from 'react';
import type { Language } from '@meridian/i18n/core';
import type { ReportRow } from '../core/cell-value';
import { columnsOf, type ReportColumn } from '../core/columns';
import { labelsOf } from '../core/labels';
import { layoutOf } from '../core/layout';
import { pageRange } from '../core/pages';
import { nextSort, sortOrder, type ReportSort } from '../core/sort';
import type { ReportTableModel, ReportTableOptions } from './model';
import { useIsNarrow } from './use-is-narrow';

const features = tableFeatures({ columnPinningFeature, rowSortingFeature });
/** Rows stay out of TanStack Table: its row model costs an object a row, an array of positions does not. */
const noRows: Record<string, unknown>[] = [];

/** The model of a report table: its columns, the rows of the page in their order, its sort. Draws nothing. */
export function useReportTable<Row extends ReportRow>(
  options: ReportTableOptions<Row>,
): ReportTableModel<Row> {
  const { titleInfos, rows, language, labels, mode = 'server', narrow, onSortChange } = options;
  const isNarrow = useIsNarrow();
  const { lead, sub } = narrow ?? {};
  const layout = useMemo(
    () => layoutOf(columnsOf(titleInfos, language), { lead, sub, isNarrow }),
    [titleInfos, language, lead, sub, isNarrow],
  );

  const table = useTable({
    features,
    data: noRows,
    columns: useMemo(() => layout.columns.map(({ id }) => ({ id })), [layout]),
    manualSorting: true,
    initialState: { sorting: sortingOf(options.defaultSort) },
    state: {
      columnPinning: useMemo(() => pinningOf(layout.columns), [layout]),
      ...(options.sort !== undefined && { sorting: sortingOf(options.sort) }),
    },
  });
  const sort = sortOf(table.state.sorting);
  const toggleSort = (dataKey: string) => {
    const next = nextSort(sort, dataKey);
    if (options.sort === undefined) table.setSorting(sortingOf(next));
    onSortChange?.(next);
  };

  const { columnPinning } = table.state;
  const columns = useMemo(() => drawnOrder(layout.columns, columnPinning), [layout, columnPinning]);
  const order = useClientOrder({ rows, columns, sort, language, isClient: mode === 'client' });
  const page = pageOf(options);
  const start = mode === 'client' ? page.offset : 0;
  const rowAt = useCallback(
    (position: number) => rows[order ? (order[start + position] ?? -1) : start + position],
    [rows, order, start],
  );

  return {
    columns,
    leadKey: layout.leadKey,
    subKey: layout.subKey,
    isNarrow,
    ...page,
    rowAt,
    sort,
    toggleSort,
    labels: useMemo(() => ({ ...labelsOf[language], ...labels }), [language, labels]),
  };
}

interface ClientOrder {
  rows: readonly ReportRow[];
  columns: readonly ReportColumn[];
  sort: ReportSort;
  language: Language;
  isClient: boolean;
}

/** Positions of the rows in their order; null where they stay as they came. */
function useClientOrder({ rows, columns, sort, language, isClient }: ClientOrder): Uint32Array | null {
  const column = isClient ? columns.find(({ dataKey }) => dataKey === sort?.dataKey) : undefined;
  const dataKey = column?.dataKey;
  const isFigure = column?.isFigure ?? false;
  const direction = sort?.direction;
  return useMemo(() => {
    if (dataKey === undefined || direction === undefined) return null;
    const compareText = new Intl.Collator(collation[language]).compare;
    return sortOrder(rows, { dataKey, isFigure, compareText }, direction);
  }, [rows, dataKey, isFigure, direction, language]);
}

const collation = { cn: 'zh-Hans-CN', tw: 'zh-Hant-TW', en: 'en' } as const satisfies Record<
  Language,
  string
>;

function pageOf({ rows, mode, pagination }: ReportTableOptions<ReportRow>) {
  const isClient = mode === 'client';
  const totalCount = isClient ? rows.length : (pagination?.totalCount ?? rows.length);
  const range = pagination ? pageRange({ ...pagination, totalCount }) : null;
  const offset = range ? range.from - 1 : 0;
  const rowCount = isClient && pagination ? (range ? range.to - offset : 0) : rows.length;
  return { totalCount, offset, rowCount };
}

type Sorting = { id: string; desc: boolean }[];

function sortingOf(sort: ReportSort | undefined): Sorting {
  return sort ? [{ id: sort.dataKey, desc: sort.direction === 'desc' }] : [];
}

function sortOf([sorted]: Sorting): ReportSort {
  return sorted ? { dataKey: sorted.id, direction: sorted.desc ? 'desc' : 'asc' } : null;
}

interface Pinning {
  start: string[];
  end: string[];
}

function pinningOf(columns: readonly ReportColumn[]): Pinning {
  const at = (side: ReportColumn['pinned']) =>
    columns.filter(({ pinned }) => pinned === side).map(({ id }) => id);
  return { start: at('left'), end: at('right') };
}

function drawnOrder(columns: readonly ReportColumn[], { start, end }: Pinning): ReportColumn[] {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const pinned = (ids: string[], side: 'left' | 'right') =>
    ids.flatMap((id) => byId.get(id) ?? []).map((column) => ({ ...column, pinned: side }));
  const free = columns.filter(({ id }) => !start.includes(id) && !end.includes(id));
  return [
    ...pinned(start, 'left'),
    ...free.map((column) => ({ ...column, pinned: null })),
    ...pinned(end, 'right'),
  ];
}
