import { addDays, defaultRange, validateRange } from '@meridian/date-range/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pickerTypeOf, reports } from '../registry';
import { emptyCase, rangeAround, shorterRange } from './empty-reason';

const range = { beginDate: '2026-11-14', endDate: '2026-11-20' };

const daily = { layout: 'console', period: 'daily' } as const;

describe('a report without rows', () => {
  it('has the right reason', () => {
    expect(emptyCase({ filterCount: 1, latestDate: null, range })).toBe('no-match');
    expect(emptyCase({ filterCount: 0, latestDate: null, range })).toBe('nothing-yet');
    expect(emptyCase({ filterCount: 0, latestDate: '2026-11-13', range })).toBe('not-counted');
    expect(emptyCase({ filterCount: 0, latestDate: '2026-11-20', range })).toBe('no-data');
  });

  it('offers only ranges that the picker of the period accepts', () => {
    const day = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2022-01-01', days));
    fc.assert(
      fc.property(day, day, fc.constantFrom(...reports), (latest, today, report) => {
        const type = pickerTypeOf(report);
        const around = rangeAround(latest, report, today);
        const shorter = shorterRange({ beginDate: '2020-01-06', endDate: latest }, report, today);
        for (const offered of [around, shorter]) {
          if (offered) expect(validateRange({ type, range: offered, today })).toEqual({ ok: true });
        }
      }),
    );
  });

  it('does not offer a shorter period if there is none', () => {
    expect(shorterRange(range, daily, '2026-11-21')).toBeNull();
    expect(shorterRange(defaultRange(1, '2026-11-21'), daily, '2026-11-21')).toEqual(range);
  });
});
