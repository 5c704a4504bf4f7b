import type { GridColumn } from '../columns/grid-column';
import { movableIds, type MovableColumn } from './movable-column';

/** Both edges of an element, in CSS pixels of the viewport. */
export interface Extent {
  left: number;
  right: number;
}

/** The header of a drawn column. */
export interface HeadExtent extends Extent {
  column: MovableColumn;
}

export interface DropTarget {
  /** `moveId` of the column that the dragged one would precede; null at the end. */
  before: string | null;
  /** The edge that the dragged column would move to, in CSS pixels of the viewport. */
  x: number;
}

export interface DropTargetInput {
  /** All columns, drawn or not. */
  columns: readonly MovableColumn[];
  heads: readonly HeadExtent[];
  viewport: Extent;
  /** The dragged column. */
  column: MovableColumn;
  /** Position of the pointer, in CSS pixels of the viewport. */
  x: number;
}

/**
 * The drop target of a dragged column; null if it would not move. Columns with the same `moveId` count as one. A locked column stays
 * among those of its side.
 */
export function dropTargetAt({ columns, heads, viewport, column, x }: DropTargetInput): DropTarget | null {
  const id = column.moveId;
  if (id === null) return null;
  const order = movableIds(columns);
  const boxes = visibleBoxes(heads, scrollableExtent(heads, viewport)).filter(
    ({ pinned }) => !column.isLocked || pinned === column.pinned,
  );
  const box = boxes.find(({ right }) => x < right) ?? boxes.at(-1);
  if (!box) return null;
  const isBefore = x < (box.left + box.right) / 2;
  const next = (each: string) => order[order.indexOf(each) + 1] ?? null;
  const before = isBefore ? box.id : next(box.id);
  if (before === id || before === next(id)) return null;
  return { before, x: isBefore ? box.left : box.right };
}

/** The part of the viewport that pinned columns leave to the free ones. */
export function scrollableExtent(heads: readonly HeadExtent[], viewport: Extent): Extent {
  const of = (side: 'left' | 'right') => heads.filter(({ column }) => column.pinned === side);
  return {
    left: Math.max(viewport.left, ...of('left').map(({ right }) => right)),
    right: Math.min(viewport.right, ...of('right').map(({ left }) => left)),
  };
}

interface HeadBox extends Extent {
  id: string;
  pinned: GridColumn['pinned'];
}

/** The visible parts of the header cells: free ones without the parts that pinned ones cover. */
function visibleBoxes(heads: readonly HeadExtent[], scrollable: Extent): HeadBox[] {
  const boxes: HeadBox[] = [];
  for (const { column, ...head } of heads) {
    const { pinned, moveId: id } = column;
    const left = pinned ? head.left : Math.max(head.left, scrollable.left);
    const right = pinned ? head.right : Math.min(head.right, scrollable.right);
    if (id === null || left >= right) continue;
    const last = boxes.at(-1);
    if (last?.id === id) last.right = right;
    else boxes.push({ id, pinned, left, right });
  }
  return boxes;
}
