import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnsOf } from '../columns/columns';
import { summarizeCells } from './summarize-cells';

const columns = columnsOf(
  [
    { dataKey: 'word' },
    { dataKey: 'click', valueType: 'Long', unit: 't' },
    { dataKey: 'cost', valueType: 'Double', unit: 't2' },
    { dataKey: 'cpc', valueType: 'Double', unit: 't2' },
    { dataKey: 'ctr', valueType: 'Double', unit: '%*100' },
  ],
  'en',
);
const column = (key: string) => columns.filter(({ dataKey }) => dataKey === key);
const rows = [
  { word: 'tea', click: 1, cost: '0.10', cpc: '0.10', ctr: 0.05 },
  { word: '', click: 2, cost: '0.20', cpc: null, ctr: 0.1 },
  { word: 'cup', click: 4, cost: null, cpc: '2.00', ctr: null },
];

describe('a summary of cells', () => {
  it.each([
    [
      'cost',
      {
        count: 2,
        sum: '0.30',
        average: '0.15',
        minimum: '0.10',
        maximum: '0.20',
      },
    ],
    ['click', { count: 3, sum: '7', average: '2.33', minimum: '1', maximum: '4' }],
    [
      'ctr',
      {
        count: 2,
        sum: null,
        average: null,
        minimum: '5.00%',
        maximum: '10.00%',
      },
    ],
    ['word', { count: 2, sum: null, average: null, minimum: null, maximum: null }],
  ])('of %s has the format of its column', (key, summary) => {
    expect(summarizeCells(column(key), rows)).toEqual(summary);
  });

  it('adds columns of one unit, and only counts those of different units', () => {
    expect(summarizeCells([...column('cost'), ...column('cpc')], rows)).toMatchObject({
      count: 4,
      sum: '2.40',
    });
    expect(summarizeCells([...column('cost'), ...column('click')], rows)).toMatchObject({
      count: 5,
      sum: null,
    });
  });

  it('is exact for any amounts', () => {
    const amount = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }).map((cents) => {
      const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
      return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
    });
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 30 }), (costs) => {
        const summary = summarizeCells(
          column('cost'),
          costs.map((cost) => ({ cost })),
        );
        const plain = (text: string | null) => new Decimal(String(text).replaceAll(',', ''));
        const Exactly = Decimal.clone({ precision: 80 });
        const sum = costs.reduce((total, cost) => total.plus(cost), new Exactly(0));
        expect(plain(summary.sum).eq(sum)).toBe(true);
        expect(plain(summary.average).eq(sum.div(costs.length).toDecimalPlaces(2))).toBe(true);
        expect(plain(summary.minimum).eq(Exactly.min(...costs))).toBe(true);
        expect(plain(summary.maximum).eq(Exactly.max(...costs))).toBe(true);
      }),
    );
  });
});
