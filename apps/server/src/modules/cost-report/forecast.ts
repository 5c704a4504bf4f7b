import { forecastSampleDays } from '@meridian/api-client/contract';
import { addDays, weekday, type Day } from '@meridian/date-range/core';
import Big from 'big.js';
import { sumAmounts, type Amount } from './cost-amounts';

/** Sample days for a forecast, oldest first. */
export function sampleDays(lastDay: Day): Day[] {
  return Array.from({ length: forecastSampleDays }, (_, index) =>
    addDays(lastDay, index - forecastSampleDays + 1),
  );
}

/** Input for the forecast of one account and channel. */
export interface ForecastInput {
  /** Cost of the completed days of the period. */
  cost: Amount;
  /** Last day with data of this account and channel; null if it has stopped and will cost nothing more. */
  knownUntil: Day | null;
  /** Last day of the period. */
  endDate: Day;
  /** Last sample day. */
  lastDay: Day;
  /** Cost of the sample days, see `sampleDays`. */
  samples: readonly Amount[];
}

/**
 * Forecast cost of the period: the known cost, plus for each further day the mean of its weekday among the samples.
 * Forecasts of accounts and channels can be added, because each is a sum of means of the same days.
 *
 * Shape: null without any data; rounded to cents. A weekday without samples uses the mean of all samples.
 */
export function forecastCost({ cost, knownUntil, endDate, lastDay, samples }: ForecastInput): Amount {
  const known = sampleDays(lastDay).flatMap((day, index) => {
    const amount = samples[index] ?? null;
    return amount === null ? [] : [{ weekday: weekday(day), amount }];
  });
  if (cost === null && known.length === 0) return null;
  const counts = knownUntil === null ? new Map<number, number>() : weekdayCounts(knownUntil, endDate);
  const meanOf = (amounts: readonly Big[]) =>
    amounts.length === 0 ? new Big(0) : (sumAmounts(amounts) ?? new Big(0)).div(amounts.length);
  const overall = meanOf(known.map(({ amount }) => amount));
  const further = [...counts].map(([day, count]) => {
    const own = known.filter((sample) => sample.weekday === day).map(({ amount }) => amount);
    return (own.length > 0 ? meanOf(own) : overall).times(count);
  });
  return (sumAmounts([cost, ...further]) ?? new Big(0)).round(2);
}

/**
 * Standard error of a forecast, from the difference between the two samples of each weekday. It combines the error of
 * single days with that of the mean, which all days of a weekday share.
 *
 * Shape: null if no weekday has two samples, and once all days are known. Exact for independent samples of equal
 * variance.
 */
export function forecastError({
  endDate,
  lastDay,
  samples,
}: Pick<ForecastInput, 'endDate' | 'lastDay' | 'samples'>): Amount {
  const week = forecastSampleDays / 2;
  const squares = samples.slice(0, week).flatMap((first, index) => {
    const second = samples[index + week] ?? null;
    return first === null || second === null ? [] : [first.minus(second).pow(2)];
  });
  const sum = sumAmounts(squares);
  const counts = [...weekdayCounts(lastDay, endDate).values()];
  if (sum === null || counts.length === 0) return null;
  const variance = sum.div(2 * squares.length);
  const factor = counts.reduce((total, count) => total + count + count ** 2 / 2, 0);
  return variance.times(factor).sqrt().round(2);
}

/** Number of occurrences of each weekday after a day, up to another day. */
function weekdayCounts(after: Day, endDate: Day): Map<number, number> {
  const counts = new Map<number, number>();
  for (let day = addDays(after, 1); day <= endDate; day = addDays(day, 1)) {
    counts.set(weekday(day), (counts.get(weekday(day)) ?? 0) + 1);
  }
  return counts;
}
