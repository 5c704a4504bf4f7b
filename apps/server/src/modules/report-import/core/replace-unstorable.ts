/** Replaces NUL and unpaired surrogates, which the database cannot store. */
export function replaceUnstorable(text: string): string {
  return text.replace(/[\0\p{Surrogate}]/gu, '\ufffd');
}
