import { StrictMode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import '../../../css/styles.css';
import { keywordSummary, type KeywordRow } from '../../testing/keyword-report';
import {
  activeCell,
  bodyRows,
  cellAt,
  cellsOf,
  expectActive,
  expectNoConsoleErrors,
  grid,
  isUncovered,
  manyKeywords,
  rows,
  scroller,
  scrollTo,
  table,
} from '../../testing/table-page';

expectNoConsoleErrors();
afterEach(() => {
  delete document.documentElement.dataset.size;
});

const press = (keys: string) => userEvent.keyboard(keys);
type Props = Parameters<typeof table>[0];

/** From 1 to 9, in an order that does not repeat soon. */
const linesOf = (row: KeywordRow) => ((Number(row.impression) * 31) % 9) + 1;
/** Lines of 20 px, the first one aligned with that of other cells. */
const Lines = ({ row }: { row: KeywordRow }) => (
  <span
    data-lines={linesOf(row)}
    style={{
      flex: 1,
      minWidth: 0,
      alignSelf: 'start',
      padding: 'calc((var(--meridian-row-height) - 21px) / 2) 0',
    }}
  >
    {Array.from({ length: linesOf(row) }, (_, line) => (
      <span key={line} className="block truncate">{`line ${line + 1} of ${row.showWord}`}</span>
    ))}
  </span>
);
const many = manyKeywords.slice(0, 5000);
const auto = { rowHeight: 'auto', renderers: { campaignName: Lines } } as const;
const windowed = { ...auto, rows: many, mode: 'client', summary: keywordSummary } as const;

async function show(props: Props, size = 'medium') {
  await page.viewport(1000, 700);
  document.documentElement.dataset.size = size;
  const screen = await render(table(props));
  await expect.element(page.getByText('line 1 of').first()).toBeInTheDocument();
  return screen;
}

/** Edges of the view of the rows: below the headers, above the end of the scroller. */
function view() {
  const { bottom } = scroller().getBoundingClientRect();
  return { top: grid().element().firstElementChild?.getBoundingClientRect().bottom ?? 0, bottom };
}
const boxes = () =>
  bodyRows().map((row) => {
    const { top, bottom, height } = row.getBoundingClientRect();
    return { index: Number(row.ariaRowIndex), top, bottom, height };
  });
const rowsInView = ({ top, bottom } = view()) =>
  boxes().filter((row) => row.bottom > top && row.top < bottom);

/** Rows are adjacent and fill the viewport. */
function expectNoGap() {
  const { top, bottom } = view();
  const seen = rowsInView({ top, bottom });
  seen.forEach((row, at) => {
    const next = seen[at + 1];
    if (!next) return;
    expect(next.index).toBe(row.index + 1);
    expect(next.top).toBeCloseTo(row.bottom, 1);
  });
  expect(seen[0]?.top).toBeLessThanOrEqual(top + 0.5);
  expect(seen.at(-1)?.bottom).toBeGreaterThanOrEqual(bottom - 0.5);
}

describe('rows of automatic height', () => {
  it.each(['default', 'medium', 'small', 'mini'])(
    'are as high as their content, all on the first line: at size %s',
    async (size) => {
      await show({ ...auto, rows: rows.slice(0, 9) }, size);
      for (const row of bodyRows()) {
        const content = row.querySelector('[data-lines]')?.getBoundingClientRect();
        const { height } = row.getBoundingClientRect();
        const rowHeight = { default: 46, medium: 38, small: 32, mini: 27 }[size];
        const lines = Number(row.querySelector<HTMLElement>('[data-lines]')?.dataset.lines);
        expect(height).toBe((rowHeight ?? NaN) + (lines - 1) * 20);
        expect(content?.height).toBe(height - 1);
      }
    },
  );

  it.each(['default', 'medium', 'small', 'mini'])(
    'align their texts on one line: at size %s',
    async (size) => {
      await show({ ...auto, rows: rows.slice(0, 9), decorations: { bar: 'cost' } }, size);
      const middleOf = (node: Node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        const [first] = range.getClientRects();
        return first ? (first.top + first.bottom) / 2 : NaN;
      };
      const middles = cellsOf(bodyRows()[1] ?? document.body).map((cell) => {
        const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        return middleOf(texts.nextNode() ?? cell);
      });
      expect(linesOf(rows[1] ?? { status: 'active' })).toBeGreaterThan(1);
      for (const middle of middles) expect(Math.abs(middle - (middles[0] ?? 0))).toBeLessThanOrEqual(1);
    },
  );

  it('are completely covered by their cells', async () => {
    await show(windowed);
    const { left, right } = scroller().getBoundingClientRect();
    const { top, bottom: end } = view();
    const bare: string[] = [];
    for (let x = left + 2; x < right; x += 97) {
      for (let y = top + 0.5; y < end; y += 3) {
        const at = document.elementFromPoint(x, y);
        if (!at?.closest('[role=gridcell], [role=rowheader]')) bare.push(`${x}/${y} ${at?.role}`);
      }
    }
    expect(bare).toEqual([]);
  });

  it('are not higher than others if the height is fixed', async () => {
    await show({ ...windowed, rowHeight: 'fixed' });
    expect(boxes().every(({ height }) => height === 38)).toBe(true);
  });

  it('have no gap and no overlap at any scroll position of 5,000 rows', async () => {
    await show(windowed);
    expectNoGap();
    for (const top of [500, 1100, 90_000, 89_400, 180_000, 30_000, 9_999_999, 0]) {
      await scrollTo({ top });
      await expect.poll(() => scroller().scrollTop).toBeGreaterThanOrEqual(0);
      expectNoGap();
      expect(bodyRows().length).toBeLessThan(40);
    }
  });

  it('end with the last row at the end', async () => {
    await show(windowed);
    for (let go = 0; go < 4; go += 1) await scrollTo({ top: scroller().scrollHeight });
    const last = boxes().at(-1);
    expect(last?.index).toBe(5002);
    expect(last?.bottom).toBeCloseTo(view().bottom, 0);
  });

  it('do not jump while the user scrolls up through unmeasured rows', async () => {
    await show(windowed);
    await scrollTo({ top: 90_000 });
    let unmeasured = 0;
    for (let step = 0; step < 25; step += 1) {
      const seen = rowsInView();
      const eye = seen[Math.floor(seen.length / 2)];
      const before = scroller().scrollTop;
      await scrollTo({ top: before - 120 });
      const after = boxes().find(({ index }) => index === eye?.index);
      expect(after?.top).toBeCloseTo((eye?.top ?? NaN) + 120, 0);
      if (Math.abs(scroller().scrollTop - (before - 120)) > 1) unmeasured += 1;
      expectNoGap();
    }
    // rows above turned out to be higher than estimated, which was compensated
    expect(unmeasured).toBeGreaterThan(5);
  });

  it('do not jump while the user scrolls down', async () => {
    await show(windowed);
    await scrollTo({ top: 60_000 });
    for (let step = 0; step < 40; step += 1) {
      const eye = rowsInView().at(-2);
      await scrollTo({ top: scroller().scrollTop + 90 });
      expect(boxes().find(({ index }) => index === eye?.index)?.top).toBeCloseTo((eye?.top ?? NaN) - 90, 0);
    }
  });

  it('keep the active cell in view as their heights are measured', async () => {
    await show(windowed);
    await userEvent.click(cellAt(3, 2));
    const travel: [string, string][] = [
      ['{Control>}{End}{/Control}', '5002/12'],
      ['{PageUp}', ''],
      ['{PageUp}{PageUp}', ''],
      ['{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}', ''],
      ['{Control>}{Home}{/Control}', '3/1'],
      ['{PageDown}{PageDown}{PageDown}', ''],
      ['{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}', ''],
    ];
    for (const [keys, cell] of travel) {
      await press(keys);
      if (cell !== '') await expectActive(cell);
      await expect.poll(() => isUncovered(activeCell())).toBe(true);
      expectNoGap();
    }
  });

  it('keep the row at the top edge when columns or rows change', async () => {
    const { rerender } = await show(windowed);
    await scrollTo({ top: 40_000 });
    await scrollTo({ top: scroller().scrollTop - 30 });
    const [first] = rowsInView();
    await rerender(table({ ...windowed, summary: { ...keywordSummary, cost: '1' } }));
    expect(rowsInView()[0]).toMatchObject({ index: first?.index, top: first?.top });
    await rerender(table({ ...windowed, status: 'refreshing' }));
    expect(rowsInView()[0]).toMatchObject({ index: first?.index, top: first?.top });
  });

  it('have the same positions in the strict mode of React', async () => {
    await page.viewport(1000, 700);
    await render(<StrictMode>{table(windowed)}</StrictMode>);
    await expect.element(page.getByText('line 1 of').first()).toBeInTheDocument();
    await scrollTo({ top: 70_000 });
    for (let step = 0; step < 5; step += 1) {
      const [eye] = rowsInView();
      await scrollTo({ top: scroller().scrollTop - 150 });
      expect(boxes().find(({ index }) => index === eye?.index)?.top).toBeCloseTo((eye?.top ?? NaN) + 150, 0);
      expectNoGap();
    }
  });

  it('show few rows in order, each with its own height', async () => {
    await show({ ...auto, rows });
    expect([...(grid().element().lastElementChild?.children ?? [])]).toEqual(bodyRows());
    await userEvent.click(cellAt(2, 2));
    await press('{Control>}{End}{/Control}');
    await expect.poll(() => isUncovered(activeCell())).toBe(true);
    await press('{Control>}{Home}{/Control}');
    await expect.poll(() => isUncovered(activeCell())).toBe(true);
    expectNoGap();
  });
});
