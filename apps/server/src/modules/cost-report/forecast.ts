import { forecastSampleDays } from '@meridian/api-client/contract';
import { addDays, weekday, type Day } from '@meridian/date-range/core';
import Big from 'big.js';
import { sumAmounts, type Amount } from './cost-amounts';

/** The days that a forecast is made from, the oldest first. */
export function sampleDays(lastDay: Day): Day[] {
  return Array.from({ length: forecastSampleDays }, (_, index) =>
    addDays(lastDay, index - forecastSampleDays + 1),
  );
}

/** What a forecast of one account and channel is made from. */
export interface ForecastInput {
  /** Cost of the days of the range that are over. */
  cost: Amount;
  /** The last day with data of this account and channel; null for one that stopped: it costs nothing more. */
  knownUntil: Day | null;
  /** The last day of the range. */
  endDate: Day;
  /** The last of the sample days. */
  lastDay: Day;
  /** Cost of the sample days, see `sampleDays`. */
  samples: readonly Amount[];
}

/**
 * The cost of the whole range: what is known, and for each further day the mean of its weekday among the samples. The
 * forecasts of accounts and channels add up, since each is a sum of means of the same days.
 *
 * Shape:  null without any data; in cents. A weekday without samples has the mean of all of them.
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
 * The standard error of a forecast, from how far the two samples of each weekday lie apart: that of a single day, and that
 * of the mean which all days of one weekday share.
 *
 * Shape:  null where no weekday has two samples, and once all days are known. Exact for samples of equal variance that do not depend on each other.
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

/** How often each weekday occurs after a day, up to another. */
function weekdayCounts(after: Day, endDate: Day): Map<number, number> {
  const counts = new Map<number, number>();
  for (let day = addDays(after, 1); day <= endDate; day = addDays(day, 1)) {
    counts.set(weekday(day), (counts.get(weekday(day)) ?? 0) + 1);
  }
  return counts;
}
