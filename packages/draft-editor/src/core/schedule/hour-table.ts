import { formatList, type Language } from '@meridian/i18n/core';
import type { TimeWindow } from '../model/rows';

export const daysPerWeek = 7;
export const hoursPerDay = 24;
export const hoursPerWeek = daysPerWeek * hoursPerDay;

/** The bidding factor of an hour; null if ads are not shown. */
export type HourFactor = number | null;
/** 7 days from Monday, each with 24 hours. */
export type HourTable = readonly (readonly HourFactor[])[];

/** The factor of hours without one. */
export const defaultHourFactor = 1;

/** A table whose hours are computed from their day (0 is Monday) and hour (0 to 23). */
export function makeHourTable(factorAt: (day: number, hour: number) => HourFactor): HourTable {
  return Array.from({ length: daysPerWeek }, (_day, day) =>
    Array.from({ length: hoursPerDay }, (_hour, hour) => factorAt(day, hour)),
  );
}

/** The hours of windows. An empty factor becomes 1; if windows overlap, the last one counts. */
export function hourTableOf(windows: readonly TimeWindow[]): HourTable {
  const table = makeHourTable(() => null).map((day) => [...day]);
  for (const { weekday, startHour, endHour, factor } of windows) {
    const day = table[weekday - 1];
    const end = Math.min(endHour, hoursPerDay);
    for (let hour = startHour; day && hour < end; hour++) day[hour] = factor ?? defaultHourFactor;
  }
  return table;
}

/** The windows of a table in order. Adjacent hours with the same factor form one window. */
export function windowsOf(table: HourTable): TimeWindow[] {
  return table.flatMap((day, index) =>
    runsOf(day, (factor, next) => factor === next).flatMap(({ startHour, endHour, factor }) =>
      factor === null ? [] : [{ weekday: index + 1, startHour, endHour, factor }],
    ),
  );
}

/** Number of hours in which ads are shown. */
export function countShownHours(table: HourTable): number {
  return table.flat().filter((factor) => factor !== null).length;
}

/** The shown hours of a day: `00–01, 10–24`, in Chinese `00–01、10–24`; empty if there are none. */
export function formatDayHours(day: readonly HourFactor[], language: Language): string {
  const runs = runsOf(day, (factor, next) => (factor === null) === (next === null))
    .filter(({ factor }) => factor !== null)
    .map(({ startHour, endHour }) => `${formatHour(startHour)}–${formatHour(endHour)}`);
  return formatList(runs, language, 'values');
}

/** An hour with two digits. */
export function formatHour(hour: number): string {
  return String(hour).padStart(2, '0');
}

interface Run {
  startHour: number;
  endHour: number;
  factor: HourFactor;
}

/** A day in runs of equal adjacent hours. */
function runsOf(
  day: readonly HourFactor[],
  isSame: (factor: HourFactor, next: HourFactor) => boolean,
): Run[] {
  const runs: Run[] = [];
  for (const [hour, factor] of day.entries()) {
    const last = runs.at(-1);
    if (last && isSame(last.factor, factor)) last.endHour = hour + 1;
    else runs.push({ startHour: hour, endHour: hour + 1, factor });
  }
  return runs;
}
