/** Widths of a strip, in CSS pixels, below which it hides its lines, with the class that does so. */
const limits = [
  [1080, '@max-[1080px]:hidden'],
  [1140, '@max-[1140px]:hidden'],
  [1200, '@max-[1200px]:hidden'],
  [1280, '@max-[1280px]:hidden'],
  [1400, '@max-[1400px]:hidden'],
  [1560, '@max-[1560px]:hidden'],
] as const;

/** The first tile is wider than the others by this factor, see `KpiTile`. */
const firstTileFactor = 1.22;
/** Padding and border of a tile, and the least width of a line with its gap to the value. */
const besideValue = 29 + 40;

/**
 * The class that hides the lines of a strip unless every tile has room for its value and its line: a strip has lines in all tiles or in
 * none. Decided by the texts, since a measurement would need a second rendering.
 */
export function sparklineClass(values: readonly string[]): string {
  const tiles = values.length - 1 + firstTileFactor;
  const needed = values.map(
    (value, index) => (textWidth(value) + besideValue) * (tiles / (index === 0 ? firstTileFactor : 1)),
  );
  const widest = Math.max(0, ...needed);
  return limits.find(([limit]) => widest <= limit)?.[1] ?? 'hidden';
}

/** Not less than the width of a value at 20 px. */
function textWidth(text: string): number {
  let width = 0;
  for (const glyph of text)
    width += ',.:'.includes(glyph) ? 6 : glyph > '\u2e7f' ? 20 : glyph === '%' ? 17 : 12.8;
  return width;
}
