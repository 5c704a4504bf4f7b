import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupMarks } from './group-marks';

const chart = fc.record({
  count: fc.integer({ min: 1, max: 1200 }),
  first: fc.integer({ min: 0, max: 60 }),
  width: fc.integer({ min: 0, max: 1600 }),
});

it('puts every mark in one place, in order, and no two places overlap', () => {
  fc.assert(
    fc.property(chart, fc.uniqueArray(fc.nat(1199)), ({ count, first, width }, given) => {
      const indices = given.filter((index) => index < count).sort((a, b) => a - b);
      const groups = groupMarks(indices, { ends: { first, last: first + width }, count });
      expect(groups.flatMap((group) => group.indices)).toEqual(indices);
      for (const [at, { x }] of groups.entries()) {
        const next = groups[at + 1];
        if (next) expect(next.x - x).toBeGreaterThanOrEqual(24);
      }
    }),
  );
});

it('leaves out marks of points that the chart does not have, and centres the only one', () => {
  const ends = { first: 40, last: 40 };
  expect(groupMarks([0, 7], { ends, count: 1 })).toEqual([{ indices: [0], x: 40 }]);
});
