import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../css/styles.css';
import {
  keywordRows,
  keywordSummary,
  keywordTitleInfos,
  manyRows,
  type KeywordRow,
} from '../testing/keyword-report';
import { ReportTable, type ReportTableProps } from './report-table';

type Props = Partial<ReportTableProps<KeywordRow>>;

function table(props: Props = {}) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: 600 }}>
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
const titleInfos = keywordTitleInfos('en');
const rows = keywordRows('en');
const many = manyRows(100_000);

const scroller = () => page.getByRole('region', { name: 'Keywords' }).element();
const bodyRows = () => page.getByRole('row').elements().slice(1);
const left = (element: Element) => Math.round(element.getBoundingClientRect().left);
const right = (element: Element) => Math.round(element.getBoundingClientRect().right);

/** Whether what stands in a cell reaches beyond its padding, on either side. */
function isCut(cell: Element): boolean {
  const content = document.createRange();
  content.selectNodeContents(cell);
  const inner = content.getBoundingClientRect();
  const outer = cell.getBoundingClientRect();
  const { paddingLeft, paddingRight } = getComputedStyle(cell);
  return (
    inner.left < outer.left + parseFloat(paddingLeft) - 0.5 ||
    inner.right > outer.right - parseFloat(paddingRight) + 0.5
  );
}

describe('a result of 100,000 rows', () => {
  it('has as many rows in the page as one of 1,000', async () => {
    await page.viewport(1200, 700);
    const { rerender } = await render(table({ rows: many, mode: 'client' }));
    await expect.element(page.getByText('keyword 0', { exact: true })).toBeVisible();
    const drawn = bodyRows().length;
    expect(drawn).toBeLessThan(50);
    await rerender(table({ rows: many.slice(0, 1000), mode: 'client' }));
    expect(bodyRows().length).toBe(drawn);
  });

  it('shows the rows that belong where it is scrolled to, and keeps their elements', async () => {
    await render(table({ rows: many, mode: 'client' }));
    await expect.element(page.getByText('keyword 0', { exact: true })).toBeVisible();
    const before = new Set(bodyRows());
    scroller().scrollTop = 38 * 50_000;
    await expect.element(page.getByText('keyword 50000', { exact: true })).toBeVisible();
    expect(bodyRows().every((row) => before.has(row))).toBe(true);
    const row = page.getByRole('row').filter({ hasText: 'keyword 50000' });
    await expect.element(row).toHaveAttribute('aria-rowindex', '50002');
    scroller().scrollTop = scroller().scrollHeight;
    await expect.element(page.getByText('keyword 99999', { exact: true })).toBeVisible();
  });

  it('widens a column for a figure that only comes into view later', async () => {
    await render(table({ rows: many, mode: 'client' }));
    await expect.element(page.getByText('keyword 0', { exact: true })).toBeVisible();
    scroller().scrollTop = scroller().scrollHeight;
    const longest = page.getByText('123,456,789,012.34');
    await expect.element(longest).toBeVisible();
    await vi.waitFor(() => {
      const cell = longest.element().closest('[role=cell]');
      expect(cell && isCut(cell)).toBe(false);
    });
  });
});

describe('sorting in memory', () => {
  it('goes ascending, descending and back to the order given', async () => {
    await page.viewport(1200, 700);
    const onSortChange = vi.fn();
    await render(table({ mode: 'client', onSortChange }));
    const head = page.getByRole('columnheader', { name: 'Clicks' });
    const button = page.getByRole('button', { name: 'Clicks' });
    const firstRow = () => page.getByRole('row').nth(1);
    await expect.element(head).toHaveAttribute('aria-sort', 'none');
    await button.click();
    await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
    await expect.element(firstRow()).toHaveTextContent('330');
    await userEvent.keyboard('{Enter}');
    await expect.element(head).toHaveAttribute('aria-sort', 'descending');
    await expect.element(firstRow()).toHaveTextContent('926');
    await userEvent.keyboard(' ');
    await expect.element(head).toHaveAttribute('aria-sort', 'none');
    await expect.element(firstRow()).toHaveTextContent('6,814');
    expect(onSortChange.mock.calls.map(([sort]: unknown[]) => sort)).toEqual([
      { dataKey: 'click', direction: 'asc' },
      { dataKey: 'click', direction: 'desc' },
      null,
    ]);
  });

  it('stays as it is told when controlled', async () => {
    await render(table({ mode: 'client', sort: { dataKey: 'click', direction: 'desc' } }));
    await page.getByRole('button', { name: 'Clicks' }).click();
    await expect
      .element(page.getByRole('columnheader', { name: 'Clicks' }))
      .toHaveAttribute('aria-sort', 'descending');
  });
});

describe('measures', () => {
  const long = rows.map((row) => ({ ...row, cost: '-98765432109876.50', impression: 123456789012345 }));

  it.each(['default', 'medium', 'small', 'mini'])('cuts no figure and no date at size %s', async (size) => {
    await page.viewport(1200, 700);
    document.documentElement.dataset.size = size;
    await render(table({ rows: long, summary: { ...keywordSummary, cost: '-12345678901234567.89' } }));
    await expect.element(page.getByText('-98,765,432,109,876.50').first()).toBeInTheDocument();
    const figures = [...scroller().querySelectorAll('[role=cell],[role=rowheader]')].filter((cell) =>
      /^-?[\d,.%-]+$/.test(cell.textContent),
    );
    expect(figures.length).toBeGreaterThan(100);
    expect(figures.filter(isCut).map((cell) => cell.textContent)).toEqual([]);
    delete document.documentElement.dataset.size;
  });

  it('keeps pinned columns where they are, and every cell under its head', async () => {
    await page.viewport(1000, 700);
    await render(table({ summary: keywordSummary }));
    await expect.element(page.getByText('107,353.94')).toBeInTheDocument();
    const heads = page.getByRole('columnheader').elements();
    const cellsOf = (row: Element) => [...row.querySelectorAll('[role=cell],[role=rowheader]')];
    const pinnedAt = heads.slice(0, 2).map(left);
    const freeAt = heads.slice(2, 3).map(left);
    scroller().scrollLeft = 300;
    await expect.poll(() => heads.slice(2, 3).map(left)).not.toEqual(freeAt);
    expect(heads.slice(0, 2).map(left)).toEqual(pinnedAt);
    for (const row of bodyRows()) {
      expect(cellsOf(row).map(left)).toEqual(heads.map(left));
      expect(cellsOf(row).map(right)).toEqual(heads.map(right));
    }
  });

  it('fills a place wider than its columns, and is 500 px high at least', async () => {
    await page.viewport(1600, 700);
    const { container } = await render(
      <ReportTable<KeywordRow>
        titleInfos={titleInfos.slice(0, 5)}
        rows={rows}
        caption="Keywords"
        language="en"
      />,
    );
    await expect.element(page.getByText('6,814')).toBeVisible();
    const last = page.getByRole('columnheader').last().element();
    expect(right(last)).toBe(right(scroller()));
    expect(container.firstElementChild?.clientHeight).toBe(500);
  });
});

describe('what a server may send', () => {
  it('never fails on unknown types, double keys, missing titles and 200 columns', async () => {
    const strange = [
      { dataKey: 'date' },
      { dataKey: 'cost', titleName: 'Cost', valueType: 'Money', domType: 'canvas', unit: 'stones' },
      { dataKey: 'cost', titleName: 'Cost again', unit: 't2' },
      ...Array.from({ length: 200 }, (_, index) => ({ dataKey: `k${index}`, titleName: null })),
    ];
    await render(table({ titleInfos: strange, rows: rows.slice(0, 3) }));
    await expect.element(page.getByRole('columnheader', { name: 'Cost again' })).toBeVisible();
    expect(page.getByRole('columnheader').elements()).toHaveLength(203);
    await expect.element(page.getByText('2,730.24')).toBeInTheDocument();
  });

  it('draws a head and bars before it knows any column', async () => {
    await render(table({ titleInfos: [], rows: [], status: 'loading' }));
    await expect.element(page.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  });
});
