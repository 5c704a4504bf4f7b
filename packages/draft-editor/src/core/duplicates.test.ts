import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDuplicates, keyOfText } from './duplicates';

it('names the row that a keyword repeats, regardless of case, width and spaces', () => {
  expect(findDuplicates(['JR Pass', '日本签证', ' jr  pass', 'ＪＲ pass', '', ' '])).toEqual([
    { index: 2, firstIndex: 0 },
    { index: 3, firstIndex: 0 },
  ]);
});

it('finds nothing in a list without repetitions, and every repetition in a doubled one', () => {
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

describe('invisible characters', () => {
  const anyText = fc.string({ unit: 'grapheme' }).filter((text) => !/\p{Cf}/u.test(text));
  /** Texts like most keywords. */
  const plainText = fc.string({ unit: fc.constantFrom('a', 'Z', '7', '-', ' ', '北', '龥') });
  const visible = fc.oneof(anyText, plainText);
  const format = fc.constantFrom(
    '\u{AD}',
    '\u{200B}',
    '\u{200D}',
    '\u{202E}',
    '\u{2060}',
    '\u{FEFF}',
    '\u{E0041}',
  );

  it('never make two texts differ, wherever they are', () => {
    fc.assert(
      fc.property(
        visible,
        fc.array(fc.tuple(fc.nat(), format), { minLength: 1, maxLength: 5 }),
        (text, added) => {
          const characters = [...text];
          for (const [at, character] of added) characters.splice(at % (characters.length + 1), 0, character);
          expect(keyOfText(characters.join(''))).toBe(keyOfText(text));
        },
      ),
    );
  });

  it('are all that is removed besides width, case and spaces', () => {
    fc.assert(
      fc.property(visible, (text) => {
        expect(keyOfText(text)).toBe(text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase());
      }),
    );
  });
});
