import { describe, expect, it } from 'vitest';
import { moveByDrop } from './move-by-drop';

describe('a tag dropped on another one', () => {
  const tags = ['p', 'q', 'a', 'b', 'c'].map((key) => ({ key, isClosable: key < 'p' }));

  it.each([
    ['a', 'c', null],
    ['a', 'b', 'c'],
    ['c', 'a', 'a'],
    ['p', 'q', 'a'],
    ['q', 'p', 'p'],
  ])('%s on %s moves before %s', (key, over, before) => {
    expect(moveByDrop(tags, { key, over })).toEqual({ key, before });
  });

  it.each([
    ['a', 'a'],
    ['a', 'p'],
    ['p', 'c'],
    ['nowhere', 'a'],
    ['a', 'nowhere'],
  ])('%s on %s moves nothing', (key, over) => {
    expect(moveByDrop(tags, { key, over })).toBeUndefined();
  });
});
