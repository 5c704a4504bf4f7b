import { expect, it } from 'vitest';
import { nextCell } from './next-cell';

const map = { rowCount: 7, columnCount: 24, isToEnds: false };
const middle = { row: 3, column: 12 };

it.each([
  ['ArrowUp', middle, { row: 2, column: 12 }],
  ['ArrowDown', middle, { row: 4, column: 12 }],
  ['ArrowLeft', middle, { row: 3, column: 11 }],
  ['ArrowRight', middle, { row: 3, column: 13 }],
  ['Home', middle, { row: 3, column: 0 }],
  ['End', middle, { row: 3, column: 23 }],
  ['ArrowUp', { row: 0, column: 0 }, { row: 0, column: 0 }],
  ['ArrowLeft', { row: 0, column: 0 }, { row: 0, column: 0 }],
  ['ArrowDown', { row: 6, column: 23 }, { row: 6, column: 23 }],
  ['ArrowRight', { row: 6, column: 23 }, { row: 6, column: 23 }],
  ['Enter', middle, null],
])('%s moves from %j to %j', (key, from, to) => {
  expect(nextCell({ ...map, key, from })).toEqual(to);
});

it.each([
  ['Home', { row: 0, column: 0 }],
  ['End', { row: 6, column: 23 }],
])('%s with Control moves to the end of the map', (key, to) => {
  expect(nextCell({ ...map, isToEnds: true, key, from: middle })).toEqual(to);
});
