import { languageTags, type Language } from '@meridian/i18n/core';
import { useIsNarrow } from '@meridian/ui';
import { useCallback, useMemo, useState } from 'react';
import type { ReportColumn } from '../../core/columns/columns';
import { layoutOf } from '../../core/columns/layout';
import { labelsOf } from '../../core/labels';
import { pageRange } from '../../core/rows/pages';
import type { ReportSort } from '../../core/sort/report-sort';
import { sortOrder } from '../../core/sort/sort-order';
import { useComparisonParts } from '../comparison/use-comparison-parts';
import type { ReportPagination, ReportTableModel, ReportTableSettings } from '../model';
import type { TableSource } from './table-source';

/** The model of a report: its table's source with comparisons, narrow layout, row order and page. */
export function useTableModel<Row extends object>(
  source: TableSource<Row>,
  {
    language,
    labels: ownLabels,
    narrow,
    comparison,
    pagination,
    givenOrder,
    getColumnMenuItems,
  }: ReportTableSettings<Row>,
): ReportTableModel<Row> {
  const { givenColumns, columnState, rows, rowsByPosition, sort, onRow } = source;
  const labels = useMemo(() => ({ ...labelsOf[language], ...ownLabels }), [language, ownLabels]);
  const isNarrow = useIsNarrow();
  const { lead, sub } = narrow ?? {};

  const [toggledGroups, setToggledGroups] = useState<ReadonlySet<string>>(none);
  const startsFolded = comparison?.startsFolded ?? false;
  const foldedGroups = useMemo(() => {
    if (!startsFolded) return toggledGroups;
    return new Set(givenColumns.map(({ dataKey }) => dataKey).filter((group) => !toggledGroups.has(group)));
  }, [startsFolded, givenColumns, toggledGroups]);
  const comparisonParts = useComparisonParts({
    isNeeded: comparison !== undefined,
    language,
    labels: ownLabels,
  });
  const layout = useMemo(() => {
    const columns =
      comparison && comparisonParts
        ? comparisonParts.applyWidths(
            comparisonParts.compareColumns(
              source.columns,
              comparison,
              foldedGroups,
              comparisonParts.labels.compared,
            ),
            columnState,
          )
        : source.columns;
    return layoutOf(columns, { lead, sub, isNarrow });
  }, [source.columns, columnState, comparison, comparisonParts, foldedGroups, lead, sub, isNarrow]);

  const { columns } = layout;
  const order = useRowOrder({ rows, columns, sort, language, isSorted: source.isSorted });
  const { totalCount, offset, rowCount } = pageOf(source, pagination);
  const start = source.hasAllRows ? offset : 0;
  const rowAt = useCallback(
    (position: number) => {
      const index = order ? (order[start + position] ?? -1) : start + position;
      const row = rowsByPosition[index];
      if (row) onRow?.(row, index);
      return row;
    },
    [rowsByPosition, order, start, onRow],
  );

  const { dataKey, direction } = sort ?? givenOrder ?? {};
  const shownSort = useMemo(
    () => (dataKey !== undefined && direction !== undefined ? { dataKey, direction } : null),
    [dataKey, direction],
  );
  const toggleGroup = useCallback((group: string) => setToggledGroups((last) => toggled(last, group)), []);
  const { setColumnState, setSort, renderers } = source;
  // the same object while nothing changes: then the table does not render again
  return useMemo(
    () => ({
      ...layout,
      givenColumns,
      columnState,
      setColumnState,
      comparisonParts,
      foldedGroups,
      toggleGroup,
      isNarrow,
      totalCount,
      offset,
      rowCount,
      rows,
      rowAt,
      sort,
      setSort,
      shownSort,
      getColumnMenuItems,
      language,
      labels,
      ownRenderers: renderers,
    }),
    [
      layout,
      givenColumns,
      columnState,
      setColumnState,
      comparisonParts,
      foldedGroups,
      toggleGroup,
      isNarrow,
      totalCount,
      offset,
      rowCount,
      rows,
      rowAt,
      sort,
      setSort,
      shownSort,
      getColumnMenuItems,
      language,
      labels,
      renderers,
    ],
  );
}

const none: ReadonlySet<string> = new Set();

function toggled(set: ReadonlySet<string>, value: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(value)) next.add(value);
  return next;
}

interface RowOrder {
  rows: readonly object[];
  columns: readonly ReportColumn[];
  sort: ReportSort;
  language: Language;
  isSorted: boolean;
}

/** Positions of the rows in order; null if they stay in the given order. */
function useRowOrder({ rows, columns, sort, language, isSorted }: RowOrder): Uint32Array | null {
  const column = isSorted ? undefined : columns.find(({ sortKey }) => sortKey === sort?.dataKey);
  const read = column?.read;
  const isNumeric = column?.isNumeric ?? false;
  const direction = sort?.direction;
  return useMemo(() => {
    if (read === undefined || direction === undefined) return null;
    const compareText = new Intl.Collator(languageTags[language]).compare;
    return sortOrder(rows, { read, isNumeric, compareText }, direction);
  }, [rows, read, isNumeric, direction, language]);
}

function pageOf(
  { rowCount: given, hasAllRows }: Pick<TableSource<object>, 'rowCount' | 'hasAllRows'>,
  pagination: ReportPagination | undefined,
) {
  const totalCount = hasAllRows ? given : (pagination?.totalCount ?? given);
  const range = pagination ? pageRange({ ...pagination, totalCount }) : null;
  const offset = range ? range.from - 1 : 0;
  const rowCount = hasAllRows && pagination ? (range ? range.to - offset : 0) : given;
  return { totalCount, offset, rowCount };
}
