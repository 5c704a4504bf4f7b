import { firstCalendarDay } from './calendar-move';
import { addDays, endOfMonth, startOfMonth, type Day } from './day';
import { parseDay } from './parse';
import { pickDay, type OpenRange } from './pick';
import {
  isSelectable,
  validateRange,
  type DateRange,
  type RangeEdge,
  type RangeType,
  type RangeValidation,
} from './range';

/** The state of an open picker: the texts of its two fields, which clicks also fill. */
export interface RangeDraft {
  begin: string;
  end: string;
  /** Whether the last change was a click: with months, the first click starts a range and the second one extends it. */
  isPicked: boolean;
}

export type DraftAction =
  | { kind: 'pick'; day: Day }
  | { kind: 'type'; edge: RangeEdge; text: string }
  /** A field lost the focus: its text becomes a full date; in month ranges, the first or last day of the month. */
  | { kind: 'complete' }
  | { kind: 'set'; range: DateRange | null };

export interface DraftRules {
  type: RangeType;
  today: Day;
}

/** The draft of a picker that opens with a range. */
export function createRangeDraft(range: DateRange | null): RangeDraft {
  return { begin: range?.beginDate ?? '', end: range?.endDate ?? '', isPicked: false };
}

/** The range of the texts; a text that is not a date stays unchanged. */
export function draftRange({ begin, end }: RangeDraft): DateRange {
  return { beginDate: parseDay(begin) ?? begin.trim(), endDate: parseDay(end) ?? end.trim() };
}

/** Whether the draft can be applied, and the reason if not. */
export function draftValidation(draft: RangeDraft, { type, today }: DraftRules): RangeValidation {
  return validateRange({ type, range: draftRange(draft), today });
}

const usable = (text: string, edge: RangeEdge, { type, today }: DraftRules): Day | null => {
  const day = parseDay(text);
  return day !== undefined && isSelectable({ type, day, edge, today }) ? day : null;
};

const picked = (draft: RangeDraft, day: Day, rules: DraftRules): RangeDraft => {
  const startsAnew = rules.type === 4 && !draft.isPicked;
  const range: OpenRange = startsAnew
    ? { beginDate: null, endDate: null }
    : { beginDate: usable(draft.begin, 'start', rules), endDate: usable(draft.end, 'end', rules) };
  const { beginDate, endDate } = pickDay(rules.type, range, day);
  return { begin: beginDate ?? '', end: endDate ?? '', isPicked: true };
};

const typed = (draft: RangeDraft, edge: RangeEdge, text: string, rules: DraftRules): RangeDraft => {
  const end = rules.type === 3 ? usable(text, edge, rules) : null;
  const day = end !== null && end >= firstCalendarDay ? end : null;
  if (edge === 'start') {
    return { begin: text, end: day === null ? draft.end : addDays(day, 6), isPicked: false };
  }
  return { begin: day === null ? draft.begin : addDays(day, -6), end: text, isPicked: false };
};

const completed = (draft: RangeDraft, { type }: DraftRules): RangeDraft => {
  const written = (text: string, snap: (day: Day) => Day) => {
    const day = parseDay(text);
    if (day === undefined) return text;
    return type === 4 ? snap(day) : day;
  };
  return { ...draft, begin: written(draft.begin, startOfMonth), end: written(draft.end, endOfMonth) };
};

/** The draft after one action. */
export function changeDraft(draft: RangeDraft, action: DraftAction, rules: DraftRules): RangeDraft {
  switch (action.kind) {
    case 'pick':
      return picked(draft, action.day, rules);
    case 'type':
      return typed(draft, action.edge, action.text, rules);
    case 'complete':
      return completed(draft, rules);
    case 'set':
      return createRangeDraft(action.range);
  }
}
