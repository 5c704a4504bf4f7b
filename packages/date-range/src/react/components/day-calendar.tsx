import { languageTags, type Language } from '@meridian/i18n/core';
import { cn } from '@meridian/ui';
import { ChevronLeftIcon, ChevronRightIcon } from '@meridian/ui/icons';
import type { ReactElement } from 'react';
import { DayPicker, type ChevronProps, type ClassNames } from 'react-day-picker';
import { weekNumber, type Day } from '../../core/day';
import { dayState } from '../../core/day-state';
import type { OpenRange } from '../../core/pick';
import type { DateRange, RangeType } from '../../core/range';
import { UtcDate } from '../../core/utc-date';
import { CalendarContext, type CalendarView } from '../calendar-context';
import { dayText, weekdayHead } from '../day-texts';
import type { DateRangeLabels } from '../labels/date-range-labels';
import type { CalendarModel } from '../use-calendar';
import { useDayFocus } from '../use-day-focus';
import { DayButton, CalendarDay } from './calendar-day';

const arrow =
  'inline-grid size-7 place-items-center rounded-sm text-fg-2 focus-ring hover:bg-hover aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-fg-disabled max-desktop:size-11';

const classNames: Partial<ClassNames> = {
  months: 'relative flex gap-6',
  month: 'min-h-70 max-desktop:min-h-0 max-desktop:flex-1',
  month_caption:
    'mb-1 flex h-7 items-center justify-center pl-8 text-13 font-semibold text-fg-1 max-desktop:h-11 max-desktop:pl-0 max-desktop:text-14',
  nav: 'absolute inset-x-0 top-0 flex items-center justify-between pl-8 max-desktop:pl-0',
  button_previous: arrow,
  button_next: arrow,
  month_grid:
    'border-separate border-spacing-x-0 border-spacing-y-0.5 max-desktop:w-full max-desktop:table-fixed',
  weekday: 'h-7 w-9 p-0 text-center text-12 font-normal text-fg-3',
  week_number_header: 'h-7 w-8 p-0 text-left text-12 font-normal text-fg-3',
  week_number: 'h-8.5 w-8 p-0 text-left text-11 font-normal text-fg-3 tabular-nums',
  day: 'h-8.5 w-9 p-0 text-center max-desktop:h-11',
  day_button:
    'inline-grid size-8 place-items-center rounded-sm align-middle text-13 tabular-nums focus-ring max-desktop:size-11 max-desktop:text-14',
};
const endHeads =
  '[&>:last-child]:font-medium [&>:last-child]:text-fg-1 [&>:nth-last-child(7)]:font-medium [&>:nth-last-child(7)]:text-fg-1';

const Chevron = ({ orientation }: ChevronProps) =>
  orientation === 'left' ? <ChevronLeftIcon /> : <ChevronRightIcon />;
const components = { Chevron, Day: CalendarDay, DayButton };

const dateOf = (day: Day) => new UtcDate(`${day}T00:00:00Z`);
const dayOfDate = (date: Date): Day => date.toISOString().slice(0, 10);

/**
 * The calendar calculates in UTC, like all days here, so that the browser's time zone cannot change a day. (Its own `timeZone` formats
 * with Intl in every step.)
 */
const dateLib = {
  // the calendar itself only formats dates as yyyy-MM-dd and yyyy-MM: without this it needs all formats of date-fns
  format: (date: Date, pattern: string) => dayOfDate(date).slice(0, pattern.length),
  newDate: (year: number, month: number, date: number) => new UtcDate(Date.UTC(year, month, date)),
};

export interface DayCalendarProps {
  type: RangeType;
  range: OpenRange;
  preview: DateRange | null;
  today: Day;
  language: Language;
  labels: DateRangeLabels;
  calendar: CalendarModel;
  hasWeekNumbers: boolean;
  onPick: (day: Day) => void;
}

/** Months side by side, Monday first; only days that may be an end can be selected. */
export function DayCalendar(props: DayCalendarProps): ReactElement {
  const { type, range, preview, today, language, labels, calendar, hasWeekNumbers, onPick } = props;
  const ref = useDayFocus(calendar.focusRequest);
  const isByWeek = type === 2 || type === 3;
  const view: CalendarView = {
    language,
    today,
    isByWeek,
    tabStop: calendar.tabStop,
    stateOf: (day) => dayState({ type, day, today, range, preview }),
    labelOf: (day) =>
      [
        dayText(day, language, 'full'),
        isByWeek && labels.week(weekNumber(day).week),
        day === today && labels.today,
      ]
        .filter((text) => text !== false)
        .join(language === 'en' ? ', ' : '，'),
    onPoint: calendar.setPointed,
    onKeyDown: calendar.handleKeyDown,
  };
  const [firstPage = today] = calendar.pages;
  return (
    <CalendarContext value={view}>
      <div ref={ref}>
        <DayPicker
          dateLib={dateLib}
          lang={languageTags[language]}
          ISOWeek
          showWeekNumber={hasWeekNumbers}
          numberOfMonths={calendar.pages.length}
          month={dateOf(firstPage)}
          onMonthChange={(date) => calendar.showPage(dayOfDate(date))}
          startMonth={calendar.canGoBack ? undefined : dateOf(firstPage)}
          endMonth={dateOf(today)}
          today={dateOf(today)}
          components={components}
          classNames={{ ...classNames, weekdays: cn(isByWeek && endHeads) }}
          labels={{
            labelPrevious: () => labels.previousMonth,
            labelNext: () => labels.nextMonth,
            labelNav: () => '',
            labelGrid: (date) => dayText(dayOfDate(date), language, 'month'),
            labelDayButton: (date) => view.labelOf(dayOfDate(date)),
            labelWeekday: (date) => dayText(dayOfDate(date), language, 'weekday'),
            labelWeekNumber: (number) => labels.week(number),
            labelWeekNumberHeader: () => labels.weekNumbers,
          }}
          formatters={{
            formatDay: (date) => String(Number(dayOfDate(date).slice(8))),
            formatCaption: (date) => dayText(dayOfDate(date), language, 'month'),
            formatWeekdayName: (date) => weekdayHead(dayOfDate(date), language),
            formatWeekNumber: String,
            formatWeekNumberHeader: () => labels.weekHead,
          }}
          onDayClick={(date) => onPick(dayOfDate(date))}
        />
      </div>
    </CalendarContext>
  );
}
