import { addDays, dayCount, haveCommonDays, pairedUntil, relativeBases } from '@meridian/date-range/core';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparisonCaveats, comparisonChoices } from './comparison';

const today = '2026-11-21';
const range = (beginDate: string, endDate: string) => ({ beginDate, endDate });
const choicesOf = (type: 1 | 2 | 4, [beginDate, endDate]: readonly [string, string]) =>
  comparisonChoices({ type, range: range(beginDate, endDate), basis: 'previous', today }).map((choice) => [
    choice.basis,
    `${choice.range.beginDate}..${choice.range.endDate}`,
  ]);

describe('the choices of a comparison', () => {
  it('have the days that they stand for', () => {
    expect(choicesOf(1, ['2026-11-01', '2026-11-20'])).toEqual([
      ['previous', '2026-10-12..2026-10-31'],
      ['sameWeekdays', '2026-10-11..2026-10-30'],
      ['lastMonth', '2026-10-01..2026-10-20'],
      ['lastQuarter', '2026-08-01..2026-08-20'],
      ['lastYear', '2025-11-01..2025-11-20'],
    ]);
    expect(choicesOf(2, ['2026-11-09', '2026-11-15'])).toEqual([
      ['previous', '2026-11-02..2026-11-08'],
      ['lastYear', '2025-11-10..2025-11-16'],
    ]);
    // the current month is compared with the same days
    expect(choicesOf(4, ['2026-11-01', '2026-11-30'])).toEqual([
      ['previous', '2026-10-01..2026-10-20'],
      ['lastQuarter', '2026-08-01..2026-08-20'],
      ['lastYear', '2025-11-01..2025-11-20'],
    ]);
  });

  it('leave out those that overlap with the range, unless one is selected', () => {
    const long = ['2026-09-01', '2026-11-20'] as const;
    expect(choicesOf(1, long).map(([basis]) => basis)).not.toContain('lastMonth');
    const selected = comparisonChoices({ type: 1, range: range(...long), basis: 'lastMonth', today });
    expect(selected.map(({ basis }) => basis)).toContain('lastMonth');
  });
});

describe('the caveats of a comparison', () => {
  it('count the days in both ranges, and both lengths if they differ', () => {
    const anyRange = fc
      .tuple(fc.nat(90), fc.nat(90))
      .map(([start, length]) => range(addDays('2026-01-01', start), addDays('2026-01-01', start + length)));
    fc.assert(
      fc.property(anyRange, anyRange, (own, compared) => {
        const days = (of: typeof own) =>
          Array.from({ length: dayCount(of) }, (_, index) => addDays(of.beginDate, index));
        const { commonDays, lengths } = comparisonCaveats({ type: 1, range: own, basis: compared }, compared);
        expect(commonDays).toBe(days(own).filter((day) => days(compared).includes(day)).length);
        expect(commonDays > 0).toBe(haveCommonDays(own, compared));
        const [ownDays, comparedDays] = [dayCount(own), dayCount(compared)];
        expect(lengths).toEqual(ownDays === comparedDays ? null : { own: ownDays, compared: comparedDays });
        expect(lengths === null).toBe(pairedUntil({ type: 1, range: own, basis: compared }) === undefined);
      }),
    );
  });

  it('are none for months of different lengths', () => {
    for (const basis of relativeBases) {
      const options = { type: 4, range: range('2026-02-01', '2026-02-28'), basis } as const;
      expect(comparisonCaveats(options, range('2026-01-01', '2026-01-31')).lengths).toBeNull();
    }
  });
});
