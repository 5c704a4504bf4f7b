/** Patterns that are not linear, with the maximum length of their texts; a comment names the limit. */
export const boundedPatterns: Readonly<Record<string, number>> = {
  // header of a file: maxTextLength
  [String.raw`/\s*\(([^()]*)\)\s*$/`]: 2_000,
  // header or coded value: comparedLength
  [String.raw`/\s*\([^()]*\)\s*$/`]: 200,
};
