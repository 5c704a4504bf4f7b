import type { CellPosition, DrawableColumn } from '../../grid';

/** Positions in a row that the user points at: indexes of columns, -1 for none. */
export interface PlainRowMarks {
  activeColumn: number;
  fromColumn: number;
  toColumn: number;
}

export interface PlainRowProps {
  position: number;
  /** CSS pixels from the first row. */
  top: number;
  columns: readonly DrawableColumn[];
  marks: PlainRowMarks;
  activeId: string;
  textAt: (cell: CellPosition) => string;
}

/** One row of the example, at its position. */
export function PlainRow({ position, top, columns, marks, activeId, textAt }: PlainRowProps) {
  return (
    <div
      role="row"
      aria-rowindex={position + 2}
      className="absolute inset-x-0 top-0 grid h-8 grid-cols-(--columns) bg-surface"
      style={{ transform: `translateY(${top}px)` }}
    >
      {columns.map(({ id, index, pinned, style, ariaColIndex }) => {
        const isActive = index === marks.activeColumn;
        const isInRange = index >= marks.fromColumn && index <= marks.toColumn;
        return (
          <div
            key={id}
            id={isActive ? activeId : undefined}
            role="gridcell"
            aria-colindex={ariaColIndex}
            aria-selected={isInRange || undefined}
            className={cellClass({ isPinned: pinned !== null, isActive, isInRange })}
            style={style}
          >
            {textAt({ row: position, column: index })}
          </div>
        );
      })}
    </div>
  );
}

export function cellClass({
  isPinned,
  isActive,
  isInRange,
}: {
  isPinned: boolean;
  isActive: boolean;
  isInRange: boolean;
}): string {
  return [
    'truncate border-r border-b border-line-1 px-2 leading-8 tabular-nums',
    isPinned ? 'sticky z-sticky' : '',
    isInRange ? 'bg-accent-bg' : 'bg-inherit',
    isActive ? 'outline-2 -outline-offset-2 outline-accent' : '',
  ].join(' ');
}
