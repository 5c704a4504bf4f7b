import { addDays, startOfWeek, type Day } from './day';
import { changeDraft, draftRange, draftValidation, type DraftRules, type RangeDraft } from './draft';
import type { DateRange } from './range';

/**
 * The range to shade while a selectable day is hovered or focused.
 *
 * Shape: for weeks, the week of the day; otherwise the range that a click on it would select, null if that leaves an end open.
 */
export function previewRange(draft: RangeDraft, day: Day, rules: DraftRules): DateRange | null {
  if (rules.type === 2 || rules.type === 3) {
    const beginDate = startOfWeek(day);
    return { beginDate, endDate: addDays(beginDate, 6) };
  }
  const next = changeDraft(draft, { kind: 'pick', day }, rules);
  return draftValidation(next, rules).ok ? draftRange(next) : null;
}
