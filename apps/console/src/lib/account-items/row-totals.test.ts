import fc from 'fast-check';
import { expect, it } from 'vitest';
import { reportTotals, rowTotals } from './row-totals';

const row = fc
  .record({ cents: fc.integer({ min: 0, max: 10_000_000 }), click: fc.nat(1_000), conversion: fc.nat(9) })
  .map(({ cents, ...row }) => ({ ...row, cents, cost: (cents / 100).toFixed(2) }));

it('sums the selected rows to the cent, and their share of the cost of the report', () => {
  fc.assert(
    fc.property(fc.array(row, { minLength: 1 }), fc.array(row), (selected, others) => {
      const cents = (rows: { cents: number }[]) => rows.reduce((sum, each) => sum + each.cents, 0);
      const all = cents([...selected, ...others]);
      const { values, costShare } = rowTotals(selected, { cost: (all / 100).toFixed(2) });
      expect(values.map(({ value }) => Number(value))).toEqual([
        cents(selected) / 100,
        selected.reduce((sum, { click }) => sum + click, 0),
        selected.reduce((sum, { conversion }) => sum + conversion, 0),
      ]);
      expect(costShare).toEqual(all === 0 ? null : cents(selected) / 100 / (all / 100));
    }),
  );
});

it('has no cost in several currencies, and no metric whose column is hidden', () => {
  const rows = [{ cost: '1.00', click: 3 }];
  expect(rowTotals(rows, { cost: null })).toEqual({
    values: [
      { key: 'cost', value: null },
      { key: 'click', value: 3 },
    ],
    costShare: null,
  });
  expect(rowTotals([{ click: 3 }], {})).toEqual({ values: [{ key: 'click', value: 3 }], costShare: null });
});

it('has the totals of a report as they are', () => {
  expect(reportTotals({ cost: '7.10', click: 3, ctr: '0.5' })).toEqual({
    values: [
      { key: 'cost', value: '7.10' },
      { key: 'click', value: 3 },
    ],
    costShare: 1,
  });
  expect(reportTotals({ cost: null, conversion: 2 })).toEqual({
    values: [
      { key: 'cost', value: null },
      { key: 'conversion', value: 2 },
    ],
    costShare: null,
  });
});
