import { arrangeColumns, moveColumn, pinColumn, type ColumnState } from './column-state';
import type { ReportColumn } from './columns';

/**
 * Puts a column before another one that is shown, or after all that are (`before: null`). As `moveColumn`, but only
 * columns that are shown pass on their pin: hidden ones stay out of sight.
 *
 * Errors: none. An unknown id, or a hidden column as the target, changes nothing; a locked column stops at the border of
 * its pin.
 */
export function moveShownColumn(
  columns: readonly ReportColumn[],
  state: ColumnState,
  { id, before }: { id: string; before: string | null },
): ColumnState {
  const arranged = arrangeColumns(columns, state);
  const moved = arranged.find((column) => column.id === id);
  const others = arranged.filter((column) => column.id !== id);
  const shown = others.filter(({ isHidden }) => !isHidden);
  const at = before === null ? shown.length : shown.findIndex((column) => column.id === before);
  if (!moved || at < 0 || shown.length === 0) return state;
  const [previous, next] = [shown[at - 1], shown[at]];
  const keepsPin = moved.isLocked || [previous, next].some((column) => column?.pinned === moved.pinned);
  const pinned = keepsPin ? moved.pinned : (next ?? previous)?.pinned;
  const repinned = pinned === moved.pinned ? state : pinColumn(state, id, pinned ?? 'none');
  const place = previous && previous.pinned === pinned ? others[others.indexOf(previous) + 1] : next;
  return moveColumn(columns, repinned, { id, before: place?.id ?? null });
}
