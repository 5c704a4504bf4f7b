import type { Language } from '@meridian/i18n/core';
import {
  Popover,
  PopoverContent,
  PopoverTrigger,
  Sheet,
  SheetContent,
  SheetTrigger,
  useIsNarrow,
} from '@meridian/ui';
import type { ComponentProps, ReactElement } from 'react';
import type { Day } from '../core/day';
import type { DateRange, RangeType } from '../core/range';
import { LazyPanel, preloadPanel } from './components/lazy-panel';
import type { DateRangeLabels } from './labels/date-range-labels';

export interface RangeOverlayProps {
  type: RangeType;
  value: DateRange | null;
  today: Day;
  language: Language;
  labels: DateRangeLabels;
  /** A `Button` that opens the panel. */
  trigger: ReactElement<ComponentProps<'button'>>;
  onApply: (range: DateRange) => void;
  /** Null if the picker cannot be cleared. */
  onClear: (() => void) | null;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** A button and the panel it opens: a popover, or a bottom sheet in the narrow layout. */
export function RangeOverlay(props: RangeOverlayProps): ReactElement {
  const { type, value, today, language, labels, trigger, onApply, onClear, isOpen, onOpenChange } = props;
  const isNarrow = useIsNarrow();
  const handlers = { onPointerEnter: preloadPanel, onFocus: preloadPanel };
  const panel = (
    <LazyPanel
      // a panel of another type, or for another width, starts from the value
      key={`${type} ${isNarrow}`}
      type={type}
      value={value}
      today={today}
      language={language}
      labels={labels}
      isNarrow={isNarrow}
      onApply={(range) => {
        onApply(range);
        onOpenChange(false);
      }}
      onClear={
        onClear && value !== null
          ? () => {
              onClear();
              onOpenChange(false);
            }
          : null
      }
      onCancel={() => onOpenChange(false)}
    />
  );
  if (isNarrow) {
    return (
      <Sheet open={isOpen} onOpenChange={onOpenChange}>
        <SheetTrigger asChild {...handlers}>
          {trigger}
        </SheetTrigger>
        <SheetContent side="bottom" title={labels.choose[type]} closeLabel={labels.close} data-size="touch">
          {panel}
        </SheetContent>
      </Sheet>
    );
  }
  return (
    <Popover open={isOpen} onOpenChange={onOpenChange}>
      <PopoverTrigger asChild {...handlers}>
        {trigger}
      </PopoverTrigger>
      <PopoverContent label={labels.choose[type]}>{panel}</PopoverContent>
    </Popover>
  );
}
