import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxTextLength, printDraftsText, readDraftsText, type UnsavedDraft } from './unsaved-drafts-text';

const draft = (value: unknown, since = 1): UnsavedDraft => ({ href: '/a?b=1', name: 'Form', value, since });

/** JSON has no -0. */
const printable = fc.jsonValue().map((value): unknown => JSON.parse(JSON.stringify(value)));

describe('drafts as text', () => {
  it('are restored unchanged', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), printable), (values) => {
        const drafts = Object.fromEntries(
          Object.entries(values).map(([id, value]) => [id, draft(value)] as const),
        );
        const { text, isWhole } = printDraftsText({ owner: 'lin', drafts });
        expect(isWhole).toBe(true);
        expect(readDraftsText(text)).toEqual({ owner: 'lin', drafts });
      }),
    );
  });

  it('leave out values that are too long or cannot be serialized, and say so', () => {
    const circle: { own?: unknown } = {};
    circle.own = circle;
    const half = 'x'.repeat(maxTextLength * 0.6);
    const { text, isWhole } = printDraftsText({
      owner: 'lin',
      drafts: { old: draft(half, 1), newer: draft(half, 2), small: draft('x', 0), circle: draft(circle) },
    });
    expect(isWhole).toBe(false);
    expect(Object.keys(readDraftsText(text).drafts).toSorted()).toEqual(['newer', 'small']);
  });

  it.each([
    ['nothing', null],
    ['half a text', '{"owner":"lin","drafts":{"a":'],
    ['no drafts', '{"owner":"lin"}'],
    ['a list', '{"owner":"lin","drafts":[1]}'],
    ['the owner is unknown', '{"drafts":{}}'],
    ['a word', '"x"'],
  ])('are empty if there is %s', (_, text) => {
    expect(readDraftsText(text)).toEqual({ owner: null, drafts: {} });
  });

  it('leave out values that are not drafts', () => {
    const text = JSON.stringify({
      owner: 'lin',
      drafts: { good: draft(null), number: 1, nameless: { ...draft(1), name: 1 }, empty: {}, list: [] },
    });
    expect(Object.keys(readDraftsText(text).drafts)).toEqual(['good']);
  });
});
