import { beforeAll, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import '../../../css/styles.css';
import { keywordSummary, type KeywordRow } from '../../testing/keyword-report';
import { cellAt, expectNoConsoleErrors, grid, manyKeywords, rows, table } from '../../testing/table-page';

expectNoConsoleErrors();

// the grid loads it with its first focus, which a test would not wait for
beforeAll(() => import('./clipboard-cells'));

const press = (keys: string) => userEvent.keyboard(keys);

async function show(props: Parameters<typeof table>[0] = {}) {
  await page.viewport(1000, 700);
  const screen = await render(table(props));
  await expect.element(grid()).toBeInTheDocument();
  return screen;
}

/** The clipboard content of Control and C; null if the table leaves it to the browser. */
async function copy() {
  const heard = new Promise<{ text: string; cells: string[][]; heads: string[] } | null>((resolve) => {
    window.addEventListener(
      'copy',
      ({ clipboardData, defaultPrevented }) => {
        if (!defaultPrevented) {
          resolve(null);
          return;
        }
        const html = clipboardData?.getData('text/html') ?? '';
        const { body } = new DOMParser().parseFromString(html, 'text/html');
        const texts = (cells: Iterable<Element>) => [...cells].map((cell) => cell.textContent);
        resolve({
          text: clipboardData?.getData('text/plain') ?? '',
          cells: [...body.querySelectorAll('tbody tr')].map((row) => texts(row.children)),
          heads: texts(body.querySelectorAll('thead th')),
        });
      },
      { once: true },
    );
  });
  await press('{Control>}c{/Control}');
  return heard;
}

const idOf = (row: KeywordRow) => `${row.date} ${row.showWord}`;
const ticking = (...positions: number[]) => ({
  rowId: idOf,
  rowSelection: Object.fromEntries(
    positions.map((position) => [idOf(rows[position] ?? { status: 'active' }), true as const]),
  ),
});

describe('copying', () => {
  it('takes the active cell as displayed', async () => {
    await show();
    await userEvent.click(cellAt(3, 4));
    expect(await copy()).toEqual({ text: '5,462', cells: [['5,462']], heads: [] });
    await expect.element(page.getByText('1 cell copied')).toBeInTheDocument();
  });

  it('takes it if only the keyboard was used', async () => {
    await show();
    await userEvent.tab();
    await expect.element(grid()).toHaveFocus();
    await press('{ArrowDown}{ArrowRight}');
    expect(await copy()).toMatchObject({ text: '日本签证代办' });
  });

  it('takes a range as lines of cells', async () => {
    await show();
    await userEvent.click(cellAt(2, 1));
    await press('{Shift>}{ArrowDown}{ArrowRight}{ArrowRight}{/Shift}');
    expect(await copy()).toEqual({
      text: '2026-11-14\t日本签证代办\tVisa | Generic\n2026-11-16\t日本签证代办\tVisa | Generic',
      cells: [
        ['2026-11-14', '日本签证代办', 'Visa | Generic'],
        ['2026-11-16', '日本签证代办', 'Visa | Generic'],
      ],
      heads: [],
    });
    await expect.element(page.getByText('6 cells copied')).toBeInTheDocument();
  });

  it('takes the words that a renderer shows, if the host provides them', async () => {
    const words = new Map<unknown, string>([
      [1, 'Below average'],
      [2, 'Average'],
    ]);
    await show({ cellTexts: { landPageExperience: (value) => words.get(value) ?? String(value) } });
    await userEvent.click(cellAt(2, 10));
    await press('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    const below = 'Below average';
    expect(await copy()).toMatchObject({ text: `${below}\n${below}\n3`, cells: [[below], [below], ['3']] });
  });

  it('puts the titles of the columns above the cells with Shift', async () => {
    const written = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
    await show();
    await userEvent.click(cellAt(2, 1));
    await press('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    await press('{Control>}{Shift>}c{/Shift}{/Control}');
    await expect.element(page.getByText('4 cells copied')).toBeInTheDocument();
    const blob = await written.mock.lastCall?.[0][0]?.getType('text/plain');
    expect(await blob?.text()).toBe('Date\tKeyword\n2026-11-14\t日本签证代办\n2026-11-16\t日本签证代办');
    written.mockRestore();
  });

  it('takes rows of a range that are not rendered', async () => {
    await show({ rows: manyKeywords.slice(0, 5000), mode: 'client' });
    await userEvent.click(cellAt(2, 2));
    await press('{Control>}{Shift>}{ArrowDown}{/Shift}{/Control}');
    const copied = await copy();
    expect(copied?.text.split('\n')).toHaveLength(5000);
    expect(copied?.cells.at(-1)).toEqual(['keyword 4999']);
  });

  it('takes a range in its displayed order', async () => {
    await show({ mode: 'client', defaultSort: { dataKey: 'click', direction: 'asc' } });
    await userEvent.click(cellAt(2, 5));
    await press('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(await copy()).toMatchObject({ text: '330\n359\n366' });
  });

  it('takes selected rows completely and with their headers', async () => {
    await show(ticking(2, 0));
    await userEvent.click(cellAt(9, 5));
    const copied = await copy();
    expect(copied?.heads).toEqual([
      'Date',
      'Keyword',
      'Campaign',
      'Impressions',
      'Clicks',
      'CTR',
      'Cost ￥',
      'Avg. CPC ￥',
      'Conv.',
      'Landing page',
      'Relevance',
      'Expected CTR',
    ]);
    expect(copied?.cells.map((cells) => cells.slice(0, 8))).toEqual([
      ['2026-11-14', '日本签证代办', 'Visa | Generic', '6,814', '442', '6.49%', '2,730.24', '6.18'],
      ['2026-11-17', 'jr pass 购买', 'Rail | Brand', '8,617', '926', '10.75%', '2,419.84', '2.61'],
    ]);
    expect(copied?.text.split('\n')[0]).toBe(copied?.heads.join('\t'));
  });

  it('prefers a range to selected rows, and leaves out the checkboxes', async () => {
    await show(ticking(2));
    await userEvent.click(cellAt(4, 2));
    await press('{Shift>}{Home}{ArrowDown}{/Shift}');
    expect(await copy()).toMatchObject({
      text: '2026-11-17\n2026-11-17',
      cells: [['2026-11-17'], ['2026-11-17']],
    });
  });

  it('does not affect text that is selected within a cell', async () => {
    await show(ticking(2));
    await userEvent.dblClick(cellAt(4, 4));
    expect(document.getSelection()?.toString()).toBe('Brand');
    expect(await copy()).toBeNull();
  });

  it('does not affect the page outside the table', async () => {
    await page.viewport(1000, 700);
    await render(
      <>
        <input aria-label="elsewhere" defaultValue="text" />
        {table(ticking(2))}
      </>,
    );
    await expect.element(grid()).toBeInTheDocument();
    await userEvent.click(cellAt(3, 5));
    await userEvent.tripleClick(page.getByRole('textbox', { name: 'elsewhere' }));
    expect(await copy()).toBeNull();
  });

  it('takes nothing from headers and totals', async () => {
    await show({ summary: keywordSummary });
    await userEvent.click(cellAt(2, 4));
    expect(await copy()).toBeNull();
  });
});
