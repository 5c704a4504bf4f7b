import { addDays, defaultRange, validateRange } from '@meridian/date-range/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyCase, rangeAround, shorterRange } from './empty-reason';
import { explainedShare, shareText, statedFacts } from './facts';
import { reports } from './registry';
import { pickerTypeOf } from './report-view';

const range = { beginDate: '2026-11-14', endDate: '2026-11-20' };

const daily = { layout: 'console', period: 'daily' } as const;

describe('a report without rows', () => {
  it('says which case it is', () => {
    expect(emptyCase({ filterCount: 1, latestDate: null, range })).toBe('no-match');
    expect(emptyCase({ filterCount: 0, latestDate: null, range })).toBe('nothing-yet');
    expect(emptyCase({ filterCount: 0, latestDate: '2026-11-13', range })).toBe('not-counted');
    expect(emptyCase({ filterCount: 0, latestDate: '2026-11-20', range })).toBe('no-figures');
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

  it('does not offer a shorter period when there is none', () => {
    expect(shorterRange(range, daily, '2026-11-21')).toBeNull();
    expect(shorterRange(defaultRange(1, '2026-11-21'), daily, '2026-11-21')).toEqual(range);
  });
});

describe('what a file states', () => {
  const total = { impression: null, click: null, conversion: null };
  const file = {
    fileName: 'w.csv',
    beginDate: '2026-11-09',
    endDate: '2026-11-15',
    currency: 'INR',
    rowsCost: '18859.20',
  };

  it('is compared with its rows', () => {
    const totals = [
      { ...total, label: 'Total: Search terms', kind: 'rows' as const, cost: '18859.19' },
      { ...total, label: 'Total: Account', kind: 'account' as const, cost: '54117.86' },
    ];
    const [fact] = statedFacts({ reportedTotals: [{ ...file, totals }] });
    expect(fact?.share).toBeCloseTo(0.34848, 4);
    expect(fact).toMatchObject({
      accountCost: '54117.86',
      differing: { stated: '18859.19', rows: '18859.20' },
    });
  });

  it('says nothing where the file says nothing, or the same', () => {
    const same = [{ ...total, label: 'Total', kind: 'rows' as const, cost: '18859.2' }];
    expect(statedFacts({ reportedTotals: [{ ...file, totals: same }] })).toMatchObject([
      { share: null, differing: null },
    ]);
    const zero = [{ ...total, label: 'Total', kind: 'account' as const, cost: '0' }];
    expect(statedFacts({ reportedTotals: [{ ...file, totals: zero }] })).toMatchObject([{ share: null }]);
  });

  it('is added up over all files of one currency, and never said to be more than it is', () => {
    const stated = (currency: string, rowsCost: string, cost: string) => ({
      ...file,
      currency,
      rowsCost,
      totals: [{ ...total, label: 'Total: Account', kind: 'account' as const, cost }],
    });
    const share = (...totals: ReturnType<typeof stated>[]) => explainedShare({ reportedTotals: totals });
    expect(share(stated('CNY', '50', '100'), stated('CNY', '200', '400'))).toBe(0.5);
    expect(share(stated('CNY', '50', '100'), stated('INR', '50', '100'))).toBeNull();
    expect(share()).toBeNull();
    expect(share(stated('CNY', '0', '0'))).toBeNull();
    expect([0, 0.004, 0.5, 0.9999, 1].map(shareText)).toEqual(['0%', '<1%', '50%', '99%', '100%']);
    expect([0.29, 0.49998, 0.844].map(shareText)).toEqual(['29%', '50%', '84%']);
  });
});
