import type { RowData } from '@tanstack/react-table';
import { Checkbox } from '../components/checkbox/checkbox';
import type { DataTableColumn } from './data-table-features';

/** The selected rows, by their ids. */
export interface DataTableSelection<Row> {
  selectedIds: readonly string[];
  onSelectedIdsChange: (ids: readonly string[]) => void;
  /** Name of a row's checkbox, such as `Select week.csv`. Already translated. */
  rowLabel: (row: Row) => string;
  /** Name of the checkbox for all rows. Already translated. */
  allLabel: string;
}

/** The column of boxes in front of the others. */
export function selectionColumn<Row extends RowData>({
  rowLabel,
  allLabel,
}: Pick<DataTableSelection<Row>, 'rowLabel' | 'allLabel'>): DataTableColumn<Row> {
  return {
    id: 'select',
    enableSorting: false,
    meta: { className: 'w-10 pr-0!', cellClassName: 'align-middle', skeletonClassName: 'w-4' },
    header: ({ table }) => {
      const isAll = table.getIsAllRowsSelected();
      return (
        <Checkbox
          aria-label={allLabel}
          checked={isAll || (table.getIsSomeRowsSelected() && 'indeterminate')}
          onCheckedChange={() => table.toggleAllRowsSelected(!isAll)}
          className="align-middle"
        />
      );
    },
    cell: ({ row }) => (
      <Checkbox
        aria-label={rowLabel(row.original)}
        checked={row.getIsSelected()}
        onCheckedChange={(isSelected) => row.toggleSelected(isSelected)}
        className="align-middle"
      />
    ),
  };
}
