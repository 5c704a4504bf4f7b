import type { ShortcutId } from '../../core/presets';
import type { RangeErrorCode, RangeType } from '../../core/range';

/** Every text of the picker. A host may replace single ones. */
export interface DateRangeLabels {
  /** Names the button for assistive technology; the selected range follows. */
  range: string;
  /** Names the open picker, and is the text of the button without a range. */
  choose: Record<RangeType, string>;
  shortcuts: string;
  begin: string;
  end: string;
  /** Expected date format: the placeholder of an empty field. */
  dateFormat: string;
  to: string;
  apply: string;
  cancel: string;
  clear: string;
  close: string;
  previousMonth: string;
  nextMonth: string;
  previousYear: string;
  nextYear: string;
  previousWeek: string;
  nextWeek: string;
  /** Header of the column of week numbers: short, then in full. */
  weekHead: string;
  weekNumbers: string;
  week: (number: number) => string;
  today: string;
  days: (count: number) => string;
  weeks: (count: number) => string;
  months: (count: number) => string;
  /** Joins two counts: `3 weeks`, `21 days`. */
  counts: (first: string, second: string) => string;
  /** Prompts for the end once the start is picked, or for the start. */
  chooseEnd: string;
  chooseBegin: string;
  shortcut: Record<ShortcutId, string>;
  /** The selectable days; `lastDay` is the last day, already in words. */
  hint: Record<RangeType, (lastDay: string) => string>;
  /** Number of days of the current month that have data. */
  monthSoFar: (month: string, counted: number, total: number) => string;
  /** Why a range is rejected. */
  error: Record<RangeErrorCode, string>;
  notLoaded: string;
}
