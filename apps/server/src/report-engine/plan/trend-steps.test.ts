import { periodPickerType, periods } from '@meridian/api-client/contract';
import {
  addDays,
  comparisonRange,
  counterpartShift,
  pairedUntil,
  relativeBases,
  dayCount,
  dayFromNumber,
  endOfMonth,
  startOfMonth,
  addMonths,
  startOfWeek,
} from '@meridian/date-range/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { counterpartSteps, trendGrain, trendSteps } from './trend-steps';

const range = (beginDate: string, endDate: string) => ({ beginDate, endDate });

describe('the steps of a trend are', () => {
  test.each([
    ['daily', range('2026-11-20', '2026-11-20'), 'day', 1],
    ['daily', range('2026-09-20', '2026-11-20'), 'day', 62],
    ['daily', range('2026-09-19', '2026-11-20'), 'week', 10],
    ['custom', range('2025-10-17', '2026-11-20'), 'week', 58],
    ['custom', range('2025-10-16', '2026-11-20'), 'month', 14],
    ['weekly', range('2026-11-09', '2026-11-15'), 'day', 7],
    ['weekly', range('2026-08-17', '2026-11-15'), 'week', 13],
    ['month', range('2026-10-01', '2026-10-31'), 'day', 31],
    ['month', range('2026-07-01', '2026-08-31'), 'day', 62],
    ['month', range('2026-02-01', '2026-04-30'), 'month', 3],
    ['month', range('2025-12-01', '2026-02-28'), 'month', 3],
  ] as const)('of a %s report over %o: %s, %i of them', (period, days, grain, count) => {
    expect(trendGrain(period, days)).toBe(grain);
    expect(trendSteps(days, grain)).toHaveLength(count);
  });

  test('whole weeks and months, except at the ends of the range', () => {
    expect(trendSteps(range('2026-11-05', '2026-11-17'), 'week')).toEqual([
      range('2026-11-05', '2026-11-08'),
      range('2026-11-09', '2026-11-15'),
      range('2026-11-16', '2026-11-17'),
    ]);
    expect(trendSteps(range('2026-01-31', '2026-03-01'), 'month')).toEqual([
      range('2026-01-31', '2026-01-31'),
      range('2026-02-01', '2026-02-28'),
      range('2026-03-01', '2026-03-01'),
    ]);
  });
});

const anySubject = fc
  .record({
    period: fc.constantFrom(...periods),
    day: fc.integer({ min: 18_000, max: 21_000 }).map(dayFromNumber),
    length: fc.nat(500),
    basis: fc.constantFrom(...relativeBases),
  })
  .map(({ period, day, length, basis }) => {
    const requested = {
      daily: range(day, addDays(day, length)),
      custom: range(day, addDays(day, length)),
      weekly: range(startOfWeek(day), addDays(startOfWeek(day), 7 * ((length % 60) + 1) - 1)),
      month: range(startOfMonth(day), endOfMonth(addMonths(startOfMonth(day), length % 15))),
    }[period];
    return { period, requested, options: { type: periodPickerType[period], range: requested, basis } };
  });

test('the steps are together exactly the range, and so are those of the comparison period', () => {
  fc.assert(
    fc.property(anySubject, ({ period, requested, options }) => {
      const grain = trendGrain(period, requested);
      const steps = trendSteps(requested, grain);
      expect(steps[0]?.beginDate).toBe(requested.beginDate);
      expect(steps.at(-1)?.endDate).toBe(requested.endDate);
      steps.slice(1).forEach((step, index) => {
        expect(step.beginDate).toBe(addDays(steps[index]?.endDate ?? '', 1));
      });

      const compared = comparisonRange(options);
      const shift = counterpartShift(options);
      const others = counterpartSteps(steps, { range: compared, shift, grain });
      expect(others).toHaveLength(steps.length);
      const present = others.filter((step) => step !== null);
      expect(present[0]?.beginDate).toBe(compared.beginDate);
      present.slice(1).forEach((step, index) => {
        expect(step.beginDate).toBe(addDays(present[index]?.endDate ?? '', 1));
      });
      // days of a longer period have no counterpart
      const isOneToOne = pairedUntil(options) === undefined;
      if (isOneToOne && !(grain === 'day' && shift.unit === 'month'))
        expect(present.at(-1)?.endDate).toBe(compared.endDate);
      if (isOneToOne && shift.unit === 'day') {
        expect(others.map((step) => step && dayCount(step))).toEqual(steps.map(dayCount));
      }
    }),
  );
});

test('a day in the steps is compared like its row', () => {
  const days = (
    requested: { beginDate: string; endDate: string },
    type: 1 | 4,
    basis: 'previous' | 'lastYear',
  ) => {
    const options = { type, range: requested, basis };
    return counterpartSteps(trendSteps(requested, 'day'), {
      range: comparisonRange(options),
      shift: counterpartShift(options),
      grain: 'day',
    });
  };
  const leapYearBefore = days(range('2025-02-27', '2025-03-01'), 1, 'lastYear');
  expect(leapYearBefore).toEqual([
    range('2024-02-27', '2024-02-27'),
    range('2024-02-28', '2024-02-29'),
    range('2024-03-01', '2024-03-01'),
  ]);
  expect(days(range('2024-02-28', '2024-03-01'), 1, 'lastYear')).toEqual([
    range('2023-02-28', '2023-02-28'),
    null,
    range('2023-03-01', '2023-03-01'),
  ]);
  const march = days(range('2026-03-01', '2026-03-31'), 4, 'previous');
  expect(march.slice(26, 30)).toEqual([
    range('2026-02-27', '2026-02-27'),
    range('2026-02-28', '2026-02-28'),
    null,
    null,
  ]);
  const february = days(range('2026-02-01', '2026-02-28'), 4, 'previous');
  expect(february.at(-1)).toEqual(range('2026-01-28', '2026-01-28'));
});
