import { useEffect, useRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import '../../../css/styles.css';
import { cellAt, expectActive, field, grid, textAt } from '../../testing/grid-page';
import { KeywordGrid, type KeywordGridProps } from '../../testing/keyword-grid';
import type { EditableGridHandle } from './types';

const press = (keys: string) => userEvent.keyboard(keys);

async function show(props: KeywordGridProps = {}) {
  await page.viewport(1000, 700);
  const onEdit = vi.fn<NonNullable<KeywordGridProps['onEdit']>>();
  await render(<KeywordGrid {...props} onEdit={onEdit} />);
  await expect.element(grid()).toBeInTheDocument();
  return onEdit;
}

/** `rows × columns` of the selected cells that are drawn. */
const selected = () => {
  const rows = [...grid().element().querySelectorAll('[role=row]')].map(
    (row) => [...row.children].filter((cell) => cell.ariaSelected === 'true').length,
  );
  return `${rows.filter((count) => count > 0).length} × ${Math.max(...rows)}`;
};

/** The clipboard after the keys of a copy or cut. */
async function clipboardAfter(type: 'copy' | 'cut'): Promise<string> {
  let text = 'no event';
  const read = (event: ClipboardEvent) => (text = event.clipboardData?.getData('text/plain') ?? '');
  document.addEventListener(type, read, { once: true });
  await press(`{Control>}${type === 'copy' ? 'c' : 'x'}{/Control}`);
  return text;
}

describe('a range', () => {
  it('is selected by Shift and the arrows, and is one cell after Escape', async () => {
    await show();
    await userEvent.click(cellAt(3, 3));
    await press('{Shift>}{ArrowDown}{ArrowDown}{ArrowRight}{/Shift}');
    await expect.poll(selected).toBe('3 × 2');
    await press('{Escape}');
    await expect.poll(selected).toBe('0 × 0');
  });

  it('is selected by dragging, and by Shift and a click', async () => {
    await show();
    await userEvent.dragAndDrop(cellAt(3, 3), cellAt(6, 5));
    await expect.poll(selected).toBe('4 × 3');
    await userEvent.click(cellAt(3, 3));
    await userEvent.click(cellAt(4, 4), { modifiers: ['Shift'] });
    await expect.poll(selected).toBe('2 × 2');
    await expect.poll(() => document.activeElement).toBe(field());
  });

  it('is copied as tab-separated text, with labels of options and without row numbers', async () => {
    await show();
    await userEvent.click(cellAt(2, 3));
    await press('{Shift>}{ArrowDown}{ArrowRight}{ArrowRight}{/Shift}');
    expect(await clipboardAfter('copy')).toBe('北海道滑雪\tPhrase\t1\n二世谷滑雪\tPhrase\t1.1');
    await press('{Home}{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    expect(await clipboardAfter('copy')).toBe('二世谷滑雪');
  });

  it('is cut in one step', async () => {
    const onEdit = await show();
    await userEvent.click(cellAt(2, 3));
    await press('{Shift>}{ArrowDown}{/Shift}');
    expect(await clipboardAfter('cut')).toBe('北海道滑雪\n二世谷滑雪');
    await expect.poll(() => textAt(3, 3)).toBe('');
    expect(onEdit.mock.calls.map(([edits]) => edits.length)).toEqual([2]);
  });

  it('is copied whole after Control and A', async () => {
    await show();
    await userEvent.click(cellAt(2, 3));
    await press('{Control>}a{/Control}');
    const lines = (await clipboardAfter('copy')).split('\n');
    expect(lines).toHaveLength(100_000);
    expect(lines[99_999]?.split('\t')).toHaveLength(5);
  });

  it('of all cells is cleared in one step', async () => {
    const onEdit = await show();
    await userEvent.click(cellAt(2, 3));
    await press('{Control>}a{/Control}{Delete}');
    await expect.poll(() => onEdit.mock.calls.map(([edits]) => edits.length)).toEqual([299_999]);
  });

  it('is filled down from its first row in one step', async () => {
    const onEdit = await show();
    await userEvent.click(cellAt(2, 3));
    await press('{Shift>}{ArrowDown}{ArrowDown}{ArrowRight}{/Shift}{Control>}d{/Control}');
    await expect.poll(() => textAt(4, 3)).toBe('北海道滑雪');
    expect(textAt(4, 4)).toBe('Phrase');
    expect(onEdit).toHaveBeenCalledTimes(1);
    expect(onEdit.mock.calls[0]?.[0]).toHaveLength(3);
  });

  it('of one row is filled from the row above', async () => {
    await show();
    await userEvent.click(cellAt(3, 3));
    await press('{Control>}d{/Control}');
    await expect.poll(() => textAt(3, 3)).toBe('北海道滑雪');
  });
});

describe('ticked rows', () => {
  const box = (row: number) => page.elementLocator(cellAt(row, 1).querySelector('input') ?? cellAt(row, 1));

  it('are ticked by pointer and by Space, with Shift from the last one', async () => {
    await show();
    await userEvent.click(box(3));
    await expect.element(box(3)).toBeChecked();
    await userEvent.click(box(6), { modifiers: ['Shift'] });
    await expect.element(box(5)).toBeChecked();
    await press('{ArrowDown} ');
    await expectActive('7/1');
    await expect.element(box(7)).toBeChecked();
    await press(' ');
    await expect.element(box(7)).not.toBeChecked();
    await expect.poll(() => document.activeElement).toBe(field());
  });

  it('are all rows after a click on the header, drawn or not', async () => {
    const onSelectedRowsChange = vi.fn<NonNullable<KeywordGridProps['onSelectedRowsChange']>>();
    await show({ onSelectedRowsChange });
    await userEvent.click(box(1));
    expect(onSelectedRowsChange.mock.calls[0]?.[0].size).toBe(100_000);
  });

  it('have no checkboxes if the host has no callback for ticks', async () => {
    await page.viewport(1000, 700);
    await render(<KeywordGrid onSelectedRowsChange={undefined} />);
    await expect.element(grid()).toHaveAttribute('aria-colcount', '7');
  });
});

it('activates a cell that the host requested in the render in which the grid appears', async () => {
  function Host() {
    const grid = useRef<EditableGridHandle>(null);
    const isShown = useRef(false);
    useEffect(() => {
      isShown.current ||= grid.current?.focusCell('k9', 'bid') ?? false;
    });
    return <KeywordGrid ref={grid} />;
  }
  await page.viewport(1000, 700);
  await render(<Host />);
  await expectActive('11/5');
  expect(document.activeElement).toBe(field());
});
