import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  comparisonRange,
  counterpartShift,
  haveCommonDays,
  pairedUntil,
  parseBasis,
  printBasis,
  relativeBases,
  type CounterpartShift,
} from './compare';
import {
  addDays,
  addMonths,
  dayFromNumber,
  endOfMonth,
  startOfMonth,
  startOfWeek,
  weekday,
  type Day,
} from './day';
import { dayCount, isOfDays, rangeTypes, validateRange, type DateRange, type RangeType } from './range';

const range = (beginDate: Day, endDate: Day): DateRange => ({ beginDate, endDate });

const later = (day: Day, { unit, count }: CounterpartShift): Day => {
  if (unit === 'day') return addDays(day, count);
  return addMonths(day, unit === 'year' ? 12 * count : count);
};

/** A valid range of the type that contains the day. */
const rangeAround = (type: RangeType, day: Day, length: number): DateRange => {
  if (type === 4) return range(startOfMonth(day), endOfMonth(addMonths(startOfMonth(day), length % 30)));
  if (isOfDays(type)) return range(day, addDays(day, length));
  const weeks = type === 3 ? 1 : (length % 60) + 1;
  return range(startOfWeek(day), addDays(startOfWeek(day), 7 * weeks - 1));
};

const anyRange = fc
  .record({
    type: fc.constantFrom(...rangeTypes),
    day: fc.integer({ min: 0, max: 40_000 }).map(dayFromNumber),
    length: fc.nat(800),
    basis: fc.constantFrom(...relativeBases),
  })
  .map(({ type, day, length, basis }) => ({ type, range: rangeAround(type, day, length), basis }));

/** The same, also compared with any other range that the type accepts. */
const anyComparison = fc
  .record({ relative: anyRange, distance: fc.integer({ min: -900, max: 900 }), length: fc.nat(800) })
  .chain(({ relative, distance, length }) =>
    fc.constantFrom(relative, {
      ...relative,
      basis: rangeAround(relative.type, addDays(relative.range.beginDate, distance), length),
    }),
  );

/** The days, or the first days of the weeks or months, of a range. */
const stepsOf = (type: RangeType, { beginDate, endDate }: DateRange): Day[] => {
  const steps: Day[] = [];
  const next = { 1: 1, 2: 7, 3: 7, 4: 0, 5: 1, 6: 1 }[type];
  for (let day = beginDate; day <= endDate; day = next > 0 ? addDays(day, next) : addMonths(day, 1))
    steps.push(day);
  return steps;
};

describe('comparisonRange', () => {
  it.each([
    [1, 'previous', range('2026-11-14', '2026-11-20'), range('2026-11-07', '2026-11-13')],
    [5, 'previous', range('2026-11-20', '2026-11-20'), range('2026-11-19', '2026-11-19')],
    [1, 'sameWeekdays', range('2026-10-01', '2026-10-31'), range('2026-08-27', '2026-09-26')],
    [5, 'sameWeekdays', range('2026-11-16', '2026-11-20'), range('2026-11-09', '2026-11-13')],
    [1, 'lastMonth', range('2026-11-01', '2026-11-20'), range('2026-10-01', '2026-10-20')],
    [1, 'lastMonth', range('2026-03-01', '2026-03-31'), range('2026-02-01', '2026-02-28')],
    [5, 'lastQuarter', range('2026-10-01', '2026-11-20'), range('2026-07-01', '2026-08-20')],
    [2, 'lastMonth', range('2026-11-09', '2026-11-15'), range('2026-10-12', '2026-10-18')],
    [4, 'lastQuarter', range('2026-10-01', '2026-10-31'), range('2026-07-01', '2026-07-31')],
    [1, 'previous', range('2026-01-01', '2026-01-31'), range('2025-12-01', '2025-12-31')],
    [1, 'lastYear', range('2026-11-14', '2026-11-20'), range('2025-11-14', '2025-11-20')],
    [1, 'lastYear', range('2024-02-29', '2024-02-29'), range('2023-02-28', '2023-02-28')],
    [5, 'lastYear', range('2024-02-01', '2024-02-29'), range('2023-02-01', '2023-02-28')],
    [5, 'lastYear', range('2025-02-01', '2025-02-28'), range('2024-02-01', '2024-02-28')],
    [2, 'previous', range('2026-10-26', '2026-11-15'), range('2026-10-05', '2026-10-25')],
    [2, 'lastYear', range('2026-10-26', '2026-11-15'), range('2025-10-27', '2025-11-16')],
    [3, 'previous', range('2026-01-05', '2026-01-11'), range('2025-12-29', '2026-01-04')],
    [3, 'lastYear', range('2026-12-28', '2027-01-03'), range('2025-12-29', '2026-01-04')],
    [4, 'previous', range('2026-03-01', '2026-03-31'), range('2026-02-01', '2026-02-28')],
    [4, 'previous', range('2026-01-01', '2026-02-28'), range('2025-11-01', '2025-12-31')],
    [4, 'lastYear', range('2025-02-01', '2025-02-28'), range('2024-02-01', '2024-02-29')],
    [4, 'lastYear', range('2026-08-01', '2026-10-31'), range('2025-08-01', '2025-10-31')],
  ] as const)('type %i, %s: %o is compared with %o', (type, basis, value, expected) => {
    expect(comparisonRange({ type, range: value, basis })).toEqual(expected);
  });

  it.each([
    ['previous', range('2026-11-01', '2026-11-30'), '2026-11-20', range('2026-10-01', '2026-10-20')],
    ['lastYear', range('2026-11-01', '2026-11-30'), '2026-11-20', range('2025-11-01', '2025-11-20')],
    ['previous', range('2026-10-01', '2026-11-30'), '2026-11-20', range('2026-08-01', '2026-09-20')],
    ['previous', range('2026-03-01', '2026-03-31'), '2026-03-30', range('2026-02-01', '2026-02-28')],
    // finished, or without a day that has data
    ['previous', range('2026-10-01', '2026-10-31'), '2026-11-20', range('2026-09-01', '2026-09-30')],
    ['previous', range('2026-11-01', '2026-11-30'), '2026-10-31', range('2026-10-01', '2026-10-31')],
  ] as const)(
    '%s: for months, %o on %s is compared with the same days, %o',
    (basis, value, lastDay, expected) => {
      expect(comparisonRange({ type: 4, range: value, basis, lastDay })).toEqual(expected);
    },
  );

  it('returns a range that the type itself accepts, and that ends before the other begins for the previous one', () => {
    fc.assert(
      fc.property(anyRange, (options) => {
        const today = addDays(options.range.endDate, 8);
        expect(validateRange({ ...options, today })).toEqual({ ok: true });
        const before = comparisonRange(options);
        expect(validateRange({ type: options.type, range: before, today })).toEqual({ ok: true });
        if (options.basis === 'previous') {
          expect(addDays(before.endDate, 1)).toBe(options.range.beginDate);
          if (options.type !== 4) expect(dayCount(before)).toBe(dayCount(options.range));
        }
      }),
    );
  });

  it('rejects a range whose counterpart is outside the calendar', () => {
    const early = range('0100-01-01', '2026-11-20');
    expect(() => comparisonRange({ type: 1, range: early, basis: 'previous' })).toThrow(RangeError);
  });
});

describe('counterpartShift', () => {
  it.each([
    [1, 'previous', range('2026-11-14', '2026-11-20'), { unit: 'day', count: 7 }],
    [1, 'lastYear', range('2026-11-14', '2026-11-20'), { unit: 'year', count: 1 }],
    [2, 'previous', range('2026-10-26', '2026-11-15'), { unit: 'day', count: 21 }],
    [2, 'lastYear', range('2026-10-26', '2026-11-15'), { unit: 'day', count: 364 }],
    [3, 'previous', range('2026-11-09', '2026-11-15'), { unit: 'day', count: 7 }],
    [4, 'previous', range('2025-11-01', '2026-01-31'), { unit: 'month', count: 3 }],
    [4, 'lastYear', range('2025-11-01', '2026-01-31'), { unit: 'month', count: 12 }],
    [5, 'previous', range('2026-11-20', '2026-11-20'), { unit: 'day', count: 1 }],
  ] as const)('type %i, %s: %o is %o after its counterpart', (type, basis, value, expected) => {
    expect(counterpartShift({ type, range: value, basis })).toEqual(expected);
  });

  it('pairs the first day, week or month with the first, and so on, in ranges of any length', () => {
    fc.assert(
      fc.property(anyComparison, (options) => {
        fc.pre(options.basis !== 'lastYear');
        const own = stepsOf(options.type, options.range);
        const compared = stepsOf(options.type, comparisonRange(options));
        const shift = counterpartShift(options);
        const moved = compared.map((day) => later(day, shift));
        const count = Math.min(own.length, compared.length);
        expect(moved.slice(0, count)).toEqual(own.slice(0, count));
        expect(moved.slice(count).every((day) => day > options.range.endDate)).toBe(true);

        const last = pairedUntil(options);
        expect(last === undefined).toBe(own.length === compared.length);
        expect(own.filter((day) => last === undefined || day <= last)).toHaveLength(count);
      }),
    );
  });

  it('pairs days with the same weekdays', () => {
    fc.assert(
      fc.property(anyRange, (options) => {
        fc.pre(options.type !== 4);
        const compared = comparisonRange({ ...options, basis: 'sameWeekdays' });
        expect(weekday(compared.beginDate)).toBe(weekday(options.range.beginDate));
        expect(dayCount(compared)).toBe(dayCount(options.range));
        const gap = dayCount({ beginDate: compared.endDate, endDate: options.range.beginDate }) - 2;
        expect(gap).toBeGreaterThanOrEqual(0);
        expect(gap).toBeLessThan(7);
      }),
    );
  });

  it('pairs the days of a running month with the same days of the month before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }).map(dayFromNumber), (lastDay) => {
        const options = {
          type: 1,
          range: range(startOfMonth(lastDay), lastDay),
          basis: 'lastMonth',
        } as const;
        const compared = comparisonRange(options);
        const last = pairedUntil(options) ?? lastDay;
        for (const day of stepsOf(1, { ...options.range, endDate: last })) {
          const counterpart = addDays(day, -counterpartShift(options).count);
          expect(counterpart.slice(8)).toBe(day.slice(8));
          expect(addMonths(startOfMonth(counterpart), 1)).toBe(startOfMonth(day));
        }
        // only days that the month before does not have are left out
        expect(compared.endDate).toBe(addMonths(lastDay, -1));
        if (last < lastDay) expect(compared.endDate).toBe(endOfMonth(compared.beginDate));
      }),
    );
  });

  it('maps every day of the year before into the range', () => {
    fc.assert(
      fc.property(anyRange, fc.double({ min: 0, max: 1, noNaN: true }), (given, share) => {
        const options = { ...given, basis: 'lastYear' } as const;
        const before = comparisonRange(options);
        const shift = counterpartShift(options);
        const at = Math.round(share * (dayCount(before) - 1));
        const newer = later(addDays(before.beginDate, at), shift);
        expect(newer >= options.range.beginDate || options.range.beginDate.endsWith('-02-29')).toBe(true);
        expect(newer <= options.range.endDate).toBe(true);
      }),
    );
  });

  it('compares both February 28 and 29 of a leap year with February 28', () => {
    const shift = counterpartShift({ type: 1, range: range('2025-02-01', '2025-03-01'), basis: 'lastYear' });
    expect(later('2024-02-28', shift)).toBe('2025-02-28');
    expect(later('2024-02-29', shift)).toBe('2025-02-28');
    expect(later('2023-02-28', shift)).toBe('2024-02-28');
  });
});

describe('haveCommonDays', () => {
  it.each([
    ['2026-11-01..2026-11-20', '2026-10-01..2026-10-31', false],
    ['2026-11-01..2026-11-20', '2026-10-12..2026-11-01', true],
    ['2026-11-01..2026-11-20', '2026-11-20..2026-11-30', true],
    ['2026-11-01..2026-11-20', '2026-11-05..2026-11-06', true],
  ])('%s and %s: %s', (one, other, expected) => {
    const [first, second] = [parseBasis(one), parseBasis(other)];
    if (typeof first !== 'object' || typeof second !== 'object') throw new Error('no ranges');
    expect(haveCommonDays(first, second)).toBe(expected);
    expect(haveCommonDays(second, first)).toBe(expected);
  });
});

describe('the text of a basis', () => {
  it('is read as the same basis', () => {
    fc.assert(
      fc.property(anyComparison, ({ basis }) => {
        expect(parseBasis(printBasis(basis))).toEqual(basis);
      }),
    );
  });

  it.each([
    '',
    'last',
    '2026-10-01',
    '2026-10-01..',
    '2026-10-20..2026-10-01',
    '2026-02-30..2026-03-01',
    '..',
  ])('%j is none', (text) => {
    expect(parseBasis(text)).toBeUndefined();
  });
});
