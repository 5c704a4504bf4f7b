import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RowData } from '../format/cell-value';
import { formatValue, units } from '../format/format-value';
import { numericValues } from '../testing/numbers';
import { columnsOf, type ReportColumn } from './columns';
import { estimateColumnWidth } from './estimate-column-width';
import { layoutOf } from './layout';
import { numbersWidth, numberWidth, fitWidths, growWidths, isNameColumn, measuredRows } from './widths';

const metrics = {
  rowHeight: 38,
  headHeight: 36,
  cellPadding: 12,
  gutter: 24,
  digitWidth: 8,
  columnFactor: 1,
};
const cost = {
  titleName: 'Cost',
  dataKey: 'cost',
  valueType: 'Double',
  domType: 'text',
  unit: 't2',
  width: 80,
};
const name = { titleName: 'Campaign', dataKey: 'campaignName', valueType: 'String', domType: 'text' };
const columns = columnsOf([name, cost, { ...cost, dataKey: 'last' }], 'en');
const withOwn = (index: number, width: number) =>
  columns.map((column, at) => (at === index ? { ...column, width, hasOwnWidth: true } : column));

describe('estimateColumnWidth', () => {
  it('counts 17 px per character in Chinese and 9 px in English, plus 30', () => {
    expect(estimateColumnWidth('消费', 'cn')).toBe(64);
    expect(estimateColumnWidth('費用', 'tw')).toBe(64);
    expect(estimateColumnWidth('Cost', 'en')).toBe(66);
    expect(estimateColumnWidth('', 'en')).toBe(30);
    expect(estimateColumnWidth('𠮷', 'cn')).toBe(47);
  });
});

describe('fitWidths', () => {
  const costWidth = (rows: readonly RowData[], total?: unknown) =>
    fitWidths(columns, { rows, metrics, totalOf: ({ dataKey }) => (dataKey === 'cost' ? total : null) })[1] ??
    0;
  const needed = numberWidth('123,456,789.12', metrics.digitWidth) + 2 * metrics.cellPadding;

  it('widens a column to its longest number, in the rows or in the totals', () => {
    expect(costWidth([{ cost: 1 }])).toBe(80);
    expect(costWidth([{ cost: 1 }, { cost: 123456789.12 }])).toBeGreaterThanOrEqual(needed);
    expect(costWidth([{ cost: 1 }], '123456789.12')).toBeGreaterThanOrEqual(needed);
  });

  it('is the width of its widest row, for any unit', () => {
    const values = fc.oneof(numericValues, fc.double(), fc.integer(), fc.constant(null), fc.string());
    fc.assert(
      fc.property(fc.constantFrom(...units), fc.array(values, { maxLength: 8 }), (unit, amounts) => {
        const [column] = columnsOf([{ ...cost, unit }], 'en');
        const widthOf = (rows: readonly RowData[]) =>
          numbersWidth(column ? [column] : [], 0, { rows, metrics });
        const rows = amounts.map((amount) => ({ cost: amount }));
        expect(widthOf(rows)).toBe(Math.max(0, ...rows.map((row) => widthOf([row]))));
      }),
    );
  });

  it('truncates no number', () => {
    fc.assert(
      fc.property(numericValues, (amount) => {
        const room = costWidth([{ cost: amount }]) - 2 * metrics.cellPadding;
        expect(room).toBeGreaterThanOrEqual(numberWidth(formatValue(amount, 't2'), metrics.digitWidth));
      }),
    );
  });

  it('never truncates dates', () => {
    const [dates] = fitWidths(columns, { rows: [{ campaignName: '2026-11-09~2026-11-15' }], metrics });
    expect(dates).toBeGreaterThanOrEqual(numberWidth('2026-11-09~2026-11-15', 8) + 24 + 12);
  });

  it('never truncates dates that stand below the names in the narrow layout', () => {
    const given = columnsOf(
      [
        { ...name, dataKey: 'week' },
        { ...name, width: 120 },
      ],
      'en',
    );
    const { columns: narrow } = layoutOf(given, { lead: 'campaignName', sub: 'week', isNarrow: true });
    const rows = [{ campaignName: '北海道', week: '2026-11-09~2026-11-15' }];
    const below = (12 / 13) * numberWidth('2026-11-09~2026-11-15', metrics.digitWidth);
    expect(fitWidths(narrow, { rows, metrics })[0]).toBeGreaterThanOrEqual(below + 2 * metrics.gutter);
    expect(fitWidths(narrow, { rows: [{ week: 'n/a' }], metrics })).toEqual([120]);
  });

  it('is not widened by texts, even among numbers', () => {
    const long = 'n/a '.repeat(2500);
    expect(fitWidths(columns, { rows: [{ campaignName: long, cost: long }], metrics })).toEqual(
      fitWidths(columns, { rows: [], metrics }),
    );
  });

  it('measures only the first rows, since there may be 100,000', () => {
    const rows = Array.from({ length: measuredRows + 1 }, (_, index) => ({
      cost: index === measuredRows ? 1e15 : 1,
    }));
    expect(costWidth(rows)).toBe(80);
    expect(costWidth(rows.slice(1))).toBeGreaterThan(80);
  });

  it('truncates no title unless the user narrowed the column, and never numbers', () => {
    const [wide] = columnsOf(
      [{ ...cost, titleName: 'Average position in the month', unitDesc: '￥', width: 40 }],
      'en',
    );
    const own: ReportColumn[] = wide ? [{ ...wide, width: 60, hasOwnWidth: true }] : [];
    expect(fitWidths(wide ? [wide] : [], { rows: [], metrics })[0]).toBeGreaterThan(200);
    expect(fitWidths(own, { rows: [], metrics })).toEqual([60]);
    expect(fitWidths(own, { rows: [{ cost: 123456789.12 }], metrics })[0]).toBeGreaterThanOrEqual(needed);
  });

  it('keeps a width that the user chose at every size', () => {
    expect(fitWidths(withOwn(0, 300), { rows: [], metrics })[0]).toBe(300);
    expect(fitWidths(withOwn(0, 300), { rows: [], metrics: { ...metrics, columnFactor: 1.15 } })[0]).toBe(
      345,
    );
  });

  it('adds the extra width of a column beside its numbers, and measures no numbers if it shows none', () => {
    const rows = [{ cost: 123456789.12 }];
    const withExtra = (extra: number | null) =>
      fitWidths(columns, { rows, metrics, extraWidth: ({ dataKey }) => (dataKey === 'cost' ? extra : 0) })[1];
    expect(withExtra(52)).toBe((withExtra(0) ?? NaN) + 52);
    expect(withExtra(null)).toBe(80);
  });

  it('accepts no columns and no rows', () => {
    expect(fitWidths([], { rows: [{}], metrics })).toEqual([]);
    expect(fitWidths(columns, { rows: [{}, { cost: null }], metrics })).toHaveLength(3);
  });
});

describe('growWidths', () => {
  const fitted = fitWidths(columns, { rows: [{ cost: 1 }], metrics });

  it('grows for rows that come into view later, otherwise returns the same array', () => {
    expect(growWidths(columns, fitted, { rows: [{ cost: 2 }], metrics })).toBe(fitted);
    const grown = growWidths(columns, fitted, { rows: [{ cost: 1e12 }], metrics });
    expect(grown[1]).toBeGreaterThan(fitted[1] ?? Infinity);
    expect([grown[0], grown[2]]).toEqual([fitted[0], fitted[2]]);
  });

  it('never shrinks', () => {
    fc.assert(
      fc.property(fc.array(numericValues, { maxLength: 5 }), (values) => {
        const grown = growWidths(columns, fitted, {
          rows: values.map((value) => ({ cost: value })),
          metrics,
        });
        grown.forEach((width, index) => expect(width).toBeGreaterThanOrEqual(fitted[index] ?? Infinity));
      }),
    );
  });
});

describe('numbersWidth', () => {
  it('is 0 for texts, without numbers and for a missing column', () => {
    const options = { rows: [{ campaignName: 'Brand', cost: 12 }], metrics };
    expect(numbersWidth(columns, 0, options)).toBe(0);
    expect(numbersWidth(columns, 7, options)).toBe(0);
    expect(numbersWidth(columns, 1, { ...options, rows: [] })).toBe(0);
    expect(numbersWidth(columns, 1, { ...options, extraWidth: () => null })).toBe(0);
  });

  it('includes the gutter of the table at its outer columns', () => {
    const options = { rows: [{ cost: 12, last: 12 }], metrics };
    expect(numbersWidth(columns, 2, options) - numbersWidth(columns, 1, options)).toBe(24 - 12);
  });

  it('measures only totals of numbers', () => {
    const options = { rows: [], metrics, totalOf: () => '2026-11-09' };
    expect(numbersWidth(columns, 0, options)).toBe(0);
    expect(numbersWidth(columns, 1, { ...options, totalOf: () => 12 })).toBeGreaterThan(0);
  });
});

describe('isNameColumn', () => {
  const [text, numeric] = columns;
  const [own] = withOwn(0, 90);
  const [html] = columnsOf([{ ...name, domType: 'html' }], 'en');
  const brand = [{ campaignName: '2026-11-09' }, { campaignName: 'Brand' }];
  it.each([
    ['text', text, brand, true],
    ['text without rows', text, [], true],
    ['dates', text, [{ campaignName: '2026-11-09' }], false],
    ['numbers', numeric, brand, false],
    ['a width of its own', own, brand, false],
    ['markup', html, brand, false],
  ])('of %s: %s', (_, column, rows, isName) => {
    expect(column && isNameColumn(column, rows)).toBe(isName);
  });
});
