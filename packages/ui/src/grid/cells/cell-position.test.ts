import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveCell, rangeBetween, rangeContains, type GridSize } from './cell-position';

/** With totals: headers are at -2. */
const size: GridSize = { rowCount: 100, columnCount: 8, headCount: 2, pageRows: 10 };
const at = (row: number, column: number) => ({ row, column });

describe('moveCell', () => {
  it.each([
    ['ArrowUp', at(5, 3), at(4, 3)],
    ['ArrowUp', at(0, 3), at(-1, 3)],
    ['ArrowUp', at(-1, 3), at(-2, 3)],
    ['ArrowUp', at(-2, 3), at(-2, 3)],
    ['ArrowDown', at(-2, 3), at(-1, 3)],
    ['ArrowDown', at(-1, 3), at(0, 3)],
    ['ArrowDown', at(99, 3), at(99, 3)],
    ['ArrowLeft', at(5, 3), at(5, 2)],
    ['ArrowLeft', at(5, 0), at(5, 0)],
    ['ArrowRight', at(5, 3), at(5, 4)],
    ['ArrowRight', at(5, 7), at(5, 7)],
    ['ArrowRight', at(-2, 3), at(-2, 4)],
    ['Home', at(5, 3), at(5, 0)],
    ['Home', at(-2, 3), at(-2, 0)],
    ['End', at(5, 3), at(5, 7)],
    ['PageDown', at(5, 3), at(15, 3)],
    ['PageDown', at(95, 3), at(99, 3)],
    ['PageDown', at(-2, 3), at(10, 3)],
    ['PageUp', at(25, 3), at(15, 3)],
    ['PageUp', at(5, 3), at(0, 3)],
    ['PageUp', at(-1, 3), at(-1, 3)],
  ])('%s from %o leads to %o', (key, from, to) => {
    expect(moveCell(from, { key, isControl: false }, size)).toEqual(to);
  });

  it.each([
    ['ArrowUp', at(5, 3), at(0, 3)],
    ['ArrowUp', at(0, 3), at(-1, 3)],
    ['ArrowUp', at(-1, 3), at(-2, 3)],
    ['ArrowDown', at(5, 3), at(99, 3)],
    ['ArrowDown', at(-2, 3), at(99, 3)],
    ['ArrowLeft', at(5, 3), at(5, 0)],
    ['ArrowRight', at(5, 3), at(5, 7)],
    ['Home', at(5, 3), at(0, 0)],
    ['Home', at(-2, 3), at(0, 0)],
    ['End', at(5, 3), at(99, 7)],
    ['End', at(-1, 3), at(99, 7)],
  ])('Control and %s from %o moves to %o', (key, from, to) => {
    expect(moveCell(from, { key, isControl: true }, size)).toEqual(to);
  });

  it.each(['a', ' ', 'Enter', 'Escape', 'Tab', 'Delete', 'constructor'])('%s moves nowhere', (key) => {
    expect(moveCell(at(5, 3), { key, isControl: false }, size)).toBeNull();
  });

  const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'];
  const strokes = fc.record({ key: fc.constantFrom(...keys), isControl: fc.boolean() });
  const sizes = fc.record({
    rowCount: fc.nat({ max: 30 }),
    columnCount: fc.integer({ min: 1, max: 9 }),
    headCount: fc.constantFrom(1, 2),
    pageRows: fc.integer({ min: 1, max: 40 }),
  });

  it('never leaves the grid, however many keys are pressed, with or without rows', () => {
    fc.assert(
      fc.property(sizes, fc.array(strokes, { maxLength: 40 }), (grid, path) => {
        let cell = at(grid.rowCount > 0 ? 0 : -grid.headCount, 0);
        for (const stroke of path) {
          cell = moveCell(cell, stroke, grid) ?? cell;
          expect(cell.row).toBeGreaterThanOrEqual(-grid.headCount);
          expect(cell.row).toBeLessThan(grid.rowCount);
          expect(cell.column).toBeGreaterThanOrEqual(0);
          expect(cell.column).toBeLessThan(grid.columnCount);
        }
      }),
    );
  });

  it('reaches every cell by arrows alone', () => {
    fc.assert(
      fc.property(sizes, fc.nat(), fc.nat(), (grid, down, right) => {
        const target = at(
          (down % (grid.rowCount + grid.headCount)) - grid.headCount,
          right % grid.columnCount,
        );
        let cell = at(-grid.headCount, 0);
        const press = (key: string) => (cell = moveCell(cell, { key, isControl: false }, grid) ?? cell);
        for (let row = -grid.headCount; row < target.row; row += 1) press('ArrowDown');
        for (let column = 0; column < target.column; column += 1) press('ArrowRight');
        expect(cell).toEqual(target);
      }),
    );
  });
});

describe('rangeBetween', () => {
  const cells = fc.record({ row: fc.nat({ max: 50 }), column: fc.nat({ max: 10 }) });

  it('contains both corners, whichever of them was first', () => {
    fc.assert(
      fc.property(cells, cells, (one, other) => {
        const range = rangeBetween(one, other);
        expect(rangeBetween(other, one)).toEqual(range);
        if (one.row === other.row && one.column === other.column) {
          expect(range).toBeNull();
          return;
        }
        for (const { row, column } of [one, other]) {
          expect([range?.fromRow, range?.toRow]).toContain(row);
          expect([range?.fromColumn, range?.toColumn]).toContain(column);
          expect(rangeContains(range, { row, column })).toBe(true);
          expect(rangeContains(range, { row: row + 51, column })).toBe(false);
        }
        expect(range?.fromRow).toBeLessThanOrEqual(range?.toRow ?? -1);
        expect(range?.fromColumn).toBeLessThanOrEqual(range?.toColumn ?? -1);
      }),
    );
  });

  it.each([
    ['nothing active', null, null],
    ['no beginning', null, at(3, 3)],
    ['a head', at(-1, 0), at(3, 3)],
    ['a head at its end', at(3, 3), at(-2, 0)],
  ])('is null with %s', (_, anchor, active) => {
    expect(rangeBetween(anchor, active)).toBeNull();
  });
});
