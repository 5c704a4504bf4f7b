import {
  type CellPosition,
  type CellRange,
  type RowOffsets,
  rowsNearView,
  useRowOffsets,
  useRowSlots,
} from '@meridian/ui/grid';
import {
  memo,
  useCallback,
  useLayoutEffect,
  useRef,
  type CSSProperties,
  type PointerEvent,
  type RefObject,
} from 'react';
import { BodyRow } from './body-row';
import type { PlacedColumn } from './placement';
import type { TableView } from './view';

export interface BodyRowsProps {
  scroller: HTMLElement;
  rowCount: number;
  /** CSS pixels: height of every row, or the minimum. */
  rowHeight: number;
  headsHeight: number;
  rowAt: (position: number) => object | undefined;
  /** ARIA index of the first row. */
  firstAriaIndex: number;
  /** The rendered columns. */
  columns: readonly PlacedColumn[];
  /** Whether all rows are rendered, in order. */
  drawsAll: boolean;
  view: TableView;
  /** Old rows that are about to be replaced. */
  isFaded: boolean;
  active: CellPosition | null;
  range: CellRange | null;
  /** Undefined if rows cannot be selected. */
  isSelected: ((row: object) => boolean | undefined) | undefined;
  /** Rows that are in view; their numbers may need wider columns. */
  onDraw: (rows: readonly object[]) => void;
  /** Positions of the first and the last row in view or near it, once scrolling rests. */
  onRest: (first: number, last: number) => void;
  /** Receives the current offsets of the rows. */
  offsetsRef: RefObject<RowOffsets | null>;
  /** The edge that pinned rows stick to; undefined for rows that scroll. */
  pinnedStyle?: CSSProperties | undefined;
}

/** The cells in view. A slot keeps its element and gets another row while the table scrolls. */
export const BodyRows = memo(function BodyRows(props: BodyRowsProps) {
  const { scroller, rowCount, rowHeight, headsHeight, rowAt, firstAriaIndex, columns, drawsAll, view } =
    props;
  const { isFaded, active, range, isSelected, onDraw, onRest, offsetsRef, pinnedStyle } = props;
  const body = useRef<HTMLDivElement>(null);
  const kept = active && active.row >= 0 ? active.row : null;
  const { offsets, addHeights } = useRowOffsets({
    rowCount,
    rowHeight,
    headsHeight,
    scroller,
    isMeasured: view.hasAutoHeight,
    active: kept,
  });
  const drawn = useRef<readonly number[]>([]);
  const handleRest = useCallback(() => {
    onDraw(drawn.current.map(rowAt).filter((row) => row !== undefined));
    const { first, last } = rowsNearView({ scroller, rowCount, offsets, headsHeight });
    onRest(first, last);
  }, [rowAt, onDraw, scroller, rowCount, offsets, headsHeight, onRest]);
  const slots = useRowSlots({
    scroller,
    rowCount,
    offsets,
    rowHeight,
    headsHeight,
    drawsAll,
    alwaysDrawn: kept,
    onRest: handleRest,
  });
  useLayoutEffect(() => {
    drawn.current = slots;
    offsetsRef.current = offsets;
  }, [slots, offsets, offsetsRef]);
  useLayoutEffect(() => {
    if (view.hasAutoHeight && !drawsAll) addHeights(heightsOf(body.current, firstAriaIndex));
  });
  const rangeOf = (position: number) =>
    range && position >= range.fromRow && position <= range.toRow ? range : null;

  return (
    <div
      ref={body}
      role="rowgroup"
      className={`${pinnedStyle ? pinnedClass : 'relative'} ${isFaded ? 'opacity-60' : ''}`}
      style={drawsAll ? pinnedStyle : { height: offsets.totalHeight }}
      onPointerOver={showCutText}
    >
      {slots.map((position, slot) => {
        const row = rowAt(position);
        if (position >= rowCount) return null;
        const marked = rangeOf(position);
        return (
          <BodyRow
            key={slot}
            row={row}
            top={drawsAll ? null : offsets.topOf(position)}
            ariaRowIndex={firstAriaIndex + position}
            isSelected={row && isSelected?.(row)}
            activeColumn={active?.row === position ? active.column : -1}
            rangeFrom={marked ? marked.fromColumn : -1}
            rangeTo={marked ? marked.toColumn : -1}
            columns={columns}
            view={view}
          />
        );
      })}
    </div>
  );
});

/** The line around it separates it from the rows that scroll below it. */
const pinnedClass = 'sticky z-pinned ring-1 ring-line-2 print:static';

/** Shows truncated text in full as a tooltip on hover. */
function showCutText({ target }: PointerEvent) {
  const cell = target instanceof Element ? target.closest('.truncate') : null;
  if (!(cell instanceof HTMLElement)) return;
  if (cell.scrollWidth > cell.clientWidth) cell.title = cell.textContent;
  else cell.removeAttribute('title');
}

function heightsOf(body: HTMLElement | null, firstAriaIndex: number): ReadonlyMap<number, number> {
  const rows = body ? [...body.children] : [];
  return new Map(
    rows.map((row) => [
      Number(row.getAttribute('aria-rowindex')) - firstAriaIndex,
      row.getBoundingClientRect().height,
    ]),
  );
}
