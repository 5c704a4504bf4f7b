import { expect, it } from 'vitest';
import { dropPosition, type TagBox } from './drop-position';

/** Four tags of 100 px each, the first two pinned. */
const boxes = ['pin1', 'pin2', 'a', 'b', 'c'].map((path, index): TagBox => ({
  path,
  isPinned: index < 2,
  left: index * 100,
  right: index * 100 + 98,
}));

it.each([
  ['a', 520, { before: null, x: 498 }],
  ['a', 390, { before: 'c', x: 400 }],
  ['a', 260, undefined],
  ['a', 310, undefined],
  ['a', -50, undefined],
  ['c', 0, { before: 'a', x: 200 }],
  ['c', 310, { before: 'b', x: 300 }],
  ['c', 900, undefined],
  ['pin1', 900, { before: 'a', x: 198 }],
  ['pin2', 20, { before: 'pin1', x: 0 }],
  ['pin2', 900, undefined],
  ['nowhere', 20, undefined],
] as const)('%s let go at %d px lands at %o', (path, x, expected) => {
  expect(dropPosition(boxes, path, x)).toEqual(expected);
});
