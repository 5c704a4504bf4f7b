import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sparklineShape } from './sparkline';

const size = { width: 80, height: 22 };

describe('sparklineShape', () => {
  it.each<[string, unknown[], string]>([
    ['rises from the bottom to the top', [0, 5, 10], 'M3 19L40 11L77 3'],
    ['reads decimal texts', ['1', '1.5', '2'], 'M3 19L40 11L77 3'],
    ['is flat for equal values', [7, 7, 7], 'M3 11L40 11L77 11'],
    ['is flat for zeros', [0, '0.00', -0], 'M3 11L40 11L77 11'],
    ['leaves a gap for an empty value', [0, 10, null, 10, 0], 'M3 19L21.5 3M58.5 3L77 19'],
    ['leaves a gap for what is no number', [0, 'none', '', NaN, undefined, 1], 'M3 19h0M77 3h0'],
    ['draws one value as a dot in the middle', [3], 'M40 11h0'],
    ['draws nothing without values', [], ''],
    ['draws nothing when all are empty', [null, '', '--'], ''],
    ['spans negative values', [-10, 0], 'M3 19L77 3'],
    ['spans the largest floats', [-1.7e308, 1.7e308], 'M3 19L77 3'],
    ['spans the smallest floats', [0, 5e-324], 'M3 19L77 3'],
    ['tells counts past 2^53 apart', ['9007199254740993000', '9007199254740999000'], 'M3 19L77 3'],
    ['skips what no float can hold', ['1e999', 1, 2], 'M40 19L77 3'],
  ])('%s', (_, values, path) => {
    expect(sparklineShape(values, size).path).toBe(path);
  });

  it('finds the point of a value, and none for a gap or beyond the values', () => {
    const { point } = sparklineShape([0, null, 10], size);
    expect([-1, 0, 1, 2, 3, 0.5, NaN].map(point)).toEqual([
      null,
      { x: 3, y: 19 },
      null,
      { x: 77, y: 3 },
      null,
      null,
      null,
    ]);
  });

  it('stays inside its box, from left to right, with one point per existing value', () => {
    const value = fc.oneof(fc.double(), fc.constant(null), fc.integer().map(String), fc.string());
    fc.assert(
      fc.property(fc.array(value, { maxLength: 60 }), (values) => {
        const { path, point } = sparklineShape(values, size);
        const points = values.map((_, index) => point(index)).filter((at) => at !== null);
        for (const { x, y } of points) {
          expect(x).toBeGreaterThanOrEqual(3);
          expect(x).toBeLessThanOrEqual(77);
          expect(y).toBeGreaterThanOrEqual(3);
          expect(y).toBeLessThanOrEqual(19);
        }
        expect(points.map(({ x }) => x)).toEqual(points.map(({ x }) => x).toSorted((a, b) => a - b));
        expect(path.match(/[ML]/g)?.length ?? 0).toBe(points.length);
        expect(path).not.toMatch(/NaN|Infinity|e/);
      }),
    );
  });
});
