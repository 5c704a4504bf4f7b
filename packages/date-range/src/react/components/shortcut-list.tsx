import { cn } from '@meridian/ui';
import type { ReactElement } from 'react';
import type { Shortcut } from '../../core/presets';
import type { DateRange } from '../../core/range';
import type { DateRangeLabels } from '../labels/date-range-labels';

export interface ShortcutListProps {
  shortcuts: Shortcut[];
  range: DateRange;
  labels: DateRangeLabels;
  /** Below the shortcuts: the selectable days. */
  hint: string;
  /** On a phone: buttons in a row above the calendar, instead of a rail beside it. */
  isNarrow: boolean;
  onChoose: (range: DateRange) => void;
}

/** Predefined ranges; the selected one is marked. */
export function ShortcutList(props: ShortcutListProps): ReactElement {
  const { shortcuts, range, labels, hint, isNarrow, onChoose } = props;
  return (
    <div
      className={cn(
        'flex',
        isNarrow ? 'flex-wrap gap-2 px-5 pb-2' : 'w-42 shrink-0 flex-col gap-px border-r border-line-2 p-2',
      )}
    >
      {!isNarrow && <p className="px-2.5 pt-1.5 pb-1 text-12 text-fg-3">{labels.shortcuts}</p>}
      {shortcuts.map((shortcut) => {
        const isChosen =
          shortcut.range.beginDate === range.beginDate && shortcut.range.endDate === range.endDate;
        return (
          <button
            key={shortcut.id}
            type="button"
            data-scope-ui=""
            aria-pressed={isChosen}
            onClick={() => onChoose(shortcut.range)}
            className={cn(
              'flex shrink-0 items-center rounded-sm px-2.5 text-left focus-ring',
              isNarrow ? 'h-10 border text-14 font-medium' : 'h-8',
              isNarrow && (isChosen ? 'border-accent' : 'border-line-2 text-fg-1'),
              isChosen ? 'font-medium text-accent-fg' : 'hover:bg-hover',
              isChosen && (isNarrow ? 'bg-accent-bg' : 'bg-accent-bg-2'),
              !isChosen && !isNarrow && 'text-fg-2',
            )}
          >
            {labels.shortcut[shortcut.id]}
          </button>
        );
      })}
      {!isNarrow && <p className="mt-auto px-2.5 pt-4 pb-2 text-12 text-fg-3">{hint}</p>}
    </div>
  );
}
