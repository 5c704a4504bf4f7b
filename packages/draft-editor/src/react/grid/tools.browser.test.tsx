import { useRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import '../../../css/styles.css';
import { cellAt, expectActive, field, grid, textAt, violations } from '../../testing/grid-page';
import { KeywordGrid, type KeywordGridProps } from '../../testing/keyword-grid';
import type { EditableGridHandle } from './types';

const press = (keys: string) => userEvent.keyboard(keys);

async function show(props: KeywordGridProps = {}) {
  await page.viewport(1300, 800);
  const onEdit = vi.fn<NonNullable<KeywordGridProps['onEdit']>>();
  await render(<KeywordGrid {...props} onEdit={onEdit} />);
  await expect.element(grid()).toBeInTheDocument();
  return onEdit;
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const textbox = (name: string) => page.getByRole('textbox', { name, exact: true });

describe('find and replace', () => {
  const open = async () => {
    await userEvent.click(cellAt(2, 3));
    await press('{Control>}f{/Control}');
    await expect.element(textbox('Find')).toHaveFocus();
  };

  it('counts the cells, replaces all in one step, and undoes it in one', async () => {
    const onEdit = await show();
    await open();
    await userEvent.fill(textbox('Find'), '亲子');
    await userEvent.fill(textbox('Replace with'), '家庭');
    await expect.element(page.getByText('12,504 cells match')).toBeVisible();
    await userEvent.click(button('Replace all'));
    await expect.poll(() => textAt(18, 3)).toBe('北海道家庭滑雪');
    expect(onEdit.mock.calls.map(([edits]) => edits.length)).toEqual([12_504]);
    await userEvent.click(cellAt(2, 3));
    await press('{Control>}z{/Control}');
    await expect.poll(() => textAt(18, 3)).toBe('北海道亲子滑雪');
  });

  it('goes to the next cell by Enter, to the end of 100,000 rows', async () => {
    await show();
    await open();
    await press('/ski/99999{Enter}');
    await expectActive('100001/6');
    await expect.poll(() => document.activeElement).toBe(field());
  });

  it('accepts regular expressions, and explains errors in others', async () => {
    await show({ rowCount: 20 });
    await open();
    await userEvent.click(page.getByRole('checkbox', { name: 'Regular expression' }));
    await userEvent.fill(textbox('Find'), '(a+)+$');
    await expect.element(page.getByText('This regular expression could take too long.')).toBeVisible();
    await userEvent.fill(textbox('Find'), '(');
    await expect.element(page.getByText('The regular expression isn’t valid.')).toBeVisible();
    await expect.element(button('Replace all')).toBeDisabled();
    await userEvent.fill(textbox('Find'), '^(北海道)(.+)$');
    await userEvent.fill(textbox('Replace with'), '$2 $1');
    await expect.element(page.getByText('3 cells match')).toBeVisible();
    await userEvent.click(button('Replace all'));
    await expect.poll(() => textAt(2, 3)).toBe('滑雪 北海道');
  });

  it('searches one column, or the ticked rows alone', async () => {
    await show({ rowCount: 20 });
    await userEvent.click(cellAt(3, 1).querySelector('input') ?? cellAt(3, 1));
    await open();
    await userEvent.fill(textbox('Find'), '1');
    await expect.element(page.getByText('22 cells match')).toBeVisible();
    await userEvent.click(page.getByRole('combobox', { name: 'Column' }));
    await userEvent.click(page.getByRole('option', { name: 'Bid (￥)' }));
    await expect.element(page.getByText('11 cells match')).toBeVisible();
    await userEvent.click(page.getByRole('checkbox', { name: 'Only 1 selected row' }));
    await expect.element(page.getByText('1 cell matches')).toBeVisible();
  });

  it('gets the focus again by the same keys', async () => {
    await show();
    await open();
    await userEvent.click(cellAt(4, 3));
    await expect.poll(() => document.activeElement).toBe(field());
    await press('{Control>}h{/Control}');
    await expect.element(textbox('Find')).toHaveFocus();
  });

  it('closes by Escape, and has no violations that axe finds', async () => {
    await show();
    await open();
    await press('雪');
    await expect.element(page.getByText(/cells match/)).toBeVisible();
    expect(await violations()).toEqual([]);
    await press('{Escape}');
    await expect.poll(() => document.activeElement).toBe(field());
  });
});

describe('ticked rows', () => {
  const tick = async (...rows: number[]) => {
    for (const row of rows) await userEvent.click(cellAt(row, 1).querySelector('input') ?? cellAt(row, 1));
  };
  const choose = async (list: string, option: string) => {
    await userEvent.click(page.getByRole('combobox', { name: list, exact: true }));
    await userEvent.click(page.getByRole('option', { name: option, exact: true }));
  };

  it('change in one column, after a count', async () => {
    const onEdit = await show();
    await tick(2, 4);
    await userEvent.click(button('Change 2 rows'));
    await choose('Column', 'Bid (￥)');
    await choose('Operation', 'Change by percent');
    await userEvent.fill(textbox('Value'), '10');
    await expect.element(page.getByText('2 cells change')).toBeVisible();
    expect(await violations()).toEqual([]);
    await userEvent.click(button('Apply'));
    await expect.poll(() => [textAt(2, 5), textAt(3, 5), textAt(4, 5)]).toEqual(['1.1', '1.1', '1.32']);
    expect(onEdit).toHaveBeenCalledTimes(1);
    await expect.poll(() => document.activeElement).toBe(field());
  });

  it('get an option', async () => {
    await show();
    await tick(2);
    await userEvent.click(button('Change 1 row'));
    await choose('Column', 'Match mode');
    await choose('Value', 'Auto');
    await userEvent.click(button('Apply'));
    await expect.poll(() => textAt(2, 4)).toBe('Auto');
  });

  it('are deleted', async () => {
    await show();
    await tick(2, 3);
    await userEvent.click(button('Delete 2 rows'));
    await expect.element(grid()).toHaveAttribute('aria-rowcount', '99999');
    await expect.element(button('Delete 2 rows')).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement).toBe(field());
  });
});

describe('rows', () => {
  it('are added below the active cell by Control and Enter, and deleted by Control and Delete', async () => {
    await show();
    await userEvent.click(cellAt(3, 3));
    await press('{Control>}{Enter}{/Control}');
    await expect.element(grid()).toHaveAttribute('aria-rowcount', '100002');
    expect(textAt(4, 3)).toBe('');
    await press('{ArrowDown}{Control>}{Delete}{/Control}');
    await expect.element(grid()).toHaveAttribute('aria-rowcount', '100001');
    expect(textAt(4, 3)).toBe('富良野滑雪');
  });

  it('are added at the end by the button', async () => {
    await show({ rowCount: 3 });
    await userEvent.click(button('Add row'));
    await expect.element(grid()).toHaveAttribute('aria-rowcount', '5');
  });
});

it('moves the focus to a cell that the host names', async () => {
  function Host() {
    const handle = useRef<EditableGridHandle>(null);
    return (
      <>
        <button type="button" onClick={() => handle.current?.focusCell('k50000', 'bid')}>
          go
        </button>
        <KeywordGrid ref={handle} />
      </>
    );
  }
  await page.viewport(1300, 800);
  await render(<Host />);
  await userEvent.click(button('go'));
  await expectActive('50002/5');
  await expect.poll(() => document.activeElement).toBe(field());
});
