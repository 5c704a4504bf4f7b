import { describe, expect, it } from 'vitest';
import { rangeText, rangeToCopy } from './copy-cells';

const range = { fromRow: 1, toRow: 2, fromColumn: 0, toColumn: 1 };

describe('rangeToCopy', () => {
  it('is the range, otherwise the active cell, otherwise nothing', () => {
    expect(rangeToCopy({ row: 2, column: 1 }, range)).toBe(range);
    expect(rangeToCopy({ row: 2, column: 1 }, null)).toEqual({
      fromRow: 2,
      toRow: 2,
      fromColumn: 1,
      toColumn: 1,
    });
    expect(rangeToCopy({ row: -1, column: 1 }, null)).toBeNull();
    expect(rangeToCopy(null, null)).toBeNull();
  });
});

describe('rangeText', () => {
  it('separates cells by tabs and rows by line feeds', () => {
    expect(rangeText(range, ({ row, column }) => `${row}/${column}`)).toBe('1/0\t1/1\n2/0\t2/1');
  });

  it('quotes cells that would be split', () => {
    const one = { fromRow: 0, toRow: 0, fromColumn: 0, toColumn: 2 };
    const texts = ['a\tb', '"c"', 'd "e"'];
    expect(rangeText(one, ({ column }) => texts[column] ?? '')).toBe('"a\tb"\t"""c"""\td "e"');
  });
});
