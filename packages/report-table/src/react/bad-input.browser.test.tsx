import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import '../../css/styles.css';
import type { TitleInfo } from '../core/columns/title-info';
import type { RowData } from '../core/format/cell-value';
import { keywordSummary, type KeywordRow } from '../testing/keyword-report';
import {
  bodyRows,
  cellAt,
  cellsOf,
  expectActive,
  expectNoConsoleErrors,
  grid,
  heads,
  isUncovered,
  manyKeywords,
  rows,
  scroller,
  scrollTo,
  table,
} from '../testing/table-page';
import { ReportTable, type ReportTableProps } from './report-table';

expectNoConsoleErrors();

/** A table of rows of any kind. */
const anyTable = (props: Partial<ReportTableProps<RowData>>) => (
  <div style={{ display: 'flex', flexDirection: 'column', height: 600 }}>
    <ReportTable<RowData> titleInfos={[]} rows={[]} caption="Keywords" language="en" {...props} />
  </div>
);

async function showAny(
  infos: TitleInfo[],
  anyRows: RowData[],
  props: Partial<ReportTableProps<RowData>> = {},
) {
  await page.viewport(1000, 700);
  const screen = await render(anyTable({ titleInfos: infos, rows: anyRows, ...props }));
  await expect.element(grid()).toBeInTheDocument();
  return screen;
}
const textsIn = (row: Element | undefined) => (row ? cellsOf(row).map((cell) => cell.textContent) : []);

describe('columns as a server may send them', () => {
  it('are rendered with unknown types, repeated keys and missing titles', async () => {
    await showAny(
      [
        { dataKey: 'date' },
        { dataKey: 'cost', titleName: 'Cost', valueType: 'Money', domType: 'canvas', unit: 'stones' },
        { dataKey: 'cost', titleName: 'Cost again', unit: 't2' },
        { dataKey: 'cost', titleName: null, unit: null, unitDesc: null, width: NaN, minWidth: -3 },
        { dataKey: '', titleName: '' },
      ],
      [{ date: '2026-11-14', cost: '2730.239', '': 'no key' }],
    );
    expect(heads().map((head) => head.textContent)).toEqual(['date', 'Cost', 'Cost again', 'cost', '']);
    expect(textsIn(bodyRows()[0])).toEqual(['2026-11-14', '2730.239', '2,730.24', '2730.239', 'no key']);
  });

  it('may have the names of inherited properties', async () => {
    const keys = ['constructor', 'toString', 'hasOwnProperty', '__proto__', 'valueOf'];
    const infos = keys.map((dataKey) => ({
      dataKey,
      titleName: dataKey,
      unit: dataKey === 'valueOf' ? 't' : '',
    }));
    const named = Object.fromEntries(keys.map((key) => [key, `value of ${key}`]));
    await showAny(infos, [named, {}], {
      decorations: {},
      summary: {},
      defaultSort: { dataKey: 'toString', direction: 'asc' },
      mode: 'client',
    });
    expect(textsIn(bodyRows()[0])).toEqual(keys.map((key) => `value of ${key}`));
    expect(textsIn(bodyRows()[1])).toEqual(['--', '--', '--', '{}', '--']);
    expect(page.getByRole('img').elements()).toEqual([]);
  });

  it('may be 200, of which those in view are rendered', async () => {
    const infos = Array.from({ length: 200 }, (_, index) => ({
      dataKey: `k${index}`,
      titleName: `Column ${index}`,
    }));
    const wide = Array.from({ length: 50 }, (_, at) =>
      Object.fromEntries(infos.map(({ dataKey }) => [dataKey, `${dataKey} ${at}`])),
    );
    const { rerender } = await showAny(infos, wide);
    expect(heads().length).toBeLessThan(20);
    await scrollTo({ left: 999_999 });
    await expect.element(page.getByRole('columnheader', { name: 'Column 199' })).toBeVisible();
    expect(heads().at(-1)?.ariaColIndex).toBe('200');
    expect(bodyRows()[0]?.lastElementChild?.textContent).toBe('k199 0');
    await rerender(anyTable({ titleInfos: infos, rows: wide.slice(0, 3) }));
    expect(heads()).toHaveLength(200);
  });
});

describe('rows as a server may send them', () => {
  const infos = [
    { dataKey: 'name', titleName: 'Name', fixed: 'left' as const, width: 160 },
    { dataKey: 'markup', titleName: 'Markup', domType: 'html', width: 160 },
    { dataKey: 'figure', titleName: 'Figure', valueType: 'Double', unit: 't2', isSort: true },
    { dataKey: 'picture', titleName: 'Picture', domType: 'img', width: 90 },
    { dataKey: 'drawn', titleName: 'Drawn', domType: 'render', width: 160 },
    { dataKey: 'last', titleName: 'Last', width: 160 },
  ];
  const keys = infos.map(({ dataKey }) => dataKey);
  const all = (value: unknown) => Object.fromEntries(keys.map((key) => [key, value]));
  const bare = { __proto__: null, city: 'Kyoto' };
  const circle: Record<string, unknown> = {};
  circle.self = circle;

  it.each([
    ['no keys', {}, '--'],
    ['other keys', { id: 1, unknown: [] }, '--'],
    ['empty texts', all(''), '--'],
    ['nested objects', all({ city: { name: 'Kyoto' } }), '{"city":{"name":"Kyoto"}}'],
    ['objects without prototype', all(bare), '{"city":"Kyoto"}'],
    ['lists', all(['a', 2]), '["a",2]'],
    ['circles', all(circle), '--'],
    ['symbols', all(Symbol('x')), '--'],
    ['functions', all(() => 'x'), '--'],
    ['yes and no', all(true), 'true'],
    ['numbers that are none', all(NaN), '--'],
    ['large integers', all(9007199254740993n), /^9007199254740993$|^9,007,199,254,740,993\.00$/],
  ])('are rendered with %s', async (_, row, text) => {
    const drawn = ({ text: shown }: { text: string }) => shown;
    await showAny(infos, [row, { __proto__: null, ...row }], {
      renderers: { drawn },
      decorations: { bar: 'figure' },
      summary: row,
      mode: 'client',
      defaultSort: { dataKey: 'figure', direction: 'asc' },
    });
    for (const drawnRow of bodyRows()) {
      const texts = textsIn(drawnRow);
      expect(texts).toHaveLength(6);
      expect(drawnRow.getBoundingClientRect().height).toBe(38);
      for (const at of [0, 2, 4, 5])
        expect(texts[at]).toMatch(text instanceof RegExp ? text : new RegExp(`^${escaped(text)}$`));
    }
  });

  it.each(['bar', 'heat', 'neither'])(
    'show a text of 10,000 characters on one line, in the width of its column, with %s',
    async (aid) => {
      const { rerender } = await showAny(infos, [all('short')]);
      const width = cellAt(2, 3).offsetWidth;
      const long = 'Kyoto, '.repeat(1429);
      const renderers = { drawn: ({ text }: { text: string }) => text };
      const longRows = [all('short'), all(long), all('short')];
      await rerender(
        anyTable({ titleInfos: infos, rows: longRows, decorations: { [aid]: 'figure' }, renderers }),
      );
      await expect.poll(() => cellAt(3, 6).textContent).toBe(long);
      expect(cellAt(2, 3).offsetWidth).toBeLessThanOrEqual(width + 52);
      expect(scroller().scrollHeight).toBe(scroller().clientHeight);
      expect(isUncovered(cellAt(3, 1).firstElementChild)).toBe(true);
      for (const row of bodyRows()) {
        expect(row.getBoundingClientRect().height).toBe(38);
        for (const [at, cell] of cellsOf(row).entries()) {
          const { left, right, top } = cell.getBoundingClientRect();
          const middle = document.elementFromPoint((left + right) / 2, top + 19);
          expect([row.ariaRowIndex, at, cell.contains(middle)]).toEqual([row.ariaRowIndex, at, true]);
        }
      }
    },
  );

  it('show markup in a text column as text', async () => {
    const markup = '<img src=x onerror="window.failed = true"><b>bold</b>';
    await showAny(infos, [{ name: markup, figure: markup, last: markup }], { summary: { last: markup } });
    expect(cellAt(3, 1).textContent).toBe(markup);
    expect(cellAt(3, 6).textContent).toBe(markup);
    expect(cellAt(2, 6).textContent).toBe(markup);
    expect(grid().element().querySelectorAll('b, img')).toHaveLength(0);
    expect(Object.hasOwn(window, 'failed')).toBe(false);
  });

  it('show right-to-left texts and emoji without moving anything else', async () => {
    const rtl = 'שלום עולם (2026)';
    const family = '👨‍👩‍👧‍👦🇯🇵 Kyoto';
    await showAny(infos, [all('plain'), all(rtl), all(family), all('\u202Eabc')]);
    const lefts = bodyRows().map((row) => cellsOf(row).map((cell) => cell.getBoundingClientRect().left));
    for (const each of lefts) expect(each).toEqual(lefts[0]);
    expect(bodyRows().map((row) => row.lastElementChild?.textContent)).toEqual([
      'plain',
      rtl,
      family,
      '\u202Eabc',
    ]);
    expect(bodyRows().map((row) => row.getBoundingClientRect().height)).toEqual([38, 38, 38, 38]);
    const range = document.createRange();
    range.selectNodeContents(cellAt(3, 6));
    const text = range.getBoundingClientRect();
    const cell = cellAt(3, 6).getBoundingClientRect();
    expect(text.left - cell.left).toBeCloseTo(12, 0);
  });
});

describe('a renderer that fails', () => {
  // React reports errors that a boundary catches
  beforeEach(() => {
    vi.mocked(console.error).mockImplementation(() => undefined);
  });
  afterEach(() => {
    expect(vi.mocked(console.error)).toHaveBeenCalled();
    vi.mocked(console.error).mockClear();
  });
  const marks = () => page.getByRole('img', { name: 'Couldn’t display this cell' }).elements();
  const failsFor = (fails: (row: KeywordRow) => boolean) => ({
    campaignName: ({ row, text }: { row: KeywordRow; text: string }) => {
      if (fails(row)) throw new Error('renderer failed');
      return <b>{text}</b>;
    },
  });

  it('marks only its own cell', async () => {
    await page.viewport(1000, 700);
    await render(table({ renderers: failsFor(({ click }) => click === 926), summary: keywordSummary }));
    await expect.poll(() => marks()).toHaveLength(1);
    expect(cellAt(5, 3).contains(marks()[0] ?? null)).toBe(true);
    expect(cellAt(5, 4).textContent).toBe('8,617');
    expect(grid().element().querySelectorAll('b')).toHaveLength(19);
  });

  it('renders again once its row is replaced', async () => {
    const renderers = failsFor(({ click }) => click === 926);
    const { rerender } = await render(table({ renderers }));
    await expect.poll(() => marks()).toHaveLength(1);
    await rerender(table({ renderers, rows: rows.map((row) => ({ ...row, click: 1 })) }));
    await expect.poll(() => marks()).toHaveLength(0);
    expect(cellAt(4, 3).textContent).toBe('Rail | Brand');
    await rerender(
      table({ renderers, rows: rows.map((row, at) => (at === 0 ? { ...row, click: 926 } : row)) }),
    );
    await expect.poll(() => marks()).toHaveLength(2);
  });

  it('fails with its row wherever that is rendered, and never with another row', async () => {
    const renderers = failsFor(({ showWord }) => String(showWord).endsWith('7'));
    await render(table({ renderers, rows: manyKeywords, mode: 'client' }));
    const failing = () =>
      bodyRows().map((row) => [
        row.children[1]?.textContent.endsWith('7'),
        row.querySelector('[role=img]') !== null,
      ]);
    for (const top of [0, 400, 90_000, 90_100, 89_000, 0]) {
      await scrollTo({ top });
      for (const [isExpected, hasFailed] of failing()) expect(hasFailed).toBe(isExpected);
    }
    expect(marks().length).toBeGreaterThan(0);
  });

  it('leaves the table working if all cells fail', async () => {
    await render(table({ renderers: failsFor(() => true) }));
    await expect.poll(() => marks()).toHaveLength(20);
    await userEvent.click(cellAt(3, 3));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expectActive('4/3');
  });
});

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
