import { addDays, startOfWeek, weekNumber } from '@meridian/date-range/core';
import { normalizeText } from './normalize-text';
import type { Span } from './parse-date';

/** Weeks by number: `2026-W45`, `KW 45/2026`, `Week 45, 2026`, `2026年第45周`. */
const weekForms: readonly { regex: RegExp; order: 'yw' | 'wy' }[] = [
  { regex: /^(\d{4})[- ]?(?:W|KW|CW|WK|Week)[- ]?(\d{1,2})$/i, order: 'yw' },
  { regex: /^(\d{4})[年년] ?第?(\d{1,2})(?:[周週]|주차?)$/, order: 'yw' },
  {
    regex:
      /^(?:W|KW|CW|WK|S|Week|Woche|Semaine|Semana|Settimana|Sem|Tydzień)\.?[- ]?(\d{1,2})[ /,.-]+(\d{4})$/i,
    order: 'wy',
  },
];
/** `Week of 2026-11-02`. */
const weekLabel =
  /^(?:week (?:of|beginning|starting|commencing)|w\/c|(?:woche|kw) (?:vom|ab)|semaine du|semana (?:del?|de)|settimana del?|week van|tydzień od)\s+|(?:の週|起周|那一周|주)$/gi;

/** Days of a week by number (ISO 8601); undefined for any other text. */
export function readWeekNumber(cell: string): Span | undefined {
  const text = normalizeText(cell).trim();
  for (const { regex, order } of weekForms) {
    const match = regex.exec(text);
    if (!match) continue;
    const [year, week] = (order === 'yw' ? [match[1], match[2]] : [match[2], match[1]]).map(Number);
    return isoWeek(year ?? 0, week ?? 0);
  }
  return undefined;
}

function isoWeek(year: number, week: number): Span | undefined {
  if (year < 2000 || week < 1) return undefined;
  // January 4 is always in the first week
  const beginDate = addDays(startOfWeek(`${String(year)}-01-04`), 7 * (week - 1));
  return weekNumber(beginDate).year === year ? { beginDate, endDate: addDays(beginDate, 6) } : undefined;
}

/** Removes words that label a text as a week. */
export const withoutWeekLabel = (cell: string): string => cell.trim().replaceAll(weekLabel, '').trim();
