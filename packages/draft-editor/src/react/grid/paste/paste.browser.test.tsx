import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import '../../../../css/styles.css';
import { cellAt, field, grid, textAt, violations } from '../../../testing/grid-page';
import { KeywordGrid, type KeywordGridProps } from '../../../testing/keyword-grid';

async function show(props: KeywordGridProps = {}) {
  await page.viewport(1200, 800);
  const onPaste = vi.fn<NonNullable<KeywordGridProps['onPaste']>>();
  await render(<KeywordGrid {...props} onPaste={onPaste} />);
  await expect.element(grid()).toBeInTheDocument();
  return onPaste;
}

function paste(text: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  field().dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
}

const dialog = () => page.getByRole('dialog', { name: 'Paste rows' });
const apply = () => userEvent.click(dialog().getByRole('button', { name: 'Paste', exact: true }));

it('pastes one row at once, from the active cell on', async () => {
  const onPaste = await show();
  await userEvent.click(cellAt(3, 3));
  paste('新关键词\tAuto\t2.5\r\n');
  await expect.poll(() => textAt(3, 3)).toBe('新关键词');
  expect([textAt(3, 4), textAt(3, 5)]).toEqual(['Auto', '2.5']);
  expect(onPaste).toHaveBeenCalledTimes(1);
});

it('pastes one text into every cell of a range', async () => {
  await show();
  await userEvent.click(cellAt(2, 5));
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  paste('7');
  await expect.poll(() => textAt(4, 5)).toBe('7');
  expect(textAt(2, 5)).toBe('7');
});

describe('the preview', () => {
  it('says which rows change, are new or cannot be pasted, and why; then pastes as one step', async () => {
    const onPaste = await show({ rowCount: 3 });
    await userEvent.click(cellAt(2, 3));
    paste('北海道滑雪\tPhrase\t1\n二世谷滑雪\tAuto\t2\nx\tPhrase\tmuch\n札幌温泉\tAuto\t3');
    await expect.element(dialog().getByText('1 row changed')).toBeVisible();
    await expect.element(dialog().getByText('1 row added')).toBeVisible();
    await expect.element(dialog().getByText('1 row unchanged')).toBeVisible();
    await expect.element(dialog().getByText('1 row can’t be pasted')).toBeVisible();
    await expect.element(dialog().getByText('Line 3 Bid (￥): much. Enter a number.')).toBeVisible();
    await apply();
    await expect.poll(() => textAt(5, 3)).toBe('札幌温泉');
    expect(onPaste.mock.calls).toHaveLength(1);
    expect(onPaste.mock.calls[0]?.[0].newRows).toEqual([{ keyword: '札幌温泉', match: 'auto', bid: 3 }]);
    await expect.poll(() => document.activeElement).toBe(field());
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(grid()).toHaveAttribute('aria-rowcount', '4');
  });

  it('maps columns by their names, and lets the user change that', async () => {
    await show();
    await userEvent.click(cellAt(2, 3));
    paste('Bid\t关键词\n2\tone\n3\ttwo');
    const header = dialog().getByRole('checkbox', { name: 'The first row has the column names' });
    await expect.element(header).toBeChecked();
    const bid = dialog().getByRole('combobox', { name: 'Paste Bid into' });
    await expect.element(bid).toHaveTextContent('Bid (￥)');
    await expect.element(dialog().getByText('2 rows changed')).toBeVisible();
    await userEvent.click(bid);
    await userEvent.click(page.getByRole('option', { name: 'Don’t paste' }));
    await expect.element(bid).toHaveTextContent('Don’t paste');
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    await apply();
    await expect.poll(() => textAt(3, 3)).toBe('two');
    expect(textAt(3, 5)).toBe('1.1');
  });

  it('has no violations that axe finds', async () => {
    await show();
    await userEvent.click(cellAt(2, 3));
    paste('a\tAuto\nb\tmuch');
    await expect.element(dialog().getByText('1 row can’t be pasted')).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  it('changes nothing when it is canceled', async () => {
    const onPaste = await show();
    await userEvent.click(cellAt(2, 3));
    paste('a\nb');
    await expect.element(dialog().getByText('2 rows changed')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.activeElement).toBe(field());
    expect(onPaste).not.toHaveBeenCalled();
    expect(textAt(2, 3)).toBe('北海道滑雪');
  });

  it('takes 100,000 rows', async () => {
    const onPaste = await show();
    await userEvent.click(cellAt(2, 3));
    paste(Array.from({ length: 100_000 }, (_, row) => `"词 ""${row}"""\tBroad\t${row % 9}`).join('\n'));
    await expect.element(dialog().getByText('100,000 rows can’t be pasted')).toBeVisible();
    await userEvent.click(dialog().getByRole('combobox', { name: 'Paste Column 2 into' }));
    await userEvent.click(page.getByRole('option', { name: 'Don’t paste' }));
    await expect.element(dialog().getByText('100,000 rows changed')).toBeVisible();
    await apply();
    await expect.poll(() => textAt(2, 3)).toBe('词 "0"');
    expect(onPaste.mock.calls[0]?.[0].edits.length).toBeGreaterThan(100_000);
  });
});
