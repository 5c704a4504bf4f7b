import { expect, it } from 'vitest';
import { movedIndex, pictureLayout } from './picture-layout';

it.each([
  [968, 5],
  [884, 4],
  [358, 2],
  [100, 2],
])('a width of %i has %i columns', (width, columns) => {
  expect(pictureLayout('grid', width).columns).toBe(columns);
});

it('a list has one column', () => {
  expect(pictureLayout('list', 968)).toEqual({ columns: 1, rowHeight: 56 });
});

it.each([
  ['ArrowRight', 4, 5],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 6],
  ['ArrowDown', 9, 9],
  ['ArrowUp', 2, 2],
  ['ArrowUp', 7, 2],
  ['PageDown', 0, 10],
  ['PageDown', 8, 11],
  ['Home', 8, 0],
  ['End', 3, 11],
  ['a', 3, null],
])('%s moves from %i to %s of 12 in 5 columns', (key, index, to) => {
  expect(movedIndex(key, { index, count: 12, columns: 5, page: 2 })).toBe(to);
});
