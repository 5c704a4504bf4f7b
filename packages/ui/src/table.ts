export { DataTable, type DataTableProps } from './table/data-table';
export {
  type DataTableColumn,
  type DataTableColumnMeta,
  type DataTableFeatures,
} from './table/data-table-features';
export type { DataTableSelection } from './table/selection-column';
export type { SortingState } from '@tanstack/react-table';
