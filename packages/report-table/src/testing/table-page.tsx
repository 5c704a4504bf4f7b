import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ReportTable, type ReportTableProps } from '../react/report-table';
import { keywordRows, keywordTitleInfos, manyRows, type KeywordRow } from './keyword-report';

export const titleInfos = keywordTitleInfos('en');
export const rows = keywordRows('en');
export const manyKeywords = manyRows(100_000);

// the table takes the font of its host; the browser's own has narrow digits
const host = {
  display: 'flex',
  flexDirection: 'column',
  height: 600,
  fontFamily: 'Arial, sans-serif',
} as const;

/** A keyword report 600 px high, in English. */
export function table(props: Partial<ReportTableProps<KeywordRow>> = {}) {
  return (
    <div style={host}>
      <ReportTable<KeywordRow>
        titleInfos={titleInfos}
        rows={rows}
        caption="Keywords"
        language="en"
        {...props}
      />
    </div>
  );
}

export const grid = () => page.getByRole('grid', { name: 'Keywords' });
export const scroller = () => found(grid().element().parentElement);
export const heads = () => page.getByRole('columnheader').elements();
/** The rendered rows, from top to bottom: their elements are in any order. */
export const bodyRows = () =>
  [...(grid().element().lastElementChild?.children ?? [])].toSorted(
    (a, b) => Number(a.ariaRowIndex) - Number(b.ariaRowIndex),
  );
export const cellsOf = (row: Element) => [...row.children];

/** A cell by its ARIA indexes, explicit or counted, from 1. */
export const findCell = (row: number, column: number) =>
  [...grid().element().querySelectorAll<HTMLElement>(`[aria-rowindex="${row}"] > *`)].find(
    (cell) => columnOf(cell) === column,
  );
export const cellAt = (row: number, column: number) => found(findCell(row, column));

/** From 1, as assistive technology counts: by `aria-colindex`, otherwise by position. */
export function columnOf(cell: Element): number {
  const index = cell.getAttribute('aria-colindex');
  return index === null ? [...(cell.parentElement?.children ?? [])].indexOf(cell) + 1 : Number(index);
}

/** The active cell by `aria-activedescendant`; null if there is none. */
export function activeCell(): HTMLElement | null {
  const id = grid().element().getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id);
}

/** ARIA row and column of a cell, and its text. */
export function describeCell(cell: Element | null): string {
  const row = cell?.closest('[aria-rowindex]');
  return cell && row ? `${row.getAttribute('aria-rowindex')}/${columnOf(cell)} ${cell.textContent}` : 'none';
}
export const expectActive = (cell: string) =>
  expect.poll(() => describeCell(activeCell())).toMatch(new RegExp(`^${cell}( |$)`));

/** Whether a cell is completely visible: nothing covers one of its corners. */
export function isUncovered(cell: Element | null): boolean {
  if (!cell) return false;
  const { left, right, top, bottom } = cell.getBoundingClientRect();
  const corners = [left + 1, right - 1].flatMap((x) => [top + 1, bottom - 1].map((y) => [x, y] as const));
  return corners.every(([x, y]) => cell.contains(document.elementFromPoint(x, y)));
}

/** Whether text in a cell reaches beyond its padding, on either side. */
export function isCut(cell: Element): boolean {
  const outer = cell.getBoundingClientRect();
  const { paddingLeft, paddingRight } = getComputedStyle(cell);
  const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    range.selectNode(texts.currentNode);
    const { left, right } = range.getBoundingClientRect();
    if (left < outer.left + parseFloat(paddingLeft) - 0.5) return true;
    if (right > outer.right - parseFloat(paddingRight) + 0.5) return true;
  }
  return false;
}

/** Scrolls, and waits for all effects of the scroll event. */
export async function scrollTo(position: ScrollToOptions) {
  const element = scroller();
  const ended = new Promise((resolve) => element.addEventListener('scroll', resolve, { once: true }));
  const before = [element.scrollLeft, element.scrollTop];
  element.scrollTo({ behavior: 'instant', ...position });
  if (before[0] !== element.scrollLeft || before[1] !== element.scrollTop) await ended;
}

/** Fails the tests of a file that log an error to the console, as React does for mistakes. */
export function expectNoConsoleErrors() {
  beforeEach(() => {
    vi.spyOn(console, 'error');
  });
  afterEach(() => {
    const { calls } = vi.mocked(console.error).mock;
    vi.restoreAllMocks();
    expect(calls).toEqual([]);
  });
}

function found<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('not in the table');
  return value;
}
