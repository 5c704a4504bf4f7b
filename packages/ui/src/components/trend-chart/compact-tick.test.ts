import { describe, expect, it } from 'vitest';
import { compactTick } from './compact-tick';

describe('compactTick', () => {
  it.each([
    [0, '0'],
    [-0, '0'],
    [0.0025, '0.0025'],
    [0.12345, '0.123'],
    [0.9999, '1'],
    [1, '1'],
    [2.5, '2.5'],
    [999, '999'],
    [999.99, '999.99'],
    [999.994, '999.99'],
    [999.995, '1k'],
    [1000, '1k'],
    [1500, '1.5k'],
    [12_500, '12.5k'],
    [20_000, '20k'],
    [999_990, '999.99k'],
    [999_995, '1M'],
    [1_000_000, '1M'],
    [2_500_000, '2.5M'],
    [999_990_000, '999.99M'],
    [1e9, '1B'],
    [1.5e12, '1,500B'],
    [-1500, '−1.5k'],
  ])('formats %d in English as %s', (value, text) => {
    expect(compactTick(value, 'en')).toBe(text);
  });

  it.each([
    [0, '0', '0'],
    [5000, '5,000', '5,000'],
    [9999.99, '9,999.99', '9,999.99'],
    [9999.995, '1万', '1萬'],
    [10_000, '1万', '1萬'],
    [15_000, '1.5万', '1.5萬'],
    [10_000_000, '1,000万', '1,000萬'],
    [99_990_000, '9,999万', '9,999萬'],
    [99_999_949, '9,999.99万', '9,999.99萬'],
    [99_999_950, '1亿', '1億'],
    [100_000_000, '1亿', '1億'],
    [120_000_000, '1.2亿', '1.2億'],
    [-20_000, '−2万', '−2萬'],
  ])('formats %d with the Chinese unit of ten thousand: %s, %s', (value, cn, tw) => {
    expect(compactTick(value, 'cn')).toBe(cn);
    expect(compactTick(value, 'tw')).toBe(tw);
  });

  it.each([
    [20_000, 'en', '￥20k'],
    [20_000, 'cn', '￥2万'],
    [-20_000, 'en', '−￥20k'],
    [0, 'en', '0'],
  ] as const)('puts the symbol before %d, but not before 0', (value, language, text) => {
    expect(compactTick(value, language, { symbol: '￥' })).toBe(text);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('returns an empty text for %d', (value) => {
    expect(compactTick(value, 'en')).toBe('');
  });
});
