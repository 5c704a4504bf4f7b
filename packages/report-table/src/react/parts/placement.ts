import type { CSSProperties } from 'react';
import type { FittedColumn } from '../../core/widths';

/** A column and where its cells stand. */
export interface PlacedColumn extends FittedColumn {
  /** From 1. */
  ariaColIndex: number;
  /** Classes of its head, total and body cells alike. */
  className: string;
  /** Its place in the grid, also when its neighbours are not drawn, and the edge that it sticks to when pinned. */
  style: CSSProperties;
}

/** Lays fitted columns out in a grid. */
export function placeColumns(columns: readonly FittedColumn[]) {
  const hasNames = columns.some(({ grows }) => grows);
  const template = columns.map(({ width, grows }) =>
    grows || !hasNames ? `minmax(${width}px, ${width}fr)` : `${width}px`,
  );
  const widthBefore = (end: number) => columns.slice(0, end).reduce((sum, { width }) => sum + width, 0);
  const totalWidth = widthBefore(columns.length);
  const lastLeft = columns.findLastIndex(({ pinned }) => pinned === 'left');
  const firstRight = columns.findIndex(({ pinned }) => pinned === 'right');
  const placed = columns.map((column, index): PlacedColumn => {
    const classes = [
      index === 0 ? 'pl-page' : 'pl-cell',
      index === columns.length - 1 ? 'pr-page' : 'pr-cell',
    ];
    if (column.isFigure) classes.push('text-right');
    if (column.pinned) classes.push(pinnedClass);
    if (index === lastLeft) classes.push(leftEdgeClass);
    if (index === firstRight) classes.push(rightEdgeClass);
    return {
      ...column,
      ariaColIndex: index + 1,
      className: classes.join(' '),
      style: { gridColumnStart: index + 1, ...edgeOf(column, index) },
    };
  });
  return {
    columns: placed,
    template: template.join(' '),
    totalWidth,
    pinnedWidth: widthBefore(lastLeft + 1),
  };

  function edgeOf({ pinned, width }: FittedColumn, index: number): CSSProperties | undefined {
    if (pinned === 'left') return { left: widthBefore(index) };
    return pinned === 'right' ? { right: totalWidth - widthBefore(index) - width } : undefined;
  }
}

const pinnedClass = 'sticky z-sticky bg-inherit';
const leftEdgeClass = 'border-r border-line-2';
const rightEdgeClass = 'border-l border-line-2';

/** The template as a style; React's type of styles knows no custom properties. */
export function columnsVariable(template: string): Record<string, string> {
  return { '--columns': template };
}
