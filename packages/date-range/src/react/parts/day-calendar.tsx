import type { Language } from '@meridian/i18n/core';
import type { ReactElement } from 'react';
import { DayPicker, type ClassNames, type DayPickerLocale } from 'react-day-picker';
import { enUS } from 'react-day-picker/locale/en-US';
import { zhCN } from 'react-day-picker/locale/zh-CN';
import { zhTW } from 'react-day-picker/locale/zh-TW';
import { dayNumber, type Day } from '../../core/day';
import type { OpenRange } from '../../core/pick';
import { isSelectable, type RangeType } from '../../core/range';
import { useIsNarrow } from '../use-is-narrow';

const locales: Record<Language, DayPickerLocale> = { cn: zhCN, en: enUS, tw: zhTW };

const arrow =
  'inline-grid size-7 place-items-center rounded-sm text-fg-2 focus-ring hover:bg-hover aria-disabled:text-fg-disabled';

const classNames: Partial<ClassNames> = {
  months: 'relative flex gap-6',
  month_caption: 'mb-1 flex h-7 items-center justify-center pl-8 text-13 font-semibold text-fg-1',
  nav: 'absolute inset-x-0 top-0 flex h-7 items-center justify-between pl-8',
  button_previous: arrow,
  button_next: arrow,
  chevron: 'size-4 fill-current',
  month_grid: 'border-collapse',
  weekday: 'h-7 w-9 text-12 font-normal text-fg-3',
  week_number_header: 'h-7 w-8 text-left text-12 font-normal text-fg-3',
  week_number: 'w-8 text-left text-11 font-normal text-fg-3 tabular-nums',
  day: 'h-9 w-9 p-0 text-center text-13 text-fg-1 tabular-nums',
  day_button: 'inline-grid size-8 place-items-center rounded-sm focus-ring enabled:hover:bg-hover',
  disabled: 'text-fg-disabled',
  today: 'underline decoration-accent decoration-2 underline-offset-4',
};
const modifiersClassNames = {
  boxed: '[&>button]:font-medium [&>button]:inset-ring [&>button]:inset-ring-line-2',
  between: 'bg-accent-bg-2 text-accent-fg',
  begin: 'rounded-l-sm bg-accent-bg-2',
  finish: 'rounded-r-sm bg-accent-bg-2',
  selected:
    '[&>button]:bg-accent [&>button]:font-semibold [&>button]:text-on-accent [&>button]:inset-ring-0 [&>button]:enabled:hover:bg-accent-hover',
};

/** A day as the calendar wants it: noon of that day where the browser stands, so that no zone can move it. */
const dateOf = (day: Day): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
};
const dayOfDate = (date: Date): Day =>
  [
    String(date.getFullYear()).padStart(4, '0'),
    String(date.getMonth() + 1).padStart(2, '0'),
    String(date.getDate()).padStart(2, '0'),
  ].join('-');

export interface DayCalendarProps {
  type: RangeType;
  range: OpenRange;
  today: Day;
  language: Language;
  onPick: (day: Day) => void;
}

/** Two months, Monday first, with week numbers; only days that may be an end can be clicked. */
export function DayCalendar({ type, range, today, language, onPick }: DayCalendarProps): ReactElement {
  const isNarrow = useIsNarrow();
  const { beginDate, endDate } = range;
  const isEnd = (day: Day) => day === beginDate || day === endDate;
  const canPick = (day: Day) =>
    isSelectable({ type, day, edge: 'start', today }) || isSelectable({ type, day, edge: 'end', today });
  const shown = endDate ?? beginDate ?? today;
  const month = dateOf(dayNumber(shown) === undefined ? today : shown);
  return (
    <DayPicker
      locale={locales[language]}
      weekStartsOn={1}
      ISOWeek
      noonSafe
      showWeekNumber
      numberOfMonths={isNarrow ? 1 : 2}
      defaultMonth={new Date(month.getFullYear(), month.getMonth() - (isNarrow ? 0 : 1), 1, 12)}
      endMonth={dateOf(today)}
      today={dateOf(today)}
      classNames={classNames}
      disabled={(date) => !canPick(dayOfDate(date))}
      modifiers={{
        selected: (date) => isEnd(dayOfDate(date)),
        between: (date) => {
          const day = dayOfDate(date);
          return beginDate !== null && endDate !== null && day > beginDate && day < endDate;
        },
        begin: (date) => dayOfDate(date) === beginDate && endDate !== null && beginDate !== endDate,
        finish: (date) => dayOfDate(date) === endDate && beginDate !== null && beginDate !== endDate,
        boxed: (date) => (type === 2 || type === 3) && canPick(dayOfDate(date)),
      }}
      modifiersClassNames={modifiersClassNames}
      onDayClick={(date, { disabled }) => {
        if (disabled !== true) onPick(dayOfDate(date));
      }}
    />
  );
}
