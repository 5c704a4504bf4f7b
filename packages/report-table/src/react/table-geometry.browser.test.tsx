import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import '../../css/styles.css';
import { comparedRows, comparedSummary, comparedTitleInfos, weekBefore } from '../testing/compared-report';
import { keywordSummary, type KeywordRow } from '../testing/keyword-report';
import {
  bodyRows,
  cellAt,
  cellsOf,
  columnOf,
  expectNoConsoleErrors,
  grid,
  heads,
  isCut,
  manyKeywords,
  rows,
  scroller,
  scrollTo,
  table,
  titleInfos,
} from '../testing/table-page';
import { ReportTable } from './report-table';

expectNoConsoleErrors();
afterEach(() => {
  delete document.documentElement.dataset.size;
});

const sizes = ['default', 'medium', 'small', 'mini'];
type Props = Parameters<typeof table>[0];

async function show(props: Props = {}, size = 'medium') {
  await page.viewport(1000, 700);
  document.documentElement.dataset.size = size;
  const screen = await render(table(props));
  await expect.element(grid()).toBeInTheDocument();
  return screen;
}

const pinnedBoth = titleInfos.map((info) =>
  info.dataKey === 'ctr' || info.dataKey === 'cost' ? { ...info, fixed: 'right' as const } : info,
);
const manyColumns = [
  ...pinnedBoth,
  ...Array.from({ length: 60 }, (_, index) => ({ dataKey: `k${index}`, titleName: `Column ${index}` })),
];
const layouts: [string, Props][] = [
  ['columns pinned on both sides', { titleInfos: pinnedBoth, summary: keywordSummary }],
  ['rows that are not all drawn', { rows: manyKeywords, mode: 'client', summary: keywordSummary }],
  ['columns that are not all drawn', { rows: manyKeywords, mode: 'client', titleInfos: manyColumns }],
  ['boxes', { rowId: (row) => String(row.showWord), rowSelection: {} }],
  ['room to grow', { titleInfos: titleInfos.slice(0, 5), summary: keywordSummary }],
];

/** The first layout in every size, the others in one each, since a size changes paddings and heights alike. */
const layoutsInSizes = layouts.map(([name, props], index) => ({
  name,
  props,
  inSizes: index === 0 ? sizes : sizes.slice(index - 1, index),
}));

/** Left and right edge of each cell of a row, by column. */
function edgesOf(row: Element): Record<number, [number, number]> {
  return Object.fromEntries(
    cellsOf(row).map((cell) => {
      const { left, right } = cell.getBoundingClientRect();
      return [columnOf(cell), [Math.round(left * 10) / 10, Math.round(right * 10) / 10]];
    }),
  );
}
/** Where the last text of a cell ends, in whole pixels. */
function textEnd(cell: Element): number {
  const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let end = 0;
  while (texts.nextNode()) {
    range.selectNode(texts.currentNode);
    end = Math.max(end, range.getBoundingClientRect().right);
  }
  return Math.round(end);
}
const headRow = () => heads()[0]?.parentElement ?? document.body;

describe.each(layoutsInSizes)('with $name', ({ props, inSizes }) => {
  it.each(inSizes)(
    'keeps cells below their headers, pinned ones in place, headers on top: at size %s',
    async (size) => {
      await show(props, size);
      const view = scroller().getBoundingClientRect();
      const pinned = cellsOf(headRow()).filter((head) => getComputedStyle(head).position === 'sticky');
      const places = pinned.map((head) => [head, head.getBoundingClientRect().left] as const);
      const below = headRow().parentElement?.getBoundingClientRect().bottom ?? 0;
      for (const [left, top] of [
        [0, 0],
        [137, 61],
        [420, 3000],
        [9999, 9_999_999],
      ] as const) {
        await scrollTo({ left, top });
        const edges = edgesOf(headRow());
        expect(bodyRows().length).toBeGreaterThan(9);
        for (const row of headRow().parentElement?.querySelectorAll('[role=row]') ?? [])
          expect(edgesOf(row)).toEqual(edges);
        for (const row of bodyRows()) expect(edgesOf(row)).toEqual(edges);
        expect(headRow().getBoundingClientRect().top).toBe(view.top);
        expect(headRow().parentElement?.getBoundingClientRect().bottom).toBe(below);
        for (const [head, place] of places) expect(head.getBoundingClientRect().left).toBe(place);
      }
    },
  );

  it.each(inSizes)('covers every row with its cells from edge to edge: at size %s', async (size) => {
    await show(props, size);
    for (const left of [0, 250]) {
      await scrollTo({ left, top: 40 });
      const box = scroller().getBoundingClientRect();
      const from = headRow().parentElement?.getBoundingClientRect().bottom ?? 0;
      const bare: string[] = [];
      for (let x = box.left + 2; x < box.right; x += 61) {
        for (let y = from + 0.5; y < from + 130; y += 1) {
          const at = document.elementFromPoint(x, y);
          if (!at?.closest('[role=gridcell], [role=rowheader]')) bare.push(`${x}/${y} ${at?.role}`);
        }
      }
      expect(bare).toEqual([]);
    }
  });
});

describe('a compared table', () => {
  it.each(sizes)('keeps its groups above their columns at any scroll position: at size %s', async (size) => {
    await page.viewport(1000, 700);
    document.documentElement.dataset.size = size;
    await render(
      <div style={{ display: 'flex', flexDirection: 'column', height: 600 }}>
        <ReportTable
          titleInfos={comparedTitleInfos('en')}
          rows={comparedRows('en')}
          comparison={weekBefore}
          summary={comparedSummary}
          caption="Keywords"
          language="en"
        />
      </div>,
    );
    await expect.element(page.getByText('Previous', { exact: true }).first()).toBeInTheDocument();
    const [groups, titles, totals] = [...(grid().element().firstElementChild?.children ?? [])];
    const below = titles?.parentElement?.getBoundingClientRect().bottom;
    for (const position of [{ left: 0 }, { left: 260, top: 33 }, { left: 9999, top: 9999 }]) {
      await scrollTo(position);
      const edges = edgesOf(titles ?? document.body);
      expect(edgesOf(totals ?? document.body)).toEqual(edges);
      for (const row of bodyRows()) expect(edgesOf(row)).toEqual(edges);
      const spans = [...(groups?.children ?? [])].map((head) => {
        const { left, right } = head.getBoundingClientRect();
        return [left, right].map((edge) => Math.round(edge * 10) / 10);
      });
      const members = [
        [1, 1],
        [2, 4],
        [5, 7],
        [8, 10],
        [11, 13],
      ].map(([first = 0, last = 0]) => [edges[first]?.[0], edges[last]?.[1]]);
      expect(spans).toEqual(members);
      expect(titles?.getBoundingClientRect().top).toBe(groups?.getBoundingClientRect().bottom);
      expect(titles?.parentElement?.getBoundingClientRect().bottom).toBe(below);
    }
  });
});

describe('shadows', () => {
  const shades = () =>
    [...document.querySelectorAll('.shadow-pin')].map((shade) => shade.getBoundingClientRect());

  it('are at pinned columns while others scroll beneath them, and do not cover the scrollbars', async () => {
    await show({ titleInfos: pinnedBoth });
    const { left, right, bottom } = scroller().getBoundingClientRect();
    // takes space like scrollbars do, which this browser does not show
    const bar = 15;
    scroller().style.border = 'solid transparent';
    scroller().style.borderWidth = `0 ${bar}px ${bar}px 0`;
    await expect.poll(() => shades().map((shade) => shade.right)).toEqual([right - bar]);
    await scrollTo({ left: 200, top: 50 });
    await expect.poll(() => shades()).toHaveLength(2);
    for (const shade of shades()) {
      expect(shade.left).toBeGreaterThanOrEqual(left);
      expect(shade.right).toBeLessThanOrEqual(right - bar);
      expect(shade.bottom).toBe(bottom - bar);
    }
    expect(shades()[0]?.right).toBe(cellAt(2, 2).getBoundingClientRect().right);
    expect(shades()[1]?.left).toBe(cellAt(2, 11).getBoundingClientRect().left);
    await scrollTo({ left: 9999 });
    await expect.poll(() => shades().map((shade) => shade.left)).toEqual([left]);
  });

  it('are absent if nothing is pinned or hidden', async () => {
    await show({ titleInfos: titleInfos.slice(0, 5) });
    expect(shades()).toEqual([]);
  });
});

describe('widths', () => {
  const long = rows.map((row) => ({ ...row, cost: '-98765432109876.50', impression: 123456789012345 }));
  const numbers = () =>
    [...scroller().querySelectorAll('[role=gridcell],[role=rowheader]')].filter((cell) =>
      /^-?[\d,.%-]+$/.test(cell.textContent),
    );

  it.each(sizes)('truncate no number and no date at size %s', async (size) => {
    await show(
      {
        rows: long,
        summary: { ...keywordSummary, cost: '-12345678901234567.89' },
        decorations: { bar: 'cost', heat: 'ctr' },
        defaultSort: { dataKey: 'impression', direction: 'desc' },
      },
      size,
    );
    await expect.element(page.getByText('-98,765,432,109,876.50').first()).toBeInTheDocument();
    expect(numbers().length).toBeGreaterThan(100);
    expect(
      numbers()
        .filter(isCut)
        .map((cell) => cell.textContent),
    ).toEqual([]);
  });

  it('end on the same pixel in the header, the total and the rows, with tints and bars too', async () => {
    await show({
      summary: keywordSummary,
      decorations: { bar: 'cost', heat: 'ctr' },
    });
    const total = page.getByRole('row').nth(1).element();
    const lines = [total, ...bodyRows().slice(0, 4)].map((row) => [...row.children].slice(3, 7).map(textEnd));
    for (const line of lines.slice(1)) expect(line).toEqual(lines[0]);
    const titles = heads().slice(3, 7).map(textEnd);
    expect(titles).toEqual(lines[0]);
  });

  it('grow for a number that only comes into view later', async () => {
    await show({ rows: manyKeywords, mode: 'client' });
    const before = cellAt(2, 7).getBoundingClientRect().width;
    await scrollTo({ top: scroller().scrollHeight });
    const longest = page.getByText('123,456,789,012.34');
    await expect.element(longest).toBeInTheDocument();
    await expect.poll(() => isCut(longest.element())).toBe(false);
    expect(cellAt(100_001, 7).getBoundingClientRect().width).toBeGreaterThan(before);
    expect(edgesOf(headRow())).toEqual(edgesOf(bodyRows()[0] ?? document.body));
  });

  it('are truncated only for texts, which have a tooltip with the full text', async () => {
    const name = 'A campaign whose name is longer than any column of names should ever be';
    await show({ rows: rows.map((row) => ({ ...row, campaignName: name })) });
    const cell = cellAt(3, 3);
    expect(cell.scrollWidth).toBeGreaterThan(cell.clientWidth);
    expect(getComputedStyle(cell).textOverflow).toBe('ellipsis');
    await userEvent.hover(cell);
    await expect.poll(() => cell.title).toBe(name);
    await userEvent.hover(cellAt(3, 4));
    expect(cellAt(3, 4).title).toBe('');
  });
});

describe('the space of the table', () => {
  it('is filled if it is wider than the columns', async () => {
    await page.viewport(1600, 700);
    await render(table({ titleInfos: titleInfos.slice(0, 5) }));
    await expect.element(page.getByText('6,814')).toBeVisible();
    const { right } = scroller().getBoundingClientRect();
    for (const row of [headRow(), ...bodyRows()]) {
      expect(row.lastElementChild?.getBoundingClientRect().right).toBe(right);
    }
    // a column of names takes the spare width, numbers and dates keep theirs
    const [date, , name, numeric] = [1, 2, 3, 4].map((column) => cellAt(2, column).offsetWidth);
    expect(name).toBeGreaterThan(600);
    expect([date, numeric].every((width = Infinity) => width < 150)).toBe(true);
  });

  it('is 500 px high at least', async () => {
    const { container } = await render(
      <ReportTable<KeywordRow> titleInfos={titleInfos} rows={rows} caption="Keywords" language="en" />,
    );
    await expect.element(page.getByText('6,814')).toBeVisible();
    expect(container.firstElementChild?.clientHeight).toBe(500);
  });
});

describe('horizontal scrolling', () => {
  const atEdge = () => {
    const edge = cellAt(2, 2).getBoundingClientRect().right;
    return (
      bodyRows()[0] &&
      cellsOf(bodyRows()[0] ?? document.body).some(
        (cell) => Math.abs(cell.getBoundingClientRect().left - edge) < 1,
      )
    );
  };

  it.each([40, 90, 210, 333])('snaps to the left edge of a column, from %s px', async (left) => {
    await show();
    await scrollTo({ left });
    await expect.poll(atEdge).toBe(true);
    expect(Math.abs(scroller().scrollLeft - left)).toBeLessThan(80);
  });

  it('does so even if not all columns are rendered', async () => {
    await show({ rows: manyKeywords, mode: 'client', titleInfos: manyColumns });
    await scrollTo({ left: 3333, top: 50 });
    await expect.poll(() => scroller().scrollLeft).not.toBe(3333);
    const edge = cellAt(3, 2).getBoundingClientRect().right;
    await expect
      .poll(() =>
        cellsOf(bodyRows()[4] ?? document.body).map((cell) => Math.round(cell.getBoundingClientRect().left)),
      )
      .toContain(Math.round(edge));
  });

  it('stays at the end, with the last column completely visible', async () => {
    await show();
    const end = scroller().scrollWidth - scroller().clientWidth;
    const ended = new Promise((resolve) => scroller().addEventListener('scrollend', resolve, { once: true }));
    await scrollTo({ left: end });
    await ended;
    expect(scroller().scrollLeft).toBe(end);
  });

  it('comes to rest immediately for users who prefer reduced motion', async () => {
    const matchMedia = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      matchMedia(query.includes('reduced-motion') ? 'all' : query),
    );
    await show();
    const ended = new Promise((resolve) => scroller().addEventListener('scrollend', resolve, { once: true }));
    await scrollTo({ left: 90 });
    await ended;
    expect(atEdge()).toBe(true);
  });
});
