import { addDays, addMonths, startOfMonth, startOfWeek, weekday, type Day } from './day';
import { lastSelectableDay, type RangeType } from './range';

/** Keyboard steps in a calendar. A page is a month; in a grid of months, a year. */
export type CalendarMove =
  | 'previous'
  | 'next'
  | 'above'
  | 'below'
  | 'rowStart'
  | 'rowEnd'
  | 'previousPage'
  | 'nextPage'
  | 'previousYear'
  | 'nextYear';

interface CalendarPlace {
  type: RangeType;
  day: Day;
  today: Day;
}

/** The calendar goes no further back; arithmetic on days stops at the year 100. */
export const firstCalendarDay: Day = '0102-01-01';

const monthsInRow = 4;

const freeMoves: Record<CalendarMove, (day: Day) => Day> = {
  previous: (day) => addDays(day, -1),
  next: (day) => addDays(day, 1),
  above: (day) => addDays(day, -7),
  below: (day) => addDays(day, 7),
  rowStart: startOfWeek,
  rowEnd: (day) => addDays(startOfWeek(day), 6),
  previousPage: (day) => addMonths(day, -1),
  nextPage: (day) => addMonths(day, 1),
  previousYear: (day) => addMonths(day, -12),
  nextYear: (day) => addMonths(day, 12),
};

const isMonday = (day: Day) => weekday(day) === 1;

/** The Monday or Sunday of another day's week, matching `day`. */
const sameEnd = (day: Day, other: Day) => addDays(startOfWeek(other), isMonday(day) ? 0 : 6);

const weekMoves: Record<CalendarMove, (day: Day) => Day> = {
  ...freeMoves,
  previous: (day) => addDays(day, isMonday(day) ? -1 : -6),
  next: (day) => addDays(day, isMonday(day) ? 6 : 1),
  previousPage: (day) => sameEnd(day, addMonths(day, -1)),
  nextPage: (day) => sameEnd(day, addMonths(day, 1)),
  previousYear: (day) => sameEnd(day, addMonths(day, -12)),
  nextYear: (day) => sameEnd(day, addMonths(day, 12)),
};

const columnOf = (day: Day) => (Number(day.slice(5, 7)) - 1) % monthsInRow;

const monthMoves: Record<CalendarMove, (day: Day) => Day> = {
  previous: (day) => addMonths(day, -1),
  next: (day) => addMonths(day, 1),
  above: (day) => addMonths(day, -monthsInRow),
  below: (day) => addMonths(day, monthsInRow),
  rowStart: (day) => addMonths(day, -columnOf(day)),
  rowEnd: (day) => addMonths(day, monthsInRow - 1 - columnOf(day)),
  previousPage: (day) => addMonths(day, -12),
  nextPage: (day) => addMonths(day, 12),
  previousYear: (day) => addMonths(day, -12),
  nextYear: (day) => addMonths(day, 12),
};

const movesOf = (type: RangeType) => {
  if (type === 4) return monthMoves;
  return type === 2 || type === 3 ? weekMoves : freeMoves;
};

/** The selectable day nearest to a day: itself, otherwise an earlier one. For months, the first of the month. */
export function nearestSelectable({ type, day, today }: CalendarPlace): Day {
  const last = lastSelectableDay(type, today);
  const within = day > last ? last : day;
  if (type === 4) return startOfMonth(within);
  return (type === 2 || type === 3) && weekday(within) !== 7 ? startOfWeek(within) : within;
}

/**
 * The selectable day that a key moves to: by day, by Monday and Sunday for weeks, by month for months. Stays at the last selectable day.
 */
export function moveInCalendar({ type, day, move, today }: CalendarPlace & { move: CalendarMove }): Day {
  const target = movesOf(type)[move](day);
  if (target < day) return day < firstCalendarDay ? day : target;
  const last = lastSelectableDay(type, today);
  if (target <= last) return target;
  const isWeekStart = (type === 2 || type === 3) && isMonday(target);
  const clamped = nearestSelectable({ type, day: isWeekStart ? addDays(last, -6) : last, today });
  return clamped > day ? clamped : day;
}
