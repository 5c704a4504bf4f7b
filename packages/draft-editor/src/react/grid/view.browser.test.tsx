// declares the type of `cdp`
import type {} from '@vitest/browser-playwright';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { cdp, page, userEvent } from 'vitest/browser';
import '../../../css/styles.css';
import { cellAt, expectActive, field, grid, textAt } from '../../testing/grid-page';
import { KeywordGrid, type KeywordGridProps } from '../../testing/keyword-grid';
import type { GridColumnState } from './types';

const press = (keys: string) => userEvent.keyboard(keys);

async function show(props: KeywordGridProps = {}) {
  await page.viewport(1300, 700);
  await render(<KeywordGrid {...props} />);
  await expect.element(grid()).toBeInTheDocument();
}

const head = (name: string) => page.getByRole('columnheader', { name });

describe('sorting', () => {
  it('sorts all rows by a click on the header, in both directions, and then not', async () => {
    await show();
    await userEvent.click(head('Bid (￥)'));
    await userEvent.click(head('Bid (￥)'));
    await expect.element(head('Bid (￥)')).toHaveAttribute('aria-sort', 'descending');
    await expect.poll(() => [textAt(2, 2), textAt(2, 5)]).toEqual(['40', '4.9']);
    await userEvent.click(head('Bid (￥)'));
    await expect.element(head('Bid (￥)')).toHaveAttribute('aria-sort', 'none');
    await expect.poll(() => textAt(2, 2)).toBe('1');
  });

  it('sorts by Enter on the header', async () => {
    await show({ rowCount: 50 });
    await userEvent.click(cellAt(2, 5));
    await press('{ArrowUp}{Enter}{Enter}');
    await expect.poll(() => textAt(2, 5)).toBe('4.9');
  });

  it('keeps rows in place while they are edited, and edits the right one', async () => {
    await show({ rowCount: 50 });
    await userEvent.click(head('Bid (￥)'));
    await userEvent.click(head('Bid (￥)'));
    await expect.poll(() => textAt(2, 2)).toBe('40');
    await userEvent.click(cellAt(2, 5));
    await press('0{Enter}');
    await expect.poll(() => textAt(2, 5)).toBe('0');
    expect(textAt(2, 2)).toBe('40');
  });
});

describe('rows with errors', () => {
  const toggle = (count: number) => page.getByRole('button', { name: `Only rows with errors (${count})` });

  it('are counted, and shown alone until all are shown again', async () => {
    await show();
    await userEvent.click(toggle(1));
    await expect.element(grid()).toHaveAttribute('aria-rowcount', '2');
    expect(textAt(2, 2)).toBe('7');
    await userEvent.click(cellAt(2, 3));
    await press('滑雪{Enter}');
    await expect.element(toggle(0)).toHaveAttribute('aria-pressed', 'true');
    expect(textAt(2, 3)).toBe('滑雪');
    await userEvent.click(toggle(0));
    await expect.element(grid()).toHaveAttribute('aria-rowcount', '100001');
  });
});

describe('columns', () => {
  const widthOf = (name: string) => Math.round(head(name).element().getBoundingClientRect().width);

  it('are resized by dragging and by keyboard', async () => {
    const onColumnStateChange = vi.fn<(state: GridColumnState) => void>();
    await page.viewport(800, 700);
    await render(<KeywordGrid onColumnStateChange={onColumnStateChange} />);
    await userEvent.click(cellAt(2, 3));
    await press('{ArrowUp}{Shift>}{ArrowRight}{/Shift}');
    await expect.poll(() => widthOf('Keyword')).toBe(236);
    const { right, top } = head('Keyword').element().getBoundingClientRect();
    await drag({ x: right - 2, y: top + 10 }, { x: right + 38, y: top + 10 });
    await expect.poll(() => widthOf('Keyword')).toBe(276);
    expect(onColumnStateChange.mock.calls.at(-1)).toEqual([{ widths: { keyword: 276 }, hidden: [] }]);
    await expect.element(head('Keyword')).toHaveAttribute('aria-sort', 'none');
  });

  it('are hidden and shown', async () => {
    await show();
    await userEvent.click(page.getByRole('button', { name: 'Columns' }));
    await userEvent.click(page.getByRole('checkbox', { name: 'Match mode' }));
    await expect.element(grid()).toHaveAttribute('aria-colcount', '7');
    await userEvent.click(page.getByRole('checkbox', { name: 'Match mode' }));
    await expect.element(head('Match mode')).toBeInTheDocument();
  });

  it('have the state of the host', async () => {
    function Host() {
      const [state, setState] = useState<GridColumnState>({ widths: { bid: 150 }, hidden: ['url'] });
      return <KeywordGrid columnState={state} onColumnStateChange={setState} />;
    }
    await page.viewport(700, 700);
    await render(<Host />);
    await expect.poll(() => widthOf('Bid (￥)')).toBe(150);
    await expect.element(grid()).toHaveAttribute('aria-colcount', '7');
  });
});

it('says that there are no rows', async () => {
  await show({ rowCount: 0 });
  await expect.element(page.getByText('No rows')).toBeVisible();
  field().focus();
  await expectActive('1/3');
});

async function drag(from: { x: number; y: number }, to: { x: number; y: number }) {
  const frame = window.frameElement?.getBoundingClientRect();
  const scale = frame ? frame.width / window.innerWidth : 1;
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', { x, y }: { x: number; y: number }) =>
    cdp().send('Input.dispatchMouseEvent', {
      type,
      button: 'left',
      buttons: 1,
      clickCount: 1,
      x: (frame?.left ?? 0) + x * scale,
      y: (frame?.top ?? 0) + y * scale,
    });
  await send('mousePressed', from);
  await send('mouseMoved', to);
  await send('mouseReleased', to);
}
