/** Unit of a text's length: the provider's, code points, or UTF-16 code units as in JavaScript and zod. */
export type LengthUnit = 'provider' | 'codePoint' | 'codeUnit';

/** A wildcard with its default word, such as `{地域}`. */
const wildcard = /\{([^{}]*)\}/g;

/**
 * Length of a text as the provider counts it.
 *
 * Units:  an ASCII character is 1, any other code point 2; the braces of a wildcard are 0, its default word counts
 *         as text; an unmatched brace counts as a character.
 * Source: the provider's limits of creatives (title 9-50, description 9-80) are in this unit.
 */
export function providerLength(text: string): number {
  let length = 0;
  for (const character of text.replace(wildcard, '$1'))
    length += (character.codePointAt(0) ?? 0) < 128 ? 1 : 2;
  return length;
}

/** Length of a text in the host's unit. */
export function lengthIn(unit: LengthUnit, text: string): number {
  if (unit === 'provider') return providerLength(text);
  return unit === 'codePoint' ? [...text].length : text.length;
}

/** Inclusive bounds of a text's length. */
export interface LengthLimits {
  min: number;
  max: number;
}

export const creativeLimits = {
  title: { min: 9, max: 50 },
  description1: { min: 9, max: 80 },
  description2: { min: 0, max: 80 },
} as const satisfies Record<string, LengthLimits>;

export type LengthCheck = 'short' | 'fits' | 'long';

/** Whether a length is below, within or above its limits. */
export function checkLength(length: number, { min, max }: LengthLimits): LengthCheck {
  if (length < min) return 'short';
  return length > max ? 'long' : 'fits';
}
