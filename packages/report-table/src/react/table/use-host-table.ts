import type { RowTicks } from '@meridian/ui/grid';
import { useMemo } from 'react';
import type { ReportColumn } from '../../core/columns/columns';
import { fieldOf } from '../../core/format/cell-value';
import { withUnits } from '../../core/format/own-units';
import type { ReportTableSettings } from '../model';
import { drawnColumnsOf, visibleColumns } from './drawn-columns';
import type { HostRow, HostTable } from './host-table';
import { sortingOf, reportSortOf } from './sorting';
import { tableRenderers } from './table-renderers';
import type { TableSource } from './table-source';
import { useHostColumns } from './use-host-columns';

export interface HostTableSource<Row extends object> extends TableSource<Row> {
  /** Undefined without `rowSelectionFeature`. */
  ticks: RowTicks<Row> | undefined;
}

/** The source from a host's table: its columns, state and rows, filtered and grouped by its features. */
export function useHostTable<Row extends object>(
  table: HostTable<Row>,
  { language, units }: Pick<ReportTableSettings<Row>, 'language' | 'units'>,
): HostTableSource<Row> {
  const { stable, leaves, columnState, setColumnState, ...host } = useHostColumns(table, language);
  const { manualSorting = false, features } = table.options;
  const givenColumns = useMemo(
    () =>
      withUnits(host.givenColumns, units, language).map((column) => ({
        ...column,
        read: groupReaderOf(column),
      })),
    [host.givenColumns, units, language],
  );

  const { start, center, end } = visibleColumns(table);
  const { columnSizing = none } = columnState;
  const columns = useMemo(
    () => drawnColumnsOf(givenColumns, { start, center, end }, columnSizing),
    [givenColumns, start, center, end, columnSizing],
  );

  const sorting = stable.atoms.sorting.get();
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
    setColumnState,
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

const none = {};

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

/** Rows that stand for a group of rows. */
const groupRows = new WeakSet<object>();

/** A group row has the values that TanStack aggregated, by dataKey; any other row is the host's own. */
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
