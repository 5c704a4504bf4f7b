import type { RowTicks } from '@meridian/ui/grid';
import type { OnChangeFn, RowSelectionState } from '@tanstack/react-table';
import type { RowId } from '../model';

export interface TickProps<Row extends object> {
  rowId?: RowId<Row> | undefined;
  rowSelection?: RowSelectionState | undefined;
  onRowSelectionChange?: OnChangeFn<RowSelectionState> | undefined;
}

/** The selection of rows from the props of a table; undefined if rows cannot be selected. */
export function rowTicksOf<Row extends object>({
  rowId,
  rowSelection,
  onRowSelectionChange = () => undefined,
}: TickProps<Row>): RowTicks<Row> | undefined {
  return rowId && rowSelection && { rowId, rowSelection, onRowSelectionChange };
}
