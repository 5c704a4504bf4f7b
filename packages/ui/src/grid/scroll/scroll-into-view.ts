/** A piece of the content and the viewport, in CSS pixels along one axis. */
export interface PieceInView {
  /** Current scroll position. */
  scroll: number;
  /** Start of the piece in the content. */
  from: number;
  size: number;
  /** Length of the content in view. */
  viewSize: number;
}

/** The scroll position that brings a piece of the content into view, with minimal scrolling; its start if it is larger than the view. */
export function scrollToPiece({ scroll, from, size, viewSize }: PieceInView): number {
  if (from < scroll) return from;
  return Math.max(scroll, Math.min(from, from + size - viewSize));
}

/**
 * The same for a column, so that a column begins at the edge of the view.
 *
 * @param edges left edges of the columns, in order
 */
export function scrollToColumn(piece: PieceInView, edges: readonly number[]): number {
  const to = scrollToPiece(piece);
  if (to === piece.scroll) return to;
  return edges.find((edge) => edge >= to && edge <= piece.from) ?? to;
}
