/** Replaces NUL and unpaired surrogates, which the database cannot store. */
export function storable(text: string): string {
  return text.replace(/[\0\p{Surrogate}]/gu, '\ufffd');
}
