/** Patterns that are not linear, with the maximum length of the texts that they are used on: what cuts them is named. */
export const boundedPatterns: Readonly<Record<string, number>> = {
  // header of a file: maxTextLength
  [String.raw`/\s*\(([^()]*)\)\s*$/`]: 2_000,
  // header or coded value: comparedLength
  [String.raw`/\s*\([^()]*\)\s*$/`]: 200,
};
