import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creativeLimits, checkLength, lengthIn, providerLength } from './length';

describe('providerLength', () => {
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
    expect(providerLength(text)).toBe(length);
  });

  it('counts a Chinese character twice and a wildcard as its default word', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', ' ', '日', '签', '𠮷')), (characters) => {
        const word = characters.join('');
        const wide = characters.filter((character) => character !== 'a' && character !== ' ').length;
        expect(providerLength(word)).toBe(characters.length + wide);
        expect(providerLength(`{${word}}`)).toBe(providerLength(word));
        expect(lengthIn('codePoint', word)).toBe(characters.length);
      }),
    );
  });
});

describe('checkLength', () => {
  it.each([
    [8, 'short'],
    [9, 'fits'],
    [50, 'fits'],
    [51, 'long'],
  ] as const)('calls a title of %i %s', (length, check) => {
    expect(checkLength(length, creativeLimits.title)).toBe(check);
  });
});
