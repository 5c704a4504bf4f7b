import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayNumber, dayFromNumber } from './day';
import { parseDay } from './parse';

describe('parseDay', () => {
  it.each([
    ['2026-11-20', '2026-11-20'],
    [' 2026-11-20 ', '2026-11-20'],
    ['2026-1-5', '2026-01-05'],
    ['2026/11/20', '2026-11-20'],
    ['2026.11.20', '2026-11-20'],
    ['20261120', '2026-11-20'],
    ['2026年11月20日', '2026-11-20'],
    ['2026年1月5', '2026-01-05'],
    ['２０２６－１１－２０', '2026-11-20'],
    ['2024-02-29', '2024-02-29'],
  ])('reads %s', (text, day) => {
    expect(parseDay(text)).toBe(day);
  });

  it.each([
    '',
    '2026',
    '2026-11',
    '2026-11-31',
    '2023-02-29',
    '2026-13-01',
    '11-20-2026',
    '26-11-20',
    '0000-01-01',
  ])('finds no day in %j', (text) => {
    expect(parseDay(text)).toBeUndefined();
  });

  it('parses every day, and returns a day or nothing for any text', () => {
    fc.assert(
      fc.property(fc.integer({ min: -600_000, max: 2_000_000 }), (number) => {
        expect(parseDay(dayFromNumber(number))).toBe(dayFromNumber(number));
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        const day = parseDay(text);
        if (day !== undefined) expect(dayNumber(day)).toBeDefined();
      }),
    );
  });
});
