import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import '../../css/styles.css';
import { ReportTable, type ReportTableProps } from '../index';
import type { KeywordRow } from '../testing/keyword-report';
import {
  bodyRows,
  cellAt,
  expectActive,
  expectNoConsoleErrors,
  grid,
  manyKeywords,
  rows,
  scroller,
  titleInfos,
} from '../testing/table-page';

expectNoConsoleErrors();
beforeEach(async () => {
  await page.viewport(1200, 700);
});

async function show(props: Partial<ReportTableProps<KeywordRow>>) {
  const screen = await render(
    <ReportTable<KeywordRow>
      titleInfos={titleInfos}
      rows={rows}
      caption="Keywords"
      language="en"
      {...props}
    />,
  );
  await expect.element(grid()).toBeInTheDocument();
  const table = () => screen.container.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
  return { ...screen, table };
}

describe('a table as high as its rows', () => {
  it('has the height of its headers and rows, and does not scroll', async () => {
    const { table, rerender } = await show({ height: 'auto', rows: rows.slice(0, 2) });
    const end = () => bodyRows().at(-1)?.getBoundingClientRect().bottom ?? 0;
    expect(bodyRows()).toHaveLength(2);
    // a scrollbar of the columns may follow
    expect(table().bottom - end()).toBeLessThan(20);
    expect(scroller().scrollHeight).toBe(scroller().clientHeight);
    const { height } = table();
    await rerender(
      <ReportTable<KeywordRow>
        titleInfos={titleInfos}
        rows={rows}
        caption="Keywords"
        language="en"
        height="auto"
      />,
    );
    expect(table().height).toBeCloseTo(height + 18 * cellAt(2, 1).offsetHeight, 0);
  });

  it('has the height of its empty state', async () => {
    const { table } = await show({ height: 'auto', rows: [], empty: <p style={{ height: 90 }}>Nothing</p> });
    await expect.element(page.getByText('Nothing')).toBeVisible();
    expect(table().height).toBeGreaterThan(120);
    expect(table().height).toBeLessThan(212);
  });

  it('is at most as high as the viewport if it does not render all rows', async () => {
    const { table } = await show({ height: 'auto', rows: manyKeywords });
    await vi.waitFor(() => expect(bodyRows().length).toBeGreaterThan(15));
    expect(table().height).toBeLessThanOrEqual(702);
    expect(bodyRows().length).toBeLessThan(60);
  });

  it('lets the page scroll to the active cell', async () => {
    await show({ height: 'auto' });
    await userEvent.click(cellAt(2, 3));
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expectActive('21/12');
    await vi.waitFor(() => {
      const { top, bottom } = cellAt(21, 1).getBoundingClientRect();
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(700);
    });
  });
});

describe('a table of a given height', () => {
  it('has that height including its footer, and scrolls its rows', async () => {
    const pagination = { page: 1, size: 20, onChange: () => undefined };
    const { table } = await show({ height: 300, pagination });
    expect(table().height).toBe(300);
    expect(scroller().scrollHeight).toBeGreaterThan(scroller().clientHeight);
    await expect.element(page.getByRole('button', { name: /next/i })).toBeVisible();
  });
});

describe('a table that fills its column', () => {
  it('keeps its footer in view while a lower page scrolls', async () => {
    const pagination = { page: 1, size: 20, onChange: () => undefined };
    await render(
      <div
        data-testid="page"
        style={{
          height: 400,
          overflow: 'auto',
          display: 'flex',
          flexDirection: 'column',
        }}
      >
        <p style={{ height: 200, flex: 'none' }}>A chart</p>
        <ReportTable<KeywordRow>
          titleInfos={titleInfos}
          rows={rows}
          caption="Keywords"
          language="en"
          pagination={pagination}
        />
      </div>,
    );
    const bottom = page.getByTestId('page').element().getBoundingClientRect().bottom;
    const next = page.getByRole('button', { name: /next/i }).element().getBoundingClientRect();
    expect(next.bottom).toBeLessThanOrEqual(bottom);
    expect(document.elementFromPoint(next.left + 8, next.top + 8)?.closest('nav')).not.toBeNull();
  });
});
