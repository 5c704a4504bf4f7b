export interface CardPlaceInput {
  /** Where the thumbnail ends, in CSS pixels from the left edge of the window, as all that follow. */
  left: number;
  /** The row that the card explains. */
  row: { top: number; bottom: number };
  card: { width: number; height: number };
  window: { width: number; height: number };
}

export interface CardPlace {
  left: number;
  top: number;
  /** Less than the card's height where neither side of the row fits it. */
  height: number;
}

/** Between card and row, and between card and window, in CSS pixels. */
const gap = 4;
const margin = 8;

/** Below its row, or above where more fits; never over the row, never outside the window. */
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
