import type { HourPosition } from '../../core/schedule/hour-range';
import { daysPerWeek, hoursPerDay } from '../../core/schedule/hour-table';

const lastDay = daysPerWeek - 1;
const lastHour = hoursPerDay - 1;

/** Whether a position is the header of a day (`hour` is -1) or of an hour (`day` is -1). */
export function isHead({ day, hour }: HourPosition): boolean {
  return day < 0 || hour < 0;
}

/**
 * The position to which a key moves; null if the key does not move. The name of the day is to the left of hour 0, and the header of the
 * hour is above Monday.
 */
export function nextPosition(
  key: string,
  { day, hour }: HourPosition,
  { isToEnds }: { isToEnds: boolean },
): HourPosition | null {
  // the corner between both headers is empty
  const firstDay = hour < 0 ? 0 : -1;
  const firstHour = day < 0 ? 0 : -1;
  switch (key) {
    case 'ArrowLeft':
      return { day, hour: isToEnds ? 0 : Math.max(hour - 1, firstHour) };
    case 'ArrowRight':
      return { day, hour: isToEnds ? lastHour : Math.min(hour + 1, lastHour) };
    case 'ArrowUp':
      return { day: isToEnds ? 0 : Math.max(day - 1, firstDay), hour };
    case 'ArrowDown':
      return { day: isToEnds ? lastDay : Math.min(day + 1, lastDay), hour };
    case 'Home':
      return { day: isToEnds ? 0 : day, hour: 0 };
    case 'End':
      return { day: isToEnds ? lastDay : day, hour: lastHour };
    default:
      return null;
  }
}

/** The nearest position that is not a header. */
export function nearestHour({ day, hour }: HourPosition): HourPosition {
  return { day: Math.max(day, 0), hour: Math.max(hour, 0) };
}
