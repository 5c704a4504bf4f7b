import type { Language } from '@meridian/i18n/core';
import { cn } from '@meridian/ui';
import { ChevronLeftIcon, ChevronRightIcon } from '@meridian/ui/icons';
import type { ReactElement } from 'react';
import { addMonths, type Day } from '../../core/day';
import type { OpenRange } from '../../core/pick';
import type { DateRange } from '../../core/range';
import type { DateRangeLabels } from '../labels/date-range-labels';
import type { CalendarModel } from '../use-calendar';
import { useDayFocus } from '../use-day-focus';
import { MonthCell } from './month-cell';

const rows = [0, 4, 8];
const columns = [0, 1, 2, 3];

const arrow =
  'absolute top-0 inline-grid size-7 place-items-center rounded-sm text-fg-2 focus-ring hover:bg-hover disabled:cursor-not-allowed disabled:bg-transparent disabled:text-fg-disabled max-desktop:size-11';

export interface MonthGridProps {
  range: OpenRange;
  preview: DateRange | null;
  today: Day;
  language: Language;
  labels: DateRangeLabels;
  calendar: CalendarModel;
  onPick: (firstDay: Day) => void;
}

/** Years side by side, four months per row. The arrow keys move from month to month, across all years. */
export function MonthGrid(props: MonthGridProps): ReactElement {
  const { labels, calendar, ...cell } = props;
  const ref = useDayFocus(calendar.focusRequest);
  return (
    <div ref={ref} className="relative flex gap-10">
      <button
        type="button"
        data-scope-ui=""
        aria-label={labels.previousYear}
        className={cn(arrow, 'left-0')}
        disabled={!calendar.canGoBack}
        onClick={() => calendar.pageBy(-1)}
      >
        <ChevronLeftIcon />
      </button>
      <button
        type="button"
        data-scope-ui=""
        aria-label={labels.nextYear}
        className={cn(arrow, 'right-0')}
        disabled={!calendar.canGoForward}
        onClick={() => calendar.pageBy(1)}
      >
        <ChevronRightIcon />
      </button>
      {calendar.pages.map((page) => (
        <div key={page} className="max-desktop:flex-1">
          <p
            aria-live="polite"
            className="mb-2 flex h-7 items-center justify-center text-13 font-semibold text-fg-1 tabular-nums max-desktop:h-11 max-desktop:text-14"
          >
            {page.slice(0, 4)}
          </p>
          <div role="grid" aria-label={page.slice(0, 4)} className="flex flex-col gap-1.5">
            {rows.map((row) => (
              <div key={row} role="row" className="flex">
                {columns.map((column) => (
                  <MonthCell
                    key={column}
                    {...cell}
                    month={addMonths(page, row + column)}
                    column={column}
                    isTabStop={calendar.tabStop === addMonths(page, row + column)}
                    onPoint={calendar.setPointed}
                    onKeyDown={calendar.handleKeyDown}
                  />
                ))}
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
