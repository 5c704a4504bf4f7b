import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayFromNumber, endOfMonth, startOfMonth, startOfWeek } from './day';
import { defaultRange, shortcuts } from './presets';
import { isOfDays, isSelectable, rangeTypes, validateRange, type DateRange, type RangeType } from './range';

const today = '2026-11-21'; // a Saturday
const range = (beginDate: string, endDate: string): DateRange => ({ beginDate, endDate });

describe('validateRange', () => {
  it.each<[RangeType, DateRange | null, string]>([
    [1, range('2026-11-14', '2026-11-20'), 'ok'],
    [1, range('2026-11-20', '2026-11-20'), 'ok'],
    [1, range('2026-11-20', '2026-11-21'), 'future'],
    [1, range('2026-11-20', '2026-11-14'), 'order'],
    [1, range('2026-02-30', '2026-03-01'), 'invalid_date'],
    [1, range('0000-00-00', '2026-03-01'), 'invalid_date'],
    [1, range('2026-3-1', '2026-03-01'), 'invalid_date'],
    [1, range('', '2026-03-01'), 'empty'],
    [1, null, 'empty'],
    [5, null, 'empty'],
    [5, range('2026-10-21', '2026-11-20'), 'ok'],
    [6, range('2026-11-21', '2026-11-21'), 'ok'],
    [6, range('2026-11-20', '2026-11-22'), 'after_today'],
    [6, null, 'empty'],
    [2, range('2026-11-09', '2026-11-15'), 'ok'],
    [2, range('2026-10-26', '2026-11-15'), 'ok'],
    [2, range('2026-11-10', '2026-11-15'), 'not_monday'],
    [2, range('2026-11-09', '2026-11-14'), 'not_sunday'],
    [2, range('2026-11-16', '2026-11-22'), 'future'],
    [3, range('2026-11-09', '2026-11-15'), 'ok'],
    [3, range('2026-11-02', '2026-11-15'), 'not_one_week'],
    [3, range('2025-12-29', '2026-01-04'), 'ok'],
    [4, range('2026-11-01', '2026-11-30'), 'ok'],
    [4, range('2024-02-01', '2024-02-29'), 'ok'],
    [4, range('2024-02-01', '2024-02-28'), 'not_month_end'],
    [4, range('2026-10-02', '2026-10-31'), 'not_month_start'],
    [4, range('2026-11-01', '2026-12-31'), 'future'],
  ])('type %i, %o: %s', (type, value, expected) => {
    const validation = validateRange({ type, range: value, today });
    expect(validation.ok ? 'ok' : validation.code).toBe(expected);
  });

  it('ends last week on the Sunday before a Monday and on the same one when today is a Sunday', () => {
    const week = range('2026-11-09', '2026-11-15');
    expect(validateRange({ type: 3, range: week, today: '2026-11-16' })).toEqual({ ok: true });
    expect(validateRange({ type: 3, range: week, today: '2026-11-15' })).toEqual({
      ok: false,
      code: 'future',
    });
  });
});

const anyDay = fc.integer({ min: 0, max: 40_000 }).map(dayFromNumber);
const anyType = fc.constantFrom(...rangeTypes);

describe('rules for all days', () => {
  it('accepts exactly the ranges whose ends are selectable (and form one week for type 3)', () => {
    fc.assert(
      fc.property(
        anyType,
        anyDay,
        fc.nat(800),
        fc.integer({ min: -40, max: 60 }),
        (type, now, back, length) => {
          const first = addDays(now, -back);
          const snapped = type === 4 ? startOfMonth(first) : isOfDays(type) ? first : startOfWeek(first);
          const last = addDays(snapped, length);
          for (const endDate of [last, endOfMonth(last), addDays(startOfWeek(last), 6)]) {
            const value = { beginDate: snapped, endDate };
            const pickable =
              isSelectable({ type, day: value.beginDate, edge: 'start', today: now }) &&
              isSelectable({ type, day: value.endDate, edge: 'end', today: now }) &&
              value.beginDate <= value.endDate &&
              (type !== 3 || addDays(value.beginDate, 6) === value.endDate);
            expect(validateRange({ type, range: value, today: now }).ok).toBe(pickable);
          }
        },
      ),
    );
  });

  it('returns a result for any two texts, even at the limits of four-digit years', () => {
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom('0100-01-01', '0099-12-31', '9999-12-27', '9999-12-31', '10000-01-01'),
      fc
        .tuple(fc.nat(9999), fc.nat(13), fc.nat(32))
        .map((parts) => parts.map((part, index) => String(part).padStart(index ? 2 : 4, '0')).join('-')),
    );
    fc.assert(
      fc.property(anyType, text, text, (type, beginDate, endDate) => {
        const validation = validateRange({ type, range: { beginDate, endDate }, today });
        if (validation.ok) expect(beginDate <= endDate && endDate <= '2026-11-30').toBe(true);
      }),
    );
  });

  it('offers shortcuts and defaults that the type itself accepts', () => {
    fc.assert(
      fc.property(anyType, anyDay, (type, now) => {
        for (const value of [...shortcuts(type, now).map((entry) => entry.range), defaultRange(type, now)]) {
          expect(validateRange({ type, range: value, today: now })).toEqual({ ok: true });
        }
      }),
    );
  });
});

describe('shortcuts', () => {
  it('returns the ranges of the specification', () => {
    expect(shortcuts(1, today)[0]).toEqual({ id: 'last7Days', range: range('2026-11-14', '2026-11-20') });
    expect(shortcuts(3, today)).toEqual([{ id: 'lastWeek', range: range('2026-11-09', '2026-11-15') }]);
    expect(shortcuts(2, today).map((entry) => entry.range.beginDate)).toEqual([
      '2026-11-09',
      '2026-11-02',
      '2026-10-26',
      '2026-10-19',
      '2026-08-17',
    ]);
    expect(shortcuts(4, today)).toEqual([]);
  });

  it('ends with today where today may be selected', () => {
    expect(shortcuts(6, today).map((entry) => entry.range)).toEqual([
      range('2026-11-21', '2026-11-21'),
      range('2026-11-15', '2026-11-21'),
      range('2026-10-23', '2026-11-21'),
      range('2026-08-24', '2026-11-21'),
    ]);
  });

  it('defaults to 31 days, last week and last month', () => {
    expect(defaultRange(1, today)).toEqual(range('2026-10-21', '2026-11-20'));
    expect(defaultRange(2, today)).toEqual(range('2026-11-09', '2026-11-15'));
    expect(defaultRange(4, today)).toEqual(range('2026-10-01', '2026-10-31'));
  });
});
