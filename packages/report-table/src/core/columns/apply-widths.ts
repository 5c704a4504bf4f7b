import { ownValue, type ColumnState } from './column-state';
import type { ReportColumn } from './columns';

/** Applies the widths of a state to columns that were added after it: those of comparisons. */
export function applyWidths(columns: readonly ReportColumn[], { columnSizing }: ColumnState): ReportColumn[] {
  return columns.map((column) => {
    const width = ownValue(columnSizing, column.id);
    return width === undefined ? column : { ...column, width, hasOwnWidth: true };
  });
}
