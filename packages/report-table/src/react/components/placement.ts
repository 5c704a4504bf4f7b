import type { CSSProperties } from 'react';
import type { ReportColumn } from '../../core/columns/columns';

/** A column and the position of its cells. Its width is in the template, so that no cell renders again for it. */
export interface PlacedColumn extends ReportColumn {
  /** From 0, among the columns drawn and not drawn. */
  index: number;
  /** Of its head, total and body cells alike. */
  className: string;
  /** Of a body cell of text. */
  textClass: string;
  /** Of a body cell that is more than text. */
  boxClass: string;
  /** The edge that it sticks to when pinned, and its track where the column before it is not drawn. */
  style: CSSProperties | undefined;
  /** From 1; undefined where all columns before it are drawn: assistive technology then counts by itself. */
  ariaColIndex: number | undefined;
}

/** Lays columns out in a grid. */
export function placeColumns(columns: readonly ReportColumn[]): readonly PlacedColumn[] {
  const lastLeft = columns.findLastIndex(({ pinned }) => pinned === 'left');
  const firstRight = columns.findIndex(({ pinned }) => pinned === 'right');
  return columns.map((column, index): PlacedColumn => {
    const classes = [
      index === 0 ? 'pl-page' : 'pl-cell',
      index === columns.length - 1 ? 'pr-page' : 'pr-cell',
    ];
    if (column.pinned) classes.push('sticky z-sticky bg-inherit');
    if (index === lastLeft || isGroupEnd(columns, index)) classes.push('border-r border-line-2');
    if (index === firstRight) classes.push('border-l border-line-2');
    const className = classes.join(' ');
    return {
      ...column,
      index,
      className,
      textClass: `${lineClass} truncate ${column.isNumeric ? 'text-right' : '[unicode-bidi:plaintext] text-left text-fg-2'} ${className}`,
      boxClass: `${lineClass} flex min-w-0 items-center-safe ${boxLeading} ${column.isNumeric ? 'justify-end' : ''} ${className}`,
      style: edgeOf(column, index),
      ariaColIndex: undefined,
    };
  });
}

export interface DrawnRange {
  /** Of the window: from the first to before `end`. */
  first: number;
  end: number;
  /** One more; -1 for none. */
  kept: number;
}

/** Those that are drawn: pinned ones, and of the others those in the window. Most need no style of their own. */
export function drawnColumns(
  columns: readonly PlacedColumn[],
  { first, end, kept }: DrawnRange,
): readonly PlacedColumn[] {
  const drawn = columns.filter(
    ({ pinned, index }) => pinned || (index >= first && index < end) || index === kept,
  );
  return drawn.map((column, at) => {
    if (column.index === at) return column;
    const isAfterGap = column.index !== (drawn[at - 1]?.index ?? -1) + 1;
    return {
      ...column,
      ariaColIndex: column.index + 1,
      style: isAfterGap ? { ...column.style, gridColumnStart: column.index + 1 } : column.style,
    };
  });
}

/** The line below a row is its cells' own, so that a row is cells from edge to edge. */
const lineClass = 'border-b border-b-line-1';

/** As even or odd as the height of a row, so that a box is on the same pixel as the plain text beside it. */
const boxLeading = 'leading-[calc(20px+mod(var(--row-h)-1px,2px))]';

function isGroupEnd(columns: readonly ReportColumn[], index: number): boolean {
  const { group } = columns[index] ?? {};
  return group !== null && columns[index + 1]?.group !== group;
}

function edgeOf({ pinned }: ReportColumn, index: number): CSSProperties | undefined {
  if (pinned === 'left') return { left: `var(${edgeName(index)})` };
  return pinned === 'right' ? { right: `var(${edgeName(index)})` } : undefined;
}

function edgeName(index: number): string {
  return `--edge-${index}`;
}

export interface TracksInput {
  columns: readonly ReportColumn[];
  /** CSS pixels, by index. */
  widths: readonly number[];
  /** Whether a column takes a share of the space that is left; where none does, all without a width of their own do. */
  grows: readonly boolean[];
  /** The columns leave some of the viewport's width. */
  hasSpareWidth: boolean;
}

/** The grid's tracks and the edges of pinned columns as custom properties, which every row reads. */
export function columnTracks({ columns, widths, grows, hasSpareWidth }: TracksInput) {
  const totalWidth = widths.reduce((sum, width) => sum + width, 0);
  const anyGrows = grows.includes(true);
  const template = widths.map((width, index) =>
    hasSpareWidth && (grows[index] || (!anyGrows && !columns[index]?.hasOwnWidth))
      ? `minmax(${width}px, ${width}fr)`
      : `${width}px`,
  );
  const properties: Record<string, string> = { '--columns': template.join(' ') };
  let before = 0;
  columns.forEach(({ pinned }, index) => {
    const width = widths[index] ?? 0;
    if (pinned === 'left') properties[edgeName(index)] = `${before}px`;
    if (pinned === 'right') properties[edgeName(index)] = `${totalWidth - before - width}px`;
    before += width;
  });
  return { properties, totalWidth };
}

/** Width of the columns pinned to a side, in CSS pixels. */
export function pinnedWidth(
  columns: readonly ReportColumn[],
  widths: readonly number[],
  side: 'left' | 'right',
): number {
  return columns.reduce((sum, { pinned }, index) => sum + (pinned === side ? (widths[index] ?? 0) : 0), 0);
}
