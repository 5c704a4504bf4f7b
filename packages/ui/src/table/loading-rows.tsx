import type { Column, RowData } from '@tanstack/react-table';
import { Skeleton } from '../components/skeleton/skeleton';
import { cn } from '../lib/cn';
import { cellClasses, type TableEdge } from './cell-classes';
import type { DataTableFeatures } from './data-table-features';

export interface LoadingRowsProps<Row extends RowData> {
  columns: readonly Column<DataTableFeatures, Row>[];
  count: number;
  edge: TableEdge;
}

/** Placeholder bars for rows that load, with the widths of their columns. */
export function LoadingRows<Row extends RowData>({ columns, count, edge }: LoadingRowsProps<Row>) {
  return Array.from({ length: count }, (_, index) => (
    <tr key={index}>
      {columns.map(({ id, columnDef: { meta = {} } }) => (
        <td key={id} className={cellClasses(meta, { edge })}>
          <Skeleton className={cn('animate-late', meta.skeletonClassName ?? 'w-16')} />
        </td>
      ))}
    </tr>
  ));
}
