import { expect, it } from 'vitest';
import { hourGrid, hourLabel } from './hour-grid';

const cell = (weekday: number, hour: number, click: number | string | null) => ({
  weekday,
  hour,
  values: { click },
});

it('puts clicks at their weekday and hour', () => {
  const grid = hourGrid({ cells: [cell(1, 0, 3), cell(7, 23, '12')] });
  expect(grid).toHaveLength(7);
  expect(grid.every((row) => row.length === 24)).toBe(true);
  expect(grid[0]?.[0]).toBe(3);
  expect(grid[6]?.[23]).toBe(12);
});

it('distinguishes an hour without clicks from a day without data', () => {
  const grid = hourGrid({ cells: [cell(2, 9, 4)] });
  expect(grid[1]?.[10]).toBe(0);
  expect(grid[2]).toEqual(Array.from({ length: 24 }, () => null));
});

it('writes hours with two digits', () => {
  expect([0, 9, 23].map(hourLabel)).toEqual(['00', '09', '23']);
});
