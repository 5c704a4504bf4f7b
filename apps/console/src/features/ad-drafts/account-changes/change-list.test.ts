import { keyOfText } from '@meridian/draft-editor/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { negativeChanges, type NegativeWord } from './change-list';

const words = fc
  .array(
    fc.record({
      text: fc.constantFrom('free', 'Free ', 'ＦＲＥＥ', 'cheap hotel', 'cheap  hotel', '免费', ' '),
      campaignName: fc.constantFrom('Brand', 'Generic'),
      adgroupName: fc.constantFrom('One', 'Two'),
      isSelected: fc.boolean(),
    }),
    { maxLength: 12 },
  )
  .map((list) => list.map((word, index): NegativeWord => ({ ...word, key: String(index) })));

it('adds every selected word once to its own campaign or unit, and no other word', () => {
  fc.assert(
    fc.property(words, fc.constantFrom('unit' as const, 'campaign' as const), (list, level) => {
      const wanted = new Set(
        list
          .filter(({ isSelected, text }) => isSelected && text.trim() !== '')
          .map(({ text, campaignName, adgroupName }) =>
            JSON.stringify([campaignName, level === 'unit' ? adgroupName : null, keyOfText(text)]),
          ),
      );
      const added = negativeChanges(list, { match: 'exact', level }).flatMap(({ item, change }) =>
        change.type === 'negatives' && item.kind === level
          ? change.words.map((word) =>
              JSON.stringify([
                item.campaignName,
                item.kind === 'unit' ? item.adgroupName : null,
                keyOfText(word),
              ]),
            )
          : ['another change'],
      );
      expect(added.toSorted()).toEqual([...wanted].sort());
    }),
  );
});

it('splits more words than one change may have', () => {
  const many = Array.from({ length: 1_001 }, (_, index): NegativeWord => ({
    key: String(index),
    text: `word ${index}`,
    campaignName: 'Brand',
    adgroupName: 'One',
    isSelected: true,
  }));
  const sizes = negativeChanges(many, { match: 'phrase', level: 'unit' }).map(({ change }) =>
    change.type === 'negatives' ? change.words.length : 0,
  );
  expect(sizes).toEqual([1_000, 1]);
});
