/** A tag on screen, in px from the left of the strip. */
export interface TagBox {
  path: string;
  isPinned: boolean;
  left: number;
  right: number;
}

/** Where a dragged tag would land. */
export interface DropPosition {
  /** The tag that it would come to stand before; null: at the end. */
  before: string | null;
  /** Where the gap is, in px from the left of the strip. */
  x: number;
}

/**
 * The gap that is nearest to the pointer, among those where the tag may stand: pinned tags stay before the others.
 *
 * Shape:  undefined where letting go would change nothing.
 */
export function dropPosition(boxes: readonly TagBox[], path: string, x: number): DropPosition | undefined {
  const own = boxes.find((box) => box.path === path);
  if (!own) return undefined;
  const kind = boxes.filter(({ isPinned }) => isPinned === own.isPinned);
  const last = kind.at(-1);
  const after = boxes[boxes.findIndex((box) => box === last) + 1];
  const gaps: DropPosition[] = [
    ...kind.map((box) => ({ before: box.path, x: box.left })),
    ...(last ? [{ before: after?.path ?? null, x: last.right }] : []),
  ];
  const [nearest] = gaps.toSorted((one, other) => Math.abs(one.x - x) - Math.abs(other.x - x));
  const next = boxes[boxes.indexOf(own) + 1]?.path ?? null;
  return nearest === undefined || nearest.before === path || nearest.before === next ? undefined : nearest;
}
