import { useState } from 'react';
import { dayNumber, type Day } from '../core/day';
import { pickDay } from '../core/pick';
import { validateRange, type DateRange, type RangeType, type RangeVerdict } from '../core/range';

export interface DateRangeDraft {
  /** Texts of the two fields; a calendar day once they are valid. */
  begin: string;
  end: string;
  verdict: RangeVerdict;
  /** Days between the ends, both counted; null while the range is not accepted. */
  dayCount: number | null;
  setBegin: (text: string) => void;
  setEnd: (text: string) => void;
  setRange: (range: DateRange) => void;
  pick: (day: Day) => void;
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
}): DateRangeDraft {
  const [begin, setBegin] = useState(value?.beginDate ?? '');
  const [end, setEnd] = useState(value?.endDate ?? '');
  const range = { beginDate: begin.trim(), endDate: end.trim() };
  const verdict = validateRange({ type, range, today });
  const [first, last] = [dayNumber(range.beginDate), dayNumber(range.endDate)];
  return {
    begin,
    end,
    verdict,
    dayCount: verdict.ok && first !== undefined && last !== undefined ? last - first + 1 : null,
    setBegin,
    setEnd,
    setRange: ({ beginDate, endDate }) => {
      setBegin(beginDate);
      setEnd(endDate);
    },
    pick: (day) => {
      const picked = pickDay(
        type,
        {
          beginDate: first === undefined ? null : range.beginDate,
          endDate: last === undefined ? null : range.endDate,
        },
        day,
      );
      setBegin(picked.beginDate ?? '');
      setEnd(picked.endDate ?? '');
    },
  };
}
