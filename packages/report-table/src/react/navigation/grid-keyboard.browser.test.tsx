import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import '../../../css/styles.css';
import { keywordSummary } from '../../testing/keyword-report';
import {
  activeCell,
  bodyRows,
  cellAt,
  describeCell,
  expectActive,
  expectNoConsoleErrors,
  grid,
  isUncovered,
  manyKeywords,
  rows,
  scroller,
  scrollTo,
  table,
  titleInfos,
} from '../../testing/table-page';

expectNoConsoleErrors();

const pinnedRight = titleInfos.map((info) =>
  info.dataKey === 'cost' ? { ...info, fixed: 'right' as const } : info,
);
const press = (keys: string) => userEvent.keyboard(keys);
const all = { rows: manyKeywords, mode: 'client' } as const;

/** Renders between two buttons and moves to the grid by the Tab key. */
async function enter(props: Parameters<typeof table>[0] = {}) {
  await page.viewport(1000, 700);
  const screen = await render(between(props));
  await expect.element(grid()).toBeInTheDocument();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'before' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(grid()).toHaveFocus();
  return screen;
}
const between = (props: Parameters<typeof table>[0]) => (
  <>
    <button type="button">before</button>
    {table(props)}
    <button type="button">after</button>
  </>
);

describe('the Tab key', () => {
  it('stops at the grid once, on its first cell, and leaves it again', async () => {
    await enter({ summary: keywordSummary });
    await expectActive('3/1');
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'after' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(grid()).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(page.getByRole('button', { name: 'before' })).toHaveFocus();
  });

  it('returns to the cell that it left, at its scroll position', async () => {
    await enter(all);
    await press('{PageDown}{PageDown}{ArrowRight}');
    const left = describeCell(activeCell());
    const top = scroller().scrollTop;
    expect(top).toBeGreaterThan(0);
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    expect(describeCell(activeCell())).toBe(left);
    expect(scroller().scrollTop).toBe(top);
  });

  it('stops at the headers if there are no rows, and nowhere without columns', async () => {
    const { rerender } = await enter({ rows: [] });
    await expectActive('1/1');
    await rerender(between({ titleInfos: [], rows: [] }));
    await expect.poll(() => grid().element().getAttribute('aria-activedescendant')).toBeNull();
    await press('{ArrowDown}{End}{Enter}');
  });
});

describe('the keys of a grid', () => {
  it('move the active cell', async () => {
    await enter({ summary: keywordSummary });
    const path: [string, string][] = [
      ['{ArrowRight}', '3/2 日本签证代办'],
      ['{ArrowDown}{ArrowDown}', '5/2 jr pass 购买'],
      ['{ArrowLeft}', '5/1 2026-11-17'],
      ['{ArrowLeft}', '5/1'],
      ['{End}', '5/12'],
      ['{Home}', '5/1'],
      ['{Control>}{End}{/Control}', '22/12'],
      ['{ArrowDown}{ArrowRight}', '22/12'],
      ['{Control>}{ArrowLeft}{/Control}', '22/1'],
      ['{Control>}{ArrowRight}{/Control}', '22/12'],
      ['{Control>}{ArrowUp}{/Control}', '3/12'],
      ['{Control>}{ArrowDown}{/Control}', '22/12'],
      ['{Control>}{Home}{/Control}', '3/1'],
      ['{ArrowUp}', '2/1 Total'],
      ['{ArrowUp}', '1/1 Date'],
      ['{ArrowUp}', '1/1 Date'],
      ['{ArrowRight}', '1/2 Keyword'],
      ['{ArrowDown}{ArrowDown}', '3/2'],
    ];
    for (const [keys, cell] of path) {
      await press(keys);
      await expectActive(cell);
    }
  });

  it('turn pages of as many rows as fit into the view', async () => {
    await enter(all);
    const inView = Math.floor((scroller().clientHeight - 36) / 38) - 1;
    await press('{PageDown}');
    await expectActive(`${2 + inView}/1`);
    await press('{PageDown}{PageUp}{PageUp}{PageUp}');
    await expectActive('2/1');
  });

  it('expose an existing cell to assistive technology, by its role', async () => {
    await enter({ summary: keywordSummary });
    const roles: string[] = [];
    for (const keys of ['{ArrowRight}', '{ArrowRight}', '{ArrowUp}', '{ArrowLeft}{ArrowLeft}', '{ArrowUp}']) {
      await press(keys);
      roles.push(activeCell()?.getAttribute('role') ?? 'none');
    }
    expect(roles).toEqual(['rowheader', 'gridcell', 'gridcell', 'rowheader', 'columnheader']);
    expect(document.querySelectorAll(`[id="${activeCell()?.id}"]`)).toHaveLength(1);
  });

  it('sort by Enter and by Space on a header, and have no effect on one that does not sort', async () => {
    const onSortChange = vi.fn();
    await enter({ onSortChange });
    await press('{ArrowUp}{Enter}');
    expect(onSortChange).toHaveBeenLastCalledWith({ dataKey: 'date', direction: 'asc' });
    await press(' ');
    expect(onSortChange).toHaveBeenLastCalledWith({ dataKey: 'date', direction: 'desc' });
    await press('{ArrowRight}{Enter} ');
    expect(onSortChange).toHaveBeenCalledTimes(2);
    await expectActive('1/2');
  });
});

describe('the active cell', () => {
  const travel = [
    '{Control>}{End}{/Control}',
    '{Home}',
    '{PageUp}{PageUp}',
    '{End}',
    '{Control>}{ArrowUp}{/Control}',
  ];

  it.each([
    ['100,000 rows', all],
    ['rows that are all drawn', { summary: keywordSummary }],
    [
      'heads, totals and columns pinned on both sides',
      { ...all, summary: keywordSummary, titleInfos: pinnedRight },
    ],
  ])('stays in view wherever it moves, with %s', async (_, props) => {
    await enter(props);
    for (const keys of travel) {
      await press(keys);
      await expect.poll(() => isUncovered(activeCell())).toBe(true);
    }
    for (const key of ['{ArrowLeft}', '{ArrowDown}', '{ArrowRight}']) {
      for (let step = 0; step < 14; step += 1) {
        await press(key);
        await expect.poll(() => isUncovered(activeCell())).toBe(true);
      }
    }
  });

  it('stays in view once the columns have come to rest', async () => {
    // then columns come to rest at once
    const matchMedia = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      matchMedia(query.includes('reduced-motion') ? 'all' : query),
    );
    await enter(all);
    for (const key of [...Array<string>(11).fill('{ArrowRight}'), ...Array<string>(9).fill('{ArrowLeft}')]) {
      const before = scroller().scrollLeft;
      const ended = new Promise((resolve) =>
        scroller().addEventListener('scrollend', resolve, { once: true }),
      );
      await press(key);
      if (scroller().scrollLeft !== before) await ended;
      expect(isUncovered(activeCell())).toBe(true);
    }
  });

  it('reaches the last of 100,000 rows and announces its position', async () => {
    await enter(all);
    await press('{Control>}{End}{/Control}');
    await expectActive('100001/12');
    await expect.poll(() => cellAt(100_001, 2).textContent).toBe('keyword 99999');
    expect(grid().element()).toHaveProperty('ariaRowCount', '100001');
    expect(grid().element()).toHaveProperty('ariaColCount', '12');
  });

  it('stays in view when columns grow for numbers that come into view with it', async () => {
    await enter(all);
    const width = cellAt(2, 7).getBoundingClientRect().width;
    await press('{Control>}{End}{/Control}');
    await expect.poll(() => cellAt(100_001, 7).getBoundingClientRect().width).toBeGreaterThan(width);
    await expectActive('100001/12');
    expect(isUncovered(activeCell())).toBe(true);
  });

  it('keeps row and column while it is scrolled out of view and back', async () => {
    await enter(all);
    await press('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}');
    const cell = describeCell(activeCell());
    await scrollTo({ top: 900_000, left: 800 });
    await expect.poll(() => bodyRows().some((row) => row.textContent.includes('keyword 23700'))).toBe(true);
    expect(describeCell(activeCell())).toBe(cell);
    await scrollTo({ top: 0, left: 0 });
    expect(describeCell(activeCell())).toBe(cell);
    expect(isUncovered(activeCell())).toBe(true);
    await scrollTo({ top: 2_000_000 });
    await press('{ArrowDown}');
    await expectActive('5/4');
    await expect.poll(() => isUncovered(activeCell())).toBe(true);
  });

  it('is the clicked one, from which the keys continue', async () => {
    await enter(all);
    await userEvent.click(cellAt(5, 4));
    await expectActive('5/4');
    await expect.element(grid()).toHaveFocus();
    await press('{ArrowDown}');
    await expectActive('6/4');
    await page.getByRole('button', { name: 'Date' }).click();
    await expectActive('1/1');
    await expect.element(grid()).toHaveFocus();
  });

  it('stays inside when there are fewer rows and columns', async () => {
    const { rerender } = await enter();
    await press('{Control>}{End}{/Control}');
    await expectActive('21/12');
    await rerender(between({ rows: rows.slice(0, 4) }));
    await expectActive('5/12');
    await rerender(between({ rows: [] }));
    await expectActive('1/12');
  });
});

describe('Enter', () => {
  const link = {
    campaignName: ({ text }: { text: string }) => (
      <a href="#campaign" tabIndex={-1}>
        {text}
      </a>
    ),
    matchType: () => null,
  };

  it('moves the focus into a cell, and Escape moves it back', async () => {
    const onRowOpen = vi.fn();
    await enter({ renderers: link, onRowOpen });
    await press('{ArrowRight}{ArrowRight}{ArrowDown}{Enter}');
    await expect.poll(() => cellAt(3, 3).contains(document.activeElement)).toBe(true);
    await press('{ArrowDown}');
    await expectActive('3/3');
    await press('{Escape}');
    await expect.element(grid()).toHaveFocus();
    await press('{ArrowDown}');
    await expectActive('4/3');
    expect(onRowOpen).not.toHaveBeenCalled();
  });

  it('keeps the focus in the cell while the row is scrolled out of view', async () => {
    await enter({ ...all, renderers: link });
    await press('{ArrowRight}{ArrowRight}{ArrowDown}{Enter}');
    const inside = cellAt(3, 3).querySelector('a');
    await expect.poll(() => document.activeElement).toBe(inside);
    await scrollTo({ top: 500_000, left: 700 });
    await scrollTo({ top: 510_000 });
    expect(document.activeElement).toBe(inside);
    expect(inside?.textContent).toBe(rows[1]?.campaignName);
    await press('{Escape}{ArrowRight}');
    await expectActive('3/4');
    await expect.poll(() => isUncovered(activeCell())).toBe(true);
  });

  it('opens the row if the cell contains no control', async () => {
    const onRowOpen = vi.fn();
    await enter({ renderers: link, onRowOpen });
    await press('{ArrowDown}{ArrowDown}{Enter}');
    expect(onRowOpen).toHaveBeenCalledExactlyOnceWith(rows[2]);
  });

  it('has no effect without anything to open, or on totals', async () => {
    await enter({ summary: keywordSummary });
    await press('{Enter}{ArrowUp}{Enter}');
    await expectActive('2/1');
  });
});
