import { addDays, startOfWeek, type Day } from './day';
import { changeDraft, draftRange, draftValidation, type DraftRules, type RangeDraft } from './draft';
import type { DateRange } from './range';

/**
 * What to shade while a selectable day is pointed at or has the focus.
 *
 * Shape: of weeks, the week of the day; else what a click on it would choose, null where that leaves an end open.
 */
export function previewRange(draft: RangeDraft, day: Day, rules: DraftRules): DateRange | null {
  if (rules.type === 2 || rules.type === 3) {
    const beginDate = startOfWeek(day);
    return { beginDate, endDate: addDays(beginDate, 6) };
  }
  const next = changeDraft(draft, { kind: 'pick', day }, rules);
  return draftValidation(next, rules).ok ? draftRange(next) : null;
}
