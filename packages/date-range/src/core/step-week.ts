import { addDays, startOfWeek, type Day } from './day';
import { isSelectable, type DateRange } from './range';

/**
 * The week before or after a week (type 3).
 *
 * Shape:  null if that week has not ended yet, so that it cannot be selected.
 * Errors: RangeError if the range or `today` is not valid.
 */
export function stepWeek(range: DateRange, direction: 'previous' | 'next', today: Day): DateRange | null {
  const beginDate = addDays(startOfWeek(range.beginDate), direction === 'next' ? 7 : -7);
  const endDate = addDays(beginDate, 6);
  return isSelectable({ type: 3, day: endDate, edge: 'end', today }) ? { beginDate, endDate } : null;
}
