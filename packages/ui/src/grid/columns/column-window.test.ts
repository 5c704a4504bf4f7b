import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnWindow } from './column-window';

const columns = [
  { pinned: 'left' as const },
  ...Array.from({ length: 20 }, () => ({ pinned: null })),
  { pinned: 'right' as const },
];
const widths = columns.map(({ pinned }) => (pinned ? 120 : 100));

describe('columnWindow', () => {
  it('draws every free column in view, and none at the other end', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 200, max: 2240 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (width, share) => {
          const left = share * (2240 - width);
          const { first, end } = columnWindow({ columns, widths, viewport: { left, width } });
          widths.reduce((at, each, index) => {
            const isPinned = columns[index]?.pinned !== null;
            if (!isPinned && at + each > left && at < left + width) {
              expect(index).toBeGreaterThanOrEqual(first);
              expect(index).toBeLessThan(end);
            }
            return at + each;
          }, 0);
          expect(end - first).toBeLessThanOrEqual(Math.ceil(width / 100) + 4);
        },
      ),
    );
  });

  it('draws none if there is none to draw', () => {
    const { first, end } = columnWindow({
      columns: [{ pinned: 'left' }],
      widths: [80],
      viewport: { left: 0, width: 900 },
    });
    expect(end).toBeLessThanOrEqual(first);
  });
});
