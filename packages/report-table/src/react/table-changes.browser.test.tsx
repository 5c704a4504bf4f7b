import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import '../../css/styles.css';
import { keywordSummary } from '../testing/keyword-report';
import { mouse } from '../testing/pointer';
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

type Props = Parameters<typeof table>[0];

describe('changes during other actions', () => {
  afterEach(() => {
    delete document.documentElement.dataset.size;
  });
  const columnState = {
    columnVisibility: { ctr: false },
    columnSizing: { cost: 222 },
    columnPinning: { start: ['click'], end: [] },
    columnOrder: ['cpc'],
  };

  /** A table whose columns the user has changed; nothing may reset them. */
  async function show(props: Props = {}) {
    const onColumnStateChange = vi.fn();
    const changed = (more: Props = {}) => table({ ...props, columnState, onColumnStateChange, ...more });
    await page.viewport(1000, 700);
    const screen = await render(changed());
    await expect.element(grid()).toBeInTheDocument();
    return { rerender: (more: Props) => screen.rerender(changed(more)), onColumnStateChange };
  }
  const titles = () => heads().map((head) => head.querySelector('.truncate')?.textContent);
  const expectOwnColumns = () => {
    expect(titles().slice(0, 3)).toEqual(['Date', 'Keyword', 'Clicks']);
    expect(titles()).not.toContain('CTR');
    const cost = heads().find((head) => head.textContent.startsWith('Cost'));
    expect(cost?.getBoundingClientRect().width).toBe(222);
  };
  const large = { rows: manyKeywords, mode: 'client', summary: keywordSummary } as const;
  const rowsInView = () => {
    const { top, bottom } = scroller().getBoundingClientRect();
    return bodyRows().filter(
      (row) => row.getBoundingClientRect().bottom > top + 74 && row.getBoundingClientRect().top < bottom,
    );
  };

  it('accepts other columns while scrolled, and restores the old ones when they come back', async () => {
    const { rerender, onColumnStateChange } = await show(large);
    await scrollTo({ top: 40_000, left: 500 });
    const others = [
      { dataKey: 'showWord', titleName: 'Word' },
      { dataKey: 'cost', titleName: 'Cost', unit: 't2' },
    ];
    await rerender({ titleInfos: others });
    await expect.poll(titles).toEqual(['Word', 'Cost']);
    expect(rowsInView().length).toBeGreaterThan(12);
    expect(scroller().scrollLeft).toBe(0);
    await rerender({ titleInfos: [] });
    expect(heads()).toEqual([]);
    await rerender({ titleInfos });
    await expect.poll(() => titles().length).toBeGreaterThan(5);
    expectOwnColumns();
    expect(onColumnStateChange).not.toHaveBeenCalled();
  });

  it('accepts another size while a column is resized', async () => {
    const { onColumnStateChange } = await show({ rows });
    await expect.poll(() => titles().length).toBeGreaterThan(5);
    const { right, top } = cellAt(1, 2).getBoundingClientRect();
    const edge = { x: right - 3, y: top + 15 };
    await mouse.move(edge);
    await mouse.press(edge);
    await mouse.move({ ...edge, x: edge.x + 30 }, 'left');
    for (const size of ['mini', 'default', 'small']) {
      document.documentElement.dataset.size = size;
      await mouse.move({ ...edge, x: edge.x + 40 }, 'left');
    }
    await mouse.release({ ...edge, x: edge.x + 40 });
    await expect.poll(() => onColumnStateChange.mock.calls.length).toBe(1);
    expect(onColumnStateChange.mock.lastCall?.[0]).toMatchObject({
      columnVisibility: { ctr: false },
      columnPinning: { start: ['click'], end: [] },
      columnSizing: { cost: 222, showWord: expect.any(Number) as number },
    });
    document.documentElement.dataset.size = 'medium';
    await expect.poll(() => cellAt(2, 1).getBoundingClientRect().height).toBe(38);
    expectOwnColumns();
  });

  it('accepts another size while scrolled', async () => {
    await show(large);
    await scrollTo({ top: 60_000, left: 200 });
    for (const size of ['mini', 'default', 'medium']) {
      document.documentElement.dataset.size = size;
      await expect
        .poll(() => rowsInView()[0]?.getBoundingClientRect().height)
        .toBe({ mini: 27, default: 46, medium: 38 }[size]);
      expect(rowsInView().length).toBeGreaterThan(9);
    }
    expectOwnColumns();
  });

  it.each([99_000, 400, 60, 20, 1])(
    'accepts %s rows for 100,000 while scrolled to the end',
    async (count) => {
      const { rerender, onColumnStateChange } = await show(large);
      await scrollTo({ top: 9_999_999 });
      await userEvent.click(rowsInView()[4]?.children[3] ?? document.body);
      await rerender({ rows: manyKeywords.slice(0, count) });
      await expect.poll(() => bodyRows().at(-1)?.ariaRowIndex).toBe(String(count + 2));
      expect(rowsInView().length).toBe(Math.min(count, rowsInView().length));
      expect(rowsInView().length).toBeGreaterThan(Math.min(count, 12) - 1);
      expect(bodyRows().at(-1)?.children[1]?.textContent).toBe(`keyword ${count - 1}`);
      await expectActive(`${count + 2}/4`);
      expectOwnColumns();
      expect(onColumnStateChange).not.toHaveBeenCalled();
    },
  );

  it.each(['fixed', 'auto'] as const)(
    'accepts no rows, and rows again, while scrolled, at height %s',
    async (rowHeight) => {
      const { rerender, onColumnStateChange } = await show({ ...large, rowHeight });
      await scrollTo({ top: 70_000, left: 100 });
      await rerender({ rows: [] });
      await expect.element(page.getByText('No data')).toBeVisible();
      expectOwnColumns();
      await rerender({ rows: manyKeywords.slice(0, 300) });
      await expect.poll(() => rowsInView().length).toBeGreaterThan(12);
      expect(rowsInView()[0]?.children[1]?.textContent).toBe('keyword 0');
      await scrollTo({ top: 9_999_999 });
      await expect.poll(() => bodyRows().at(-1)?.children[1]?.textContent).toBe('keyword 299');
      expectOwnColumns();
      expect(onColumnStateChange).not.toHaveBeenCalled();
    },
  );
});
