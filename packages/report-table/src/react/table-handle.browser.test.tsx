import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import '../../css/styles.css';
import {
  bodyRows,
  cellAt,
  expectActive,
  expectNoConsoleErrors,
  grid,
  isUncovered,
  manyKeywords,
  scroller,
  scrollTo,
  table,
} from '../testing/table-page';
import type { ReportTableHandle } from './handle/table-handle';

expectNoConsoleErrors();

async function show(props: Parameters<typeof table>[0] = {}) {
  await page.viewport(1000, 700);
  const screen = await render(table({ rows: manyKeywords, mode: 'client', ...props }));
  await expect.element(grid()).toBeInTheDocument();
  return screen;
}

describe('the ref of a table', () => {
  it('scrolls a row into view and makes a cell active', async () => {
    const ref = createRef<ReportTableHandle>();
    await show({ ref });
    ref.current?.scrollToRow(50_000);
    await expect.poll(() => cellAt(50_002, 2).textContent).toBe('keyword 50000');
    expect(isUncovered(cellAt(50_002, 2))).toBe(true);
    ref.current?.focusCell(99_999, 'cost');
    await expect.element(grid()).toHaveFocus();
    await expectActive('100001/\\d+');
  });
});

describe('onEndReached', () => {
  it('is called when the last rows come into view, and again for the next ones', async () => {
    const onEndReached = vi.fn();
    const { rerender } = await show({ rows: manyKeywords.slice(0, 500), onEndReached });
    await scrollTo({ top: 10_000 });
    expect(onEndReached).not.toHaveBeenCalled();
    await scrollTo({ top: scroller().scrollHeight });
    await expect.poll(() => onEndReached.mock.calls.length).toBe(1);
    await rerender(table({ rows: manyKeywords.slice(0, 1000), mode: 'client', onEndReached }));
    await scrollTo({ top: scroller().scrollHeight });
    await expect.poll(() => onEndReached.mock.calls.length).toBe(2);
  });
});

describe('print', () => {
  it('makes the table as high as its rows', async () => {
    await show({ rows: manyKeywords.slice(0, 1000) });
    const { height } = scroller().getBoundingClientRect();
    window.dispatchEvent(new Event('beforeprint'));
    expect(bodyRows()).toHaveLength(1000);
    expect(scroller().getBoundingClientRect().height).toBeGreaterThan(1000 * 38);
    window.dispatchEvent(new Event('afterprint'));
    expect(bodyRows().length).toBeLessThan(40);
    expect(scroller().getBoundingClientRect().height).toBe(height);
  });
});
