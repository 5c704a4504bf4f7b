import { useState } from 'react';
import type { Day } from '../core/day';
import {
  changeDraft,
  draftOf,
  draftRange,
  draftValidation,
  type DraftAction,
  type RangeDraft,
} from '../core/draft';
import { previewRange } from '../core/preview';
import type { DateRange, RangeType, RangeValidation } from '../core/range';

export interface DateRangeModel {
  /** Texts of the two fields. */
  draft: RangeDraft;
  /** The range they name; a text that names no day stands in it as it is. */
  range: DateRange;
  /** Whether it can be applied, and if not, why. */
  verdict: RangeValidation;
  /** Changes the draft and tells what it names then. */
  change: (action: DraftAction) => Pick<DateRangeModel, 'range' | 'verdict'>;
  /** What to shade while this day is pointed at. */
  previewOf: (day: Day) => DateRange | null;
}

/** What is being chosen in an open picker, before it is applied. */
export function useDateRange({
  type,
  value,
  today,
}: {
  type: RangeType;
  value: DateRange | null;
  today: Day;
}): DateRangeModel {
  const [draft, setDraft] = useState(() => draftOf(value));
  const rules = { type, today };
  return {
    draft,
    range: draftRange(draft),
    verdict: draftValidation(draft, rules),
    change: (action) => {
      // two changes may come before the next drawing: the second one builds on the first
      setDraft((current) => changeDraft(current, action, rules));
      const next = changeDraft(draft, action, rules);
      return { range: draftRange(next), verdict: draftValidation(next, rules) };
    },
    previewOf: (day) => previewRange(draft, day, rules),
  };
}
