import { languages } from '@meridian/i18n/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { orderTexts, type TextOrderOptions, type TextToOrder } from './text-order';

const locales = { cn: 'zh-CN', en: 'en', tw: 'zh-TW' };

function ordered(texts: readonly string[], options: TextOrderOptions): readonly TextToOrder[] {
  const steps = orderTexts(
    texts.map((each, index) => ({ text: each, index })),
    options,
  );
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

const letter = fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code));
const han = fc.integer({ min: 0x4e00, max: 0x9fa5 }).map((code) => String.fromCharCode(code));
const part = fc.oneof(
  letter,
  han,
  fc.nat(130).map(String),
  fc.constantFrom('00', '01', '（', 'é', 'が', '😀', '〇'),
);
/** Texts with shared starts. */
const text = fc
  .tuple(fc.constantFrom('', '北海道', 'Ski 1', '0'), fc.array(part, { maxLength: 4 }))
  .map(([start, parts]) => start + parts.join(''));

it.each(languages)('orders texts like the collator of the language: %s', (language) => {
  const { compare } = new Intl.Collator(locales[language], { numeric: true });
  fc.assert(
    fc.property(fc.array(text, { maxLength: 30 }), (texts) => {
      const items = texts.map((each, index) => ({ text: each, index }));
      expect(ordered(texts, { language, direction: 'ascending' })).toEqual(
        items.toSorted((a, b) => compare(a.text, b.text)),
      );
      expect(ordered(texts, { language, direction: 'descending' })).toEqual(
        items.toSorted((a, b) => -compare(a.text, b.text)),
      );
    }),
    { numRuns: 300 },
  );
});

it('compares numbers of any length by value', () => {
  const texts = ['9'.repeat(300), '1'.repeat(199), '1'.repeat(200), '010', '9', '10'];
  expect(ordered(texts, { language: 'en', direction: 'ascending' }).map((each) => each.text)).toEqual([
    '9',
    '010',
    '10',
    '1'.repeat(199),
    '1'.repeat(200),
    '9'.repeat(300),
  ]);
});
