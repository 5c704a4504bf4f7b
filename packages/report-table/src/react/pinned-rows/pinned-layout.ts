import type { CellPosition } from '@meridian/ui/grid';
import type { ComponentType } from 'react';
import type { BodyRowsProps } from '../components/body-rows';
import type { RowGroups } from './row-groups-of';

/** Differences of the grid with pinned rows. Its rows are then those at the top, the others, and those at the bottom. */
export interface PinnedLayout {
  /** Renders the rows of all groups. */
  Rows: ComponentType<GroupedRowsProps>;
  /** Renders the rows of one group. */
  BodyRows: ComponentType<BodyRowsProps>;
  groups: RowGroups;
  /** Number of pinned rows. */
  pinnedCount: number;
  /** Heights of the pinned rows, in CSS pixels. */
  topHeight: number;
  footHeight: number;
  /** The rows, including pinned ones, that determine column widths. */
  measuredRows: readonly object[];
  /** A cell to scroll to: pinned rows are always in view. */
  cellToReveal: (cell: CellPosition) => CellPosition;
}

export interface GroupedRowsProps extends BodyRowsProps {
  layout: PinnedLayout;
}
