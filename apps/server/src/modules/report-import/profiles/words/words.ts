import type { ColumnKey } from '../../core/profile';

/** Languages of exports other than English, in the order of `Words`. */
export const wordLanguages = [
  'de',
  'fr',
  'es',
  'pt',
  'it',
  'nl',
  'pl',
  'ja',
  'ko',
  'zh-CN',
  'zh-TW',
] as const;

/** Words for one meaning by language; `|` separates alternatives, preferred one first. */
export type Words = readonly [
  ...[de: string, fr: string, es: string, pt: string, it: string, nl: string, pl: string],
  ...[ja: string, ko: string, cn: string, tw: string],
];

/** Header texts of a tool in the languages of its exports. */
export type Heads = Partial<Record<ColumnKey, Words>>;

/** All distinct words. */
export function headWordsOf(words: Words | undefined): string[] {
  return [...new Set((words ?? []).flatMap((text) => text.split('|')).filter((word) => word !== ''))];
}

/** Columns of a profile: English header texts, then those of the other languages. */
export function withHeads(
  english: Partial<Record<ColumnKey, readonly string[]>>,
  heads: Heads,
): Partial<Record<ColumnKey, readonly string[]>> {
  // Object.keys widens the keys to string
  const keys = [...new Set([...Object.keys(english), ...Object.keys(heads)])] as ColumnKey[];
  return Object.fromEntries(
    keys.map((key) => [key, [...new Set([...(english[key] ?? []), ...headWordsOf(heads[key])])]]),
  );
}

/** Codes by words, for the `values` of a profile. */
export function withCodes(
  english: Readonly<Record<string, string>>,
  codes: Readonly<Record<string, Words>>,
): Record<string, string> {
  const found = Object.entries(codes).flatMap(([code, words]) =>
    headWordsOf(words).map((word): [string, string] => [word, code]),
  );
  return { ...Object.fromEntries(found), ...english };
}
