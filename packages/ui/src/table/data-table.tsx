import { useControllableState } from '@radix-ui/react-use-controllable-state';
import {
  functionalUpdate,
  useTable,
  type RowData,
  type RowSelectionState,
  type SortingState,
} from '@tanstack/react-table';
import { useMemo, type CSSProperties, type ReactNode } from 'react';
import { cn } from '../lib/cn';
import type { TableEdge } from './cell-classes';
import { dataTableFeatures, type DataTableColumn } from './data-table-features';
import { DataTableHead } from './data-table-head';
import { DataTableRow, type DataTableRowProps } from './data-table-row';
import { LoadingRows } from './loading-rows';
import { selectionColumn, type DataTableSelection } from './selection-column';

export interface DataTableProps<Row extends RowData> {
  /** Name of the table. Already translated, like all texts here. */
  caption: string;
  /** Column definitions of TanStack Table; their order is that of the columns. */
  columns: readonly DataTableColumn<Row>[];
  /** Undefined while the first rows load. */
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  /** Sorted columns of a controlled table. */
  sorting?: SortingState;
  defaultSorting?: SortingState;
  onSortingChange?: (sorting: SortingState) => void;
  /** The rows arrive in order, such as from a server: the table only shows and changes `sorting`. */
  isManualSorting?: boolean;
  /** Adds a column of boxes. */
  selection?: DataTableSelection<Row> | undefined;
  /** A click outside links, buttons and fields that selects no text. Give keyboard users a link or a button in a cell as well. */
  onRowClick?: (row: Row) => void;
  /** Whether the row belongs to an object that is open elsewhere; it is highlighted. */
  isCurrentRow?: (row: Row) => boolean;
  /** Number of placeholder bars while the first rows load. */
  skeletonCount?: number;
  /** Replaces header and rows when there are none. */
  empty?: ReactNode;
  /** Replaces header and rows when they could not be loaded. */
  error?: ReactNode;
  /** The header stays in view while the rows scroll below this height. */
  maxHeight?: CSSProperties['maxHeight'];
  /** `page`: the first column begins at the edge of the page. */
  edge?: TableEdge;
  className?: string;
}

const noRows: readonly never[] = [];

/** A table of a few dozen rows, all of which are rendered. For thousands of rows take `@meridian/report-table`. */
export function DataTable<Row extends RowData>({
  caption,
  columns,
  rows,
  rowId,
  sorting: sortingProp,
  defaultSorting = [],
  onSortingChange,
  isManualSorting = false,
  selection,
  onRowClick,
  isCurrentRow,
  skeletonCount = 3,
  empty,
  error,
  maxHeight,
  edge = 'cell',
  className,
}: DataTableProps<Row>) {
  const [sorting, setSorting] = useControllableState({
    prop: sortingProp,
    defaultProp: defaultSorting,
    onChange: onSortingChange,
  });
  const { selectedIds = noRows, onSelectedIdsChange, rowLabel, allLabel } = selection ?? {};
  const rowSelection = useMemo(() => selectionState(selectedIds), [selectedIds]);
  const table = useTable({
    features: dataTableFeatures,
    data: rows ?? noRows,
    columns:
      rowLabel && allLabel !== undefined ? [selectionColumn({ rowLabel, allLabel }), ...columns] : columns,
    getRowId: (row) => rowId(row),
    state: { sorting, rowSelection },
    onSortingChange: (update) => setSorting(functionalUpdate(update, sorting)),
    onRowSelectionChange: (update) =>
      onSelectedIdsChange?.(Object.keys(functionalUpdate(update, rowSelection))),
    manualSorting: isManualSorting,
    sortDescFirst: false,
    enableMultiSort: false,
  });
  const isLoading = rows === undefined && error === undefined;
  const rowProps: Pick<DataTableRowProps<Row>, 'edge' | 'onRowClick'> = {
    edge,
    ...(onRowClick && { onRowClick }),
  };
  const instead = error ?? (rows?.length === 0 ? empty : undefined);
  const shownColumns = table.getAllLeafColumns();
  return (
    <div
      role="region"
      aria-label={caption}
      aria-busy={isLoading}
      // scrolls horizontally when it is wide, also by keys
      tabIndex={0}
      data-scope-ui=""
      style={{ maxHeight }}
      className="relative overflow-auto border-t border-line-2 focus-ring -outline-offset-2!"
    >
      <table className={cn('w-full border-separate border-spacing-0 text-cell tabular-nums', className)}>
        <caption className="sr-only">{caption}</caption>
        {instead === undefined && (
          <DataTableHead table={table} edge={edge} isSticky={maxHeight !== undefined} />
        )}
        <tbody>
          {isLoading && <LoadingRows columns={shownColumns} count={skeletonCount} edge={edge} />}
          {instead !== undefined && (
            <tr>
              <td data-scope-end="" colSpan={shownColumns.length}>
                {instead}
              </td>
            </tr>
          )}
          {error === undefined &&
            table
              .getRowModel()
              .rows.map((row) => (
                <DataTableRow
                  key={row.id}
                  row={row}
                  isSelected={row.getIsSelected()}
                  isCurrent={isCurrentRow?.(row.original) ?? false}
                  {...rowProps}
                />
              ))}
        </tbody>
      </table>
    </div>
  );
}

function selectionState(ids: readonly string[]): RowSelectionState {
  return Object.fromEntries(ids.map((id) => [id, true as const]));
}
