/* global document */
import { columns } from '../../page/columns.js';

/** The columns with their left edges, where pinned columns stick. */
const placed = place(columns);
export const pinned = placed.filter((column) => column.pinned);
export const scrolling = placed.filter((column) => !column.pinned);
export const pinnedWidth = pinned.reduce((sum, { width }) => sum + width, 0);

export function append(parent, className) {
  const element = document.createElement('div');
  element.className = className;
  parent?.append(element);
  return element;
}

export function appendCell(row, { pinned, type, left, width }) {
  const kind = pinned ? ' p' : type === 'text' ? '' : ' n';
  const cell = append(row, 'c' + kind);
  cell.style.cssText = `left:${left}px;width:${width}px`;
  return cell;
}

/** A cell whose text changes often: returns the text node. */
export function appendTextCell(row, column) {
  const text = document.createTextNode('');
  appendCell(row, column).append(text);
  return text;
}

/** The range of columns in view between the pinned columns and the right edge: from, to (excluded). */
export function columnsInView(scrollLeft, width) {
  const left = scrollLeft + pinnedWidth;
  const right = scrollLeft + width;
  let from = 0;
  while (from < scrolling.length - 1 && scrolling[from].left + scrolling[from].width <= left) from++;
  let to = from;
  while (to < scrolling.length && scrolling[to].left < right) to++;
  return { from, to };
}

function place(unplaced) {
  let left = 0;
  return unplaced.map((column) => {
    const place = { ...column, left };
    left += column.width;
    return place;
  });
}
