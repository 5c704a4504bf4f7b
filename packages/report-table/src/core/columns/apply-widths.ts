import { ownValue, type ColumnState } from './column-state';
import type { ReportColumn } from './columns';

/** The widths that a state has for columns that came after it was applied: those of comparisons. */
export function applyWidths(columns: readonly ReportColumn[], { columnSizing }: ColumnState): ReportColumn[] {
  return columns.map((column) => {
    const width = ownValue(columnSizing, column.id);
    return width === undefined ? column : { ...column, width, hasOwnWidth: true };
  });
}
