import type { WeeklyHours } from '@meridian/api-client/contract';
import { plottedValue } from '../../../../lib/format/metrics';
import { metricNumber } from '../metric-text';

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
const hours = Array.from({ length: 24 }, (_, hour) => hour);

/**
 * The clicks of a week by weekday and hour.
 *
 * Shape:  seven rows from Monday, 24 columns from midnight. An hour without clicks on a day that has some is 0; a day
 *         without any value is null throughout: its data may be missing.
 */
export function hourGrid({ cells }: WeeklyHours): (number | null)[][] {
  return weekdays.map((weekday) => {
    const ofDay = cells.filter((cell) => cell.weekday === weekday);
    if (ofDay.length === 0) return hours.map(() => null);
    const byHour = new Map(
      ofDay.map(({ hour, values }) => [hour, plottedValue(metricNumber(values, 'click'))]),
    );
    return hours.map((hour) => byHour.get(hour) ?? 0);
  });
}

/** `9` → `09`, as the axis writes an hour. */
export function hourLabel(hour: number): string {
  return String(hour).padStart(2, '0');
}
