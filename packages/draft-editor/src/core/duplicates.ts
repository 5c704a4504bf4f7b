/** A keyword that occurs earlier in the list; both indexes count from 0. */
export interface Duplicate {
  index: number;
  firstIndex: number;
}

/** What two spellings of one text share: width, case and the spaces around and between words do not matter. */
export const keyOfText = (text: string) => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * Keywords that repeat an earlier one, in the order of the list.
 *
 * Errors: none; empty keywords are not compared (that they are empty is another rule's business).
 */
export function findDuplicates(keywords: readonly string[]): Duplicate[] {
  const firstIndexes = new Map<string, number>();
  return keywords.flatMap((keyword, index) => {
    const key = keyOfText(keyword);
    if (key === '') return [];
    const firstIndex = firstIndexes.get(key);
    if (firstIndex !== undefined) return [{ index, firstIndex }];
    firstIndexes.set(key, index);
    return [];
  });
}
