import { expect, it, vi } from 'vitest';
import { columnsOf } from '../../core/columns/columns';
import { rowAfterKey } from './row-after-key';
import type { RowTreeNode } from './row-tree';

interface Row {
  node?: RowTreeNode;
}

const rows: readonly Row[] = [
  { node: { level: 1, isExpanded: true } },
  { node: { level: 2, isExpanded: true } },
  { node: { level: 3 } },
  { node: { level: 2, isExpanded: false } },
  { node: { level: 3, status: 'failed' } },
  { node: { level: 3, status: 'loading' } },
  {},
];
const [name, cost] = columnsOf([{ dataKey: 'name' }, { dataKey: 'cost' }], 'en');

/** Result of a key on a row: the active row, and the called callback. */
function press(
  key: string,
  row: number,
  {
    column = name,
    ...keys
  }: { column?: typeof cost | undefined; shiftKey?: boolean; ctrlKey?: boolean } = {},
) {
  const onToggle = vi.fn<(row: object, isExpanded: boolean) => void>();
  const onRetry = vi.fn();
  const event = { key, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...keys };
  const to = rowAfterKey(
    {
      event,
      cell: { row, column: 0 },
      column,
      model: { rowAt: (at) => rows[at], rowHeaderKey: 'name' },
    },
    { nodeOf: ({ node }: Row) => node, onToggle, onRetry },
  );
  const [toggled] = onToggle.mock.calls.map(([each, isExpanded]) => [
    rows.findIndex((row) => row === each),
    isExpanded,
  ]);
  return { to, toggled, retried: onRetry.mock.calls.length };
}

it.each([
  { key: 'ArrowRight', row: 3, to: 3, toggled: [3, true] },
  { key: 'ArrowLeft', row: 1, to: 1, toggled: [1, false] },
  { key: 'Enter', row: 0, to: 0, toggled: [0, false] },
  { key: 'Enter', row: 3, to: 3, toggled: [3, true] },
])('$key toggles row $row and stays there', ({ key, row, to, toggled }) => {
  expect(press(key, row)).toEqual({ to, toggled, retried: 0 });
});

it.each([
  { key: 'ArrowLeft', row: 2, to: 1 },
  { key: 'ArrowLeft', row: 3, to: 0 },
  { key: 'ArrowLeft', row: 4, to: 3 },
])('ArrowLeft moves from row $row to its parent', ({ key, row, to }) => {
  expect(press(key, row)).toEqual({ to, toggled: undefined, retried: 0 });
});

it('Enter loads failed rows again', () => {
  expect(press('Enter', 4)).toEqual({ to: 4, toggled: undefined, retried: 1 });
  expect(press('Enter', 5)).toEqual({ to: undefined, toggled: undefined, retried: 0 });
});

it.each([
  ['ArrowRight on an expanded row', press('ArrowRight', 0)],
  ['ArrowRight and Enter on a row without rows below it', press('ArrowRight', 2)],
  ['Enter there', press('Enter', 2)],
  ['an arrow with Shift', press('ArrowRight', 3, { shiftKey: true })],
  ['an arrow with Control', press('ArrowLeft', 2, { ctrlKey: true })],
  ['a cell of another column', press('ArrowRight', 3, { column: cost })],
  ['a row that is no part of the tree', press('ArrowLeft', 6)],
  ['a head', press('Enter', -1)],
  ['another key', press('ArrowDown', 0)],
])('leaves %s to the grid', (_, pressed) => {
  expect(pressed).toEqual({ to: undefined, toggled: undefined, retried: 0 });
});

it('stays if the parent of a row is not on the page', () => {
  const to = rowAfterKey(
    {
      event: { key: 'ArrowLeft', altKey: false, ctrlKey: false, metaKey: false, shiftKey: false },
      cell: { row: 0, column: 0 },
      column: name,
      model: { rowAt: () => ({}), rowHeaderKey: 'name' },
    },
    { nodeOf: () => ({ level: 2 }), onToggle: vi.fn(), onRetry: vi.fn() },
  );
  expect(to).toBeUndefined();
});
