/** Longer than any text that is compared or read as a value. */
const maxLength = 2_000;

/**
 * A text in the form NFKC: full-width digits and signs as the usual ones. Only its first 2,000 characters, since the time of
 * the normalization grows with the square of the length for combining marks.
 */
export function unified(text: string): string {
  return text.slice(0, maxLength).normalize('NFKC');
}
