import { unified } from './unified';

/** Languages in which exports of the supported tools write months as words. */
const monthLanguages = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl'];

/** Numbers of the months by their names, also as they stand in a date, and their abbreviations. Without a dot at the end. */
const monthNumbers: ReadonlyMap<string, number> = new Map(
  monthLanguages.flatMap((language) =>
    (['long', 'short'] as const).flatMap((month) => [
      ...namesOf(language, { month }),
      ...namesOf(language, { day: 'numeric', month, year: 'numeric' }),
    ]),
  ),
);

function namesOf(language: string, options: Intl.DateTimeFormatOptions): [string, number][] {
  const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, index) => {
    const parts = format.formatToParts(Date.UTC(2026, index, 15));
    return [comparableMonth(parts.find(({ type }) => type === 'month')?.value ?? ''), index + 1];
  });
}

function comparableMonth(name: string): string {
  return unified(name).toLowerCase().replace(/\.$/, '');
}

/** Pattern of a month as a word, with its name as group. The longest names come first. */
export const monthPattern = `(${[...monthNumbers.keys()].sort((a, b) => b.length - a.length).join('|')})(?!\\p{L})\\.?`;

/** The number of a month from 1; 0 for any other word. */
export function monthNumber(name: string): number {
  return monthNumbers.get(comparableMonth(name)) ?? 0;
}
