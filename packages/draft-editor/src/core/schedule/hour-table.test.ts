import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TimeWindow } from '../model/rows';
import {
  countShownHours,
  formatDayHours,
  hoursPerDay,
  hourTableOf,
  makeHourTable,
  windowsOf,
  type HourFactor,
} from './hour-table';

const factor = fc.constantFrom(0.1, 0.5, 1, 1.3, 10);
const anyWindow: fc.Arbitrary<TimeWindow> = fc.record({
  weekday: fc.integer({ min: 1, max: 7 }),
  startHour: fc.integer({ min: 0, max: 23 }),
  endHour: fc.integer({ min: 1, max: 24 }),
  factor: fc.option(factor),
});
const anyTable = fc.array(fc.array(fc.option(factor), { minLength: hoursPerDay, maxLength: hoursPerDay }), {
  minLength: 7,
  maxLength: 7,
});

const window = (weekday: number, startHour: number, endHour: number, ofFactor: HourFactor = 1) => ({
  weekday,
  startHour,
  endHour,
  factor: ofFactor,
});

describe('windows and hours', () => {
  it('has the same hours after a round trip', () => {
    fc.assert(
      fc.property(anyTable, (table) => {
        expect(hourTableOf(windowsOf(table))).toEqual(table);
      }),
    );
  });

  it('is stable: a round trip of windows does not change them', () => {
    fc.assert(
      fc.property(fc.array(anyWindow), (windows) => {
        const merged = windowsOf(hourTableOf(windows));
        expect(windowsOf(hourTableOf(merged))).toEqual(merged);
      }),
    );
  });

  it('makes the fewest windows, in order and without overlaps', () => {
    fc.assert(
      fc.property(anyTable, (table) => {
        for (const [index, next] of windowsOf(table).entries()) {
          const previous = windowsOf(table)[index - 1];
          if (previous?.weekday !== next.weekday) continue;
          const touches = previous.endHour === next.startHour && previous.factor === next.factor;
          expect(previous.endHour <= next.startHour && !touches).toBe(true);
        }
      }),
    );
  });

  it.each<[string, TimeWindow[], TimeWindow[]]>([
    ['merges hours that touch', [window(1, 8, 10), window(1, 10, 12)], [window(1, 8, 12)]],
    [
      'separates factors',
      [window(1, 8, 12), window(1, 10, 12, 1.3)],
      [window(1, 8, 10), window(1, 10, 12, 1.3)],
    ],
    ['takes an empty factor as 1', [window(3, 0, 1, null), window(3, 1, 2)], [window(3, 0, 2)]],
    ['sorts', [window(7, 5, 6), window(1, 5, 6)], [window(1, 5, 6), window(7, 5, 6)]],
    ['skips windows that end before they start', [window(1, 10, 8)], []],
    ['skips days that do not exist', [window(8, 1, 2), window(0, 1, 2)], []],
  ])('%s', (_name, windows, merged) => {
    expect(windowsOf(hourTableOf(windows))).toEqual(merged);
  });
});

describe('hours in words', () => {
  it.each<[TimeWindow[], string]>([
    [[window(1, 8, 23)], '08–23'],
    [[window(1, 0, 1), window(1, 10, 24)], '00–01, 10–24'],
    [[window(1, 8, 12, 0.5), window(1, 12, 14, 2)], '08–14'],
    [[], ''],
  ])('writes the hours of %j as %s', (windows, words) => {
    expect(formatDayHours(hourTableOf(windows)[0] ?? [], 'en')).toBe(words);
  });

  it('separates hours as the language does', () => {
    const [monday = []] = hourTableOf([window(1, 0, 1), window(1, 10, 24)]);
    expect(formatDayHours(monday, 'cn')).toBe('00–01、10–24');
  });

  it('counts hours', () => {
    expect(countShownHours(hourTableOf([1, 2, 3, 4, 5].map((day) => window(day, 8, 23))))).toBe(75);
    expect(countShownHours(makeHourTable(() => 1))).toBe(168);
  });
});
