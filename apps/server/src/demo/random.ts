/** A number in [0, 1) that depends only on the texts, so that the demo workspace is the same everywhere. */
export function chance(...words: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const character of words.join('|')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** A number in [low, high), like `chance`. */
export function between(low: number, high: number, ...words: readonly (string | number)[]): number {
  return low + (high - low) * chance(...words);
}

/** One of the values, like `chance`. */
export function pick<T>(values: readonly [T, ...T[]], ...words: readonly (string | number)[]): T {
  return values[Math.floor(chance(...words) * values.length)] ?? values[0];
}
