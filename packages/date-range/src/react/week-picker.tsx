import { defaultLanguage, type Language } from '@meridian/i18n/core';
import { Button, useIsNarrow, VisuallyHidden } from '@meridian/ui';
import { CalendarIcon, ChevronLeftIcon, ChevronRightIcon } from '@meridian/ui/icons';
import type { ReactElement } from 'react';
import { weekNumber, type Day } from '../core/day';
import type { DateRange } from '../core/range';
import { stepWeek } from '../core/step-week';
import type { DateRangeLabels } from './labels/date-range-labels';
import { dateRangeLabels } from './labels/labels';
import { RangePopover } from './range-popover';
import { rangeDates } from './range-texts';

export interface WeekPickerProps {
  /** A week, Monday to Sunday. */
  value: DateRange;
  onValueChange: (week: DateRange) => void;
  /** Today in the account's zone, `yyyy-MM-dd`. */
  today: Day;
  language?: Language;
  labels?: Partial<DateRangeLabels>;
  disabled?: boolean;
}

/** One week, with buttons for the previous and the next week. The latest week is the last complete one. */
export function WeekPicker(props: WeekPickerProps): ReactElement {
  const { value, onValueChange, today, language = defaultLanguage, disabled = false } = props;
  const labels = { ...dateRangeLabels[language], ...props.labels };
  const isNarrow = useIsNarrow();
  const previous = stepWeek(value, 'previous', today);
  const next = stepWeek(value, 'next', today);
  return (
    <div data-scope-ui="" role="group" aria-label={labels.range} className="isolate inline-flex">
      <Button
        aria-label={labels.previousWeek}
        disabled={disabled || previous === null}
        onClick={() => previous && onValueChange(previous)}
        className="w-ctl rounded-r-none px-0 hover:z-1 focus-visible:z-2"
      >
        <ChevronLeftIcon />
      </Button>
      <RangePopover
        type={3}
        value={value}
        today={today}
        language={language}
        labels={labels}
        onApply={onValueChange}
        onClear={null}
        trigger={
          <Button
            icon={<CalendarIcon />}
            disabled={disabled}
            className="-mx-px rounded-none hover:z-1 focus-visible:z-2 data-[state=open]:z-1"
          >
            <VisuallyHidden>{labels.range} </VisuallyHidden>
            <span>{labels.week(weekNumber(value.beginDate).week)} </span>
            <span className="font-normal text-fg-2 tabular-nums">
              {rangeDates(3, value, language, { today, isShort: isNarrow })}
            </span>
          </Button>
        }
      />
      <Button
        aria-label={labels.nextWeek}
        disabled={disabled || next === null}
        onClick={() => next && onValueChange(next)}
        className="w-ctl rounded-l-none px-0 hover:z-1 focus-visible:z-2"
      >
        <ChevronRightIcon />
      </Button>
    </div>
  );
}
