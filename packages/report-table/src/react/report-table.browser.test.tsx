import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import '../../css/styles.css';
import { keywordSummary } from '../testing/keyword-report';
import {
  bodyRows,
  cellAt,
  cellsOf,
  expectNoConsoleErrors,
  findCell,
  grid,
  manyKeywords,
  rows,
  scroller,
  scrollTo,
  table,
} from '../testing/table-page';

expectNoConsoleErrors();

type Props = Parameters<typeof table>[0];
const many = { rows: manyKeywords, mode: 'client' } as const;

async function show(props: Props = {}) {
  await page.viewport(1200, 700);
  const screen = await render(table(props));
  await expect.element(grid()).toBeInTheDocument();
  return screen;
}
const names = () => bodyRows().map((row) => row.children[1]?.textContent);
/** Names of the rows that are at least partly visible. */
const namesInView = () => {
  const { bottom } = scroller().getBoundingClientRect();
  const top = grid().element().firstElementChild?.getBoundingClientRect().bottom ?? 0;
  return bodyRows()
    .filter((row) => row.getBoundingClientRect().bottom > top && row.getBoundingClientRect().top < bottom)
    .map((row) => row.children[1]?.textContent);
};
const keywordsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => `keyword ${first + index}`);

describe('a result of 100,000 rows', () => {
  it('has as many rows in the DOM as one of 1,000', async () => {
    const { rerender } = await show(many);
    const drawn = bodyRows().length;
    expect(drawn).toBeLessThan(50);
    await rerender(table({ ...many, rows: manyKeywords.slice(0, 1000) }));
    expect(bodyRows()).toHaveLength(drawn);
  });

  it('shows the rows at its scroll position, as soon as it scrolls', async () => {
    await show(many);
    for (const first of [0, 7, 8, 30, 50_000, 49_990, 3, 99_000, 0]) {
      await scrollTo({ top: 38 * first });
      const seen = namesInView();
      expect(seen).toEqual(keywordsFrom(first, seen.length));
      expect(seen.length).toBeGreaterThanOrEqual(15);
    }
    expect(cellAt(2, 1).parentElement?.getBoundingClientRect().top).toBeGreaterThan(0);
    await scrollTo({ top: scroller().scrollHeight });
    expect(namesInView().at(-1)).toBe('keyword 99999');
  });

  it('shows them while the wheel turns', async () => {
    await show(many);
    await userEvent.wheel(scroller(), { delta: { y: 380 }, times: 3 });
    await expect.poll(() => scroller().scrollTop).toBe(1140);
    expect(namesInView().slice(0, 3)).toEqual(keywordsFrom(30, 3));
  });

  it('keeps the elements of its rows, and the rows in their elements', async () => {
    await show(many);
    await scrollTo({ top: 38 * 20 });
    // until scrolling rests, and the rows ahead are rendered
    await expect.poll(names).toContain('keyword 43');
    const before = new Set(bodyRows());
    const places = new Map(bodyRows().map((row) => [row.children[1]?.textContent, row]));
    await scrollTo({ top: 38 * 21 });
    expect(bodyRows().filter((row) => places.get(row.children[1]?.textContent) !== row).length).toBeLessThan(
      2,
    );
    await scrollTo({ top: 38 * 60_000 });
    expect(bodyRows().filter((row) => !before.has(row)).length).toBeLessThan(2);
  });

  it('exposes the positions of its rows to assistive technology', async () => {
    await show({ ...many, summary: keywordSummary });
    await expect.element(grid()).toHaveAttribute('aria-rowcount', '100002');
    await scrollTo({ top: 38 * 50_000 });
    expect(cellAt(50_003, 2).textContent).toBe('keyword 50000');
  });

  it('redraws when the position of the table changes', async () => {
    const { container } = await show(many);
    await page.viewport(1200, 1000);
    const place = container.firstElementChild;
    if (place instanceof HTMLElement) place.style.height = '950px';
    await expect.poll(() => namesInView().length).toBeGreaterThan(22);
    expect(namesInView()).toEqual(keywordsFrom(0, namesInView().length));
  });
});

describe('a page of the usual sizes', () => {
  it('is rendered completely, in the order of its rows and columns', async () => {
    await show({ rows: manyKeywords.slice(0, 50) });
    const drawn = [...(grid().element().lastElementChild?.children ?? [])];
    expect(drawn.map((row) => row.children[1]?.textContent)).toEqual(keywordsFrom(0, 50));
    expect(drawn.every((row) => row.childElementCount === 12)).toBe(true);
  });

  it('has text cells with one element each', async () => {
    await show({ summary: keywordSummary });
    for (const row of bodyRows()) {
      // all except the one that names the row
      const texts = cellsOf(row).filter((cell) => cell.role === 'gridcell');
      expect(texts).toHaveLength(11);
      expect(texts.map((cell) => cell.childElementCount)).toEqual(texts.map(() => 0));
    }
  });

  it('names its rows for assistive technology', async () => {
    await show();
    await expect.element(page.getByRole('rowheader', { name: '日本签证代办' }).first()).toBeVisible();
    expect(page.getByRole('rowheader').elements()).toHaveLength(20);
    expect(findCell(2, 2)?.role).toBe('rowheader');
  });
});

describe('sorting in memory', () => {
  it('cycles ascending, descending and the given order', async () => {
    const onSortChange = vi.fn();
    await show({ mode: 'client', onSortChange });
    const head = page.elementLocator(cellAt(1, 5));
    const button = head.getByRole('button', { name: 'Clicks' }).first();
    const clicks = () => cellAt(2, 5).textContent;
    await expect.element(head).toHaveAttribute('aria-sort', 'none');
    await button.click();
    await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
    expect(clicks()).toBe('330');
    await userEvent.keyboard('{Enter}');
    await expect.element(head).toHaveAttribute('aria-sort', 'descending');
    expect(clicks()).toBe('926');
    await userEvent.keyboard(' ');
    await expect.element(head).toHaveAttribute('aria-sort', 'none');
    expect(clicks()).toBe('442');
    expect(onSortChange.mock.calls.map(([sort]: unknown[]) => sort)).toEqual([
      { dataKey: 'click', direction: 'asc' },
      { dataKey: 'click', direction: 'desc' },
      null,
    ]);
  });

  it('starts at the first row, even of 100,000', async () => {
    await show(many);
    await scrollTo({ top: 1_000_000 });
    const head = page.elementLocator(cellAt(1, 4));
    await head.getByRole('button', { name: 'Impressions' }).first().click();
    await expect.poll(() => scroller().scrollTop).toBe(0);
    await expect.poll(() => namesInView()[0]).toBe('keyword 0');
    const largest = Math.max(...manyKeywords.map((row) => Number(row.impression))).toLocaleString('en');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => cellAt(2, 4).textContent).toBe(largest);
  });

  it('follows the controlled value', async () => {
    const sort = { dataKey: 'click', direction: 'desc' } as const;
    const { rerender } = await show({ mode: 'client', sort });
    const head = page.elementLocator(cellAt(1, 5));
    await head.getByRole('button', { name: 'Clicks' }).first().click();
    await expect.element(head).toHaveAttribute('aria-sort', 'descending');
    await rerender(table({ mode: 'client', sort: null }));
    await expect.element(head).toHaveAttribute('aria-sort', 'none');
  });

  it('sorts replaced rows into the current order', async () => {
    const { rerender } = await show({ mode: 'client', defaultSort: { dataKey: 'click', direction: 'asc' } });
    expect(cellAt(2, 5).textContent).toBe('330');
    await rerender(
      table({ mode: 'client', rows: rows.map((row, at) => (at === 19 ? { ...row, click: 5 } : row)) }),
    );
    await expect.poll(() => cellAt(2, 5).textContent).toBe('5');
  });
});
