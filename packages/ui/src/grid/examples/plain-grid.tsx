import { useId, useRef, useState, type KeyboardEvent } from 'react';
import {
  columnTracks,
  copyCells,
  drawnColumns,
  equalOffsets,
  locateCell,
  pinnedEdge,
  rangeText,
  rangeToCopy,
  useCellNavigation,
  useCellReveal,
  useColumnWindow,
  usePreventTouchScroll,
  useResizableColumns,
  useRowSlots,
  type CellPosition,
  type DrawableColumn,
  type RowOffsets,
} from '../../grid';
import { PlainRow, cellClass, type PlainRowMarks } from './plain-row';

const texts = {
  en: { label: 'Plain grid', column: (id: string) => `Column ${id}` },
  cn: { label: '基础网格', column: (id: string) => `第 ${id} 列` },
  tw: { label: '基本網格', column: (id: string) => `第 ${id} 欄` },
};

const rowCount = 10_000;
const rowHeight = 32;
const columns: readonly DrawableColumn[] = Array.from({ length: 30 }, (_, index) => {
  const pinned = index === 0 ? 'left' : null;
  const style = pinnedEdge({ pinned }, index);
  return { id: String(index + 1), pinned, index, style, ariaColIndex: undefined };
});
const offsets = equalOffsets(rowCount, rowHeight);
const fixedWidths = columns.map(() => false);

/** A grid of 10,000 × 30 texts: keyboard, ranges, copy, Delete, and columns that can be resized. */
export function PlainGrid({ language = 'en' }: { language?: keyof typeof texts }) {
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  return (
    <div
      ref={setScroller}
      className="relative h-100 overflow-auto border border-line-2 bg-surface text-13 text-fg-1"
    >
      {scroller && <Cells scroller={scroller} text={texts[language]} />}
    </div>
  );
}

function Cells({ scroller, text }: { scroller: HTMLElement; text: (typeof texts)['en'] }) {
  const activeId = useId();
  const grid = useRef<HTMLDivElement>(null);
  const heads = useRef<HTMLDivElement>(null);
  const rowOffsets = useRef<RowOffsets>(offsets);
  const [ownWidths, setOwnWidths] = useState<readonly number[]>(() => columns.map(() => 110));
  const [cleared, setCleared] = useState<ReadonlySet<string>>(new Set());
  const preventTouchScroll = usePreventTouchScroll(heads);
  const withWidth = (widths: readonly number[], id: string, width: number) =>
    widths.map((each, index) => (columns[index]?.id === id ? width : each));
  const resize = useResizableColumns({
    scroller,
    columns,
    clampWidth: (_, width) => Math.max(48, Math.min(480, width)),
    onResize: (id, width) => setOwnWidths((widths) => withWidth(widths, id, width)),
    preventTouchScroll,
  });
  const { resizing } = resize;
  const widths = resizing ? withWidth(ownWidths, resizing.id, resizing.width) : ownWidths;
  const view = useColumnWindow({ scroller, columns, widths, drawsAll: false });
  const reveal = useCellReveal({
    scroller,
    grid,
    columns,
    widths,
    headsHeight: rowHeight,
    firstAriaIndex: 2,
    offsets: rowOffsets,
  });
  const nav = useCellNavigation({
    rowCount,
    columns,
    rowHeight,
    headCount: 1,
    reveal,
    onCellKey: handleCellKey,
    locate: (target) => locateCell(target, { headRows: 1, firstAriaIndex: 2, columns: drawn }),
    pageHeight: () => scroller.clientHeight - rowHeight,
  });
  const { active, range } = nav;
  const slots = useRowSlots({
    scroller,
    rowCount,
    offsets,
    rowHeight,
    headsHeight: rowHeight,
    drawsAll: false,
    onRest,
    alwaysDrawn: active && active.row >= 0 ? active.row : null,
  });
  const drawn = drawnColumns(columns, { ...view, alwaysDrawn: active?.column ?? -1 });
  const { properties, totalWidth } = columnTracks({
    columns,
    widths,
    grows: fixedWidths,
    hasSpareWidth: view.hasSpareWidth,
  });

  function textAt({ row, column }: CellPosition): string {
    return cleared.has(`${row}/${column}`) ? '' : `${row + 1} · ${column + 1}`;
  }
  /** Delete clears the selected cells; an editor would open on Enter. */
  function handleCellKey(cell: CellPosition, { key }: KeyboardEvent): boolean {
    const selected = rangeToCopy(cell, range);
    if (key !== 'Delete' || !selected) return false;
    const next = new Set(cleared);
    for (let row = selected.fromRow; row <= selected.toRow; row += 1)
      for (let column = selected.fromColumn; column <= selected.toColumn; column += 1)
        next.add(`${row}/${column}`);
    setCleared(next);
    return true;
  }
  const marksOf = (position: number): PlainRowMarks => {
    const isInRange = range !== null && position >= range.fromRow && position <= range.toRow;
    return {
      activeColumn: active?.row === position ? active.column : -1,
      fromColumn: isInRange ? range.fromColumn : -1,
      toColumn: isInRange ? range.toColumn : -1,
    };
  };

  return (
    <div
      ref={grid}
      role="grid"
      aria-label={text.label}
      aria-rowcount={rowCount + 1}
      aria-colcount={columns.length}
      aria-multiselectable
      aria-activedescendant={active ? activeId : undefined}
      tabIndex={0}
      className="outline-none select-none"
      style={{ ...properties, width: totalWidth }}
      onFocus={nav.onFocus}
      onKeyDown={nav.onKeyDown}
      onPointerMove={nav.onPointerMove}
      onPointerDown={(event) => {
        if (!resize.handlePointerDown(event)) nav.onPointerDown(event);
      }}
      onCopy={(event) => {
        const copied = rangeToCopy(active, range);
        copyCells(event, () => copied && { text: rangeText(copied, textAt) });
      }}
    >
      <div ref={heads} role="rowgroup" className="sticky top-0 z-pinned">
        <div role="row" aria-rowindex={1} className="grid h-8 grid-cols-(--columns) bg-sunken">
          {drawn.map(({ id, index, style, ariaColIndex }) => {
            const isActive = active?.row === -1 && active.column === index;
            return (
              <div
                key={id}
                id={isActive ? activeId : undefined}
                role="columnheader"
                data-column={id}
                aria-colindex={ariaColIndex}
                className={cellClass({
                  isPinned: columns[index]?.pinned !== null,
                  isActive,
                  isInRange: false,
                })}
                style={style}
              >
                {text.column(id)}
              </div>
            );
          })}
        </div>
      </div>
      <div role="rowgroup" className="relative" style={{ height: offsets.totalHeight }}>
        {slots.map((position, slot) => (
          <PlainRow
            key={slot}
            position={position}
            activeId={activeId}
            columns={drawn}
            top={offsets.topOf(position)}
            textAt={textAt}
            marks={marksOf(position)}
          />
        ))}
      </div>
    </div>
  );
}

function onRest() {
  // a grid that loads rows would request those in view here
}
