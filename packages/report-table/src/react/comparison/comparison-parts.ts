import { compareColumns } from '../../core/comparison/compare';
import { comparisonLabelsOf } from '../../core/comparison/comparison-labels';
import { ComparedCell } from './compared-cell';
import { GroupRow } from './group-row';

/** All that a table needs to compare and no other table does. */
export const comparisonParts = { compareColumns, ComparedCell, GroupRow, labelsOf: comparisonLabelsOf };
export type ComparisonParts = typeof comparisonParts;
