import type { Language } from '@meridian/i18n/core';
import { cn } from '@meridian/ui';
import type { KeyboardEvent, ReactElement } from 'react';
import { endOfMonth, startOfMonth, type Day } from '../../core/day';
import type { OpenRange } from '../../core/pick';
import { isSelectable, type DateRange } from '../../core/range';
import { dayText } from '../day-texts';

export interface MonthCellProps {
  /** First day of the month. */
  month: Day;
  /** 0 to 3 within its row. */
  column: number;
  range: OpenRange;
  preview: DateRange | null;
  today: Day;
  language: Language;
  isTabStop: boolean;
  onPick: (month: Day) => void;
  onPoint: (month: Day | null) => void;
  onKeyDown: (month: Day, event: KeyboardEvent) => void;
}

/** One month of the grid: its part of the band, and its button. */
export function MonthCell(props: MonthCellProps): ReactElement {
  const { month, column, range, preview, today, language, isTabStop, onPick, onPoint, onKeyDown } = props;
  const last = endOfMonth(month);
  const { beginDate, endDate } = range;
  const isBegin = month === beginDate;
  const isEnd = last === endDate;
  const isInRange =
    beginDate !== null && endDate !== null && month >= beginDate && last <= endDate && beginDate < endDate;
  const isPreviewed = preview !== null && month >= preview.beginDate && last <= preview.endDate;
  const isChosen = isBegin || isEnd;
  const isBandStart = column === 0 || (isInRange ? isBegin : month === preview?.beginDate);
  const isBandEnd = column === 3 || (isInRange ? isEnd : last === preview?.endDate);
  return (
    <div
      role="gridcell"
      aria-selected={isInRange || isChosen || undefined}
      className={cn(
        'flex h-10 w-18.5 max-desktop:h-11 max-desktop:w-auto max-desktop:flex-1',
        isInRange ? 'bg-accent-bg-2 text-accent-fg' : isPreviewed && 'bg-hover',
        isBandStart && 'rounded-l-sm',
        isBandEnd && 'rounded-r-sm',
      )}
    >
      <button
        type="button"
        data-scope-ui=""
        data-day={month}
        disabled={!isSelectable({ type: 4, day: month, edge: 'start', today })}
        tabIndex={isTabStop ? 0 : -1}
        aria-label={dayText(month, language, 'month')}
        aria-current={month === startOfMonth(today) ? 'date' : undefined}
        onClick={() => onPick(month)}
        onFocus={() => onPoint(month)}
        onBlur={() => onPoint(null)}
        onMouseEnter={() => onPoint(month)}
        onMouseLeave={() => onPoint(null)}
        onKeyDown={(event) => onKeyDown(month, event)}
        className={cn(
          'relative flex-1 rounded-sm text-13 font-medium focus-ring disabled:font-normal disabled:text-fg-disabled max-desktop:text-14',
          isChosen && 'bg-accent font-semibold text-on-accent hover:bg-accent-hover',
          month === startOfMonth(today) &&
            'after:absolute after:bottom-1 after:left-1/2 after:h-0.5 after:w-4.5 after:-translate-x-1/2 after:bg-accent',
          month === startOfMonth(today) && isChosen && 'after:bg-on-accent',
        )}
      >
        {dayText(month, language, 'shortMonthName')}
      </button>
    </div>
  );
}
