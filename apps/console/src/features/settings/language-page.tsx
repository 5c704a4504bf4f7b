/** The language of the user. */
export function LanguagePage() {
  return null;
}
