import type { Language } from '@meridian/i18n/core';
import { Popover, PopoverContent, PopoverTrigger, Sheet, SheetContent, SheetTrigger } from '@meridian/ui';
import { useState, type ReactElement } from 'react';
import type { Day } from '../core/day';
import type { DateRange, RangeType } from '../core/range';
import type { DateRangeLabels } from './labels/labels';
import { LazyPanel, preloadPanel } from './parts/lazy-panel';
import { useIsNarrow } from './use-is-narrow';

export interface RangePopoverProps {
  type: RangeType;
  value: DateRange | null;
  today: Day;
  language: Language;
  labels: DateRangeLabels;
  /** A `Button`: opens the panel. */
  trigger: ReactElement;
  onApply: (range: DateRange) => void;
  /** Null where the picker cannot be cleared. */
  onClear: (() => void) | null;
}

/** A button and the panel it opens: beside it, or on a phone as a sheet from below. Its code is fetched when needed. */
export function RangePopover(props: RangePopoverProps): ReactElement {
  const { type, value, today, language, labels, trigger, onApply, onClear } = props;
  const [isOpen, setIsOpen] = useState(false);
  const isNarrow = useIsNarrow();
  const handlers = { onPointerEnter: preloadPanel, onFocus: preloadPanel };
  const panel = (
    <LazyPanel
      // a panel of another type, or for another width, starts from the value
      key={`${type} ${isNarrow}`}
      {...{ type, value, today, language, labels, isNarrow }}
      onApply={(range) => {
        onApply(range);
        setIsOpen(false);
      }}
      onClear={
        onClear && value !== null
          ? () => {
              onClear();
              setIsOpen(false);
            }
          : null
      }
      onCancel={() => setIsOpen(false)}
    />
  );
  if (isNarrow) {
    return (
      <Sheet open={isOpen} onOpenChange={setIsOpen}>
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
    <Popover open={isOpen} onOpenChange={setIsOpen}>
      <PopoverTrigger asChild {...handlers}>
        {trigger}
      </PopoverTrigger>
      <PopoverContent label={labels.choose[type]}>{panel}</PopoverContent>
    </Popover>
  );
}
