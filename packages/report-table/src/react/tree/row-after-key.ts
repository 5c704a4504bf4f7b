import type { NodeOf, TreeKeyInput } from './row-tree';

export interface TreeKeyOptions {
  nodeOf: NodeOf<object>;
  onToggle: (row: object, isExpanded: boolean) => void;
  onRetry: (row: object) => void;
}

/**
 * Keys of the ARIA treegrid pattern, on the cell that names a row: right expands, left collapses or moves to the parent, Enter toggles
 * or retries. Returns the position of the new active row; undefined for all other keys.
 */
export function rowAfterKey(
  { event, cell, column, model }: TreeKeyInput,
  { nodeOf, onToggle, onRetry }: TreeKeyOptions,
): number | undefined {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  const isTreeCell = column !== undefined && column.dataKey === model.rowHeaderKey;
  if (!isTreeCell || altKey || ctrlKey || metaKey || shiftKey) return undefined;
  const nodeAt = (position: number) => {
    // on a later page, rows before the first one exist
    const row = position < 0 ? undefined : model.rowAt(position);
    return row && nodeOf(row);
  };
  const row = cell.row < 0 ? undefined : model.rowAt(cell.row);
  const node = row && nodeOf(row);
  if (!node) return undefined;
  const { isExpanded, status } = node;
  if (status === 'failed' && key === 'Enter') {
    onRetry(row);
    return cell.row;
  }
  const toggles = key === 'Enter' || key === (isExpanded ? 'ArrowLeft' : 'ArrowRight');
  if (!status && isExpanded !== undefined && toggles) {
    onToggle(row, !isExpanded);
    return cell.row;
  }
  if (key !== 'ArrowLeft') return undefined;
  let parent = cell.row - 1;
  while ((nodeAt(parent)?.level ?? 0) >= node.level) parent -= 1;
  // a row of the first level has no parent, and that of others may be on an earlier page
  return nodeAt(parent) && parent;
}
