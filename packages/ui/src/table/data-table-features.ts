import {
  createSortedRowModel,
  metaHelper,
  rowSelectionFeature,
  rowSortingFeature,
  sortFn_alphanumeric,
  sortFn_basic,
  sortFn_datetime,
  sortFn_text,
  tableFeatures,
  type ColumnDef,
  type RowData,
} from '@tanstack/react-table';

/** Rendering options of a column of a `DataTable`. */
export interface DataTableColumnMeta {
  /** A column of numbers: aligned to the right. */
  isNumeric?: boolean;
  /** The cells name their rows to screen readers. */
  isRowHeader?: boolean;
  /** Stays in view while the table scrolls horizontally. */
  pin?: 'left' | 'right';
  /** Absent from narrower viewports; show its value in another cell there. */
  hiddenBelow?: 'desktop' | 'wide';
  /** Classes of header and cells. */
  className?: string;
  /** Classes of the header only. */
  headClassName?: string;
  /** Classes of the cells only. */
  cellClassName?: string;
  /** Class for the width of the placeholder bar, such as `w-32`. */
  skeletonClassName?: string;
}

/** The features of TanStack Table that a `DataTable` has: sorting and selection of rows. */
export const dataTableFeatures = tableFeatures({
  rowSortingFeature,
  rowSelectionFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: {
    alphanumeric: sortFn_alphanumeric,
    basic: sortFn_basic,
    datetime: sortFn_datetime,
    text: sortFn_text,
  },
  columnMeta: metaHelper<DataTableColumnMeta>(),
});
export type DataTableFeatures = typeof dataTableFeatures;

/** A column definition of TanStack Table, with the `meta` that a `DataTable` draws. */
export type DataTableColumn<Row extends RowData> = ColumnDef<DataTableFeatures, Row>;
