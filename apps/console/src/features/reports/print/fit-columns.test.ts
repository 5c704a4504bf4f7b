import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnsThatFit, printWidth, sheetWidth, type PrintColumn } from './fit-columns';

const column = (part: Partial<PrintColumn>): PrintColumn => ({
  title: 'Cost',
  isOneLine: true,
  texts: ['1.00'],
  ...part,
});

describe('columns on paper', () => {
  it('keep a number on one line and break a long text', () => {
    const long = '1,234,567,890,123,456,789,012,345,678.90';
    expect(printWidth(column({ texts: [long] }))).toBeGreaterThan(long.length * 5);
    expect(printWidth(column({ isOneLine: false, texts: [long.repeat(4)] }))).toBeLessThan(170);
  });

  it('count a Chinese character as two Latin ones', () => {
    const cjk = printWidth(column({ isOneLine: false, texts: ['东京旅游通用词'] }));
    expect(cjk).toBe(printWidth(column({ isOneLine: false, texts: ['abcdefghijklmn'] })));
  });

  const anyColumn = fc.record({
    title: fc.string({ maxLength: 30 }),
    isOneLine: fc.boolean(),
    texts: fc.array(fc.string({ maxLength: 40 }), { maxLength: 5 }),
  });

  it('are limited to those that fit, but never to none', () => {
    fc.assert(
      fc.property(fc.array(anyColumn, { minLength: 1, maxLength: 30 }), (columns) => {
        const count = columnsThatFit(columns);
        const widthOf = (some: readonly PrintColumn[]) =>
          some.reduce((sum, each) => sum + printWidth(each), 0);
        expect(count).toBeGreaterThan(0);
        if (count > 1) expect(widthOf(columns.slice(0, count))).toBeLessThanOrEqual(sheetWidth);
        if (count < columns.length) {
          expect(widthOf(columns.slice(0, count + 1))).toBeGreaterThan(sheetWidth);
        }
      }),
    );
  });
});
