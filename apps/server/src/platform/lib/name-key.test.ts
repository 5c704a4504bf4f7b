import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameKeyOf } from './name-key';

describe('the key of a name', () => {
  it.each([
    ['Admin', 'admin'],
    ['  admin\u3000', 'admin'],
    ['ＡＤＭＩＮ', 'admin'],
    ['Zoe\u0301', 'zoé'],
    ['two \t  words', 'two words'],
    ['张三', '张三'],
  ])('of %j is %j', (name, key) => {
    expect(nameKeyOf(name)).toBe(key);
  });

  it('is the same for every spelling: case, composition, spaces around', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const key = nameKeyOf(name);
        expect(nameKeyOf(key)).toBe(key);
        expect(nameKeyOf(` ${name.normalize('NFD')} `)).toBe(key);
      }),
    );
  });
});
