/**
 * The initial of a name: its first letter or digit in upper case; `?` for a name without any.
 * Splits by code point, so that a rare Chinese character stays whole.
 */
export function initialOf(name: string): string {
  return (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? '?').toUpperCase();
}

/** The letters of a person: first of the first and of the last word; one letter for one word or a Chinese name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/[\s._-]+/);
  const first = initialOf(words[0] ?? '');
  const last = words.length > 1 ? initialOf(words.at(-1) ?? '') : '';
  return first + last;
}

/** A colour 1 to 6 of the categorical scale; the same seed always gives the same one. */
export function colourOf(seed: string): number {
  let hash = 0;
  for (const character of seed) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return (hash % 6) + 1;
}
