// declares the type of `cdp`
import type {} from '@vitest/browser-playwright';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { cdp, page, userEvent } from 'vitest/browser';
import '../../../css/styles.css';
import { cellAt, expectActive, field, grid, textAt, violations } from '../../testing/grid-page';
import { KeywordGrid, type KeywordGridProps } from '../../testing/keyword-grid';

const press = (keys: string) => userEvent.keyboard(keys);

async function show(props: KeywordGridProps = {}) {
  await page.viewport(1000, 700);
  const onEdit = vi.fn<NonNullable<KeywordGridProps['onEdit']>>();
  await render(<KeywordGrid {...props} onEdit={onEdit} />);
  await expect.element(grid()).toBeInTheDocument();
  return onEdit;
}

describe('100,000 rows', () => {
  it('are in the grid, but not in the page', async () => {
    await show();
    expect(grid().element().getAttribute('aria-rowcount')).toBe('100001');
    expect(grid().element().getAttribute('aria-colcount')).toBe('8');
    expect(grid().element().querySelectorAll('[role=row]').length).toBeLessThan(40);
  });

  it('have cells as high as their row, with borders', async () => {
    await show();
    const row = cellAt(3, 3).parentElement?.getBoundingClientRect();
    for (const cell of [cellAt(3, 1), cellAt(3, 3), cellAt(3, 4)]) {
      const { top, bottom } = cell.getBoundingClientRect();
      expect([top, bottom]).toEqual([row?.top, row?.bottom]);
    }
  });

  it('are reached and edited at their end', async () => {
    const onEdit = await show();
    await userEvent.click(cellAt(2, 3));
    await press('{Control>}{End}{/Control}');
    await expectActive('100001/8');
    await press('{Home}{ArrowRight}{ArrowRight}');
    await expectActive('100001/3');
    await press('last{Enter}');
    await expect.poll(() => textAt(100_001, 3)).toBe('last');
    expect(onEdit.mock.calls).toEqual([[[{ rowKey: 'k99999', columnId: 'keyword', value: 'last' }]]]);
  });
});

describe('the keyboard', () => {
  it.each([
    ['{ArrowDown}{ArrowRight}', '5/4'],
    ['{ArrowUp}{ArrowLeft}', '3/2'],
    ['{Home}', '4/1'],
    ['{End}', '4/8'],
    ['{Control>}{Home}{/Control}', '2/1'],
    ['{Tab}', '4/4'],
    ['{Tab}{Tab}{Tab}{Tab}{Tab}', '5/3'],
    ['{Shift>}{Tab}{/Shift}', '3/7'],
    ['{PageDown}', '13/3'],
    ['{PageDown}{PageUp}', '4/3'],
  ])('moves by %s to %s', async (keys, cell) => {
    await show();
    await userEvent.click(cellAt(4, 3));
    await expectActive('4/3');
    await press(keys);
    await expectActive(cell);
    await expect.poll(() => document.activeElement).toBe(field());
  });

  it('enters the grid at the first cell of the host, and leaves it by Escape and Tab', async () => {
    await page.viewport(1000, 700);
    await render(
      <>
        <KeywordGrid />
        <button type="button">after</button>
      </>,
    );
    page.getByRole('button', { name: 'Columns' }).element().focus();
    await press('{Tab}');
    await expectActive('2/3');
    await expect.element(page.getByRole('textbox', { name: 'Keyword, row 1' })).toHaveFocus();
    await press('{Tab}');
    await expectActive('2/4');
    await press('{Escape}{Tab}');
    await expect.element(page.getByRole('button', { name: 'after' })).toHaveFocus();
  });
});

describe('editing', () => {
  it('begins by typing, which replaces the text, and Enter goes to the next row', async () => {
    const onEdit = await show();
    await userEvent.click(cellAt(2, 3));
    await press('雪');
    expect(field().value).toBe('雪');
    await press(' 1{Enter}');
    await expect.poll(() => textAt(2, 3)).toBe('雪 1');
    await expectActive('3/3');
    expect(onEdit).toHaveBeenCalledTimes(1);
  });

  it.each(['{Enter}', '{F2}'])('begins by %s with the text of the cell', async (key) => {
    await show();
    await userEvent.click(cellAt(2, 3));
    await press(`${key}!{Tab}`);
    await expect.poll(() => textAt(2, 3)).toBe('北海道滑雪!');
    await expectActive('2/4');
  });

  it('begins by a double click', async () => {
    await show();
    await userEvent.dblClick(cellAt(3, 3));
    expect(field().value).toBe('二世谷滑雪');
  });

  it('ends by Escape without a change', async () => {
    const onEdit = await show();
    await userEvent.click(cellAt(2, 3));
    await press('x{Escape}');
    expect(textAt(2, 3)).toBe('北海道滑雪');
    await press('{Enter}{Enter}');
    await expectActive('3/3');
    expect(onEdit).not.toHaveBeenCalled();
  });

  it('ends by a click on another cell', async () => {
    await show();
    await userEvent.click(cellAt(2, 3));
    await press('x');
    await userEvent.click(cellAt(5, 3));
    await expect.poll(() => textAt(2, 3)).toBe('x');
    await expectActive('5/3');
  });

  it('ends by an arrow if it began by typing, and moves the caret otherwise', async () => {
    await show();
    await userEvent.click(cellAt(2, 3));
    await press('x{ArrowRight}');
    await expectActive('2/4');
    await press('{ArrowLeft}{F2}y{ArrowLeft}z{Enter}');
    await expect.poll(() => textAt(2, 3)).toBe('xzy');
  });

  it('lets arrows move the caret after F2 or a click in the typed text', async () => {
    await show();
    await userEvent.click(cellAt(2, 3));
    await press('ac{F2}{ArrowLeft}b{Enter}');
    await expect.poll(() => textAt(2, 3)).toBe('abc');
    await press('ac');
    await userEvent.click(field());
    await press('{Home}{ArrowRight}b{Enter}');
    await expect.poll(() => textAt(3, 3)).toBe('abc');
  });

  it('holds the first character of an input method', async () => {
    const onEdit = await show();
    await userEvent.click(cellAt(2, 3));
    await cdp().send('Input.imeSetComposition', { text: 'b', selectionStart: 1, selectionEnd: 1 });
    await expect.poll(() => field().value).toBe('b');
    await cdp().send('Input.imeSetComposition', { text: 'bei', selectionStart: 3, selectionEnd: 3 });
    await cdp().send('Input.insertText', { text: '北' });
    await expect.poll(() => field().value).toBe('北');
    await press('{Enter}');
    await expect.poll(() => textAt(2, 3)).toBe('北');
    expect(onEdit).toHaveBeenCalledTimes(1);
  });

  it('rejects a text in a column of numbers', async () => {
    const onEdit = await show();
    await userEvent.click(cellAt(2, 5));
    await press('abc{Enter}');
    await expect.element(page.getByRole('alert')).toHaveTextContent('Enter a number.');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    await userEvent.click(cellAt(4, 3));
    expect(field().value).toBe('abc');
    await press('{Backspace}{Backspace}{Backspace}1,250.5{Enter}');
    await expect.poll(() => textAt(2, 5)).toBe('1250.5');
    expect(onEdit.mock.calls).toEqual([[[{ rowKey: 'k0', columnId: 'bid', value: 1250.5 }]]]);
  });

  it('selects an option by keyboard', async () => {
    const onEdit = await show();
    await userEvent.click(cellAt(2, 3));
    await press('{ArrowRight}{Enter}');
    await expect
      .element(page.getByRole('option', { name: 'Phrase' }))
      .toHaveAttribute('aria-selected', 'true');
    await press('{ArrowDown}{Enter}');
    await expect.poll(() => textAt(2, 4)).toBe('Exact');
    await press('au{Tab}');
    await expect.poll(() => textAt(3, 4)).toBe('Auto');
    expect(onEdit.mock.calls.flat(2).map(({ value }) => value)).toEqual(['exact', 'auto']);
  });

  it('selects an option by pointer', async () => {
    await show();
    await userEvent.click(cellAt(2, 4).querySelector('[data-opens-options]') ?? cellAt(2, 4));
    await userEvent.click(page.getByRole('option', { name: 'Auto' }));
    await expect.poll(() => textAt(2, 4)).toBe('Auto');
    await expect.poll(() => document.activeElement).toBe(field());
  });

  it('is not possible in a readonly column', async () => {
    const onEdit = await show();
    await userEvent.click(cellAt(2, 7));
    expect(cellAt(2, 7).getAttribute('aria-readonly')).toBe('true');
    await press('x{Enter}');
    await expectActive('3/7');
    expect(onEdit).not.toHaveBeenCalled();
  });

  it('of an empty cell changes nothing if nothing is typed', async () => {
    const onEdit = await show({ getValue: () => null });
    await userEvent.click(cellAt(2, 3));
    await press('{Enter}{Enter}');
    await expectActive('3/3');
    await press('{Delete}');
    expect(onEdit).not.toHaveBeenCalled();
  });

  it('is undone and redone', async () => {
    await show();
    await userEvent.click(cellAt(2, 3));
    await press('x{Enter}');
    await expect.poll(() => textAt(2, 3)).toBe('x');
    await press('{Control>}z{/Control}');
    await expect.poll(() => textAt(2, 3)).toBe('北海道滑雪');
    await press('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect.poll(() => textAt(2, 3)).toBe('x');
  });

  it('is cleared by Delete if the cell may be empty', async () => {
    const onEdit = await show();
    await userEvent.click(cellAt(2, 3));
    await press('{Delete}');
    await expect.poll(() => textAt(2, 3)).toBe('');
    await press('{ArrowRight}{Delete}');
    expect(onEdit).toHaveBeenCalledTimes(1);
  });
});

describe('issues', () => {
  const status = () => grid().element().nextElementSibling?.textContent;

  it('are shown in their cell and in the check column of the row', async () => {
    await show();
    const cell = cellAt(8, 3);
    expect(cell.getAttribute('aria-invalid')).toBe('true');
    const description = document.getElementById(cell.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe('Keyword is empty');
    expect(textAt(8, 8)).toBe('Keyword is empty');
    await userEvent.click(cell);
    await expect.poll(status).toBe('Keyword is empty');
    await press('{Shift>}{ArrowRight}{/Shift}');
    await expect.poll(status).toBe('Selected cells: 1 × 2');
    await press('{ArrowLeft}');
    await press('x{Enter}');
    await expect.poll(() => textAt(8, 8)).toBe('');
    expect(cellAt(8, 3).getAttribute('aria-invalid')).toBeNull();
  });
});

describe('the page', () => {
  it.each(['light', 'dark'])('has no violations that axe finds in %s, idle or editing', async (theme) => {
    document.documentElement.setAttribute('data-theme', theme);
    onTestFinished(() => document.documentElement.removeAttribute('data-theme'));
    await show({ selectedRows: new Set(['k3', 'k6']) });
    await userEvent.click(cellAt(8, 3));
    expect(await violations()).toEqual([]);
    await press('{Enter}');
    expect(await violations()).toEqual([]);
    await press('{Escape}{ArrowRight}{Enter}');
    await expect.element(page.getByRole('listbox')).toBeVisible();
    expect(await violations()).toEqual([]);
  });
});
