import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printKeptTags, readKeptTags } from './kept-tags';
import type { Tag } from './tags';

const tag: Tag = { path: '/a', href: '/a?page=2#x', isPinned: false, visit: 3 };
const kept = (tags: readonly unknown[], owner: unknown = 'lin') => JSON.stringify({ owner, tags });

describe('tags from before', () => {
  it('come back as they were', () => {
    expect(readKeptTags(printKeptTags({ owner: 'lin', tags: [tag] }), 'lin')).toEqual([tag]);
  });

  it.each([
    ['nothing', null],
    ['an empty text', ''],
    ['half a text', kept([tag]).slice(0, -3)],
    ['something else', '[1]'],
    ['nothing in it', 'null'],
    ["another user's", kept([tag], 'wei')],
    ['nobody knows whose', kept([tag], null)],
    ['no list', JSON.stringify({ owner: 'lin', tags: tag })],
  ])('are forgotten: %s', (_, text) => {
    expect(readKeptTags(text, 'lin')).toEqual([]);
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
    expect(readKeptTags(kept([tag, wrong]), 'lin')).toEqual([tag]);
  });

  it('never fail, whatever is stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readKeptTags(text, 'lin')).toEqual([]);
      }),
    );
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (tags) => {
        expect(readKeptTags(kept(tags), 'lin')).toEqual([]);
      }),
    );
  });
});
