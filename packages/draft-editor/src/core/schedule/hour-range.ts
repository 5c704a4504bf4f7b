import { defaultHourFactor, makeHourTable, type HourFactor, type HourTable } from './hour-table';

/** An hour of the week: day 0 is Monday, hours are 0 to 23. */
export interface HourPosition {
  day: number;
  hour: number;
}

/** A rectangle of hours; all bounds are included. */
export interface HourRange {
  firstDay: number;
  lastDay: number;
  firstHour: number;
  lastHour: number;
}

/** The rectangle between two corners. */
export function hourRangeBetween(from: HourPosition, to: HourPosition): HourRange {
  return {
    firstDay: Math.min(from.day, to.day),
    lastDay: Math.max(from.day, to.day),
    firstHour: Math.min(from.hour, to.hour),
    lastHour: Math.max(from.hour, to.hour),
  };
}

export function isInRange({ day, hour }: HourPosition, range: HourRange): boolean {
  const { firstDay, lastDay, firstHour, lastHour } = range;
  return day >= firstDay && day <= lastDay && hour >= firstHour && hour <= lastHour;
}

/** Number of hours in a range. */
export function countHours({ firstDay, lastDay, firstHour, lastHour }: HourRange): number {
  return (lastDay - firstDay + 1) * (lastHour - firstHour + 1);
}

/** The table with one factor in all hours of a range; null hides them. */
export function withFactor(table: HourTable, range: HourRange, factor: HourFactor): HourTable {
  return mapRange(table, range, () => factor);
}

/** Sets the factor of the shown hours in a range. If none is shown, the whole range is shown with it. */
export function withShownFactor(table: HourTable, range: HourRange, factor: number): HourTable {
  if (factorOfRange(table, range) === null) return withFactor(table, range, factor);
  return mapRange(table, range, (previous) => (previous === null ? null : factor));
}

/** Shows or hides the hours of a range. Hours that are already shown keep their factor. */
export function withShown(table: HourTable, range: HourRange, isShown: boolean): HourTable {
  return mapRange(table, range, (factor) => (isShown ? (factor ?? defaultHourFactor) : null));
}

/** Hides the hours of a range if all of them are shown; otherwise shows them. */
export function toggleRange(table: HourTable, range: HourRange): HourTable {
  const areShown = factorsOf(table, range).every((factor) => factor !== null);
  return withShown(table, range, !areShown);
}

/** The common factor of the shown hours in a range; null if none is shown, `mixed` if they differ. */
export function factorOfRange(table: HourTable, range: HourRange): HourFactor | 'mixed' {
  const factors = new Set(factorsOf(table, range).filter((factor) => factor !== null));
  if (factors.size > 1) return 'mixed';
  const [factor = null] = factors;
  return factor;
}

function factorsOf(table: HourTable, { firstDay, lastDay, firstHour, lastHour }: HourRange): HourFactor[] {
  return table.slice(firstDay, lastDay + 1).flatMap((day) => day.slice(firstHour, lastHour + 1));
}

function mapRange(table: HourTable, range: HourRange, change: (factor: HourFactor) => HourFactor): HourTable {
  return makeHourTable((day, hour) => {
    const factor = table[day]?.[hour] ?? null;
    return isInRange({ day, hour }, range) ? change(factor) : factor;
  });
}
