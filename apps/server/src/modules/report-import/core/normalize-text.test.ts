import { expect, it } from 'vitest';
import { normalizeText } from './normalize-text';

it.each([
  ['１２，３４５．６７', '12,345.67'],
  ['ＵＳ＄', 'US$'],
  ['消费', '消费'],
])('converts %s to %s', (text, form) => {
  expect(normalizeText(text)).toBe(form);
});

// normalizing the whole text would take hours
it('uses the beginning of an endless text', () => {
  expect(normalizeText('\u0301\u0327'.repeat(8_000_000))).toHaveLength(2_000);
});
