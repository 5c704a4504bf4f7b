import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeAmount } from './change-amount';

const cents = fc.integer({ min: 1, max: 99_999 });
/** Millionths as a decimal text. */
const textOf = (millionths: number) =>
  `${millionths < 0 ? '-' : ''}${Math.floor(Math.abs(millionths) / 1_000_000)}.${String(Math.abs(millionths) % 1_000_000).padStart(6, '0')}`;

describe('a changed amount', () => {
  it.each([
    [1.5, { mode: 'percent', value: '10' }, 1.65],
    [1.15, { mode: 'percent', value: '10' }, 1.27], // 1.265: half up, where floating point has less
    [1.005, { mode: 'add', value: '0' }, 1.01],
    [2.3, { mode: 'add', value: '-0.3' }, 2],
    [0.1, { mode: 'add', value: '0.2' }, 0.3],
    [10, { mode: 'percent', value: '-100' }, 0],
    [10, { mode: 'set', value: '3.455' }, 3.46],
    [10, { mode: 'percent', value: '50', max: '12.349' }, 12.34],
    [10, { mode: 'percent', value: '-50', min: '7.001' }, 7.01],
    [null, { mode: 'set', value: '4' }, 4],
    [null, { mode: 'percent', value: '4' }, null],
    [null, { mode: 'add', value: '4' }, null],
    [0.0000001, { mode: 'add', value: '1' }, 1],
  ] as const)('from %s by %o is %s', (current, change, wanted) => {
    expect(changeAmount(current, change)).toBe(wanted);
  });

  it('is exact: within half a cent of the true value, never below it at the half', () => {
    const percent = fc.integer({ min: -100_000_000, max: 500_000_000 });
    fc.assert(
      fc.property(cents, percent, (amount, millionths) => {
        const result = changeAmount(amount / 100, { mode: 'percent', value: textOf(millionths) });
        // in units of 10 ^ -8 cents
        const exact = BigInt(amount) * (100_000_000n + BigInt(millionths));
        const difference = BigInt(Math.round((result ?? NaN) * 100)) * 100_000_000n - exact;
        expect(difference > -50_000_000n && difference <= 50_000_000n).toBe(true);
      }),
    );
  });
});
