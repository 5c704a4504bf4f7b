import { useMemo, useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import { rangeOfPart, rangePart } from '../../core/inputs/hour-part';
import type { TimeWindow } from '../../core/model/rows';
import {
  isInRange,
  hourRangeBetween,
  toggleRange,
  withShown,
  withShownFactor,
  type HourPosition,
  type HourRange,
} from '../../core/schedule/hour-range';
import {
  daysPerWeek,
  hoursPerDay,
  hourTableOf,
  windowsOf,
  type HourTable,
} from '../../core/schedule/hour-table';
import { withPreset, type SchedulePreset } from '../../core/schedule/presets';
import { useInputStore } from '../inputs/input-store-context';
import { typedParts } from '../inputs/typed-parts';
import type { DragMode } from './labels';
import { isHead, nextPosition } from './next-position';
import { useHourDrag } from './use-hour-drag';
import { useHourSelection } from './use-hour-selection';

export interface TimeGridOptions {
  value: readonly TimeWindow[];
  onChange: (windows: TimeWindow[]) => void;
  isReadOnly: boolean;
  /** Id of a draft's campaign: typed text waits in its store until it is a factor. */
  campaignId: string | undefined;
}

/** The state of a time grid: its hours, its selection, and its handlers of keys and pointers. */
export function useTimeGrid({ value, onChange, isReadOnly, campaignId }: TimeGridOptions) {
  const typedRanges = useTypedRanges(campaignId);
  const stored = useMemo(() => hourTableOf(value), [value]);
  const factorRef = useRef<HTMLInputElement>(null);
  const [dragMode, setDragMode] = useState<DragMode>('paint');
  const selection = useHourSelection(typedRanges[0]);
  const change = (table: HourTable) => {
    if (!isReadOnly) onChange(windowsOf(table));
  };
  const mode = isReadOnly ? 'select' : dragMode;
  const drag = useHourDrag({ table: stored, mode, selection, onPaint: change });
  const { selection: range } = selection;

  /** A header selects its hours; it also shows or hides them, unless dragging selects. */
  const toggleBetween = (anchor: HourPosition, end: HourPosition) => {
    selection.select(anchor, end);
    if (mode === 'paint') change(toggleRange(stored, hourRangeBetween(anchor, end)));
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const isToEnds = event.ctrlKey || event.metaKey;
    const next = nextPosition(event.key, selection.stop, { isToEnds });
    if (next) {
      if (event.shiftKey) selection.extendTo(next);
      else selection.moveTo(next);
    } else if (isToEnds && event.key.toLowerCase() === 'a') selection.selectAll();
    else if (event.key === 'Escape' && drag.isDragging) drag.cancelDrag();
    else if (!range || isReadOnly || isHead(selection.stop)) return;
    else if (event.key === ' ') change(toggleRange(stored, range));
    else if (event.key === 'Delete' || event.key === 'Backspace') change(withShown(stored, range, false));
    else if (event.key === 'Enter') factorRef.current?.focus();
    else return;
    event.preventDefault();
  };
  return {
    table: drag.preview,
    range,
    /** Where the text of the factor waits until it is valid. */
    factorPlace:
      range && campaignId !== undefined
        ? ({ kind: 'campaign', id: campaignId, field: 'schedule', part: rangePart(range) } as const)
        : undefined,
    /** Other hours with typed text. */
    typedRanges: typedRanges.filter((each) => !range || rangePart(each) !== rangePart(range)),
    selectRange: selection.selectRange,
    factorRef,
    dragMode,
    setDragMode,
    stop: selection.stop,
    isSelected: (position: HourPosition) => range !== null && isInRange(position, range),
    toggleDay: (day: number) => toggleBetween({ day, hour: 0 }, { day, hour: hoursPerDay - 1 }),
    toggleHour: (hour: number) => toggleBetween({ day: 0, hour }, { day: daysPerWeek - 1, hour }),
    applyPreset: (preset: SchedulePreset) => change(withPreset(stored, preset)),
    setFactor: (factor: number) => {
      if (range) change(withShownFactor(stored, range, factor));
    },
    focusGrid: () => selection.focus(selection.stop),
    gridProps: {
      ref: selection.tableRef,
      onKeyDown: handleKeyDown,
      onFocus: selection.selectFocused,
      ...drag.dragProps,
    },
  };
}

/** Hours with a typed text that is not a factor yet. */
function useTypedRanges(campaignId: string | undefined): readonly HourRange[] {
  const store = useInputStore();
  const parts = useSyncExternalStore(store.subscribe, () =>
    campaignId === undefined ? '' : typedParts(store.all(), campaignId, 'schedule').join(' '),
  );
  return useMemo(() => parts.split(' ').flatMap((part) => rangeOfPart(part) ?? []), [parts]);
}

export type TimeGridModel = ReturnType<typeof useTimeGrid>;
