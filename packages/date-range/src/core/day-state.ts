import { addDays, startOfMonth, weekday, type Day } from './day';
import type { OpenRange } from './pick';
import { isSelectable, type DateRange, type RangeType } from './range';

/** State of a day for rendering in a calendar. */
export interface DayState {
  /** Whether it can be clicked, as a start or as an end. */
  isSelectable: boolean;
  /** Whether it is an end of the range in the draft. */
  isBegin: boolean;
  isEnd: boolean;
  /** Whether it is in the range, ends included. */
  isInRange: boolean;
  /** Whether it is in the previewed range. */
  isPreviewed: boolean;
  /** Whether a band (range or preview) starts or stops here: at its end, or at the end of a week or month. */
  isBandStart: boolean;
  isBandEnd: boolean;
}

const contains = (range: DateRange | null, day: Day) =>
  range !== null && day >= range.beginDate && day <= range.endDate;

/** The state of one day for a range, which may still be incomplete, and a preview. */
export function dayState({
  type,
  day,
  today,
  range,
  preview,
}: {
  type: RangeType;
  day: Day;
  today: Day;
  range: OpenRange;
  preview: DateRange | null;
}): DayState {
  const { beginDate, endDate } = range;
  const closed =
    beginDate !== null && endDate !== null && beginDate <= endDate ? { beginDate, endDate } : null;
  const isInRange = contains(closed, day);
  const band = isInRange ? closed : preview;
  return {
    isSelectable:
      isSelectable({ type, day, edge: 'start', today }) || isSelectable({ type, day, edge: 'end', today }),
    isBegin: day === beginDate,
    isEnd: day === endDate,
    isInRange,
    isPreviewed: contains(preview, day),
    isBandStart: day === band?.beginDate || weekday(day) === 1 || day === startOfMonth(day),
    isBandEnd: day === band?.endDate || weekday(day) === 7 || addDays(day, 1).endsWith('-01'),
  };
}
