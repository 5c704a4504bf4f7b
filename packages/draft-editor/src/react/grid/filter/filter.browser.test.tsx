import { useState } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import '../../../../css/styles.css';
import { cellAt, field, grid, textAt, violations } from '../../../testing/grid-page';
import { KeywordGrid } from '../../../testing/keyword-grid';
import type { GridCondition } from '../types';

const press = (keys: string) => userEvent.keyboard(keys);
const shown = (text: string) => page.getByText(text, { exact: true });

/** A host that keeps the filter, like an address. */
function Host({ first = [] }: { first?: readonly GridCondition[] }) {
  const [filter, setFilter] = useState(first);
  return (
    <>
      <KeywordGrid rowCount={100} filter={filter} onFilterChange={setFilter} />
      <output>{JSON.stringify(filter)}</output>
    </>
  );
}

async function open(first?: readonly GridCondition[]) {
  await page.viewport(1300, 700);
  await render(<Host {...(first && { first })} />);
  await expect.element(grid()).toBeInTheDocument();
}

const addFilter = () => page.getByRole('button', { name: 'Filter', exact: true });
const chip = (text: string) => page.getByRole('button', { name: `Edit filter: ${text}` });

it('filters by texts, options and numbers, all by keyboard', async () => {
  await open();
  addFilter().element().focus();
  await press('{Enter}');
  await expect.element(page.getByRole('combobox', { name: 'Search columns' })).toHaveFocus();
  await press('keyword{Enter}');
  await expect.element(page.getByRole('textbox', { name: 'Value' })).toHaveFocus();
  // nothing is filtered without a value
  await press('{Enter}');
  await expect.element(shown('Enter a value.')).toBeVisible();
  await press('富良野{Enter}');
  await expect.element(chip('Keyword contains “富良野”')).toBeVisible();
  await expect.element(shown('13 of 100 rows shown')).toBeVisible();
  await userEvent.click(addFilter());
  await press('bid{Enter}4{Enter}');
  await expect.element(chip('Bid (￥) > 4')).toBeVisible();
  await expect.element(grid()).toHaveAttribute('aria-rowcount', '3');
  expect([2, 3].map((row) => textAt(row, 5))).toEqual(['4.4', '4.4']);
  await userEvent.click(page.getByRole('button', { name: /^Remove filter: Keyword/ }));
  await expect.element(chip('Keyword contains “富良野”')).not.toBeInTheDocument();
  await userEvent.click(chip('Bid (￥) > 4'));
  expect(await violations()).toEqual([]);
  await press('{Control>}a{/Control}4.8{Enter}');
  await expect.element(chip('Bid (￥) > 4.8')).toBeVisible();
});

it('opens the form of a column from its menu, and filters by the value of a cell', async () => {
  await open();
  await userEvent.click(cellAt(2, 5));
  await press('{ArrowLeft}{ArrowUp}{Alt>}{ArrowDown}{/Alt}');
  await userEvent.click(page.getByRole('menuitem', { name: 'Filter…' }));
  await userEvent.click(page.getByRole('checkbox', { name: 'Exact' }));
  await press('{Enter}');
  await expect.element(chip('Match mode is Exact')).toBeVisible();
  await expect.element(shown('25 of 100 rows shown')).toBeVisible();
  cellAt(2, 3).dispatchEvent(
    new MouseEvent('contextmenu', { bubbles: true, cancelable: true, button: 2, clientX: 200, clientY: 150 }),
  );
  await userEvent.click(page.getByRole('menuitem', { name: 'Exclude this value' }));
  await expect.element(grid()).toHaveAttribute('aria-rowcount', '25');
  await userEvent.click(page.getByRole('button', { name: 'Clear filters' }));
  await expect.element(grid()).toHaveAttribute('aria-rowcount', '101');
  // the focus is in the grid
  await expect.poll(() => document.activeElement).toBe(field());
});

it('applies the filter of the host at first, and ignores conditions of unknown columns', async () => {
  await open([
    { column: 'gone', operator: 'empty', values: [] },
    { column: 'check', operator: 'in', values: ['error'] },
  ]);
  await expect.element(grid()).toHaveAttribute('aria-rowcount', '2');
  const errors = page.getByRole('button', { name: 'Only rows with errors (1)' });
  await expect.element(errors).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(errors);
  await expect.element(grid()).toHaveAttribute('aria-rowcount', '101');
});

it('changes no ticked row that a filter hides', async () => {
  await open();
  await userEvent.click(page.getByRole('checkbox', { name: 'Select all rows' }));
  await userEvent.click(addFilter());
  await press('keyword{Enter}二世谷{Enter}');
  await userEvent.click(page.getByRole('button', { name: 'Delete 13 rows' }));
  await expect.element(shown('No rows match the filters')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: /^Remove filter/ }));
  await expect.element(grid()).toHaveAttribute('aria-rowcount', '88');
});
