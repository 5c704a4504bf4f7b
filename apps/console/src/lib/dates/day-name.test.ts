import { expect, it } from 'vitest';
import { dayName, monthName } from './day-name';

it.each([
  ['en', 'Sat, Nov 14, 2026'],
  ['cn', '2026-11-14 周六'],
  ['tw', '2026-11-14 週六'],
] as const)('names a day with its weekday in %s', (language, name) => {
  expect(dayName('2026-11-14', language)).toBe(name);
});

it.each([
  ['en', 'November 2026'],
  ['cn', '2026年11月'],
  ['tw', '2026年11月'],
] as const)('names the month of a day in %s', (language, name) => {
  expect(monthName('2026-11-14', language)).toBe(name);
});
