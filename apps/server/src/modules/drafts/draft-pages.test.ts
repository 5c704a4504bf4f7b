import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listsInOrder, slicesOf, type UnitCounts } from './draft-pages';

const unit = (id: string, campaignId: string, keyword = 2): UnitCounts => ({
  id,
  campaignId,
  keyword,
  creative: 1,
  picture: 0,
});
const units = [unit('u1', 'c1'), unit('u2', 'c1'), unit('u3', 'c2'), unit('u4', 'c2')];

/** Ids of the units in the order of their rows. */
function order(start?: Parameters<typeof listsInOrder>[1]['start']): string[] {
  const lists = listsInOrder(units, { campaigns: 2, start });
  return [...new Set(lists.filter(({ kind }) => kind === 'keyword').map(({ parentId }) => parentId))];
}

describe('the pages of a draft', () => {
  it('have campaigns and units first, then each unit with few rows before many', () => {
    expect(listsInOrder(units.slice(0, 1), { campaigns: 2, start: undefined })).toEqual([
      { kind: 'campaign', parentId: '', count: 2 },
      { kind: 'unit', parentId: 'c1', count: 1 },
      { kind: 'creative', parentId: 'u1', count: 1 },
      { kind: 'keyword', parentId: 'u1', count: 2 },
    ]);
  });

  it.each([
    [undefined, ['u1', 'u2', 'u3', 'u4']],
    [{ id: 'u2', scope: 'unit' }, ['u2', 'u3', 'u4', 'u1']],
    [{ id: 'u4', scope: 'campaign' }, ['u3', 'u4', 'u1', 'u2']],
    [{ id: 'c2', scope: 'unit' }, ['u3', 'u4', 'u1', 'u2']],
    [{ id: 'unknown', scope: 'campaign' }, ['u1', 'u2', 'u3', 'u4']],
  ] as const)('with the start %j', (start, expected) => {
    expect(order(start)).toEqual(expected);
  });

  it('have each row once, in order, whatever their size', () => {
    const counts = fc.array(fc.nat(4), { maxLength: 6 });
    fc.assert(
      fc.property(counts, fc.integer({ min: 1, max: 7 }), (sizes, size) => {
        const lists = sizes.map((count, index) => ({
          kind: 'keyword' as const,
          parentId: `u${index}`,
          count,
        }));
        const rows = lists.flatMap(({ parentId, count }) =>
          Array.from({ length: count }, (_, index) => `${parentId} ${index}`),
        );
        const paged: string[] = [];
        for (let from = 0; from < rows.length; from += size) {
          const slices = slicesOf(lists, { from, size });
          paged.push(
            ...slices.flatMap(({ parentId, offset, count }) =>
              Array.from({ length: count }, (_, index) => `${parentId} ${offset + index}`),
            ),
          );
          expect(paged).toHaveLength(Math.min(rows.length, from + size));
        }
        expect(paged).toEqual(rows);
      }),
    );
  });
});
