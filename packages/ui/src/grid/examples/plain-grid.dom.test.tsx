import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PlainGrid } from './plain-grid';

const grid = () => screen.getByRole('grid', { name: 'Plain grid' });
const activeText = () =>
  document.getElementById(grid().getAttribute('aria-activedescendant') ?? '')?.textContent;
/** By selector: a query by role computes the style of all 1,530 cells in jsdom. */
const selected = () =>
  [...grid().querySelectorAll('[role="gridcell"][aria-selected="true"]')].map((cell) => cell.textContent);
const cell = (text: string) => screen.getByText(text, { selector: '[role="gridcell"]' });

function copied(): string {
  let text = '';
  const clipboardData = { setData: (_: string, content: string) => (text = content) };
  fireEvent.copy(grid(), { clipboardData });
  return text;
}

it('draws the first 50 of 10,000 rows in jsdom', () => {
  render(<PlainGrid />);
  expect(grid().getAttribute('aria-rowcount')).toBe('10001');
  expect(grid().querySelectorAll('[role="row"]')).toHaveLength(51);
});

it('moves by keyboard, even to rows that were not rendered', async () => {
  const user = userEvent.setup();
  render(<PlainGrid />);
  await user.tab();
  expect(activeText()).toBe('1 · 1');
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(activeText()).toBe('2 · 2');
  await user.keyboard('{Control>}{End}{/Control}');
  expect(activeText()).toBe('10000 · 30');
  await user.keyboard('{Control>}{Home}{/Control}{ArrowUp}');
  expect(activeText()).toBe('Column 1');
});

it('selects ranges with Shift, and copies them as text', async () => {
  const user = userEvent.setup();
  render(<PlainGrid />);
  await user.click(cell('3 · 2'));
  expect(copied()).toBe('3 · 2');
  await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
  expect(selected()).toEqual(['3 · 2', '3 · 3', '4 · 2', '4 · 3']);
  expect(copied()).toBe('3 · 2\t3 · 3\n4 · 2\t4 · 3');
  await user.keyboard('{Escape}');
  expect(selected()).toEqual([]);
});

it('lets the host handle keys: Delete clears the selected cells', async () => {
  const user = userEvent.setup();
  render(<PlainGrid />);
  await user.click(cell('3 · 2'));
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}{Delete}');
  expect(selected()).toEqual(['', '']);
  expect(cell('3 · 4')).toBeDefined();
});
