import { defaultLanguage, formatDayRange, type Language } from '@meridian/i18n/core';
import { Button, cn, Popover, PopoverContent, PopoverTrigger, Spinner } from '@meridian/ui';
import { CalendarIcon, ChevronDownIcon } from '@meridian/ui/icons';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import type { Day } from '../core/day';
import { shortcuts } from '../core/presets';
import type { DateRange, RangeType } from '../core/range';
import { dateRangeLabels, type DateRangeLabels } from './labels';

const loadPanel = () => import('./parts/range-panel');
const RangePanel = lazy(loadPanel);

export interface DateRangePickerProps {
  /** Which ranges can be chosen: see `RangeType`. */
  type: RangeType;
  value: DateRange | null;
  onValueChange: (range: DateRange) => void;
  /** The day in the account's zone, `yyyy-MM-dd`. */
  today: Day;
  language?: Language;
  labels?: Partial<DateRangeLabels>;
}

/** A button that names the range, and a calendar (loaded when first opened) to choose another. */
export function DateRangePicker({
  type,
  value,
  onValueChange,
  today,
  language = defaultLanguage,
  labels: ownLabels,
}: DateRangePickerProps): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  const labels = { ...dateRangeLabels[language], ...ownLabels };
  const preset =
    value &&
    shortcuts(type, today).find(
      ({ range }) => range.beginDate === value.beginDate && range.endDate === value.endDate,
    );
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen}>
      <PopoverTrigger asChild>
        <Button
          icon={<CalendarIcon />}
          onPointerEnter={() => void loadPanel()}
          onFocus={() => void loadPanel()}
        >
          {preset && <span>{labels.shortcut[preset.id]}</span>}
          <span className={cn('tabular-nums', preset && 'font-normal opacity-80 max-desktop:hidden')}>
            {value ? formatDayRange(value, language) : labels.choose}
          </span>
          <ChevronDownIcon className="size-3.5" />
        </Button>
      </PopoverTrigger>
      <PopoverContent label={labels.choose}>
        <Suspense
          fallback={
            <div className="grid size-42 place-items-center">
              <Spinner />
            </div>
          }
        >
          <RangePanel
            {...{ type, value, today, language, labels }}
            onApply={(range) => {
              onValueChange(range);
              setIsOpen(false);
            }}
            onCancel={() => setIsOpen(false)}
          />
        </Suspense>
      </PopoverContent>
    </Popover>
  );
}
