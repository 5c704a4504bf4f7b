import { languageTags, type Language } from '@meridian/i18n/core';
import { useIsNarrow } from '@meridian/ui';
import { useCallback, useMemo, useState } from 'react';
import { applyColumnState, applyWidths } from '../core/columns/column-state';
import { columnsOf, type ReportColumn } from '../core/columns/columns';
import { layoutOf } from '../core/columns/layout';
import { withUnits } from '../core/format/own-units';
import { labelsOf } from '../core/labels';
import { pageRange } from '../core/rows/pages';
import type { ReportSort } from '../core/sort/report-sort';
import { sortOrder } from '../core/sort/sort-order';
import { useColumnState } from './columns/use-column-state';
import { useComparisonParts } from './comparison/use-comparison-parts';
import type { ReportTableModel, ReportTableOptions } from './model';

/** The model of a report table: its columns, the rows of the page in their order, its sort. Draws nothing. */
export function useReportTable<Row extends object>(options: ReportTableOptions<Row>): ReportTableModel<Row> {
  const { titleInfos, rows, language, narrow, locked, comparison, onSortChange, units } = options;
  const isClient = hasAllRows(options);
  const labels = useMemo(() => ({ ...labelsOf[language], ...options.labels }), [language, options.labels]);
  const isNarrow = useIsNarrow();
  const { lead, sub } = narrow ?? {};

  const [keptState, setKeptState] = useColumnState(options.columnsKey);
  const { columnState = keptState, onColumnStateChange = setKeptState } = options;
  // without someone to fetch another order, a head must not show one
  const canSort = isClient || onSortChange !== undefined || options.sort !== undefined;
  const givenColumns = useMemo(() => {
    const given = withUnits(columnsOf(titleInfos, language, locked), units, language);
    return canSort ? given : given.map((column) => ({ ...column, isSortable: false }));
  }, [titleInfos, language, locked, canSort, units]);
  const [toggledGroups, setToggledGroups] = useState<ReadonlySet<string>>(none);
  const startsFolded = comparison?.startsFolded ?? false;
  const foldedGroups = useMemo(() => {
    if (!startsFolded) return toggledGroups;
    return new Set(givenColumns.map(({ dataKey }) => dataKey).filter((group) => !toggledGroups.has(group)));
  }, [startsFolded, givenColumns, toggledGroups]);
  const comparisonParts = useComparisonParts({
    isNeeded: comparison !== undefined,
    language,
    labels: options.labels,
  });
  const layout = useMemo(() => {
    const arranged = applyColumnState(givenColumns, columnState);
    const columns =
      comparison && comparisonParts
        ? applyWidths(
            comparisonParts.compareColumns(
              arranged,
              comparison,
              foldedGroups,
              comparisonParts.labels.compared,
            ),
            columnState,
          )
        : arranged;
    return layoutOf(columns, { lead, sub, isNarrow });
  }, [givenColumns, columnState, comparison, comparisonParts, foldedGroups, lead, sub, isNarrow]);

  const [ownSort, setOwnSort] = useState<ReportSort>(options.defaultSort ?? null);
  const { sort = ownSort } = options;
  const setSort = useCallback(
    (next: ReportSort) => {
      setOwnSort(next);
      onSortChange?.(next);
    },
    [onSortChange],
  );
  const { columns } = layout;
  const order = useClientOrder({ rows, columns, sort, language, isClient });
  const page = pageOf(options);
  const start = isClient ? page.offset : 0;
  const rowAt = useCallback(
    (position: number) => rows[order ? (order[start + position] ?? -1) : start + position],
    [rows, order, start],
  );

  return {
    ...layout,
    givenColumns,
    columnState,
    setColumnState: onColumnStateChange,
    comparisonParts,
    foldedGroups,
    toggleGroup: (group) => setToggledGroups((last) => toggled(last, group)),
    isNarrow,
    ...page,
    rowAt,
    sort,
    setSort,
    language,
    labels,
  };
}

const none: ReadonlySet<string> = new Set();

function toggled(set: ReadonlySet<string>, value: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(value)) next.add(value);
  return next;
}

interface ClientOrder {
  rows: readonly object[];
  columns: readonly ReportColumn[];
  sort: ReportSort;
  language: Language;
  isClient: boolean;
}

/** Positions of the rows in their order; null where they stay as they came. */
function useClientOrder({ rows, columns, sort, language, isClient }: ClientOrder): Uint32Array | null {
  const column = isClient ? columns.find(({ sortKey }) => sortKey === sort?.dataKey) : undefined;
  const read = column?.read;
  const isNumeric = column?.isNumeric ?? false;
  const direction = sort?.direction;
  return useMemo(() => {
    if (read === undefined || direction === undefined) return null;
    const compareText = new Intl.Collator(languageTags[language]).compare;
    return sortOrder(rows, { read, isNumeric, compareText }, direction);
  }, [rows, read, isNumeric, direction, language]);
}

/** Whether the rows are all there are, see `mode`. */
function hasAllRows({ mode, onSortChange, pagination }: ReportTableOptions<object>): boolean {
  if (mode !== undefined) return mode === 'client';
  return onSortChange === undefined && pagination?.totalCount === undefined;
}

function pageOf(options: ReportTableOptions<object>) {
  const { rows, pagination } = options;
  const isClient = hasAllRows(options);
  const totalCount = isClient ? rows.length : (pagination?.totalCount ?? rows.length);
  const range = pagination ? pageRange({ ...pagination, totalCount }) : null;
  const offset = range ? range.from - 1 : 0;
  const rowCount = isClient && pagination ? (range ? range.to - offset : 0) : rows.length;
  return { totalCount, offset, rowCount };
}
