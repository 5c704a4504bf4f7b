import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextPosition } from './next-position';

const step = { isToEnds: false };

it.each([
  ['ArrowLeft', [2, 5], [2, 4]],
  ['ArrowLeft', [2, 0], [2, -1]],
  ['ArrowLeft', [2, -1], [2, -1]],
  ['ArrowLeft', [-1, 0], [-1, 0]],
  ['ArrowUp', [0, 5], [-1, 5]],
  ['ArrowUp', [0, -1], [0, -1]],
  ['ArrowRight', [6, 23], [6, 23]],
  ['ArrowDown', [6, 23], [6, 23]],
  ['Home', [3, 9], [3, 0]],
  ['End', [3, 9], [3, 23]],
] as const)('%s from %j moves to %j', (key, [day, hour], [nextDay, nextHour]) => {
  expect(nextPosition(key, { day, hour }, step)).toEqual({ day: nextDay, hour: nextHour });
});

it('moves to the ends with Control', () => {
  expect(nextPosition('ArrowRight', { day: 2, hour: 5 }, { isToEnds: true })).toEqual({ day: 2, hour: 23 });
  expect(nextPosition('Home', { day: 2, hour: 5 }, { isToEnds: true })).toEqual({ day: 0, hour: 0 });
});

it('leaves other keys to the browser', () => {
  expect(nextPosition('Tab', { day: 0, hour: 0 }, step)).toBeNull();
});

it('stays in the table, and never reaches the corner between the headers', () => {
  const key = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End');
  fc.assert(
    fc.property(fc.array(fc.tuple(key, fc.boolean()), { maxLength: 60 }), (keys) => {
      let at = { day: 0, hour: 0 };
      for (const [each, isToEnds] of keys) at = nextPosition(each, at, { isToEnds }) ?? at;
      expect(at.day >= -1 && at.day <= 6 && at.hour >= -1 && at.hour <= 23).toBe(true);
      expect(at.day === -1 && at.hour === -1).toBe(false);
    }),
  );
});
