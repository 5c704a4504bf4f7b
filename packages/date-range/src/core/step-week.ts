import { addDays, startOfWeek, type Day } from './day';
import { isSelectable, type DateRange } from './range';

/**
 * The week beside a week (type 3).
 *
 * Shape:  null where that week is not over yet, so it cannot be selected.
 * Errors: RangeError when the range or `today` names no day.
 */
export function stepWeek(range: DateRange, direction: 'previous' | 'next', today: Day): DateRange | null {
  const beginDate = addDays(startOfWeek(range.beginDate), direction === 'next' ? 7 : -7);
  const endDate = addDays(beginDate, 6);
  return isSelectable({ type: 3, day: endDate, edge: 'end', today }) ? { beginDate, endDate } : null;
}
