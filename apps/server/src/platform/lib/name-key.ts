/**
 * The key that makes usernames unique. It ignores case, full-width forms, composition and extra spaces, so that
 * spellings of the same name share a user and a failure count.
 */
export function nameKeyOf(name: string): string {
  // lower-casing may decompose letters, hence the second normalization
  return name.normalize('NFKC').toLowerCase().normalize('NFKC').replace(/\s+/g, ' ').trim();
}
