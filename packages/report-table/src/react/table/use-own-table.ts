import {
  constructRow,
  functionalUpdate,
  useTable,
  type Row,
  type SortingState,
  type Updater,
} from '@tanstack/react-table';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { columnSlices, withSlices, type ColumnSlices } from '../../core/columns/column-slices';
import { arrangeColumns } from '../../core/columns/column-state';
import { withUnits } from '../../core/format/own-units';
import type { ReportSort } from '../../core/sort/report-sort';
import { useColumnState } from '../columns/use-column-state';
import type { DefinedTableOptions, ReportTableOptions } from '../model';
import { columnDefsOf, leavesOf, reportColumnOf } from './column-defs';
import { reportFeatures, type ReportFeatures } from './report-features';
import { sortingOf, reportSortOf } from './sorting';
import { tableRenderers } from './table-renderers';
import type { TableSource } from './table-source';
import { useStableTable } from './use-stable-table';

interface DrawnRow<RowData extends object> {
  row: RowData;
  /** Index in `rows`. */
  index: number;
  /** Set only if a renderer needed it. */
  constructed?: Row<ReportFeatures, RowData>;
}

/** A TanStack table of the host's columns and rows. Only rows that renderers draw become TanStack rows. */
export function useOwnTable<RowData extends object>(
  options: ReportTableOptions<RowData> | DefinedTableOptions<RowData>,
) {
  const { titleInfos, locked, columns: ownDefs, language, units, onSortChange } = options;
  const isClient = hasAllRows(options);
  const rows = useMemo(() => loadedRows(options.rows), [options.rows]);
  // if nothing fetches another order, a header must not show one
  const canSort = isClient || onSortChange !== undefined || options.sort !== undefined;
  const defs = useMemo(
    () => ownDefs ?? columnDefsOf<RowData>(titleInfos, locked),
    [ownDefs, titleInfos, locked],
  );
  const leaves = useMemo(() => leavesOf(defs), [defs]);
  const givenColumns = useMemo(() => {
    const given = withUnits(
      leaves.map((leaf) => reportColumnOf(leaf, language)),
      units,
      language,
    );
    return canSort ? given : given.map((column) => ({ ...column, isSortable: false }));
  }, [leaves, language, canSort, units]);

  const [storedState, store] = useColumnState(options.columnsKey);
  const { columnState = storedState, onColumnStateChange = store } = options;
  const arranged = useMemo(() => arrangeColumns(givenColumns, columnState), [givenColumns, columnState]);
  const slices = useMemo(
    () => columnSlices(givenColumns, columnState, arranged),
    [givenColumns, columnState, arranged],
  );
  // several slices may change before the next render
  const latest = useRef(columnState);
  useLayoutEffect(() => {
    latest.current = columnState;
  }, [columnState]);
  const sliceHandlers = useMemo(() => {
    const changeSlice =
      <Key extends keyof ColumnSlices>(key: Key) =>
      (updater: Updater<ColumnSlices[Key]>) => {
        const previous = columnSlices(givenColumns, latest.current);
        const changed: Partial<ColumnSlices> = { [key]: functionalUpdate(updater, previous[key]) };
        latest.current = withSlices(givenColumns, latest.current, changed);
        onColumnStateChange(latest.current);
      };
    return {
      onColumnOrderChange: changeSlice('columnOrder'),
      onColumnVisibilityChange: changeSlice('columnVisibility'),
      onColumnPinningChange: changeSlice('columnPinning'),
      onColumnSizingChange: changeSlice('columnSizing'),
    };
  }, [givenColumns, onColumnStateChange]);

  const [ownSort, setOwnSort] = useState<ReportSort>(options.defaultSort ?? null);
  const { sort = ownSort } = options;
  const setSort = useMemo(
    () => (next: ReportSort) => {
      setOwnSort(next);
      onSortChange?.(next);
    },
    [onSortChange],
  );
  const sorting = useMemo(() => sortingOf(givenColumns, sort), [givenColumns, sort]);

  // with equal options, `useTable` returns the same table and does no work
  const tableOptions = useMemo(
    () => ({
      features: reportFeatures,
      columns: defs,
      data: rows,
      // rows are sorted by position, see `sortOrder`
      manualSorting: true,
      enableSorting: canSort,
      state: { ...slices, sorting },
      ...sliceHandlers,
      onSortingChange: (updater: Updater<SortingState>) =>
        setSort(reportSortOf(givenColumns, functionalUpdate(updater, sorting))),
    }),
    [defs, rows, canSort, slices, sorting, sliceHandlers, setSort, givenColumns],
  );
  const table = useTable(tableOptions);
  const stable = useStableTable(table);
  // the visible columns by the slices, faster than listing them
  const columns = useMemo(() => arranged.filter(({ isHidden }) => !isHidden), [arranged]);

  const { renderers, onRow } = useMemo(() => {
    const drawn = new WeakMap<object, DrawnRow<RowData>>();
    const rowOf = (original: object) => {
      const known = drawn.get(original);
      if (!known) return undefined;
      known.constructed ??= constructRow(stable, String(known.index), known.row, known.index, 0);
      return known.constructed;
    };
    const renderers = tableRenderers({ leaves, table: stable, rowOf });
    const noteIndex = (row: RowData, index: number) => {
      if (drawn.get(row)?.index !== index) drawn.set(row, { row, index });
    };
    // not created again for other rows, since new renderers render all rows again
    return { renderers, onRow: renderers.cells.size > 0 ? noteIndex : undefined };
  }, [leaves, stable]);

  const source: TableSource<RowData> = {
    givenColumns,
    columns,
    columnState,
    setColumnState: onColumnStateChange,
    sort,
    setSort,
    rows,
    rowsByPosition: isClient ? rows : options.rows,
    rowCount: isClient ? rows.length : (options.rowCount ?? options.rows.length),
    hasAllRows: isClient,
    isSorted: !isClient,
    renderers,
    onRow,
  };
  return { table, source };
}

/** Whether the rows are complete, see `mode`. */
function hasAllRows({
  mode,
  onSortChange,
  pagination,
  rowCount,
}: Pick<ReportTableOptions<object>, 'mode' | 'onSortChange' | 'pagination' | 'rowCount'>): boolean {
  if (mode !== undefined) return mode === 'client';
  return onSortChange === undefined && pagination?.totalCount === undefined && rowCount === undefined;
}

/** The same array unless some rows are not loaded. */
function loadedRows<RowData>(rows: readonly (RowData | undefined)[]): readonly RowData[] {
  return areLoaded(rows) ? rows : rows.filter((row) => row !== undefined);
}

function areLoaded<RowData>(rows: readonly (RowData | undefined)[]): rows is readonly RowData[] {
  // unlike `every`, it also finds missing elements
  return !rows.includes(undefined);
}
