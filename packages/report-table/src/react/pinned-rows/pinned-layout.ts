import type { CellPosition } from '@meridian/ui/grid';
import type { ComponentType } from 'react';
import type { BodyRowsProps } from '../components/body-rows';
import type { RowGroups } from './row-groups-of';

/** What the grid does differently where rows are pinned. Its rows are then those at the top, the others, those at the bottom. */
export interface PinnedLayout {
  /** Draws the rows of all groups. */
  Rows: ComponentType<GroupedRowsProps>;
  /** Draws the rows of one group. */
  BodyRows: ComponentType<BodyRowsProps>;
  groups: RowGroups;
  /** Number of pinned rows. */
  pinnedCount: number;
  /** Heights of the pinned rows, in CSS pixels. */
  topHeight: number;
  footHeight: number;
  /** The rows, with pinned ones, that columns are measured by. */
  measuredRows: readonly object[];
  /** A cell to scroll to: pinned rows are always in view. */
  cellToReveal: (cell: CellPosition) => CellPosition;
}

export interface GroupedRowsProps extends BodyRowsProps {
  layout: PinnedLayout;
}
