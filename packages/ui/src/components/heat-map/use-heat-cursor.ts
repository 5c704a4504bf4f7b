import { useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { nextCell, type CellPlace } from './next-cell';

/** The cell with the tooltip, and its position: px from the top left of the map. */
export interface ExplainedCell extends CellPlace {
  x: number;
  top: number;
  /** Position between the left (0) and the right end (1) of the map. The tooltip shifts the other way to stay inside. */
  lean: number;
}

/** One Tab stop for the whole map, arrow keys between its cells, and the cell under pointer or focus. */
export function useHeatCursor({ rowCount, columnCount }: { rowCount: number; columnCount: number }) {
  const mapRef = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<CellPlace>({ row: 0, column: 0 });
  const [pointed, setPointed] = useState<ExplainedCell | null>(null);
  const [focused, setFocused] = useState<ExplainedCell | null>(null);
  const stop = { row: Math.min(place.row, rowCount - 1), column: Math.min(place.column, columnCount - 1) };

  const explainedAt = (cell: CellPlace, element: HTMLElement): ExplainedCell | null => {
    const map = mapRef.current?.getBoundingClientRect();
    if (!map) return null;
    const { left, top, width } = element.getBoundingClientRect();
    const x = left + width / 2 - map.left;
    return { ...cell, x, top: top - map.top, lean: Math.min(Math.max(x / map.width, 0), 1) };
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    if (event.key === 'Escape') {
      setPointed(null);
      setFocused(null);
    }
    const isToEnds = event.ctrlKey || event.metaKey;
    const next = nextCell({ key: event.key, isToEnds, from: stop, rowCount, columnCount });
    if (!next) return;
    event.preventDefault();
    // skips the header row, and the name of the row
    event.currentTarget.rows[next.row + 1]?.cells[next.column + 1]?.focus();
  };

  return {
    mapRef,
    explained: pointed ?? focused,
    gridProps: {
      onKeyDown: handleKeyDown,
      onPointerLeave: () => setPointed(null),
      onBlur: () => setFocused(null),
    },
    cellProps: (row: number, column: number) => ({
      tabIndex: row === stop.row && column === stop.column ? 0 : -1,
      onPointerEnter: (event: PointerEvent<HTMLElement>) =>
        setPointed(explainedAt({ row, column }, event.currentTarget)),
      onFocus: (event: FocusEvent<HTMLElement>) => {
        setPlace({ row, column });
        // the pointer may rest on another cell; the key press is more recent
        setPointed(null);
        setFocused(explainedAt({ row, column }, event.currentTarget));
      },
    }),
  };
}
