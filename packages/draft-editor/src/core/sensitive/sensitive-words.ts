import { keyOfText } from '../duplicates';
import type { SensitiveCategory, WordList } from './categories';

/** A word of the list, in the list's spelling. */
export interface SensitiveWord {
  text: string;
  category: SensitiveCategory;
  /** Why the word is in the list. */
  note: string;
}

/** Finds listed words, regardless of case, width and spaces. */
export interface SensitiveWords {
  /** The listed word that equals a text; null if there is none. */
  match(text: string): SensitiveWord | null;
  /** The listed words in a text, in order; of words that begin at the same place, the longest. */
  findIn(text: string): SensitiveWord[];
}

interface Node {
  /** By code point. */
  next: Map<number, Node>;
  word: SensitiveWord | null;
}

/** Words in a trie: a text is searched once, regardless of the number of listed words. */
export function createSensitiveWords(lists: readonly WordList[]): SensitiveWords {
  const root: Node = { next: new Map(), word: null };
  const words = new Map<string, SensitiveWord>();
  for (const word of lists.flatMap(wordsOf)) {
    const key = keyOfText(word.text);
    if (words.has(key)) continue; // the languages share some words
    words.set(key, word);
    add(root, key, word);
  }

  return {
    match: (text) => words.get(keyOfText(text)) ?? null,
    findIn: (text) => {
      const key = keyOfText(text);
      const found: SensitiveWord[] = [];
      for (let at = 0; at < key.length; at++) {
        const match = longestAt(root, key, at);
        if (match === null) continue;
        found.push(match.word);
        at = match.end - 1;
      }
      return found;
    },
  };
}

/** The words of a list. */
export function wordsOf(list: WordList): SensitiveWord[] {
  // Object.entries widens the keys to string
  const categories = Object.entries(list) as [SensitiveCategory, WordList[SensitiveCategory]][];
  return categories.flatMap(([category, { note, words }]) =>
    words.split(' / ').map((text) => ({ text, category, note })),
  );
}

function add(root: Node, key: string, word: SensitiveWord): void {
  let node = root;
  for (const character of key) {
    const codePoint = character.codePointAt(0) ?? 0;
    let next = node.next.get(codePoint);
    if (next === undefined) {
      next = { next: new Map(), word: null };
      node.next.set(codePoint, next);
    }
    node = next;
  }
  node.word = word;
}

function longestAt(root: Node, key: string, start: number): { word: SensitiveWord; end: number } | null {
  let node: Node | undefined = root;
  let found: { word: SensitiveWord; end: number } | null = null;
  for (let end = start; end < key.length;) {
    const codePoint: number = key.codePointAt(end) ?? 0;
    node = node.next.get(codePoint);
    if (node === undefined) break;
    end += codePoint > 0xffff ? 2 : 1;
    if (node.word && isWhole(key, start, end)) found = { word: node.word, end };
  }
  return found;
}

/** An alphabetic word is not matched inside a longer one: "class" does not contain "ass". */
function isWhole(key: string, start: number, end: number): boolean {
  const joins = (left: string | undefined, right: string | undefined) =>
    left !== undefined && right !== undefined && isAlphabetic(left) && isAlphabetic(right);
  return !joins(key[start - 1], key[start]) && !joins(key[end - 1], key[end]);
}

/** Letters and digits of scripts that put spaces between words. */
function isAlphabetic(character: string): boolean {
  return /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Nd}]/u.test(character);
}
