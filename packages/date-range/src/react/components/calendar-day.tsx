import { cn } from '@meridian/ui';
import type { ReactElement } from 'react';
import type { DayButtonProps, DayProps } from 'react-day-picker';
import type { DayState } from '../../core/day-state';
import { useCalendarView } from '../calendar-context';

const rounding = ({ isBandStart, isBandEnd }: DayState) =>
  cn(isBandStart && 'rounded-l-sm', isBandEnd && 'rounded-r-sm');

/** A cell of the calendar with its part of the band. */
export function CalendarDay({ day, modifiers, children, className }: DayProps): ReactElement {
  const { stateOf } = useCalendarView();
  if (modifiers.hidden) return <td role="gridcell" className={className} />;
  const state = stateOf(day.isoDate);
  return (
    <td
      role="gridcell"
      aria-selected={state.isInRange || state.isBegin || state.isEnd || undefined}
      className={cn(
        className,
        state.isInRange
          ? cn('bg-accent-bg-2 text-accent-fg', rounding(state))
          : state.isPreviewed && cn('bg-hover', rounding(state)),
      )}
    >
      {children}
    </td>
  );
}

/** The button in a cell. */
export function DayButton({ day, className, children, onClick }: DayButtonProps): ReactElement {
  const { stateOf, isByWeek, tabStop, today, labelOf, onPoint, onKeyDown } = useCalendarView();
  const date = day.isoDate;
  const state = stateOf(date);
  const isChosen = state.isBegin || state.isEnd;
  return (
    <button
      type="button"
      data-scope-ui=""
      data-day={date}
      disabled={!state.isSelectable}
      tabIndex={date === tabStop ? 0 : -1}
      aria-label={labelOf(date)}
      aria-current={date === today ? 'date' : undefined}
      onClick={onClick}
      onFocus={() => onPoint(date)}
      onBlur={() => onPoint(null)}
      onMouseEnter={() => onPoint(date)}
      onMouseLeave={() => onPoint(null)}
      onKeyDown={(event) => onKeyDown(date, event)}
      className={cn(
        className,
        !state.isSelectable && !state.isInRange && 'text-fg-disabled',
        isByWeek && state.isSelectable && 'font-medium',
        isByWeek && state.isSelectable && !isChosen && !state.isInRange && 'inset-ring inset-ring-line-2',
        isByWeek &&
          state.isPreviewed &&
          state.isSelectable &&
          !state.isInRange &&
          'bg-surface inset-ring-line-3',
        !isByWeek && state.isSelectable && !state.isInRange && !isChosen && 'hover:bg-hover',
        isChosen && 'bg-accent font-semibold text-on-accent hover:bg-accent-hover',
        date === today &&
          'relative after:absolute after:bottom-1 after:left-1/2 after:h-0.5 after:w-4.5 after:-translate-x-1/2 after:bg-accent',
      )}
    >
      {children}
    </button>
  );
}
