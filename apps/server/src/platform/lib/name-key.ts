/**
 * The key under which a user's name is unique: case, full-width forms, composition and extra spaces do not count,
 * so that two spellings of one name are one user and one counter of failures.
 */
export function nameKeyOf(name: string): string {
  // lower case of some letters is not composed, hence the second normalisation
  return name.normalize('NFKC').toLowerCase().normalize('NFKC').replace(/\s+/g, ' ').trim();
}
