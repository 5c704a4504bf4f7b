import type { ReportColumn } from '../../core/columns/columns';
import { valueChange } from '../../core/comparison/change';
import type { Comparison } from '../../core/comparison/compare';
import type { ComparisonLabels } from '../../core/comparison/comparison-labels';
import { ChangeCell } from './change-cell';

/** The parts of the table's view that compared cells need. */
export interface ComparedView {
  comparison: Comparison | undefined;
  foldedGroups: ReadonlySet<string>;
  /** The sorted column. */
  sortKey: string | null;
  /** Share of the largest change on the page in the sorted group, -1 to 1. */
  changeShare: (change: unknown) => number;
}

export interface ComparedCellProps {
  value: unknown;
  previous: unknown;
  column: ReportColumn;
  view: ComparedView;
  labels: ComparisonLabels;
  /** Totals have no bar, which compares rows. */
  isTotal: boolean;
}

/** The change of a number from the compared period. */
export function ComparedCell({ value, previous, column, view, labels, isTotal }: ComparedCellProps) {
  const { comparison, foldedGroups, sortKey } = view;
  const change = valueChange(value, previous, {
    unit: column.unit,
    format: column.format,
    favourable: comparison?.favourable?.[column.dataKey] ?? 'neither',
  });
  const hasBar = sortKey === column.sortKey && !isTotal;
  return (
    <ChangeCell
      change={change}
      isFolded={foldedGroups.has(column.dataKey)}
      share={hasBar && change ? view.changeShare(change.delta) : undefined}
      labels={labels}
    />
  );
}
