/** A column for layout on paper. */
export interface PrintColumn {
  title: string;
  /** Whether its texts never wrap, such as numbers and dates. */
  isOneLine: boolean;
  /** Every text of the column, including totals. */
  texts: readonly string[];
}

/** Width of an A4 sheet in landscape, without its margins, in CSS pixels. */
export const sheetWidth = 1047;

/** CSS pixels in print: width of a Latin character, and padding of a text. */
const characterWidth = 5.6;
const padding = 12;
/** Maximum width of a text, which then wraps; a number never wraps. */
const widestText = 150;
const narrowest = 44;

/** Minimum width of a column; a title may break between words, a Chinese one anywhere. */
export function printWidth({ title, isOneLine, texts }: PrintColumn): number {
  const longest = Math.max(0, ...texts.map(textWidth));
  const word = Math.max(0, ...title.split(' ').map((part) => Math.min(textWidth(part), 60)));
  const text = isOneLine ? longest : Math.min(longest, widestText);
  return Math.max(narrowest, text + padding, word + padding);
}

/** Number of columns, from the first one, that fit next to each other; at least one. */
export function columnsThatFit(columns: readonly PrintColumn[], room: number = sheetWidth): number {
  let taken = 0;
  const first = columns.findIndex((column) => {
    taken += printWidth(column);
    return taken > room;
  });
  return first < 0 ? columns.length : Math.max(1, first);
}

/** Chinese characters are about twice as wide as Latin ones. */
function textWidth(text: string): number {
  let units = 0;
  for (const character of text) units += /[\u2e80-\uffef]/.test(character) ? 2 : 1;
  return units * characterWidth;
}
