import { expect, it } from 'vitest';
import { tabCell } from './next-cell';

const size = { rowCount: 3, columns: [2, 3, 5] };

it.each([
  ['the next column', { row: 0, column: 2 }, 1, { row: 0, column: 3 }],
  ['over columns that cannot be edited', { row: 0, column: 3 }, 1, { row: 0, column: 5 }],
  ['the next row after the last column', { row: 0, column: 5 }, 1, { row: 1, column: 2 }],
  ['the previous column', { row: 1, column: 5 }, -1, { row: 1, column: 3 }],
  ['the previous row before the first column', { row: 1, column: 2 }, -1, { row: 0, column: 5 }],
  ['out of the grid after the last cell', { row: 2, column: 5 }, 1, null],
  ['out of the grid before the first cell', { row: 0, column: 2 }, -1, null],
] as const)('moves to %s', (_, from, step, to) => {
  expect(tabCell(from, step, size)).toEqual(to);
});
