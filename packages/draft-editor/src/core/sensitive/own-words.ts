import { createSensitiveWords, type SensitiveWord, type SensitiveWords } from './sensitive-words';
import { cnWords } from './words/cn';
import { enWords } from './words/en';
import { twWords } from './words/tw';

/** The lists of this package, by language. */
export const wordLists = { cn: cnWords, en: enWords, tw: twWords };

let own: SensitiveWords | undefined;

/** The words of all lists, built on first use: a draft is not bound to one language. */
export function ownSensitiveWords(): SensitiveWords {
  own ??= createSensitiveWords(Object.values(wordLists));
  return own;
}

/** Words of this package's lists in a text, in order; of words that begin at the same place, the longest. */
export function findSensitiveWords(text: string): readonly SensitiveWord[] {
  return ownSensitiveWords().findIn(text);
}
