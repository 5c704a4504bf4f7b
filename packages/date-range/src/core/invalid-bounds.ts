import { dayNumber, type Day } from './day';
import { lastSelectableDay, validateRange, type DateRange, type RangeType } from './range';

/** Which bounds of an invalid range to mark; none while a bound is missing. */
export function invalidBounds(
  type: RangeType,
  range: DateRange,
  today: Day,
): { isStartWrong: boolean; isEndWrong: boolean } {
  const validation = validateRange({ type, range, today });
  const [begin, end] = [range.beginDate, range.endDate];
  const isNoDay = (text: string) => text !== '' && dayNumber(text) === undefined;
  if (isNoDay(begin) || isNoDay(end)) return { isStartWrong: isNoDay(begin), isEndWrong: isNoDay(end) };
  if (validation.ok || validation.code === 'empty') return { isStartWrong: false, isEndWrong: false };
  const isStartWrong =
    validation.code === 'not_monday' ||
    validation.code === 'not_month_start' ||
    ((validation.code === 'future' || validation.code === 'after_today') &&
      begin > lastSelectableDay(type, today));
  const isStartOnly = validation.code === 'not_monday' || validation.code === 'not_month_start';
  return { isStartWrong, isEndWrong: !isStartOnly };
}
