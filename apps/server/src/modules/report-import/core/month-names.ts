import { normalizeText } from './normalize-text';

/** Languages in which the supported tools write month names. */
const monthLanguages = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl'];

/** Month numbers by name, including inflected forms and abbreviations, without a dot at the end. */
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
  return normalizeText(name).toLowerCase().replace(/\.$/, '');
}

/** Regex of a month name, as a group. Longest names first. */
export const monthPattern = `(${[...monthNumbers.keys()].sort((a, b) => b.length - a.length).join('|')})(?!\\p{L})\\.?`;

/** Number of a month from 1; 0 for any other word. */
export function monthNumber(name: string): number {
  return monthNumbers.get(comparableMonth(name)) ?? 0;
}
