import { type ColumnState, ownValue } from '../../core/columns/column-state';
import type { ReportColumn } from '../../core/columns/columns';
import { compareColumns } from '../../core/comparison/compare';
import { comparisonLabelsOf } from '../../core/comparison/comparison-labels';
import { ComparedCell } from './compared-cell';
import { GroupToggle } from './group-toggle';

/** Everything that only compared tables need. */
export const comparisonParts = {
  compareColumns,
  applyWidths,
  ComparedCell,
  GroupToggle,
  labelsOf: comparisonLabelsOf,
};
export type ComparisonParts = typeof comparisonParts;

/** Applies the widths of a state to columns that were added after it: those of comparisons. */
function applyWidths(columns: readonly ReportColumn[], { columnSizing }: ColumnState): ReportColumn[] {
  return columns.map((column) => {
    const width = ownValue(columnSizing, column.id);
    return width === undefined ? column : { ...column, width, hasOwnWidth: true };
  });
}
