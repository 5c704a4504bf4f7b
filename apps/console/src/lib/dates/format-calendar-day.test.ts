import { expect, it } from 'vitest';
import { formatCalendarDay } from './format-calendar-day';

it.each([
  ['2026-11-01', 'en', { weekday: 'short' }, 'Sun'],
  ['2026-11-01', 'cn', { weekday: 'short' }, '周日'],
  ['2026-11-01', 'en', { month: 'long', day: 'numeric' }, 'November 1'],
  ['2026-11-01', 'tw', { month: 'long', day: 'numeric' }, '11月1日'],
  ['2026-12-31', 'en', { month: 'short', year: 'numeric' }, 'Dec 2026'],
] as const)('formats %s in %s by %j', (day, language, format, text) => {
  expect(formatCalendarDay(day, language, format)).toBe(text);
});
