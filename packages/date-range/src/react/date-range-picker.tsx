import { defaultLanguage, type Language } from '@meridian/i18n/core';
import { Button, cn, useControllableState, useIsNarrow, VisuallyHidden } from '@meridian/ui';
import { CalendarIcon, ChevronDownIcon } from '@meridian/ui/icons';
import type { ReactElement } from 'react';
import type { Day } from '../core/day';
import { isClearable, type DateRange, type RangeType } from '../core/range';
import type { DateRangeLabels } from './labels/date-range-labels';
import { dateRangeLabels } from './labels/labels';
import { RangePopover } from './range-popover';
import { rangeDates, rangeName } from './range-texts';

/** Value of a picker of this type: types 1, 2 and 4 can be cleared, which gives null. */
export type PickedRange<Type extends RangeType> = Type extends 3 | 5 ? DateRange : DateRange | null;

export interface DateRangePickerProps<Type extends RangeType = RangeType> {
  /** Which ranges can be selected: see `RangeType`. */
  type: Type;
  /** The displayed range; null for no selection. Omit it to make the picker uncontrolled. */
  value?: DateRange | null;
  /** Initial range of an uncontrolled picker. */
  defaultValue?: DateRange | null;
  /** A range that `validateRange` accepts was applied, or the picker was cleared. */
  onValueChange?: (range: PickedRange<Type>) => void;
  /** Today in the account's zone, `yyyy-MM-dd`. */
  today: Day;
  language?: Language;
  labels?: Partial<DateRangeLabels>;
  disabled?: boolean;
  /** Whether the calendar opens with the picker. */
  defaultOpen?: boolean;
  /** Marks the button as invalid. The host shows the error beside it. */
  isInvalid?: boolean;
  id?: string;
  /** Id of the description of the button, such as the host's error. */
  'aria-describedby'?: string | undefined;
}

/** `onValueChange` as a method, which accepts the value of any type. */
interface Host {
  onValueChange?(range: DateRange | null): void;
}

/** A button that shows the range, and a calendar (loaded on demand) to change it. */
export function DateRangePicker<Type extends RangeType>(props: DateRangePickerProps<Type>): ReactElement {
  const host: Host = props;
  const { type, today, language = defaultLanguage, disabled, isInvalid = false } = props;
  const [value, setValue] = useControllableState<DateRange | null>({
    prop: props.value,
    defaultProp: props.defaultValue ?? null,
    onChange: (range) => host.onValueChange?.(range),
  });
  const isNarrow = useIsNarrow();
  const labels = { ...dateRangeLabels[language], ...props.labels };
  const name = value && !isNarrow ? rangeName(type, value, today, labels) : null;
  const dates = value ? rangeDates(type, value, language, { today, isShort: isNarrow }) : labels.choose[type];
  return (
    <RangePopover
      type={type}
      value={value}
      today={today}
      language={language}
      labels={labels}
      defaultOpen={props.defaultOpen ?? false}
      onApply={setValue}
      onClear={isClearable(type) ? () => setValue(null) : null}
      trigger={
        <Button
          icon={<CalendarIcon />}
          id={props.id}
          disabled={disabled}
          aria-describedby={props['aria-describedby']}
          className={cn(isInvalid && 'border-bad-solid!', isNarrow && 'w-full')}
        >
          <VisuallyHidden>{labels.range} </VisuallyHidden>
          {name !== null && <span>{name} </span>}
          <span className={cn('tabular-nums', (name !== null || !value) && 'font-normal')}>{dates}</span>
          <ChevronDownIcon className="size-3.5" />
        </Button>
      }
    />
  );
}
