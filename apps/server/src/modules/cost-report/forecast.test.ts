import { addDays } from '@meridian/date-range/core';
import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumAmounts, type Amount } from './cost-amounts';
import { forecastCost, forecastError, sampleDays } from './forecast';

/** A Friday: the samples are two whole weeks from Saturday to Friday. */
const lastDay = '2026-11-20';
const endDate = '2026-11-30';
const samplesOf = (costs: readonly (number | null)[]) =>
  costs.map((cost) => (cost === null ? null : new Big(cost)));
const everyDay = (cost: number) => samplesOf(Array.from({ length: 14 }, () => cost));
const forecast = (samples: readonly Amount[], input: { cost?: Amount; knownUntil?: string | null } = {}) =>
  forecastCost({ cost: new Big(1000), knownUntil: lastDay, endDate, lastDay, samples, ...input })?.toFixed(2);

describe('the forecast of a month', () => {
  it('is computed from two whole weeks', () => {
    expect(sampleDays(lastDay)).toHaveLength(14);
    expect(sampleDays(lastDay)[0]).toBe('2026-11-07');
    expect(sampleDays(lastDay).at(-1)).toBe(lastDay);
  });

  it('adds the mean of its weekday for each further day', () => {
    expect(forecast(everyDay(10))).toBe('1100.00');
    // Saturdays cost 30 on average: November 21 and 28
    const saturdays = samplesOf([20, ...Array<number>(6).fill(0), 40, ...Array<number>(6).fill(0)]);
    expect(forecast(saturdays)).toBe('1060.00');
  });

  it('uses the mean of all samples for a weekday without samples', () => {
    expect(forecast(samplesOf([null, 7, ...Array<null>(12).fill(null)]))).toBe('1070.00');
  });

  it('adds days without data only', () => {
    expect(forecast(everyDay(10), { knownUntil: '2026-11-23' })).toBe('1070.00');
    expect(forecast(everyDay(10), { knownUntil: '2026-12-01' })).toBe('1000.00');
  });

  it('adds nothing for a channel that stopped, and is null without any data', () => {
    expect(forecast(everyDay(10), { knownUntil: null })).toBe('1000.00');
    expect(forecast(samplesOf(Array<null>(14).fill(null)), { cost: null })).toBeUndefined();
  });

  it('of a sum is the sum of the forecasts, within a cent for each', () => {
    const cents = fc.integer({ min: 0, max: 9_999_999 }).map((amount) => new Big(amount).div(100));
    const samples = fc.array(cents, { minLength: 14, maxLength: 14 });
    fc.assert(
      fc.property(samples, samples, (one, other) => {
        const input = { cost: new Big(0), knownUntil: lastDay, endDate, lastDay };
        const parts = [one, other].map((each) => forecastCost({ ...input, samples: each }));
        const both = one.map((amount, index) => sumAmounts([amount, other[index] ?? null]));
        const difference = sumAmounts(parts)
          ?.minus(forecastCost({ ...input, samples: both }) ?? 0)
          .abs();
        expect(difference?.lte('0.02')).toBe(true);
      }),
    );
  });
});

describe('the error of a forecast', () => {
  const errorOf = (samples: readonly Amount[], end = endDate) =>
    forecastError({ endDate: end, lastDay, samples })?.toFixed(2);

  it('is zero if each weekday costs the same, and null without pairs of weekdays', () => {
    expect(errorOf(everyDay(10))).toBe('0.00');
    expect(errorOf(samplesOf([1, 2, 3, 4, 5, 6, 7, ...Array<null>(7).fill(null)]))).toBeUndefined();
  });

  it('grows with the difference of weekdays and with the days ahead', () => {
    // a difference of 2 on each weekday is a variance of 2: for one day 2 × (1 + 1/2)
    const samples = samplesOf([...Array<number>(7).fill(9), ...Array<number>(7).fill(11)]);
    expect(errorOf(samples, addDays(lastDay, 1))).toBe('1.73');
    expect(errorOf(samples, addDays(lastDay, 7))).toBe('4.58');
  });

  it('is absent once all days are known', () => {
    expect(errorOf(everyDay(10), lastDay)).toBeUndefined();
  });
});
