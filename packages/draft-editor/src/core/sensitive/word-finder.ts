import { keyOfText } from '../duplicates';

/** Finds listed words, regardless of case, width, invisible characters and spaces. */
export interface WordFinder<Word extends { text: string }> {
  /** The listed word that equals a text; null if there is none. */
  match(text: string): Word | null;
  /** The listed words in a text, in order; of words that begin at the same place, the longest. */
  findIn(text: string): Word[];
}

interface Node<Word> {
  /** By code point. */
  next: Map<number, Node<Word>>;
  word: Word | null;
}

/** Words in a trie: a text is searched once, regardless of the number of listed words. Of equal words, the first one counts. */
export function createWordFinder<Word extends { text: string }>(listed: readonly Word[]): WordFinder<Word> {
  const root: Node<Word> = { next: new Map(), word: null };
  const words = new Map<string, Word>();
  for (const word of listed) {
    const key = keyOfText(word.text);
    if (key === '' || words.has(key)) continue;
    words.set(key, word);
    add(root, key, word);
  }

  return {
    match: (text) => words.get(keyOfText(text)) ?? null,
    findIn: (text) => {
      const key = keyOfText(text);
      const found: Word[] = [];
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

function add<Word>(root: Node<Word>, key: string, word: Word): void {
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

function longestAt<Word>(root: Node<Word>, key: string, start: number): { word: Word; end: number } | null {
  let node: Node<Word> | undefined = root;
  let found: { word: Word; end: number } | null = null;
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
