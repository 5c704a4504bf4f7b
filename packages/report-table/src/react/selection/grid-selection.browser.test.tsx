import { functionalUpdate, type OnChangeFn, type RowSelectionState } from '@tanstack/react-table';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
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
  scrollTo,
  table,
} from '../../testing/table-page';

expectNoConsoleErrors();

const press = (keys: string) => userEvent.keyboard(keys);
type Props = Parameters<typeof table>[0];

async function show(props: Props = {}) {
  await page.viewport(1000, 700);
  const screen = await render(table(props));
  await expect.element(grid()).toBeInTheDocument();
  return screen;
}

describe('a range of cells', () => {
  /** `rows × columns` of the cells with `aria-selected`, by their first cell. */
  const selected = () => {
    const parts = bodyRows()
      .map((row) => ({ row, cells: cellsOf(row).filter((cell) => cell.ariaSelected === 'true') }))
      .filter(({ cells }) => cells.length > 0);
    const [first] = parts;
    const column = first ? cellsOf(first.row).indexOf(first.cells[0] ?? first.row) + 1 : 0;
    return first ? `${first.row.ariaRowIndex}/${column}: ${parts.length} × ${first.cells.length}` : 'none';
  };

  it('is selected from one cell to another by dragging', async () => {
    await show({ summary: keywordSummary });
    await userEvent.dragAndDrop(cellAt(4, 2), cellAt(7, 5));
    await expect.poll(selected).toBe('4/2: 4 × 4');
    await expectActive('7/5');
    expect(document.getSelection()?.isCollapsed).not.toBe(false);
    await userEvent.dragAndDrop(cellAt(7, 5), cellAt(5, 4));
    await expect.poll(selected).toBe('5/4: 3 × 2');
    await userEvent.click(cellAt(6, 4));
    await expect.poll(selected).toBe('none');
  });

  it('is empty while text is selected within one cell', async () => {
    await show();
    const cell = cellAt(4, 3);
    const { width } = cell.getBoundingClientRect();
    await userEvent.dragAndDrop(cell, cell, {
      sourcePosition: { x: 14, y: 19 },
      targetPosition: { x: width - 14, y: 19 },
    });
    expect(document.getSelection()?.toString()).toBe('Rail | Brand');
    expect(selected()).toBe('none');
  });

  it('does not start at a header', async () => {
    await show({ summary: keywordSummary });
    await userEvent.dragAndDrop(cellAt(2, 3), cellAt(6, 5));
    expect(selected()).toBe('none');
  });

  it('extends by Shift and a click', async () => {
    await show();
    await userEvent.click(cellAt(3, 2));
    await userEvent.click(cellAt(6, 4), { modifiers: ['Shift'] });
    await expect.poll(selected).toBe('3/2: 4 × 3');
  });

  it('grows and shrinks by Shift and the arrows, from its start', async () => {
    await show();
    await userEvent.click(cellAt(5, 4));
    const path: [string, string][] = [
      ['{ArrowDown}', '5/4: 2 × 1'],
      ['{ArrowRight}', '5/4: 2 × 2'],
      ['{ArrowUp}{ArrowUp}', '4/4: 2 × 2'],
      ['{ArrowLeft}{ArrowLeft}', '4/3: 2 × 2'],
      ['{Home}', '4/1: 2 × 4'],
      ['{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}', '2/1: 4 × 4'],
    ];
    for (const [keys, range] of path) {
      await press(`{Shift>}${keys}{/Shift}`);
      await expect.poll(selected).toBe(range);
    }
    await press('{ArrowDown}');
    await expect.poll(selected).toBe('none');
    await expectActive('3/1');
  });

  it('contains all cells after Control and A, and one after Escape', async () => {
    await show({ summary: keywordSummary });
    await userEvent.click(cellAt(5, 4));
    await press('{Control>}a{/Control}');
    await expect.poll(selected).toBe('3/1: 20 × 12');
    await press('{Escape}');
    await expect.poll(selected).toBe('none');
    await expect.element(grid()).toHaveFocus();
  });

  it('includes rows that are not rendered', async () => {
    await show({ rows: manyKeywords, mode: 'client' });
    await userEvent.click(cellAt(5, 4));
    await press('{Control>}{Shift>}{End}{/Shift}{/Control}');
    await expectActive('100001/12');
    await expect.poll(() => isUncovered(activeCell())).toBe(true);
    await scrollTo({ top: 1_000_000 });
    await expect
      .poll(() => bodyRows().filter((row) => row.querySelector('[aria-selected=true]')).length)
      .toBeGreaterThan(13);
    await scrollTo({ top: 0 });
    await expect.poll(selected).toMatch(/^5\/4:/);
  });

  it('exposes multiple selection to assistive technology', async () => {
    await show();
    expect(grid().element().ariaMultiSelectable).toBe('true');
    await userEvent.click(cellAt(5, 4));
    expect(cellAt(5, 4).ariaSelected).toBeNull();
  });
});

describe('selecting rows', () => {
  const idOf = (row: KeywordRow) => `${row.date} ${row.showWord}`;
  const ids = rows.map(idOf);

  const ticksOf = (of: readonly string[]): RowSelectionState =>
    Object.fromEntries(of.map((id) => [id, true as const]));

  /** A host that stores the selection. */
  function Host({
    onChange,
    initial = [],
    ...props
  }: Props & { onChange?: (ids: string[]) => void; initial?: string[] }) {
    const [selected, setSelected] = useState<RowSelectionState>(ticksOf(initial));
    return table({
      pagination: { page: 1, size: 20, totalCount: 98, onChange: () => undefined },
      ...props,
      rowId: idOf,
      rowSelection: selected,
      onRowSelectionChange: (updater) => {
        const next = functionalUpdate(updater, selected);
        setSelected(next);
        onChange?.(Object.keys(next));
      },
    });
  }

  async function showHost(props: Parameters<typeof Host>[0] = {}) {
    const onChange = vi.fn<(ids: string[]) => void>();
    await page.viewport(1000, 700);
    const screen = await render(<Host {...props} onChange={onChange} />);
    await expect.element(grid()).toBeInTheDocument();
    return { ...screen, onChange };
  }
  const box = (position: number) => page.getByRole('checkbox').nth(position + 1);
  const allBox = page.getByRole('checkbox', { name: 'Select all rows' });
  const ticked = () => bodyRows().flatMap((row, at) => (row.ariaSelected === 'true' ? [at] : []));
  const footer = () => page.getByText(/of \d+/);

  it('selects and deselects a row by its checkbox, and announces the count', async () => {
    const { onChange } = await showHost();
    await box(2).click();
    await expect.element(box(2)).toBeChecked();
    expect(ticked()).toEqual([2]);
    expect(onChange).toHaveBeenLastCalledWith([ids[2]]);
    await expect.element(footer()).toHaveTextContent('1–20 of 98 · 1 row selected');
    await box(4).click();
    await expect.element(footer()).toHaveTextContent('2 rows selected');
    await box(2).click();
    expect(ticked()).toEqual([4]);
    expect(onChange).toHaveBeenLastCalledWith([ids[4]]);
  });

  it('names the boxes by their rows', async () => {
    await showHost();
    await expect.element(box(1)).toHaveAccessibleName(`Select ${rows[1]?.showWord}`);
    await expect.element(allBox).toHaveAccessibleName('Select all rows');
  });

  it('selects by a click beside the checkbox', async () => {
    await showHost();
    await userEvent.click(cellAt(4, 1), { position: { x: 3, y: 3 } });
    expect(ticked()).toEqual([2]);
  });

  it('selects by Space wherever the active cell is, and keeps the focus in the grid', async () => {
    await showHost();
    await userEvent.click(cellAt(4, 5));
    await press(' ');
    expect(ticked()).toEqual([2]);
    await press('{ArrowDown} ');
    expect(ticked()).toEqual([2, 3]);
    await press(' ');
    expect(ticked()).toEqual([2]);
    await box(7).click();
    await expect.element(grid()).toHaveFocus();
    await press('{ArrowDown} ');
    expect(ticked()).toEqual([2, 7, 8]);
  });

  it('selects all between two rows by Shift', async () => {
    await showHost();
    await box(2).click();
    await box(5).click({ modifiers: ['Shift'] });
    expect(ticked()).toEqual([2, 3, 4, 5]);
    await userEvent.click(cellAt(11, 5));
    await press('{Shift>} {/Shift}');
    expect(ticked()).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    await box(0).click({ modifiers: ['Shift'] });
    expect(ticked()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('has a checkbox for all rows of the page, with three states', async () => {
    const { onChange } = await showHost({ initial: ['a row of another page'] });
    await expect.element(allBox).not.toBeChecked();
    await box(0).click();
    await expect.element(allBox).toBePartiallyChecked();
    await allBox.click();
    await expect.element(allBox).toBeChecked();
    await expect.element(allBox).not.toBePartiallyChecked();
    expect(ticked()).toHaveLength(20);
    await allBox.click();
    await expect.element(allBox).not.toBeChecked();
    expect(onChange).toHaveBeenLastCalledWith(['a row of another page']);
    await press('{Control>}{Home}{/Control}{ArrowUp} ');
    await expect.element(allBox).toBeChecked();
  });

  it('follows the host', async () => {
    const onRowSelectionChange = vi.fn<OnChangeFn<RowSelectionState>>();
    const rowSelection = ticksOf([ids[3] ?? '']);
    const { rerender } = await show({ rowId: idOf, rowSelection, onRowSelectionChange });
    await box(6).click();
    expect(onRowSelectionChange).toHaveBeenCalledOnce();
    const updater = onRowSelectionChange.mock.calls[0]?.[0] ?? {};
    expect(functionalUpdate(updater, rowSelection)).toEqual(ticksOf([ids[3] ?? '', ids[6] ?? '']));
    await expect.element(box(6)).not.toBeChecked();
    expect(ticked()).toEqual([3]);
    await rerender(table({ rowId: idOf, rowSelection: ticksOf([ids[6] ?? '']), onRowSelectionChange }));
    await expect.element(box(6)).toBeChecked();
    expect(ticked()).toEqual([6]);
  });

  it('keeps the selection of other pages, and starts no range there', async () => {
    const many = manyKeywords.slice(0, 60);
    function Pages() {
      const [position, setPosition] = useState({ page: 1, size: 20 });
      return <Host rows={many} mode="client" pagination={{ ...position, onChange: setPosition }} />;
    }
    await page.viewport(1000, 700);
    await render(<Pages />);
    await box(3).click();
    await page.getByRole('button', { name: 'Page 2' }).click();
    await expect.element(footer()).toHaveTextContent('21–40 of 60 · 1 row selected');
    expect(ticked()).toEqual([]);
    await box(6).click({ modifiers: ['Shift'] });
    expect(ticked()).toEqual([6]);
    await expect.element(allBox).toBePartiallyChecked();
    await allBox.click();
    await expect.element(footer()).toHaveTextContent('21 rows selected');
    await page.getByRole('button', { name: 'Page 1' }).click();
    await expect.poll(ticked).toEqual([3]);
    await expect.element(allBox).toBePartiallyChecked();
  });

  it('keeps rows selected when they are sorted', async () => {
    await showHost({ mode: 'client' });
    await box(0).click();
    await page.getByRole('button', { name: 'Clicks' }).click();
    await expect.poll(ticked).toEqual([9]);
  });

  it('selects 100,000 rows at once', async () => {
    const pagination = { page: 1, size: 100_000, onChange: () => undefined };
    const { onChange } = await showHost({ rows: manyKeywords, mode: 'client', pagination });
    await allBox.click();
    await expect.element(footer()).toHaveTextContent('1–100,000 of 100,000 · 100,000 rows selected');
    await expect.element(allBox).toBeChecked();
    await scrollTo({ top: 3_000_000 });
    expect(bodyRows().every((row) => row.ariaSelected === 'true')).toBe(true);
    await press('{Control>}{End}{/Control} ');
    await expect.element(allBox).toBePartiallyChecked();
    expect(onChange.mock.lastCall?.[0]).toHaveLength(99_999);
  });

  it('is the first column, pinned, and has no total, title or sort order', async () => {
    await showHost({ summary: keywordSummary });
    expect(cellAt(2, 1).textContent).toBe('');
    expect(cellAt(2, 2).textContent).toBe('Total');
    expect(cellAt(2, 3).textContent).toBe('98 rows');
    expect(cellAt(1, 1).ariaSort).toBeNull();
    const { left } = cellAt(3, 1).getBoundingClientRect();
    await scrollTo({ left: 400 });
    expect(cellAt(3, 1).getBoundingClientRect().left).toBe(left);
  });

  it('has no checkboxes without a selection', async () => {
    await show();
    expect(page.getByRole('checkbox').elements()).toEqual([]);
    expect(bodyRows()[0]?.ariaSelected).toBeNull();
  });
});
