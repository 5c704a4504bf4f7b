import type { ReportColumn } from '../../core/columns/columns';
import { isSelectColumn } from '../../core/columns/select-column';
import { baseIdOf, movableIds } from '../columns/use-column-actions';

/** From and to, in CSS pixels of the page. */
export interface Extent {
  left: number;
  right: number;
}

/** The head of a column that is drawn. */
export interface HeadExtent extends Extent {
  column: ReportColumn;
}

export interface DropTarget {
  /** Id of the column that a dragged one would precede, see `baseIdOf`; null at the end. */
  before: string | null;
  /** The edge that it would come to, in CSS pixels of the page. */
  x: number;
}

export interface DropTargetInput {
  /** All, drawn or not. */
  columns: readonly ReportColumn[];
  heads: readonly HeadExtent[];
  viewport: Extent;
  /** The one that is dragged. */
  column: ReportColumn;
  x: number;
}

/**
 * Where a dragged column would come to; null where it is already. Compared columns are one; a locked column stays among
 * those of its pin.
 */
export function dropTargetAt({ columns, heads, viewport, column, x }: DropTargetInput): DropTarget | null {
  const order = movableIds(columns);
  const id = baseIdOf(column);
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
  pinned: ReportColumn['pinned'];
}

/** The visible parts of the heads: free ones without what pinned ones cover. */
function visibleBoxes(heads: readonly HeadExtent[], scrollable: Extent): HeadBox[] {
  const boxes: HeadBox[] = [];
  for (const { column, ...head } of heads) {
    const { pinned } = column;
    const left = pinned ? head.left : Math.max(head.left, scrollable.left);
    const right = pinned ? head.right : Math.min(head.right, scrollable.right);
    if (isSelectColumn(column) || left >= right) continue;
    const id = baseIdOf(column);
    const last = boxes.at(-1);
    if (last?.id === id) last.right = right;
    else boxes.push({ id, pinned, left, right });
  }
  return boxes;
}
