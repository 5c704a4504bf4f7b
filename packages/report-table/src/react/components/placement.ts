import { pinnedEdge, type DrawableColumn } from '@meridian/ui/grid';
import type { ReportColumn } from '../../core/columns/columns';
import { headGroupOf } from './column-group';

/** A column and the position of its cells. Its width is in the template, so that a new width renders no cell again. */
export interface PlacedColumn extends ReportColumn, DrawableColumn {
  /** For its header, total and body cells. */
  className: string;
  /** For body cells of text. */
  textClass: string;
  /** For body cells with more than text. */
  boxClass: string;
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
      style: pinnedEdge(column, index),
      ariaColIndex: undefined,
    };
  });
}

/** The line below a row belongs to its cells, which cover the row from edge to edge. */
const lineClass = 'border-b border-b-line-1';

/** As even or odd as the height of a row, so that a checkbox is on the same pixel as the text beside it. */
const boxLeading = 'leading-[calc(20px+mod(var(--meridian-row-height)-1px,2px))]';

function isGroupEnd(columns: readonly ReportColumn[], index: number): boolean {
  const [column, next] = [columns[index], columns[index + 1]];
  const group = column && headGroupOf(column);
  return group !== null && group?.id !== (next && headGroupOf(next)?.id);
}
