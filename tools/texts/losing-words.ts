import type { Language } from '@meridian/i18n/core';
import { readFileSync } from 'node:fs';

const glossary = readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8');

/** Patterns of English texts that the writing guide rejects. */
const englishFaults = [
  /\bcould not be\b/,
  /\bis no (?!longer\b|one\b)[a-z]/,
  /\bthe own\b/,
  /\bbeing made\b/,
  /\b(?:cannot|do not|does not|did not|is not|are not|was not|were not|has not|have not)\b/i,
  /(?<!\w ?)(?:Pages|Data) of /,
  /[A-Za-z]'[a-z]/,
];

/** Texts fixed by the specification, and the roles of a chart. */
const fixed = new Set([
  'New password does not match',
  'You do not have permission to do this.',
  'figure named by the title; table',
]);

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The words in a column of the glossary's last table. */
function columnOf(index: number): string[] {
  const table = glossary.slice(glossary.indexOf('## Words on the screen'));
  return table
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .flatMap((line) => (line.split('|')[index] ?? '').split(' / '))
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

const patterns: Record<Language, RegExp[]> = {
  en: [new RegExp(String.raw`(?<![\w-])(?:${columnOf(5).map(escaped).join('|')})\b`, 'i'), ...englishFaults],
  cn: [new RegExp(columnOf(6).map(escaped).join('|'))],
  tw: [new RegExp(columnOf(7).map(escaped).join('|'))],
};

/** The part of a text that violates the glossary or the writing guide; undefined if there is none. */
export function losingWord(text: string, language: Language): string | undefined {
  if (fixed.has(text)) return undefined;
  for (const pattern of patterns[language]) {
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) return found;
  }
  return undefined;
}
