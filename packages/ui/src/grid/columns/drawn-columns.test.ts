import { describe, expect, it } from 'vitest';
import { pinnedEdge } from './column-tracks';
import { drawnColumns } from './drawn-columns';

const pins = ['left', null, null, null, null, 'right'] as const;
const columns = pins.map((pinned, index) => ({
  id: `c${index}`,
  pinned,
  index,
  style: pinnedEdge({ pinned }, index),
  ariaColIndex: undefined,
}));

describe('drawnColumns', () => {
  it('draws pinned columns, those in the range and one more', () => {
    const ids = (range: { first: number; end: number; alwaysDrawn: number }) =>
      drawnColumns(columns, range).map(({ id }) => id);
    expect(ids({ first: 2, end: 3, alwaysDrawn: -1 })).toEqual(['c0', 'c2', 'c5']);
    expect(ids({ first: 3, end: 4, alwaysDrawn: 1 })).toEqual(['c0', 'c1', 'c3', 'c5']);
  });

  it('does not place columns whose predecessors are all rendered', () => {
    expect(drawnColumns(columns, { first: 0, end: 6, alwaysDrawn: -1 })).toEqual(columns);
  });

  it('returns the track and the index of a column after a gap', () => {
    const [, second, last] = drawnColumns(columns, { first: 3, end: 4, alwaysDrawn: -1 });
    expect(second).toMatchObject({ ariaColIndex: 4, style: { gridColumnStart: 4 } });
    expect(last).toMatchObject({ ariaColIndex: 6, style: { gridColumnStart: 6, right: 'var(--edge-5)' } });
  });
});
