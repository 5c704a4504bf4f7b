import { useMemo } from 'react';
import { columnSlices } from '../../core/columns/column-slices';
import type { ColumnState } from '../../core/columns/column-state';
import type { ReportColumn } from '../../core/columns/columns';
import type { ReportTableSettings } from '../model';
import { groupOf, reportColumnOf, type AnyColumnDef, type LeafColumn } from './column-defs';
import type { HostColumn, HostTable } from './host-table';
import { useStableTable } from './use-stable-table';

/** The columns of a host's table and their state, changes of which update the table. */
export function useHostColumns<Row extends object>(
  table: HostTable<Row>,
  language: ReportTableSettings<Row>['language'],
) {
  const stable = useStableTable(table);
  const { enableSorting = true } = table.options;
  const flat = table.getAllFlatColumns();
  const leaves = useMemo(() => {
    const defaults = stable.getDefaultColumnDef();
    return flat.filter(({ columns }) => columns.length === 0).map((column) => leafOf(column, defaults));
  }, [flat, stable]);
  const { atoms } = stable;
  const visibility = atoms.columnVisibility.get();
  const pinning = atoms.columnPinning.get();
  const sizing = atoms.columnSizing.get();
  const givenColumns = useMemo(
    () =>
      leaves.map((leaf): ReportColumn => {
        const column = reportColumnOf(leaf, language);
        const { id, isLocked } = column;
        // pins are only in the table's state; that of a locked column does not change
        const side = pinning.start.includes(id) ? 'left' : pinning.end.includes(id) ? 'right' : null;
        const isSortable = enableSorting && column.isSortable;
        return { ...column, pinned: isLocked ? side : null, isSortable };
      }),
    [leaves, language, enableSorting, pinning],
  );

  const ordered = table.getAllLeafColumns();
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
  return {
    stable,
    leaves,
    givenColumns,
    columnState,
    setColumnState: (next: ColumnState) => setSlices(stable, givenColumns, next),
  };
}

/** A leaf without TanStack's default options. */
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
