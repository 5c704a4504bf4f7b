import axe from 'axe-core';
import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** The only text field of the grid, which has the focus at all times. */
export const field = () => {
  const input = grid().element().parentElement?.querySelector('input[autocomplete=off]');
  if (!(input instanceof HTMLInputElement)) throw new Error('no field in the grid');
  return input;
};
export const grid = () => page.getByRole('grid', { name: 'Keywords' });

/** A cell by its ARIA row, counted from 1 including the headers, and its column, from 1. */
export function cellAt(row: number, column: number): HTMLElement {
  const cells = [...grid().element().querySelectorAll<HTMLElement>(`[aria-rowindex="${row}"] > *`)];
  const found = cells.find((cell, at) => Number(cell.getAttribute('aria-colindex') ?? at + 1) === column);
  if (!found) throw new Error(`no cell ${row}/${column}`);
  return found;
}
export const textAt = (row: number, column: number) =>
  [...cellAt(row, column).childNodes].map((node) => (isShown(node) ? node.textContent : '')).join('');

/** `row/column` of the active cell, as assistive technology counts. */
function activeCell(): string {
  const cell = document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
  const row = cell?.closest('[role=row]');
  if (!cell || !row) return 'none';
  const column = cell.getAttribute('aria-colindex') ?? [...row.children].indexOf(cell) + 1;
  return `${row.getAttribute('aria-rowindex') ?? ''}/${column}`;
}
export const expectActive = (cell: string) => expect.poll(activeCell).toBe(cell);

/** Whether a node is visible text, not a hidden description. */
function isShown(node: Node): boolean {
  return !(node instanceof HTMLElement) || (!node.hidden && !node.classList.contains('sr-only'));
}

/** Violations that axe finds in the page. */
export async function violations(): Promise<string[]> {
  // a dialog has less contrast during its transition; a replaced one is canceled
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  const found = await axe.run(document.body, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    resultTypes: ['violations'],
  });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}
