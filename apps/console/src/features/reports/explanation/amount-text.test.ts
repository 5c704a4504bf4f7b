import { explanationEffects, type ReportExplanation } from '@meridian/api-client/contract';
import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainAmountText, signedAmountText } from './amount-text';
import { explanationRows } from './explanation-rows';
import { waterfallOf } from './waterfall';

const Exact = Decimal.clone({ precision: 60 });
const numberShown = (text: string) => new Exact(text.replaceAll(/[,+]/g, '').replace('\u2212', '-'));
const sum = (amounts: readonly Decimal[]) =>
  amounts.reduce((total, amount) => total.plus(amount), new Exact(0));

/** An explanation whose parts add up, like the server's: integers scaled by its decimals. */
const explanations = fc
  .record({
    decimals: fc.constantFrom(0, 2, 4),
    effects: fc.subarray([...explanationEffects], { minLength: 2 }),
    seeds: fc.array(
      fc.array(fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n }), { minLength: 5, maxLength: 5 }),
      {
        minLength: 1,
        maxLength: 12,
      },
    ),
    hasOthers: fc.boolean(),
  })
  .map(({ decimals, effects, seeds, hasOthers }): ReportExplanation => {
    const text = (units: bigint) =>
      new Exact(String(units)).div(new Exact(10).pow(decimals)).toFixed(decimals);
    const explained = (units: readonly bigint[]) => {
      const own = effects.map((_, index) => units[index] ?? 0n);
      return {
        change: text(own.reduce((total, each) => total + each, 0n)),
        effects: Object.fromEntries(effects.map((effect, index) => [effect, text(own[index] ?? 0n)])),
      };
    };
    const total = [0, 1, 2, 3, 4].map((index) =>
      seeds.reduce((units, row) => units + (row[index] ?? 0n), 0n),
    );
    const rows = seeds.map((units, index) => ({ ...explained(units), row: { name: `row ${index}` } }));
    const last = rows.pop();
    return {
      beginDate: '2026-11-14',
      endDate: '2026-11-20',
      previous: { beginDate: '2026-11-07', endDate: '2026-11-13' },
      currency: 'CNY',
      missing: null,
      titleInfos: [],
      before: text(0n),
      after: explained(total).change,
      ...explained(total),
      rows: last && !hasOthers ? [...rows, last] : rows,
      others: last && hasOthers ? { change: last.change, effects: last.effects, count: 1 } : null,
    };
  });

const texts = {
  change: 'Change',
  effects: { volume: 'Impressions', mix: 'Mix', clickRate: 'CTR', price: 'CPC', conversionRate: 'CVR' },
  others: 'Other rows',
};

describe('the explanation as it is displayed', () => {
  it('has columns that add up to their totals, and rows that add up to their changes', () => {
    fc.assert(
      fc.property(explanations, (explanation) => {
        const table = explanationRows(explanation, { texts, rowHeader: 'name', unitDesc: '￥' });
        const keys = table.titleInfos.map(({ dataKey }) => dataKey);
        const cell = (row: object, key: string) =>
          numberShown(signedAmountText(String(new Map(Object.entries(row)).get(key))));
        const parts = table.others ? [...table.rows, table.others] : table.rows;
        for (const key of keys) {
          expect(sum(parts.map((row) => cell(row, key))).eq(cell(table.summary, key))).toBe(true);
        }
        for (const row of [table.summary, ...parts]) {
          const effects = keys.filter((key) => key !== 'change').map((key) => cell(row, key));
          expect(sum(effects).eq(cell(row, 'change'))).toBe(true);
        }
      }),
    );
  });

  it('draws effects one after the other, from the value before to the whole change', () => {
    fc.assert(
      fc.property(explanations, (explanation) => {
        const { zero, effects, total } = waterfallOf(explanation);
        const ends = (bar: { start: number; width: number }) => [bar.start, bar.start + bar.width];
        let position = zero;
        for (const bar of effects) {
          const [low = 0, high = 0] = ends(bar);
          expect(low).toBeGreaterThanOrEqual(-1e-6);
          expect(high).toBeLessThanOrEqual(100 + 1e-6);
          expect(bar.amount.startsWith('-') ? high : low).toBeCloseTo(position, 4);
          position = bar.amount.startsWith('-') ? low : high;
        }
        const [low = 0, high = 0] = ends(total);
        expect(explanation.change.startsWith('-') ? low : high).toBeCloseTo(position, 4);
      }),
    );
  });

  it.each([
    ['1234567.5', '1,234,567.5', '+1,234,567.5'],
    ['-1234.50', '\u22121,234.50', '\u22121,234.50'],
    ['0.00', '0.00', '0.00'],
    ['-0.0051', '\u22120.0051', '\u22120.0051'],
    ['12', '12', '+12'],
    ['12345678901234567890.12', '12,345,678,901,234,567,890.12', '+12,345,678,901,234,567,890.12'],
  ])('shows %s with all its decimals', (amount, plain, signed) => {
    expect([plainAmountText(amount), signedAmountText(amount)]).toEqual([plain, signed]);
  });
});
