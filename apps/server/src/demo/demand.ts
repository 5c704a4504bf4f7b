import { dayNumber, weekday } from '@meridian/date-range/core';
import { between } from './random';

const searchWeek = [1.08, 1.1, 1.07, 1.04, 0.98, 0.86, 0.87] as const;
const feedWeek = [0.93, 0.92, 0.94, 0.96, 1.02, 1.14, 1.09] as const;

/** Demand on a day, around 1: weekly rhythm, seasonal peak, slow growth and random noise. */
export function demandOn(
  day: string,
  { seed, channel, peakMonth }: { seed: string; channel: 'search' | 'feed'; peakMonth: number },
): number {
  const week = channel === 'search' ? searchWeek : feedWeek;
  const rhythm = week[weekday(day) - 1] ?? 1;
  const monthOfYear = Number(day.slice(5, 7)) + Number(day.slice(8)) / 31;
  const season = 1 + 0.18 * Math.cos(((monthOfYear - peakMonth) / 12) * 2 * Math.PI);
  const growth = 1 + ((dayNumber(day) ?? 0) - 20_700) / 8000;
  return rhythm * season * growth * between(0.92, 1.08, seed, channel, 'demand', day);
}

/** Weights of a day's traffic per hour: a quiet night, a morning and an evening peak. */
export function hourWeights(day: string, seed: string): number[] {
  return Array.from({ length: 24 }, (_, hour) => {
    const morning = Math.exp(-((hour - 10.5) ** 2) / 10);
    const evening = Math.exp(-((hour - 20.5) ** 2) / 7);
    return (0.06 + morning + 1.15 * evening) * between(0.85, 1.15, seed, 'hour', day, hour);
  });
}
