import type { OnChangeFn, RowSelectionState } from '@tanstack/react-table';
import type { RowId, RowTicks } from '../model';

export interface RowTicksInput<Row extends object> {
  rowId?: RowId<Row> | undefined;
  rowSelection?: RowSelectionState | undefined;
  onRowSelectionChange?: OnChangeFn<RowSelectionState> | undefined;
}

/** The ticked rows that the props of a table name; undefined where rows cannot be ticked. */
export function rowTicksOf<Row extends object>({
  rowId,
  rowSelection,
  onRowSelectionChange = () => undefined,
}: RowTicksInput<Row>): RowTicks<Row> | undefined {
  return rowId && rowSelection && { rowId, rowSelection, onRowSelectionChange };
}
