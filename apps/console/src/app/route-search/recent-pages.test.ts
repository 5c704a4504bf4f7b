import { describe, expect, it } from 'vitest';
import { parseRecent, withVisit } from './recent-pages';

describe('recent pages', () => {
  it.each([
    [[], '/a', ['/a']],
    [['/b', '/a'], '/a', ['/a', '/b']],
    [['/1', '/2', '/3', '/4', '/5', '/6'], '/7', ['/7', '/1', '/2', '/3', '/4', '/5']],
  ])('after %j, %s was opened', (recent, path, expected) => {
    expect(withVisit(recent, path)).toEqual(expected);
  });

  it.each([
    [null, []],
    ['', []],
    ['{', []],
    ['{"a":1}', []],
    ['"text"', []],
    ['["/a",1,null,"/b"]', ['/a', '/b']],
  ])('stored as %j', (stored, expected) => {
    expect(parseRecent(stored)).toEqual(expected);
  });
});
