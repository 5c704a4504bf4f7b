/** Longer than any text that is compared or parsed as a value. */
const maxLength = 2_000;

/**
 * Normalizes a text to NFKC, which converts full-width digits and signs. Uses only its first 2,000 characters, because
 * normalization takes quadratic time for combining marks.
 */
export function normalizeText(text: string): string {
  return text.slice(0, maxLength).normalize('NFKC');
}
