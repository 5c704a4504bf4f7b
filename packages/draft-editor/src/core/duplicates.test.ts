import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { findDuplicates } from './duplicates';

it('names the row that a keyword repeats, whatever its case, width and spaces', () => {
  expect(findDuplicates(['JR Pass', '日本签证', ' jr  pass', 'ＪＲ pass', '', ' '])).toEqual([
    { index: 2, firstIndex: 0 },
    { index: 3, firstIndex: 0 },
  ]);
});

it('finds nothing in a list without repetition, and every repetition of a doubled one', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer(), { minLength: 1 }), (numbers) => {
      const keywords = numbers.map((number) => `keyword ${number}`);
      expect(findDuplicates(keywords)).toEqual([]);
      expect(findDuplicates([...keywords, ...keywords])).toEqual(
        keywords.map((_, firstIndex) => ({ index: keywords.length + firstIndex, firstIndex })),
      );
    }),
  );
});
