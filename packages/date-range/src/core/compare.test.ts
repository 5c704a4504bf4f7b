import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparisonBases, comparisonRange, counterpartShift, type CounterpartShift } from './compare';
import { addDays, addMonths, dayFromNumber, endOfMonth, startOfMonth, startOfWeek, type Day } from './day';
import { dayCount, rangeTypes, validateRange, type DateRange, type RangeType } from './range';

const range = (beginDate: Day, endDate: Day): DateRange => ({ beginDate, endDate });

const later = (day: Day, { unit, count }: CounterpartShift): Day => {
  if (unit === 'day') return addDays(day, count);
  return addMonths(day, unit === 'year' ? 12 * count : count);
};

/** A valid range of the type that contains the day. */
const rangeAround = (type: RangeType, day: Day, length: number): DateRange => {
  if (type === 4) return range(startOfMonth(day), endOfMonth(addMonths(startOfMonth(day), length % 30)));
  if (type === 1 || type === 5) return range(day, addDays(day, length));
  const weeks = type === 3 ? 1 : (length % 60) + 1;
  return range(startOfWeek(day), addDays(startOfWeek(day), 7 * weeks - 1));
};

const anyRange = fc
  .record({
    type: fc.constantFrom(...rangeTypes),
    day: fc.integer({ min: 0, max: 40_000 }).map(dayFromNumber),
    length: fc.nat(800),
    basis: fc.constantFrom(...comparisonBases),
  })
  .map(({ type, day, length, basis }) => ({ type, range: rangeAround(type, day, length), basis }));

describe('comparisonRange', () => {
  it.each([
    [1, 'previous', range('2026-11-14', '2026-11-20'), range('2026-11-07', '2026-11-13')],
    [5, 'previous', range('2026-11-20', '2026-11-20'), range('2026-11-19', '2026-11-19')],
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

  it('maps every compared day, week or month into the range, in order', () => {
    fc.assert(
      fc.property(anyRange, fc.double({ min: 0, max: 1, noNaN: true }), (options, share) => {
        const before = comparisonRange(options);
        const shift = counterpartShift(options);
        const at = Math.round(share * (dayCount(before) - 1));
        const newer = later(addDays(before.beginDate, at), shift);
        expect(newer >= options.range.beginDate || options.range.beginDate.endsWith('-02-29')).toBe(true);
        expect(newer <= options.range.endDate).toBe(true);
        if (shift.unit !== 'year') expect(later(before.beginDate, shift)).toBe(options.range.beginDate);
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
