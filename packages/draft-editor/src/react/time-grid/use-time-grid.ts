import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { TimeWindow } from '../../core/model/rows';
import {
  isInRange,
  hourRangeBetween,
  toggleRange,
  withShown,
  withShownFactor,
  type HourPosition,
} from '../../core/schedule/hour-range';
import {
  daysPerWeek,
  hoursPerDay,
  hourTableOf,
  windowsOf,
  type HourTable,
} from '../../core/schedule/hour-table';
import { withPreset, type SchedulePreset } from '../../core/schedule/presets';
import type { DragMode } from './labels';
import { isHead, nextPosition } from './next-position';
import { useHourDrag } from './use-hour-drag';
import { useHourSelection } from './use-hour-selection';

export interface TimeGridOptions {
  value: readonly TimeWindow[];
  onChange: (windows: TimeWindow[]) => void;
  isReadOnly: boolean;
}

/** The state of a time grid: its hours, its selection, and what keys and pointers do. */
export function useTimeGrid({ value, onChange, isReadOnly }: TimeGridOptions) {
  const stored = useMemo(() => hourTableOf(value), [value]);
  const factorRef = useRef<HTMLInputElement>(null);
  const [dragMode, setDragMode] = useState<DragMode>('paint');
  const selection = useHourSelection();
  const change = (table: HourTable) => {
    if (!isReadOnly) onChange(windowsOf(table));
  };
  const mode = isReadOnly ? 'select' : dragMode;
  const drag = useHourDrag({ table: stored, mode, selection, onPaint: change });
  const { selection: range } = selection;

  /** A head selects its hours; it also shows or hides them, unless dragging selects. */
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

export type TimeGridModel = ReturnType<typeof useTimeGrid>;
