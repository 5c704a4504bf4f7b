import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { summarize } from './summarize';

const ctr = {
  dataKey: 'ctr',
  summary: { numerator: 'click', denominator: 'impression', scale: 100 },
} as const;

describe('summarize', () => {
  it('adds decimals exactly', () => {
    const rows = [{ cost: 0.1 }, { cost: 0.2 }, { cost: null }];
    expect(summarize(rows, [{ dataKey: 'cost', summary: 'sum' }])).toEqual({ cost: 0.3 });
  });

  it('totals texts to a text, even beyond 2^53', () => {
    const rows = [{ cost: '9007199254740993.10' }, { cost: '0.02' }];
    expect(summarize(rows, [{ dataKey: 'cost', summary: 'sum' }])).toEqual({ cost: '9007199254740993.12' });
  });

  it('returns a text if no float represents the total of numbers', () => {
    const rows = [{ click: Number.MAX_SAFE_INTEGER }, { click: 2 }];
    expect(summarize(rows, [{ dataKey: 'click', summary: 'sum' }])).toEqual({ click: '9007199254740993' });
  });

  it('recomputes a ratio from the sums of its parts', () => {
    const rows = [
      { click: 1, impression: 10, ctr: 10 },
      { click: 1, impression: 90, ctr: 1.11 },
    ];
    expect(summarize(rows, [ctr])).toEqual({ ctr: 2 });
  });

  it('has no ratio over zero', () => {
    expect(summarize([{ click: 3, impression: 0 }], [ctr])).toEqual({ ctr: null });
  });

  it('rounds half away from zero to two decimals, a ratio displayed times 100 to four', () => {
    expect(summarize([{ cost: '1.005' }], [{ dataKey: 'cost', summary: 'sum' }])).toEqual({ cost: '1.01' });
    expect(summarize([{ cost: -1.005 }], [{ dataKey: 'cost', summary: 'sum' }])).toEqual({ cost: -1.01 });
    const rows = [{ click: 1, impression: 3 }];
    const ratio = { numerator: 'click', denominator: 'impression' };
    expect(summarize(rows, [{ dataKey: 'ctr', summary: ratio }])).toEqual({ ctr: 0.33 });
    expect(summarize(rows, [{ dataKey: 'ctr', summary: ratio, unit: '%*100' }])).toEqual({ ctr: 0.3333 });
  });

  it('averages the rows that have a value', () => {
    const rows = [{ position: 1 }, { position: 2 }, { position: '' }, { position: null }];
    expect(summarize(rows, [{ dataKey: 'position', summary: 'average' }])).toEqual({ position: 1.5 });
  });

  it('returns no total for an empty column and for a column without a rule', () => {
    const rows = [{ conversion: null, name: 'a' }];
    const columns = [
      { dataKey: 'conversion', summary: 'sum' },
      { dataKey: 'name', summary: 'none' },
      { dataKey: 'missing', summary: 'average' },
    ] as const;
    expect(summarize(rows, columns)).toEqual({ conversion: null, name: null, missing: null });
    expect(summarize([], columns)).toEqual({ conversion: null, name: null, missing: null });
  });

  it('treats values that are not numbers as absent', () => {
    const values = [{ __proto__: null }, { a: 1 }, [2], Symbol('3'), () => 4, true, 'n/a', 5];
    const rows = values.map((cost) => ({ cost }));
    expect(summarize(rows, [{ dataKey: 'cost', summary: 'average' }])).toEqual({ cost: 5 });
  });

  it('adds cents like integers', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), { minLength: 1 }), (cents) => {
        const rows = cents.map((value) => ({ cost: centsText(value) }));
        const { cost } = summarize(rows, [{ dataKey: 'cost', summary: 'sum' }]);
        expect(String(cost)).toBe(
          centsText(cents.reduce((sum, value) => sum + value, 0n)).replace(/\.?0+$/, ''),
        );
      }),
    );
  });
});

/** Cents as a text with two decimals. */
function centsText(cents: bigint): string {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
