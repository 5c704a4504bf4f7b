import { addDays } from '@meridian/date-range/core';
import type { Span } from './parse-date';
import { ImportRejectedError } from './problem';

/**
 * Spans for which a file has data. For daily rows with a period in the file: every day of the period up to today,
 * because a day without rows had no traffic. Otherwise the spans of its rows.
 *
 * Errors: `ImportRejectedError('overlap_in_file')` if different spans overlap, because data would count twice.
 */
export function coveredSpans(
  rowSpans: readonly Span[],
  options: { period: Span | undefined; today: string },
): Span[] {
  const distinct = new Map(rowSpans.map((span) => [`${span.beginDate} ${span.endDate}`, span]));
  const spans = [...distinct.keys()].sort().flatMap((key) => distinct.get(key) ?? []);
  const { period, today } = options;
  if (period && spans.every(isDay)) {
    // limited before expanding, because a period may end in the year 9999
    return daysOf({ ...period, endDate: period.endDate < today ? period.endDate : today });
  }
  spans.forEach((span, index) => {
    const previous = spans[index - 1];
    if (previous && previous.endDate >= span.beginDate) {
      throw new ImportRejectedError('overlap_in_file', { first: textOf(previous), second: textOf(span) });
    }
  });
  return spans;
}

const isDay = ({ beginDate, endDate }: Span): boolean => beginDate === endDate;

/** Days of a span, as one-day spans. */
export function daysOf({ beginDate, endDate }: Span): Span[] {
  const days: Span[] = [];
  for (let day = beginDate; day <= endDate; day = addDays(day, 1))
    days.push({ beginDate: day, endDate: day });
  return days;
}

/** A span as text: `2024-12-16` or `2024-12-16~2024-12-22`. */
function textOf({ beginDate, endDate }: Span): string {
  return beginDate === endDate ? beginDate : `${beginDate}~${endDate}`;
}
