import { useState } from 'react';
import type { Day } from '../core/day';
import {
  changeDraft,
  createRangeDraft,
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
  /** The range they name; a text that is no date stays unchanged. */
  range: DateRange;
  /** Whether it can be applied, and if not, why. */
  validation: RangeValidation;
  /** Changes the draft; returns the range that it then names, and whether that is valid. */
  change: (action: DraftAction) => Pick<DateRangeModel, 'range' | 'validation'>;
  /** What to shade while this day is pointed at. */
  previewOf: (day: Day) => DateRange | null;
}

/** The draft of an open picker, before it is applied. */
export function useDateRange({
  type,
  value,
  today,
}: {
  type: RangeType;
  value: DateRange | null;
  today: Day;
}): DateRangeModel {
  const [draft, setDraft] = useState(() => createRangeDraft(value));
  const rules = { type, today };
  return {
    draft,
    range: draftRange(draft),
    validation: draftValidation(draft, rules),
    change: (action) => {
      // two changes may come before the next render: the second one builds on the first
      setDraft((current) => changeDraft(current, action, rules));
      const next = changeDraft(draft, action, rules);
      return { range: draftRange(next), validation: draftValidation(next, rules) };
    },
    previewOf: (day) => previewRange(draft, day, rules),
  };
}
