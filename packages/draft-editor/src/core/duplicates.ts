import { withoutFormatCharacters } from './visible-text';

/** A keyword that occurs earlier in the list; both indexes start at 0. */
export interface Duplicate {
  index: number;
  firstIndex: number;
}

/** Texts that equal their own keys: most keywords. */
const isKey = /^(?:[\da-z\u4E00-\u9FFF]+(?: [\da-z\u4E00-\u9FFF]+)*)?$/;
/** Texts without invisible characters that NFKC does not change. */
const isNormal = /^[\x20-\x7E\u4E00-\u9FFF]*$/;

/**
 * The key that all spellings of a text share: width, case, invisible characters, and the spaces around and between words do not matter.
 */
export function keyOfText(text: string): string {
  if (isKey.test(text)) return text;
  const normal = isNormal.test(text) ? text : withoutFormatCharacters(text).normalize('NFKC');
  return normal.trim().replace(/\s+/g, ' ').toLowerCase();
}

/**
 * Finds keywords that repeat an earlier one, in the order of the list.
 *
 * Errors: none; empty keywords are not compared (another rule reports them).
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
