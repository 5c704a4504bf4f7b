import { Suspense, useEffect, useState, type PointerEvent, type ReactNode } from 'react';
import { isSelectColumn } from '../../core/columns/select-column';
import { lazyWithFallback } from '../lazy-with-fallback';
import type { ReportTableModel } from '../model';
import { activeClass } from './active-class';
import { ownContent } from './own-content';
import type { PlacedColumn } from './placement';

// needed once the pointer or the active cell is in a header
const HeadMenuButton = lazyWithFallback(async () => (await import('./head-menu-button')).HeadMenuButton);

const HeadTooltip = lazyWithFallback(async () => (await import('./head-tooltip')).HeadTooltip);

export interface HeadRowProps {
  /** The rendered columns. */
  columns: readonly PlacedColumn[];
  ariaRowIndex: number;
  /** Whether it is below a row of group titles. */
  isSecond: boolean;
  /** Index of the active column while a header is active, otherwise -1. */
  activeColumn: number;
  activeId: string;
  onSort: (column: PlacedColumn) => void;
  /** Id of the column whose menu is open. */
  openMenu: string | null;
  onMenu: (column: PlacedColumn) => void;
  /** Called when the menu may be needed soon. */
  onMenuNear: () => void;
  model: Pick<ReportTableModel<object>, 'shownSort' | 'language' | 'labels'>;
  /** The checkbox in the header of the select column. */
  selectAll: ReactNode;
  /** Content that replaces titles in headers, by id of the column. */
  ownHeads: ReadonlyMap<string, () => ReactNode>;
}

/** Titles with their units; sortable ones are buttons. Dragging the edges of headers resizes columns, see `useColumnResize`. */
export function HeadRow(props: HeadRowProps) {
  const { columns, ariaRowIndex, isSecond, model, activeColumn, activeId, onSort, selectAll, ownHeads } =
    props;
  const { openMenu, onMenu, onMenuNear } = props;
  const { shownSort } = model;
  // one button serves all headers: it is in the hovered header, or in the last touched one
  const [hovered, setHovered] = useState<string | null>(null);
  // not by touch, which sorts
  const [described, setDescribed] = useState<string | null>(null);
  // a press makes a header the active cell; keys describe it, a press does not
  const [isPressed, setIsPressed] = useState(false);
  useEffect(() => {
    if (!isPressed) return undefined;
    const clear = () => setIsPressed(false);
    document.addEventListener('keydown', clear);
    return () => document.removeEventListener('keydown', clear);
  }, [isPressed]);
  return (
    <div
      role="row"
      aria-rowindex={ariaRowIndex}
      className={`grid grid-cols-(--columns) border-b border-line-2 bg-sunken text-12 text-fg-3 ${isSecond ? 'h-[calc(var(--meridian-head-height)-8px)]' : 'h-head'}`}
      onPointerOver={(event) => {
        // not while a touch has yet to become a click, which the button would then receive
        if (event.pointerType === 'touch') return;
        setHovered(columnIdAt(event.target));
        if (isOfTooltip(event)) return;
        const entered = describedIdAt(event.target);
        if (entered !== describedIdAt(event.relatedTarget)) setDescribed(entered);
      }}
      onPointerLeave={(event) => {
        if (event.pointerType === 'touch') return;
        setHovered(null);
        setDescribed(null);
      }}
      onPointerDownCapture={(event) => {
        if (isOfTooltip(event)) return;
        setDescribed(null);
        setIsPressed(true);
      }}
      onClickCapture={(event) => setHovered(columnIdAt(event.target))}
    >
      {columns.map((column) => {
        const direction = shownSort?.dataKey === column.sortKey ? shownSort.direction : null;
        const isActive = column.index === activeColumn;
        const isActiveByKey = isActive && !isPressed;
        const isSelect = isSelectColumn(column);
        const isMenuOpen = column.id === openMenu;
        const descriptionId = isActive && column.description ? `${activeId}-description` : undefined;
        return (
          <div
            key={column.id}
            role="columnheader"
            id={isActive ? activeId : undefined}
            aria-sort={column.isSortable ? ariaSort[direction ?? 'none'] : undefined}
            aria-haspopup={isActive && !isSelect ? 'menu' : undefined}
            aria-describedby={descriptionId}
            aria-colindex={column.ariaColIndex}
            data-column={column.id}
            className={`${headClass} ${isSelect ? '' : edgeClass[column.pinned === 'right' ? 'left' : 'right']} ${column.isNumeric ? 'justify-end' : ''} ${column.className} ${direction ? 'text-accent-fg' : ''} ${isActive ? activeClass : ''}`}
            style={column.style}
          >
            {isSelect ? (
              selectAll
            ) : (
              <HeadTitle
                column={column}
                direction={direction}
                onSort={onSort}
                own={ownHeads.get(column.id)}
              />
            )}
            {!isSelect && (isMenuOpen || column.id === hovered) && (
              <Suspense>
                <HeadMenuButton
                  isOpen={isMenuOpen}
                  side={column.isNumeric ? 'left' : 'right'}
                  isBesideGrip={column.isNumeric === (column.pinned === 'right')}
                  column={column}
                  model={model}
                  onOpen={() => onMenu(column)}
                  onNear={onMenuNear}
                />
              </Suspense>
            )}
            {descriptionId && (
              <span hidden id={descriptionId}>
                {column.description}
              </span>
            )}
            {column.description && !isMenuOpen && (isActiveByKey || column.id === described) && (
              <Suspense>
                <HeadTooltip
                  title={column.group === null ? column.title : column.groupTitle}
                  description={column.description}
                  isHovered={column.id === described}
                />
              </Suspense>
            )}
          </div>
        );
      })}
    </div>
  );
}

const headClass = 'group/head relative flex min-w-0 items-center font-medium select-none';
// the line at the resize edge belongs to the header: its cursor shows it, without an extra element
const gripClass =
  'after:absolute after:inset-y-0 after:w-1.75 after:cursor-col-resize hover:after:border-line-3';
const edgeClass = {
  right: `${gripClass} after:right-0 hover:after:border-r-2`,
  left: `${gripClass} after:left-0 hover:after:border-l-2`,
} as const;
const ariaSort = { asc: 'ascending', desc: 'descending', none: 'none' } as const;

/** The column whose description shows while the pointer is on an element: not on the button of the menu. */
function describedIdAt(target: EventTarget | null): string | null {
  return target instanceof Element && target.closest('[data-column-menu]') ? null : columnIdAt(target);
}

/** Whether an event is of the tooltip, which is outside of the row. */
function isOfTooltip({ target, currentTarget }: PointerEvent<HTMLElement>): boolean {
  return target instanceof Node && !currentTarget.contains(target);
}

function columnIdAt(target: EventTarget | null): string | null {
  const head = target instanceof Element ? target.closest('[data-column]') : null;
  return head?.getAttribute('data-column') ?? null;
}

type Direction = 'asc' | 'desc' | null;

function HeadTitle({
  column,
  direction,
  onSort,
  own,
}: {
  column: PlacedColumn;
  direction: Direction;
  onSort: HeadRowProps['onSort'];
  own: (() => ReactNode) | undefined;
}) {
  const title = (
    <span className="truncate">
      {own ? ownContent(own()) : column.title}
      {column.unitDesc !== '' && column.group === null && (
        <span className="font-normal close-signs"> {column.unitDesc}</span>
      )}
    </span>
  );
  if (!column.isSortable) return title;
  return (
    <button
      type="button"
      // the grid has a single Tab stop; Enter on the active header sorts
      tabIndex={-1}
      // its pseudo-element covers the header, so that a click anywhere in it sorts
      className="flex h-full min-w-6 items-center gap-1 overflow-hidden font-medium whitespace-nowrap before:absolute before:inset-0 hover:text-fg-1"
      onClick={() => onSort(column)}
    >
      <SortIcon direction={direction} />
      {title}
    </button>
  );
}

/** Left of the title in every column, so that titles align with their numbers. A single path, since every header has one. */
function SortIcon({ direction }: { direction: Direction }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      className={`size-[13px] flex-none fill-none stroke-current stroke-[1.75] ${direction ? '' : 'opacity-50'}`}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={sortPaths[direction ?? 'none']} />
    </svg>
  );
}

const sortPaths = {
  asc: 'M12 19V5M5 12l7-7 7 7',
  desc: 'M12 5v14M5 12l7 7 7-7',
  none: 'M7 9l5-5 5 5M7 15l5 5 5-5',
} as const;
