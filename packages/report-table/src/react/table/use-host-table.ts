import type { RowTicks } from '@meridian/ui/grid';
import { useMemo } from 'react';
import { columnSlices } from '../../core/columns/column-slices';
import type { ColumnState } from '../../core/columns/column-state';
import type { ReportColumn } from '../../core/columns/columns';
import { fieldOf } from '../../core/format/cell-value';
import { withUnits } from '../../core/format/own-units';
import type { ReportTableSettings } from '../model';
import { groupOf, reportColumnOf, type AnyColumnDef, type LeafColumn } from './column-defs';
import { drawnColumnsOf, visibleColumns } from './drawn-columns';
import type { HostColumn, HostRow, HostTable } from './host-table';
import { sortingOf, reportSortOf } from './sorting';
import { tableRenderers } from './table-renderers';
import type { TableSource } from './table-source';
import { useStableTable } from './use-stable-table';

export interface HostTableSource<Row extends object> extends TableSource<Row> {
  /** undefined without `rowSelectionFeature`. */
  ticks: RowTicks<Row> | undefined;
}

/** What a table of the host says: its columns, state and rows, filtered and grouped as its features do. */
export function useHostTable<Row extends object>(
  table: HostTable<Row>,
  { language, units }: Pick<ReportTableSettings<Row>, 'language' | 'units'>,
): HostTableSource<Row> {
  const stable = useStableTable(table);
  const { enableSorting = true, manualSorting = false, features } = table.options;
  const flat = table.getAllFlatColumns();
  const leaves = useMemo(() => {
    const defaults = stable.getDefaultColumnDef();
    return flat.filter(({ columns }) => columns.length === 0).map((column) => leafOf(column, defaults));
  }, [flat, stable]);
  const givenColumns = useMemo(
    () =>
      withUnits(
        leaves.map((leaf) => reportColumnOf(leaf, language)),
        units,
        language,
      ).map((column) => {
        // what is pinned is in the table's state alone
        return {
          ...column,
          pinned: null,
          isSortable: enableSorting && column.isSortable,
          read: groupReaderOf(column),
        };
      }),
    [leaves, language, units, enableSorting],
  );

  const { atoms } = stable;
  const visibility = atoms.columnVisibility.get();
  const pinning = atoms.columnPinning.get();
  const sizing = atoms.columnSizing.get();
  const ordered = table.getAllLeafColumns();
  const { start, center, end } = visibleColumns(table);
  const columns = useMemo(
    () => drawnColumnsOf(givenColumns, { start, center, end }, sizing),
    [givenColumns, start, center, end, sizing],
  );
  const columnState = useMemo((): ColumnState => {
    const pinned = new Set([...pinning.start, ...pinning.end]);
    const free = ordered.map(({ id }) => id).filter((id) => !pinned.has(id));
    return {
      columnOrder: [...pinning.start, ...free, ...pinning.end],
      columnVisibility: visibility,
      columnPinning: pinning,
      columnSizing: sizing,
    };
  }, [ordered, visibility, pinning, sizing]);

  const sorting = atoms.sorting.get();
  const sort = useMemo(() => reportSortOf(givenColumns, sorting), [givenColumns, sorting]);
  const tableRows = table.getRowModel().rows;
  const { rows, rowOf } = useMemo(() => {
    const drawn = tableRows.map((row) => [drawnRow(row, givenColumns), row] as const);
    const byRow = new WeakMap<object, HostRow<Row>>(drawn);
    return { rows: drawn.map(([row]) => row), rowOf: (row: object) => byRow.get(row) };
  }, [tableRows, givenColumns]);
  const renderers = useMemo(() => tableRenderers({ leaves, table: stable, rowOf }), [leaves, stable, rowOf]);
  return {
    givenColumns,
    columns,
    columnState,
    setColumnState: (next) => setSlices(stable, givenColumns, next),
    sort,
    setSort: (next) => stable.setSorting(sortingOf(givenColumns, next)),
    rows,
    rowsByPosition: rows,
    rowCount: rows.length,
    hasAllRows: !manualSorting,
    isSorted: manualSorting || 'sortedRowModel' in features,
    renderers,
    onRow: undefined,
    ticks: ticksOf(stable, rowOf),
  };
}

function ticksOf(
  table: HostTable<object>,
  rowOf: (row: object) => HostRow<object> | undefined,
): RowTicks<object> | undefined {
  const rowSelection = table.atoms.rowSelection?.get();
  if (!rowSelection || table.options.enableRowSelection === false) return undefined;
  return {
    rowId: (row) => rowOf(row)?.id ?? '',
    rowSelection,
    onRowSelectionChange: (updater) => table.setRowSelection?.(updater),
  };
}

/** A leaf without what TanStack adds to its definition by default. */
function leafOf({ id, columnDef, accessorFn, parent }: HostColumn, defaults: AnyColumnDef): LeafColumn {
  const ownOf = <Key extends keyof AnyColumnDef>(key: Key) =>
    columnDef[key] === defaults[key] ? undefined : columnDef[key];
  const def = {
    ...columnDef,
    header: ownOf('header'),
    cell: ownOf('cell'),
    size: ownOf('size'),
    minSize: ownOf('minSize'),
  };
  return { id, def, accessorFn, parent: parent ? groupOf(parent.id, parent.columnDef) : null };
}

/** Rows that stand for a group of rows. */
const groupRows = new WeakSet<object>();

/** A row of a group has the values that TanStack aggregated, by dataKey; any other row is the host's own. */
function drawnRow<Row extends object>(row: HostRow<Row>, columns: readonly ReportColumn[]): Row {
  if (!row.getIsGrouped?.()) return row.original;
  const values = Object.fromEntries(columns.map(({ id, dataKey }) => [dataKey, row.getValue(id)] as const));
  const group = { ...row.original, ...values };
  groupRows.add(group);
  return group;
}

function groupReaderOf({ dataKey, read }: ReportColumn): ReportColumn['read'] {
  return (row) => (groupRows.has(row) ? fieldOf(row, dataKey) : read(row));
}

function setSlices(table: HostTable<object>, columns: readonly ReportColumn[], state: ColumnState): void {
  if (Object.keys(state).length === 0) {
    table.resetColumnOrder();
    table.resetColumnVisibility();
    table.resetColumnPinning();
    table.resetColumnSizing();
    return;
  }
  const slices = columnSlices(columns, state);
  table.setColumnOrder(slices.columnOrder);
  table.setColumnVisibility(slices.columnVisibility);
  table.setColumnPinning(slices.columnPinning);
  table.setColumnSizing(slices.columnSizing);
}
