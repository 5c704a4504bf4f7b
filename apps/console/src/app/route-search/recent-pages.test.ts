import { describe, expect, it } from 'vitest';
import { parseRecent, printRecent, withVisit } from './recent-pages';

describe('recent pages', () => {
  it.each([
    [[], '/a', ['/a']],
    [['/b', '/a'], '/a', ['/a', '/b']],
    [['/1', '/2', '/3', '/4', '/5', '/6'], '/7', ['/7', '/1', '/2', '/3', '/4', '/5']],
  ])('after %j, %s was opened', (recent, path, expected) => {
    expect(withVisit(recent, path)).toEqual(expected);
  });

  it('are restored as they were stored', () => {
    expect(parseRecent(printRecent('lin', ['/a', '/b']), 'lin')).toEqual(['/a', '/b']);
  });

  it.each([
    ['nothing is stored', null],
    ['the text is empty', ''],
    ['the text is cut off', '{'],
    ['they have no owner', '["/a"]'],
    ['they are another user’s', printRecent('someone else', ['/a'])],
    ['they are no list', '{"owner":"lin","pages":{"a":1}}'],
  ])('are empty if %s', (_, stored) => {
    expect(parseRecent(stored, 'lin')).toEqual([]);
  });

  it('are the texts among the stored values', () => {
    expect(parseRecent('{"owner":"lin","pages":["/a",1,null,"/b"]}', 'lin')).toEqual(['/a', '/b']);
  });
});
