import { keyOfText } from '../duplicates';
import { parseText } from '../values/parse-text';
import type { ParsedValue } from '../values/value-error';

/** A word in double quotes, in which `""` is one quote, or a word up to the next separator. */
const wordPattern = /[\s;；]*(?:"((?:[^"]|"")*)"[^\S\r\n]*(?=[;；\r\n]|$)|([^;；\r\n]+))/gy;

/**
 * Words of a cell, one per line or separated by semicolons, without repetitions. A word in double quotes may contain separators. Errors:
 * as for any text.
 */
export function parseWordsCell(text: string): ParsedValue<string[]> {
  const words = new Map<string, string>();
  for (const [, quoted, plain] of text.matchAll(wordPattern)) {
    const { value, error } = parseText(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (error !== null) return { value: null, error };
    const key = keyOfText(value);
    if (key !== '' && !words.has(key)) words.set(key, value);
  }
  return { value: [...words.values()], error: null };
}

/** Words as a cell that `parseWordsCell` reads as the same words, one per line. */
export function writeWordsCell(words: readonly string[]): string {
  return words
    .map((word) => (/[;；]|^".*"$/.test(word) ? `"${word.replaceAll('"', '""')}"` : word))
    .join('\n');
}
