import type { HourRange } from '../schedule/hour-range';

/** A range of schedule hours as the part of an `InputPlace`. */
export function rangePart({ firstDay, lastDay, firstHour, lastHour }: HourRange): string {
  return [firstDay, lastDay, firstHour, lastHour].join('-');
}

/** The hours that a part names; null for another part. */
export function rangeOfPart(part: string): HourRange | null {
  const [firstDay, lastDay, firstHour, lastHour, ...others] = part.split('-').map(Number);
  const isRange = [firstDay, lastDay, firstHour, lastHour].every((each) => Number.isInteger(each));
  if (!isRange || others.length > 0) return null;
  return {
    firstDay: firstDay ?? 0,
    lastDay: lastDay ?? 0,
    firstHour: firstHour ?? 0,
    lastHour: lastHour ?? 0,
  };
}
