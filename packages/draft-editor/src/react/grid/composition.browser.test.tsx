// declares the type of `cdp`
import type {} from '@vitest/browser-playwright';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { cdp, page, userEvent } from 'vitest/browser';
import '../../../css/styles.css';
import { cellAt, expectActive, field, textAt } from '../../testing/grid-page';
import { KeywordGrid } from '../../testing/keyword-grid';
import type { GridTyping } from './types';

const press = (keys: string) => userEvent.keyboard(keys);
/** Types the preliminary text of an input method; an empty text cancels it. */
const compose = (text: string) =>
  cdp().send('Input.imeSetComposition', {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
  });
/** Ends the composition with a text. */
const choose = (text: string) => cdp().send('Input.insertText', { text });

/** A grid whose host stores typed texts, by row and column. */
async function show(stored = new Map<string, string>()) {
  await page.viewport(1000, 700);
  const onEdit = vi.fn();
  const key = (rowKey: string, columnId: string) => `${rowKey}/${columnId}`;
  const typing: GridTyping = {
    textOf: (...cell) => stored.get(key(...cell)),
    onType: (rowKey, columnId, text) => void stored.set(key(rowKey, columnId), text),
    canTake: () => true,
    onLeave: () => {},
    onDiscard: (...cell) => void stored.delete(key(...cell)),
    onDone: (...cell) => void stored.delete(key(...cell)),
  };
  await render(<KeywordGrid rowCount={50} typing={typing} onEdit={onEdit} />);
  await expect.element(page.getByRole('grid')).toBeInTheDocument();
  return { onEdit, stored };
}

it('leaves a cell unchanged after a cancelled composition', async () => {
  const { onEdit, stored } = await show();
  await userEvent.click(cellAt(2, 3));
  await compose('bei');
  await expect.poll(() => field().value).toBe('bei');
  await compose('');
  await expect.poll(() => field().value).toBe('');
  await userEvent.click(cellAt(5, 3));
  await expectActive('5/3');
  expect(textAt(2, 3)).toBe('北海道滑雪');
  expect([...stored]).toEqual([]);
  // the keys move between cells again
  await press('{ArrowRight}');
  await expectActive('5/4');
  expect(onEdit).not.toHaveBeenCalled();
});

it('restores the waiting text of a cell after a cancelled composition', async () => {
  const { onEdit, stored } = await show(new Map([['k0/keyword', 'half a wo']]));
  await userEvent.click(cellAt(2, 3));
  await compose('bei');
  await expect.poll(() => stored.get('k0/keyword')).toBe('bei');
  await compose('');
  await expect.poll(() => stored.get('k0/keyword')).toBe('half a wo');
  expect(onEdit).not.toHaveBeenCalled();
});

it('keeps the text around a cancelled composition', async () => {
  const { onEdit } = await show();
  await userEvent.click(cellAt(2, 3));
  await press('{F2}');
  await compose('bei');
  await expect.poll(() => field().value).toBe('北海道滑雪bei');
  await compose('');
  await expect.poll(() => field().value).toBe('北海道滑雪');
  await press('!{Enter}');
  await expect.poll(() => textAt(2, 3)).toBe('北海道滑雪!');
  expect(onEdit).toHaveBeenCalledTimes(1);
});

it('leaves the keys of a composition to the input method', async () => {
  const { onEdit } = await show();
  await userEvent.click(cellAt(2, 3));
  await compose('bei');
  await expect.poll(() => field().value).toBe('bei');
  for (const key of ['Enter', 'Escape', 'Tab', 'ArrowDown', 'ArrowRight'])
    for (const own of [{ isComposing: true }, { keyCode: 229 }])
      field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...own }));
  await expect.element(page.getByRole('textbox', { name: 'Keyword, row 1' })).toHaveValue('bei');
  await choose('北');
  await expect.poll(() => field().value).toBe('北');
  expect(onEdit).not.toHaveBeenCalled();
  await press('{Enter}');
  await expect.poll(() => textAt(2, 3)).toBe('北');
  await expectActive('3/3');
});

it('takes the composed text into its own cell when another one is pressed', async () => {
  const { onEdit } = await show();
  await userEvent.click(cellAt(2, 3));
  await compose('北海');
  await expect.poll(() => field().value).toBe('北海');
  await userEvent.click(cellAt(5, 3));
  await expect.poll(() => textAt(2, 3)).toBe('北海');
  await expectActive('5/3');
  expect(field().value).toBe('');
  expect(textAt(5, 3)).toBe('札幌滑雪');
  expect(onEdit.mock.calls).toEqual([[[{ rowKey: 'k0', columnId: 'keyword', value: '北海' }]]]);
});

it('filters the options of a cell by the composed text, and shows its value after a cancelled composition', async () => {
  const { onEdit } = await show();
  await userEvent.click(cellAt(2, 3));
  // clicking would open the options
  await press('{ArrowRight}');
  await compose('au');
  await expect.element(page.getByRole('option')).toHaveTextContent('Auto');
  await compose('');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await userEvent.click(cellAt(5, 3));
  expect(textAt(2, 4)).toBe('Phrase');
  expect(onEdit).not.toHaveBeenCalled();
});

it('closes "Find and replace" by Escape, but not by that of an input method', async () => {
  await show();
  await userEvent.click(page.getByRole('button', { name: 'Find and replace' }));
  const find = page.getByRole('textbox', { name: 'Find' });
  await find.fill('滑');
  await compose('xue');
  find
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, isComposing: true }));
  await expect.element(find).toHaveValue('滑xue');
  await choose('雪');
  await expect.element(find).toHaveValue('滑雪');
  await press('{Escape}');
  await expect.element(find).not.toBeInTheDocument();
});
