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
  /** The range of the texts; a text that is not a date stays unchanged. */
  range: DateRange;
  /** Whether it can be applied, and the reason if not. */
  validation: RangeValidation;
  /** Changes the draft; returns the resulting range, and whether it is valid. */
  change: (action: DraftAction) => Pick<DateRangeModel, 'range' | 'validation'>;
  /** The range to shade while this day is hovered. */
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
      // two changes may come before the next render: the second builds on the first
      setDraft((current) => changeDraft(current, action, rules));
      const next = changeDraft(draft, action, rules);
      return { range: draftRange(next), validation: draftValidation(next, rules) };
    },
    previewOf: (day) => previewRange(draft, day, rules),
  };
}
