import { applyWidths } from '../../core/columns/apply-widths';
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
