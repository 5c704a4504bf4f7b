import { changeOf } from '../../core/change';
import type { PlacedColumn } from '../parts/placement';
import type { TableView } from '../parts/view';
import { ChangeCell } from './change-cell';

export interface ComparedCellProps {
  value: unknown;
  previous: unknown;
  column: PlacedColumn;
  view: TableView;
  /** Totals have no bar: it measures rows by each other. */
  isTotal: boolean;
}

/** How a figure changed, by what its table says of the field. */
export function ComparedCell({ value, previous, column, view, isTotal }: ComparedCellProps) {
  const { comparison, comparisonParts, foldedGroups, sortKey } = view;
  const change = changeOf(value, previous, {
    unit: column.unit,
    favourable: comparison?.favourable?.[column.dataKey] ?? 'neither',
  });
  const hasBar = sortKey === column.sortKey && !isTotal;
  return (
    comparisonParts && (
      <ChangeCell
        change={change}
        isFolded={foldedGroups.has(column.dataKey)}
        share={hasBar && change ? view.changeShare(change.delta) : undefined}
        labels={comparisonParts.labels}
      />
    )
  );
}
