import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import '../../css/styles.css';
import { keywordSummary } from '../testing/keyword-report';
import {
  bodyRows,
  cellAt,
  expectActive,
  expectNoConsoleErrors,
  grid,
  heads,
  manyKeywords,
  rows,
  scroller,
  scrollTo,
  table,
  titleInfos,
} from '../testing/table-page';

expectNoConsoleErrors();

async function show(props: Parameters<typeof table>[0] = {}) {
  await page.viewport(1000, 700);
  const screen = await render(table(props));
  await expect.element(grid()).toBeInTheDocument();
  return screen;
}
const many = { rows: manyKeywords, mode: 'client', summary: keywordSummary } as const;
const bar = () => page.getByRole('progressbar', { name: 'Loading' });

describe('the first load', () => {
  it('has headers and placeholder bars, and is marked as busy', async () => {
    await show({ rows: [], status: 'loading', summary: keywordSummary });
    await expect.element(grid()).toHaveAttribute('aria-busy', 'true');
    await expect.element(grid()).toHaveAttribute('aria-rowcount', '-1');
    await expect.element(bar()).toBeInTheDocument();
    expect(heads()).toHaveLength(12);
    // neither rows nor totals
    expect(page.getByRole('row').elements()).toHaveLength(1);
    await expect.poll(() => grid().element().querySelectorAll('[aria-hidden] > .grid').length).toBe(10);
  });

  it('has placeholder bars before it knows any column, and then the columns', async () => {
    const { rerender } = await show({ titleInfos: [], rows: [], status: 'loading' });
    await expect.element(grid()).toHaveAttribute('aria-busy', 'true');
    expect(heads()).toEqual([]);
    await rerender(table());
    await expect.poll(() => heads().length).toBe(12);
    expect(bodyRows()).toHaveLength(20);
    await expect.element(grid()).toHaveAttribute('aria-busy', 'false');
    await expect.element(bar()).not.toBeInTheDocument();
  });

  it('has no rows for the keyboard', async () => {
    await show({ status: 'loading' });
    await userEvent.tab();
    await expectActive('1/1 Date');
    await userEvent.keyboard('{ArrowDown}{Control>}{End}{/Control}');
    await expectActive('1/12');
  });
});

describe('a refresh', () => {
  it('keeps old rows, faded, with scroll position, active cell and range', async () => {
    const { rerender } = await show(many);
    await scrollTo({ top: 50_000 });
    const row = 1324;
    await userEvent.click(cellAt(row - 1, 4));
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    const place = [scroller().scrollTop, scroller().scrollLeft];
    await rerender(table({ ...many, status: 'refreshing' }));
    await expect.element(grid()).toHaveAttribute('aria-busy', 'true');
    await expect.element(bar()).toBeInTheDocument();
    expect(getComputedStyle(cellAt(row, 1).parentElement?.parentElement ?? document.body).opacity).toBe(
      '0.6',
    );
    await expectActive(`${row}/4`);
    // the same number of other rows
    await rerender(table({ ...many, rows: [...manyKeywords] }));
    await expectActive(`${row}/4`);
    expect(cellAt(row - 1, 4).ariaSelected).toBe('true');
    expect([scroller().scrollTop, scroller().scrollLeft]).toEqual(place);
    await expect.element(grid()).toHaveFocus();
  });

  it('of no rows stays empty', async () => {
    await show({ rows: [], status: 'refreshing' });
    await expect.element(page.getByText('No data')).not.toBeInTheDocument();
    expect(bodyRows()).toEqual([]);
  });
});

describe('a load that fails', () => {
  it('shows it in place of the rows, below the headers', async () => {
    await show({ status: 'error', summary: keywordSummary });
    await expect.element(page.getByRole('alert')).toHaveTextContent('Couldn’t load the report');
    expect(heads()).toHaveLength(12);
    expect(page.getByRole('row').elements()).toHaveLength(1);
    const below = heads()[0]?.getBoundingClientRect().bottom ?? NaN;
    expect(page.getByRole('alert').element().getBoundingClientRect().top).toBeGreaterThanOrEqual(below);
  });

  it('shows the text of the host', async () => {
    await show({ status: 'error', error: <p>Ask again tomorrow</p>, empty: <p>Nothing</p> });
    await expect.element(page.getByText('Ask again tomorrow')).toBeVisible();
    await expect.element(page.getByText('Nothing')).not.toBeInTheDocument();
  });

  it('keeps the active cell, the columns and the scroll position until it succeeds', async () => {
    const { rerender } = await show(many);
    await userEvent.click(cellAt(6, 5));
    const left = cellAt(6, 3).offsetWidth;
    await scrollTo({ left });
    for (const status of ['error', 'loading', 'error', 'ready'] as const) {
      await rerender(table({ ...many, status }));
      await expect.element(grid()).toHaveFocus();
      expect(scroller().scrollLeft).toBe(left);
    }
    await expectActive('6/5');
  });

  it('omits pages and counts in the footer', async () => {
    const pagination = { page: 1, size: 20, totalCount: 98, onChange: vi.fn() };
    await show({ status: 'error', pagination });
    await expect.element(page.getByText('1–20 of 98')).not.toBeInTheDocument();
    await expect.element(page.getByRole('navigation', { name: 'Pagination' })).not.toBeInTheDocument();
  });
});

describe('a result without rows', () => {
  it('shows it below the headers, without totals', async () => {
    const pagination = { page: 1, size: 20, totalCount: 0, onChange: vi.fn() };
    await show({ rows: [], summary: keywordSummary, pagination });
    await expect.element(page.getByText('No data')).toBeVisible();
    await expect.element(page.getByText('No rows')).toBeVisible();
    expect(page.getByRole('row').elements()).toHaveLength(1);
    await expect.element(page.getByRole('columnheader', { name: 'Keyword' })).toBeVisible();
  });

  it('shows the text of the host', async () => {
    await show({ rows: [], empty: <p>Clear the filters</p> });
    await expect.element(page.getByText('Clear the filters')).toBeVisible();
  });

  it('is replaced by rows, and comes back', async () => {
    const { rerender } = await show({ rows: [] });
    await rerender(table({ rows }));
    await expect.poll(() => bodyRows().length).toBe(20);
    await rerender(table({ rows: [] }));
    await expect.element(page.getByText('No data')).toBeVisible();
  });
});

describe('the state that replaces the rows', () => {
  const grouped = titleInfos.map((info, index) => (index < 2 ? { ...info, group: 'Where' } : info));
  const cases = { 'one row of heads': titleInfos, 'groups above the heads': grouped };
  const given = { rows: [], empty: <p>Clear the filters</p>, error: <p>Ask again tomorrow</p> };

  describe.each(Object.entries(cases))('under %s', (_, infos) => {
    it.each([
      ['ready', 'Clear the filters'],
      ['error', 'Ask again tomorrow'],
    ] as const)('is centred below the headers, when %s', async (status, text) => {
      await show({ ...given, titleInfos: infos, status, height: 180 });
      const box = page.getByText(text).element().getBoundingClientRect();
      const area = scroller().getBoundingClientRect();
      const rowsOfHeads = page.getByRole('row').elements();
      const below = Math.max(...rowsOfHeads.map((row) => row.getBoundingClientRect().bottom));
      expect(box.top - below).toBeGreaterThanOrEqual(8);
      expect(box.left - area.left).toBeGreaterThanOrEqual(8);
      expect(box.left + box.right).toBeCloseTo(area.left + area.right, 0);
      expect(box.top + box.bottom).toBeCloseTo(below + area.bottom, 0);
    });

    it('follows the header rows in a table as high as its rows', async () => {
      await show({ ...given, titleInfos: infos, height: 'auto' });
      const box = page.getByText('Clear the filters').element().getBoundingClientRect();
      expect(box.top).toBeGreaterThanOrEqual(scroller().getBoundingClientRect().bottom + 8);
    });
  });
});

describe('another page', () => {
  it('starts at its first row and keeps the horizontal position', async () => {
    const pagination = { page: 1, size: 1000, onChange: vi.fn() };
    const { rerender } = await show({ ...many, pagination });
    await scrollTo({ top: 20_000 });
    await scrollTo({ left: 300 });
    await rerender(table({ ...many, pagination: { ...pagination, page: 2 } }));
    await expect.poll(() => scroller().scrollTop).toBe(0);
    await expect.poll(() => cellAt(1003, 2).textContent).toBe('keyword 1000');
    expect(scroller().scrollLeft).toBeGreaterThan(200);
    await expect.element(grid()).toHaveAttribute('aria-rowcount', '100002');
  });
});

describe('getRowClassName', () => {
  it('styles a row from edge to edge, pinned cells included', async () => {
    const style = document.createElement('style');
    style.textContent = '.overdue { background-color: rgb(255, 238, 204) }';
    document.head.append(style);
    await show({ getRowClassName: (row) => (row === rows[1] ? 'overdue' : undefined) });
    const backgroundOf = (row: number) =>
      getComputedStyle(cellAt(row, 1).parentElement ?? style).backgroundColor;
    expect(backgroundOf(3)).toBe('rgb(255, 238, 204)');
    expect(getComputedStyle(cellAt(3, 1)).backgroundColor).toBe('rgb(255, 238, 204)');
    expect(backgroundOf(2)).not.toBe('rgb(255, 238, 204)');
    style.remove();
  });
});
