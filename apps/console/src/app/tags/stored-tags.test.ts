import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTags, printTags } from './stored-tags';
import type { Tag } from './tags';

const tag: Tag = { path: '/a', href: '/a?page=2#x', isPinned: false, visit: 3 };
const stored = (tags: readonly unknown[], owner: unknown = 'lin') => JSON.stringify({ owner, tags });
const nothing = { owner: null, tags: [] };

describe('stored tags', () => {
  it('are restored as they were', () => {
    expect(parseTags(printTags({ owner: 'lin', tags: [tag] }))).toEqual({ owner: 'lin', tags: [tag] });
  });

  it.each([
    ['nothing', null],
    ['an empty text', ''],
    ['half a text', stored([tag]).slice(0, -3)],
    ['something else', '[1]'],
    ['nothing in it', 'null'],
    ['the owner is unknown', stored([tag], null)],
    ['no list', JSON.stringify({ owner: 'lin', tags: tag })],
  ])('are empty: %s', (_, text) => {
    expect(parseTags(text)).toEqual(nothing);
  });

  it('name their user', () => {
    expect(parseTags(stored([tag], 'wei')).owner).toBe('wei');
  });

  it.each([
    ['not even a tag', 1],
    ['nothing', null],
    ['without an address', { ...tag, href: undefined }],
    ['another page', { ...tag, href: '/ab' }],
    ['another origin', { ...tag, path: 'https://evil.example', href: 'https://evil.example' }],
    ['a script', { ...tag, path: 'javascript:x', href: 'javascript:x' }],
    ['a wrong count', { ...tag, visit: 0.5 }],
    ['no word on the pin', { ...tag, isPinned: 'yes' }],
    ['the same page again', { ...tag, visit: 9 }],
  ])('leave out a tag: %s', (_, wrong) => {
    expect(parseTags(stored([tag, wrong])).tags).toEqual([tag]);
  });

  it('never fail, whatever is stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseTags(text)).toEqual(nothing);
      }),
    );
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (tags) => {
        expect(parseTags(stored(tags)).tags).toEqual([]);
      }),
    );
  });
});
