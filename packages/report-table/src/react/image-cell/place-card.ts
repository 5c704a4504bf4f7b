export interface CardPlaceInput {
  /** Right edge of the thumbnail, in CSS pixels from the left edge of the window, like all below. */
  left: number;
  /** The row of the card. */
  row: { top: number; bottom: number };
  card: { width: number; height: number };
  window: { width: number; height: number };
}

export interface CardPlace {
  left: number;
  top: number;
  /** Smaller than the card if neither side of the row fits it. */
  height: number;
}

/** Between card and row, and between card and window, in CSS pixels. */
const gap = 4;
const margin = 8;

/** Position of a card: below its row, or above if more fits there; never over the row, never outside the window. */
export function placeCard({ left, row, card, window }: CardPlaceInput): CardPlace {
  const below = window.height - margin - (row.bottom + gap);
  const above = row.top - gap - margin;
  const isBelow = card.height <= below || below >= above;
  const height = Math.max(0, Math.min(card.height, isBelow ? below : above));
  return {
    left: Math.max(margin, Math.min(left, window.width - margin - card.width)),
    top: isBelow ? row.bottom + gap : row.top - gap - height,
    height,
  };
}
