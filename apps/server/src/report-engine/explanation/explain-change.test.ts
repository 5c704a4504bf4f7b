import { explainedMetrics, explanationEffects, type ExplainedChange } from '@meridian/api-client/contract';
import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { explainChange, type ComparedSums, type PeriodSums } from './explain-change';

const none: PeriodSums = { impression: null, click: null, cost: null, conversion: null };
const sums = (impression: number, click: number, cost: number, conversion: number): PeriodSums => ({
  impression: String(impression),
  click: String(click),
  cost: cost.toFixed(2),
  conversion: String(conversion),
});

const count = fc.option(fc.oneof(fc.constant('0'), fc.bigInt({ min: 0n, max: 10n ** 12n }).map(String)));
const decimal = fc.option(
  fc.oneof(
    fc.constant('0'),
    fc
      .tuple(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), fc.integer({ min: 0, max: 6 }))
      .map(([digits, places]) => new Big(digits.toString()).div(10 ** places).toFixed(places)),
  ),
);
const period = fc.oneof(
  fc.constant(none),
  fc.record({ impression: count, click: count, cost: decimal, conversion: decimal }),
);
const anyRows = fc.array(fc.record<ComparedSums>({ before: period, after: period }), { maxLength: 12 });

const total = (texts: readonly (string | null | undefined)[]) =>
  texts.reduce((sum, text) => sum.plus(text ?? 0), new Big(0));
const numberOf = ({ effects }: ExplainedChange) =>
  Object.fromEntries(Object.entries(effects).map(([effect, text]) => [effect, Number(text)]));

describe('an explanation of random rows', () => {
  test.each(explainedMetrics)('of %s adds up, by row and by effect', (metric) => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const explained = explainChange(metric, rows);
        if (explained === null) return;
        const { before, after, change, effects } = explained;
        expect(change).toBe(new Big(after).minus(before).toFixed(change.split('.')[1]?.length ?? 0));
        for (const part of [explained, ...explained.rows]) {
          expect(total(Object.values(part.effects)).eq(part.change)).toBe(true);
        }
        for (const effect of explanationEffects) {
          const ofRows = explained.rows.map((row) => row.effects[effect]);
          expect(ofRows.length === 0 || total(ofRows).eq(effects[effect] ?? 0)).toBe(true);
        }
      }),
    );
  });

  test.each(['cost', 'click', 'conversion'] as const)('of %s has the change of each row', (metric) => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const explained = explainChange(metric, rows);
        const expected = rows.map(({ before, after }) => total([after[metric]]).minus(before[metric] ?? 0));
        expect(explained?.rows.map(({ change }) => new Big(change))).toEqual(expected.map((value) => value));
        expect(explained && new Big(explained.before).eq(total(rows.map((row) => row.before[metric])))).toBe(
          true,
        );
      }),
    );
  });

  test('of a cost per conversion has that of each period, and needs conversions in both', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const quotient = (of: 'before' | 'after') => {
          const conversions = total(rows.map((row) => row[of].conversion));
          return conversions.eq(0)
            ? null
            : total(rows.map((row) => row[of].cost))
                .div(conversions)
                .toFixed(2);
        };
        const [before, after] = [quotient('before'), quotient('after')];
        const explained = explainChange('conversionCost', rows);
        expect(explained && [explained.before, explained.after]).toEqual(
          before === null || after === null ? null : [before, after],
        );
      }),
    );
  });
});

describe('an effect alone', () => {
  const positive = fc.integer({ min: 1, max: 10_000 });
  const oldRows = fc.array(fc.tuple(positive, positive, positive, positive), { minLength: 1, maxLength: 8 });
  const only = (effect: string, explained: ExplainedChange | null) =>
    Object.entries(explained ? numberOf(explained) : {}).filter(
      ([name, value]) => name !== effect && value !== 0,
    );
  const factor = fc.integer({ min: 2, max: 9 });

  test.each([
    ['volume', (n: number, k: number, c: number, v: number, m: number) => sums(n * m, k * m, c * m, v * m)],
    ['clickRate', (n: number, k: number, c: number, v: number, m: number) => sums(n, k * m, c * m, v * m)],
    ['price', (n: number, k: number, c: number, v: number, m: number) => sums(n, k, c * m, v)],
    ['conversionRate', (n: number, k: number, c: number, v: number, m: number) => sums(n, k, c, v * m)],
  ] as const)('of %s explains all', (effect, change) => {
    fc.assert(
      fc.property(oldRows, factor, (old, times) => {
        const rows = old.map(([n, k, c, v]) => ({
          before: sums(n, k, c, v),
          after: change(n, k, c, v, times),
        }));
        for (const metric of ['cost', 'click', 'conversion'] as const) {
          expect(only(effect, explainChange(metric, rows))).toEqual([]);
        }
      }),
    );
  });

  it('of the mix explains impressions that move between rows', () => {
    const rows = [
      { before: sums(1000, 100, 200, 10), after: sums(500, 50, 100, 5) },
      { before: sums(1000, 10, 50, 1), after: sums(1500, 15, 75, 1.5) },
    ];
    const explained = explainChange('cost', rows);
    expect(explained).toMatchObject({ before: '250.00', after: '175.00', change: '-75.00' });
    expect(explained && numberOf(explained)).toEqual({ volume: 0, mix: -75, clickRate: 0, price: 0 });
  });
});

test.each([
  ['a new row', none, sums(100, 10, 50, 1), { volume: 0, mix: 50, clickRate: 0, price: 0 }],
  ['a row that stopped', sums(100, 10, 50, 1), none, { volume: -50, mix: 0, clickRate: 0, price: 0 }],
  [
    'the first clicks of a row',
    sums(100, 0, 0, 0),
    sums(200, 10, 50, 1),
    { volume: 0, mix: 0, clickRate: 50, price: 0 },
  ],
  [
    'a cost without clicks',
    sums(100, 0, 20, 0),
    sums(100, 0, 30, 0),
    { volume: 0, mix: 0, clickRate: 0, price: 10 },
  ],
])('explains %s', (_, before, after, effects) => {
  const explained = explainChange('cost', [{ before, after }]);
  expect(explained && numberOf(explained)).toEqual(effects);
});

test('explains a cost per conversion by price and conversion rate', () => {
  const rows = [{ before: sums(1000, 100, 200, 10), after: sums(1000, 100, 300, 20) }];
  const explained = explainChange('conversionCost', rows);
  // 20.00 to 15.00: at the new cost per conversion, 10 more conversions save 15, and 100 more cost 10
  expect(explained).toMatchObject({ before: '20.00', after: '15.00', change: '-5.00' });
  expect(explained && numberOf(explained)).toEqual({
    volume: 0,
    mix: 0,
    clickRate: 0,
    price: 10,
    conversionRate: -15,
  });
});
