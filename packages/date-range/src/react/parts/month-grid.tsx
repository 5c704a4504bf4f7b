import { htmlLang, type Language } from '@meridian/i18n/core';
import { cn, IconButton } from '@meridian/ui';
import { ChevronLeftIcon, ChevronRightIcon } from '@meridian/ui/icons';
import { useState, type ReactElement } from 'react';
import { endOfMonth, type Day } from '../../core/day';
import type { OpenRange } from '../../core/pick';
import { isSelectable } from '../../core/range';
import type { DateRangeLabels } from '../labels';

export interface MonthGridProps {
  range: OpenRange;
  today: Day;
  language: Language;
  labels: Pick<DateRangeLabels, 'previous' | 'next'>;
  onPick: (firstDay: Day) => void;
}

const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

/** Two years of months; clicking one picks it, clicking a second picks all between. */
export function MonthGrid({ range, today, language, labels, onPick }: MonthGridProps): ReactElement {
  const thisYear = Number(today.slice(0, 4));
  const [lastYear, setLastYear] = useState(Number((range.endDate ?? today).slice(0, 4)) || thisYear);
  const shortName = new Intl.DateTimeFormat(htmlLang[language], { month: 'short', timeZone: 'UTC' });
  const fullName = new Intl.DateTimeFormat(htmlLang[language], {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return (
    <div className="relative flex gap-10 px-6 py-3 max-desktop:flex-col max-desktop:gap-3">
      <div className="absolute inset-x-6 top-3 flex justify-between">
        <IconButton label={labels.previous} onClick={() => setLastYear(lastYear - 1)}>
          <ChevronLeftIcon />
        </IconButton>
        <IconButton
          label={labels.next}
          disabled={lastYear >= thisYear}
          onClick={() => setLastYear(lastYear + 1)}
        >
          <ChevronRightIcon />
        </IconButton>
      </div>
      {[lastYear - 1, lastYear].map((year) => (
        <div key={year} role="group" aria-label={String(year)}>
          <p className="mb-2 flex h-7 items-center justify-center text-13 font-semibold text-fg-1">{year}</p>
          <div className="grid grid-cols-4 gap-y-1.5">
            {months.map((month) => {
              const first = `${year}-${month}-01`;
              const last = endOfMonth(first);
              const isEnd = first === range.beginDate || last === range.endDate;
              const isBetween =
                range.beginDate !== null &&
                range.endDate !== null &&
                first > range.beginDate &&
                last < range.endDate;
              const date = new Date(`${first}T00:00:00Z`);
              return (
                <button
                  key={month}
                  type="button"
                  data-scope-ui="month"
                  disabled={!isSelectable({ type: 4, day: first, edge: 'start', today })}
                  aria-pressed={isEnd || isBetween}
                  aria-label={fullName.format(date)}
                  onClick={() => onPick(first)}
                  className={cn(
                    'h-10 w-18 rounded-sm text-13 font-medium text-fg-1 focus-ring enabled:hover:bg-hover disabled:text-fg-disabled',
                    isBetween && 'rounded-none bg-accent-bg-2 text-accent-fg',
                    isEnd && 'bg-accent font-semibold text-on-accent hover:bg-accent-hover',
                    today.startsWith(`${year}-${month}`) && 'underline decoration-2 underline-offset-4',
                  )}
                >
                  {shortName.format(date)}
                </button>
              );
            })}
          </div>
        </div>
      ))}
    </div>
  );
}
