import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkLength, lengthIn } from './length';
import { exampleLimits } from './limits/example-limits';

describe('half-width length', () => {
  it.each([
    ['', 0],
    ['abc 123', 7],
    ['日本签证', 8],
    ['jr pass 购买', 12],
    ['{地域}签证', 8],
    ['{地域', 5],
    ['地域}', 5],
    ['{}', 0],
    ['{a{b}c}', 5],
    ['𠮷', 2],
    ['é', 2],
  ])('counts %j as %i', (text, length) => {
    expect(lengthIn('halfWidth', text)).toBe(length);
  });

  it('counts a Chinese character twice and a wildcard as its default word', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', ' ', '日', '签', '𠮷')), (characters) => {
        const word = characters.join('');
        const wide = characters.filter((character) => character !== 'a' && character !== ' ').length;
        expect(lengthIn('halfWidth', word)).toBe(characters.length + wide);
        expect(lengthIn('halfWidth', `{${word}}`)).toBe(lengthIn('halfWidth', word));
        expect(lengthIn('codePoint', word)).toBe(characters.length);
      }),
    );
  });
});

it('counts bytes as UTF-8 has them', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(lengthIn('byte', text)).toBe(new TextEncoder().encode(text).length);
    }),
  );
});

describe('checkLength', () => {
  it.each([
    [8, 'short'],
    [9, 'fits'],
    [50, 'fits'],
    [51, 'long'],
  ] as const)('calls a title of %i %s', (length, check) => {
    expect(checkLength(length, exampleLimits.title)).toBe(check);
  });
});
