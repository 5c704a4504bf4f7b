import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  dayNumber,
  dayFromNumber,
  endOfMonth,
  startOfMonth,
  startOfWeek,
  weekday,
  weekNumber,
} from './day';
import { dayCount } from './range';

const anyDay = fc.integer({ min: -100_000, max: 200_000 }).map(dayFromNumber);

describe('days', () => {
  it('round-trips every day through its number', () => {
    fc.assert(fc.property(anyDay, (day) => dayFromNumber(dayNumber(day) ?? NaN) === day));
  });

  it.each([
    ['2026-11-16', 1],
    ['2026-11-22', 7],
    ['1969-12-31', 3],
    ['1600-02-29', 2],
  ])('knows that %s is day %i of its week', (day, expected) => {
    expect(weekday(day)).toBe(expected);
  });

  it('starts weeks on Monday', () => {
    expect(startOfWeek('2027-01-03')).toBe('2026-12-28');
    expect(startOfWeek('2026-12-28')).toBe('2026-12-28');
  });

  it.each([
    ['2024-02-10', '2024-02-29'],
    ['2023-02-10', '2023-02-28'],
    ['2000-02-01', '2000-02-29'],
    ['2100-02-01', '2100-02-28'],
    ['2026-12-31', '2026-12-31'],
    ['2026-04-01', '2026-04-30'],
  ])('ends the month of %s on %s', (day, expected) => {
    expect(endOfMonth(day)).toBe(expected);
    expect(startOfMonth(addDays(expected, 1))).toBe(addDays(expected, 1));
  });

  it('rejects a day that does not exist, and one outside four-digit years', () => {
    expect(() => endOfMonth('2026-02-30')).toThrow(RangeError);
    expect(() => addDays('9999-12-31', 1)).toThrow(RangeError);
    expect(() => addMonths('0100-01-31', -1)).toThrow(RangeError);
  });

  it.each([
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '0099-12-31',
    '0000-01-01',
    '12026-01-01',
  ])('has no number for %s', (day) => {
    expect(dayNumber(day)).toBeUndefined();
  });

  it('counts both ends', () => {
    expect(dayCount({ beginDate: '2024-02-28', endDate: '2024-03-01' })).toBe(3);
    expect(dayCount({ beginDate: '2026-11-20', endDate: '2026-11-20' })).toBe(1);
  });
});

describe('addMonths', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', -12, '2023-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-05-31', -25, '2024-04-30'],
    ['2026-11-21', 0, '2026-11-21'],
  ])('%s plus %i months is %s', (day, count, expected) => {
    expect(addMonths(day, count)).toBe(expected);
  });

  it('keeps the date, or uses the last day of a shorter month', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -600, max: 600 }), (day, count) => {
        const moved = addMonths(day, count);
        expect(moved.slice(8) === day.slice(8) || moved === endOfMonth(moved)).toBe(true);
        expect(startOfMonth(addMonths(moved, -count))).toBe(startOfMonth(day));
      }),
    );
  });
});

describe('weekNumber', () => {
  it.each([
    ['2026-11-09', 2026, 46],
    ['2026-11-15', 2026, 46],
    ['2026-12-31', 2026, 53],
    ['2027-01-03', 2026, 53],
    ['2027-01-04', 2027, 1],
    ['2024-12-30', 2025, 1],
    ['2023-01-01', 2022, 52],
    ['2021-01-03', 2020, 53],
    ['2020-12-28', 2020, 53],
  ])('%s is in week %i-%i', (day, year, week) => {
    expect(weekNumber(day)).toEqual({ year, week });
  });

  it('is the same from Monday to Sunday and steps by one, or to 1, on the next Monday', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const monday = startOfWeek(day);
        const here = weekNumber(monday);
        const next = weekNumber(addDays(monday, 7));
        expect(weekNumber(addDays(monday, 6))).toEqual(here);
        expect(next.year === here.year ? next.week - here.week : next.week).toBe(1);
        expect(here.week).toBeLessThanOrEqual(53);
      }),
    );
  });
});
