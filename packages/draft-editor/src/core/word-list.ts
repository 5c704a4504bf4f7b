import { keyOfText } from './duplicates';

/** Words of a text, one per line; empty lines and repetitions are left out. */
export function parseWords(text: string): string[] {
  const words = new Map<string, string>();
  for (const line of text.split(/\r\n?|\n/)) {
    const word = line.trim();
    const key = keyOfText(word);
    if (key !== '' && !words.has(key)) words.set(key, word);
  }
  return [...words.values()];
}
