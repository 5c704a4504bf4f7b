import type { SensitiveCategory, WordList } from './categories';
import { createWordFinder, type WordFinder } from './word-finder';

/** A word of the list, in the list's spelling. */
export interface SensitiveWord {
  text: string;
  category: SensitiveCategory;
  /** Why the word is in the list. */
  note: string;
}

/** Finds listed words, regardless of case, width and spaces. */
export type SensitiveWords = WordFinder<SensitiveWord>;

/** A finder of the words of lists; the languages share some words. */
export function createSensitiveWords(lists: readonly WordList[]): SensitiveWords {
  return createWordFinder(lists.flatMap(wordsOf));
}

/** The words of a list. */
export function wordsOf(list: WordList): SensitiveWord[] {
  // Object.entries widens the keys to string
  const categories = Object.entries(list) as [SensitiveCategory, WordList[SensitiveCategory]][];
  return categories.flatMap(([category, { note, words }]) =>
    words.split(' / ').map((text) => ({ text, category, note })),
  );
}
