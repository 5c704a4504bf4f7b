import type { MouseEvent } from 'react';
import type { GridColumn } from './grid-column';

/** The edge of a header cell, by which its column is resized. */
export interface ColumnEdge {
  id: string;
  head: Element;
  /** Width of the header cell in CSS pixels. */
  width: number;
  /** 1 if the column grows to the right, -1 if it grows to the left. */
  towards: 1 | -1;
}

/**
 * The edge at the position of a pointer; null for none. A column pinned right has its edge on the left, since its right edge does not
 * move.
 *
 * @param grip maximum distance from the edge, in CSS pixels
 */
export function columnEdgeAt(
  { target, clientX }: Pick<MouseEvent, 'target' | 'clientX'>,
  grip: number,
  columns: readonly GridColumn[],
): ColumnEdge | null {
  if (!(target instanceof Element) || target.closest('[data-column-menu]')) return null;
  const head = target.closest('[role=columnheader]');
  const column = columns.find(({ id }) => id === head?.getAttribute('data-column'));
  if (!head || !column) return null;
  const { left, right } = head.getBoundingClientRect();
  // a header cell without a layout is all edge
  if (right <= left) return null;
  const towards = column.pinned === 'right' ? -1 : 1;
  const distance = towards === 1 ? right - clientX : clientX - left;
  return Math.abs(distance) <= grip ? { id: column.id, head, width: right - left, towards } : null;
}

/** The header cell of a column; null if it is not rendered. */
export function columnHeadOf(scroller: HTMLElement, id: string): Element | null {
  const heads = [...scroller.querySelectorAll('[role=columnheader]')];
  return heads.find((head) => head.getAttribute('data-column') === id) ?? null;
}
