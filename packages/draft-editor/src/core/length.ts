/** Unit of a text's length; see `lengthIn`. */
export type LengthUnit = 'halfWidth' | 'codePoint' | 'codeUnit' | 'byte';

/** A wildcard with its default word, such as `{地域}`. */
const wildcard = /\{([^{}]*)\}/g;

const halfWidths = (codePoint: number) => (codePoint < 0x80 ? 1 : 2);
const bytes = (codePoint: number) =>
  codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;

/** Sums the sizes of a text's code points. */
function sumOf(text: string, sizeOf: (codePoint: number) => number): number {
  let sum = 0;
  for (const character of text) sum += sizeOf(character.codePointAt(0) ?? 0);
  return sum;
}

const lengths: Readonly<Record<LengthUnit, (text: string) => number>> = {
  halfWidth: (text) => sumOf(text.replace(wildcard, '$1'), halfWidths),
  codePoint: (text) => sumOf(text, () => 1),
  codeUnit: (text) => text.length,
  byte: (text) => sumOf(text, bytes),
};

/**
 * Length of a text.
 *
 * Units:  `halfWidth`: an ASCII character is 1, any other code point 2; the braces of a wildcard are 0, its default word
 *         counts as text; an unmatched brace counts as a character. `codePoint`: Unicode characters. `codeUnit`: as in
 *         JavaScript and zod. `byte`: bytes in UTF-8.
 */
export function lengthIn(unit: LengthUnit, text: string): number {
  return lengths[unit](text);
}

export type LengthCheck = 'short' | 'fits' | 'long';

/** Whether a length is below, within or above its limit. */
export function checkLength(length: number, { min = 0, max }: { min?: number; max: number }): LengthCheck {
  if (length < min) return 'short';
  return length > max ? 'long' : 'fits';
}
