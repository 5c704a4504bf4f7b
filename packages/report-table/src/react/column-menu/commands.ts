import {
  arrangeColumns,
  hiddenColumns,
  type ColumnState,
  type PinSide,
} from '../../core/columns/column-state';
import type { ReportColumn } from '../../core/columns/columns';
import { baseIdOf } from '../columns/movable-column';

/** Commands that currently apply to a column. */
export interface ColumnCommands {
  canSort: boolean;
  /** Sides to which it may be pinned; `none` unpins. */
  pins: readonly PinSide[];
  canMoveLeft: boolean;
  canMoveRight: boolean;
  /** Whether the user set its width. */
  hasOwnWidth: boolean;
  canHide: boolean;
  /** Whether any column differs from the server's definition. */
  canReset: boolean;
}

export interface CommandsInput {
  givenColumns: readonly ReportColumn[];
  columnState: ColumnState;
  isNarrow: boolean;
}

/**
 * The commands of a column. A locked one can be neither hidden nor pinned, and stays among those of its pin; the last visible one cannot
 * be hidden; the narrow layout has its own order and pin.
 */
export function columnCommands(
  column: ReportColumn,
  { givenColumns, columnState, isNarrow }: CommandsInput,
): ColumnCommands {
  const id = baseIdOf(column);
  const shown = arrangeColumns(givenColumns, columnState).filter(({ isHidden }) => !isHidden);
  const at = shown.findIndex((each) => each.id === id);
  const arranged = shown[at];
  const isArranged = arranged !== undefined && !isNarrow;
  const canPass = (neighbour: ReportColumn | undefined) =>
    isArranged && neighbour !== undefined && (!arranged.isLocked || neighbour.pinned === arranged.pinned);
  return {
    canSort: column.isSortable,
    pins:
      isArranged && !arranged.isLocked ? sides.filter((side) => side !== (arranged.pinned ?? 'none')) : [],
    canMoveLeft: canPass(shown[at - 1]),
    canMoveRight: canPass(shown[at + 1]),
    hasOwnWidth: column.hasOwnWidth,
    canHide: arranged?.isLocked === false && shown.length > 1,
    canReset: isChanged(columnState),
  };
}

function isChanged(state: ColumnState): boolean {
  const { columnOrder = [], columnPinning, columnSizing = {} } = state;
  const { start = [], end = [], none = [] } = columnPinning ?? {};
  return (
    columnOrder.length > 0 ||
    hiddenColumns(state).length > 0 ||
    [...start, ...end, ...none].length > 0 ||
    Object.keys(columnSizing).length > 0
  );
}

const sides = ['left', 'right', 'none'] as const;
