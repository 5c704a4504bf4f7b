import { useRef, useState } from 'react';
import { hourRangeBetween, type HourPosition, type HourRange } from '../../core/schedule/hour-range';
import { daysPerWeek, hoursPerDay } from '../../core/schedule/hour-table';
import { isHead, nearestHour } from './next-position';

interface Corners {
  anchor: HourPosition;
  end: HourPosition;
}

const start: HourPosition = { day: 0, hour: 0 };

/** The selected rectangle of hours, and the position of the grid's only Tab stop. */
export function useHourSelection(first: HourRange | null = null) {
  const tableRef = useRef<HTMLTableElement>(null);
  const [corners, setCorners] = useState<Corners | null>(first && cornersOf(first));
  const [stop, setStop] = useState(start);

  const focus = (position: HourPosition) => {
    setStop(position);
    const cell = tableRef.current?.rows[position.day + 1]?.cells[position.hour + 1];
    (cell?.querySelector('button') ?? cell)?.focus();
  };
  const select = (anchor: HourPosition, end: HourPosition) => setCorners({ anchor, end });

  return {
    tableRef,
    stop,
    selection: corners && hourRangeBetween(corners.anchor, corners.end),
    select,
    selectRange: (range: HourRange) => setCorners(cornersOf(range)),
    selectAll: () => select(start, { day: daysPerWeek - 1, hour: hoursPerDay - 1 }),
    focus,
    /** Moves to a position, which becomes the selection unless it is a header. */
    moveTo: (position: HourPosition) => {
      focus(position);
      if (!isHead(position)) select(position, position);
    },
    /** Extends the selection to a position. */
    extendTo: (position: HourPosition) => {
      const end = nearestHour(position);
      focus(end);
      select(corners?.anchor ?? nearestHour(stop), end);
    },
    /** Selects the Tab stop if nothing is selected. */
    selectFocused: () => {
      if (!corners && !isHead(stop)) select(stop, stop);
    },
  };
}

function cornersOf({ firstDay, lastDay, firstHour, lastHour }: HourRange): Corners {
  return { anchor: { day: firstDay, hour: firstHour }, end: { day: lastDay, hour: lastHour } };
}

export type HourSelection = ReturnType<typeof useHourSelection>;
