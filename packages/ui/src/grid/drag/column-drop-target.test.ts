import { describe, expect, it } from 'vitest';
import { dropTargetAt } from './column-drop-target';
import type { MovableColumn } from './movable-column';

function movable(id: string, pinned: MovableColumn['pinned'] = null): MovableColumn {
  return { id, pinned, moveId: id, isLocked: false, dragTitle: id };
}
/** a pinned left, b to e free, f pinned right. */
const columns = [
  movable('a', 'left'),
  ...['b', 'c', 'd', 'e'].map((id) => movable(id)),
  movable('f', 'right'),
];
const viewport = { left: 0, right: 400 };

/** Headers of 100 px, the free ones scrolled to the left; a column is not rendered if it is out of view. */
function headsOf(all: typeof columns, scrolled = 0) {
  return all.flatMap((column, index) => {
    const left =
      column.pinned === 'left'
        ? index * 100
        : column.pinned === 'right'
          ? viewport.right - 100
          : index * 100 - scrolled;
    return left > -100 && left < viewport.right ? [{ column, left, right: left + 100 }] : [];
  });
}
function targetOf(id: string, x: number, { scrolled = 0, all = columns } = {}) {
  const [column] = all.filter((each) => each.id === id);
  return column && dropTargetAt({ columns: all, heads: headsOf(all, scrolled), viewport, column, x });
}

describe('dropTargetAt', () => {
  it.each([
    ['the near half of a column', 'b', 260, { before: 'd', x: 300 }],
    ['the far half of a column', 'd', 120, { before: 'b', x: 100 }],
    ['the middle', 'd', 150, { before: 'c', x: 200 }],
    ['left of all', 'd', -50, { before: 'a', x: 0 }],
    ['right of all', 'b', 900, { before: null, x: 400 }],
    ['itself', 'c', 230, null],
    ['the half next to it, before', 'c', 180, null],
    ['the half next to it, after', 'b', 220, null],
    ['the last column, itself', 'f', 390, null],
  ])('drops by %s', (_, id, x, expected) => {
    expect(targetOf(id, x)).toEqual(expected);
  });

  it('counts only the part of a column that pinned columns leave visible', () => {
    // b is beneath a, c has 30 px beside a
    expect(targetOf('e', 112, { scrolled: 170 })).toEqual({ before: 'c', x: 100 });
    expect(targetOf('e', 118, { scrolled: 170 })).toEqual({ before: 'd', x: 130 });
  });

  it('finds the column after the last rendered one', () => {
    const [b] = columns.filter(({ id }) => id === 'b');
    const heads = headsOf(columns).filter(({ column }) => column.id !== 'd');
    expect(b && dropTargetAt({ columns, heads, viewport, column: b, x: 295 })).toEqual({
      before: 'd',
      x: 300,
    });
  });

  it('keeps a locked column among those of its side', () => {
    const all = columns.map((column) => ({ ...column, isLocked: column.id === 'c' }));
    expect(targetOf('c', 10, { all })).toEqual({ before: 'b', x: 100 });
    expect(targetOf('c', 395, { all, scrolled: 200 })).toEqual({ before: 'f', x: 300 });
  });

  it('treats columns that move together as one', () => {
    const parts = ['c', 'c:previous', 'c:change'].map((id) => ({ ...movable(id), moveId: 'c' }));
    const compared = [movable('b'), ...parts, movable('d')];
    // b, three of c, d: 100 px each
    expect(targetOf('b', 240, { all: compared })).toBe(null);
    expect(targetOf('b', 260, { all: compared })).toEqual({ before: 'd', x: 400 });
    expect(targetOf('c:change', 40, { all: compared })).toEqual({ before: 'b', x: 0 });
    expect(targetOf('c:change', 330, { all: compared })).toBe(null);
  });

  it('drops nothing before a column that cannot move', () => {
    const fixed = { ...movable('select', 'left'), moveId: null };
    expect(targetOf('c', 10, { all: [fixed, ...columns.slice(1)] })).toEqual({ before: 'b', x: 100 });
  });
});
