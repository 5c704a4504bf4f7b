/** A piece of the content and the viewport, in CSS pixels along one axis. */
export interface PieceInView {
  /** Current scroll position. */
  scroll: number;
  /** Where the piece begins in the content. */
  from: number;
  size: number;
  /** Length of the content in view. */
  viewSize: number;
}

/** Where to scroll to so that a piece of the content is in view, by as little as possible; its beginning if it is larger. */
export function scrollToPiece({ scroll, from, size, viewSize }: PieceInView): number {
  if (from < scroll) return from;
  return Math.max(scroll, Math.min(from, from + size - viewSize));
}

/**
 * The same for a column, so that a column begins at the edge of the view.
 *
 * @param edges where the columns begin, in their order
 */
export function scrollToColumn(piece: PieceInView, edges: readonly number[]): number {
  const to = scrollToPiece(piece);
  if (to === piece.scroll) return to;
  return edges.find((edge) => edge >= to && edge <= piece.from) ?? to;
}
