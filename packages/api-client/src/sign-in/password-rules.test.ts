import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPassword, isPassword, passwordLength } from './password-rules';

describe('checkPassword', () => {
  it.each([
    ['', false, false],
    ['Abc1234', false, true],
    ['Abc12345', true, true],
    ['abcdefgh', true, true],
    ['12345678', true, true],
    ['Hokkaido2027Hokkaido', true, true],
    ['Hokkaido2027Hokkaido1', false, true],
    ['Hokkaido 2027', true, false],
    ['Hokkaido-2027', true, false],
    ['密码12345678', true, false],
    ['Ｈokkaido2027', true, false],
    ['Hokkaïdo2027', true, false],
    ['Hokkaido2027\n', true, false],
    ['😀😀😀😀', false, false],
  ])('%j: length %s, characters %s', (password, length, characters) => {
    expect(checkPassword(password)).toEqual({ length, characters });
  });
});

const allowed = fc.constantFrom(...Array.from('ABCXYZabcxyz0189'));
const { min, max } = passwordLength;

it('accepts every text of 8 to 20 letters and digits', () => {
  fc.assert(
    fc.property(fc.string({ unit: allowed, minLength: min, maxLength: max }), (password) => {
      expect(isPassword(password)).toBe(true);
    }),
  );
});

it('rejects every text that contains another character', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: allowed, minLength: min, maxLength: max - 1 }),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }).filter((text) => !/^[A-Za-z0-9]$/.test(text)),
      fc.nat(),
      (password, other, place) => {
        const at = place % (password.length + 1);
        expect(isPassword(password.slice(0, at) + other + password.slice(at))).toBe(false);
      },
    ),
  );
});

it('rejects every text that is too short or too long', () => {
  const tooShort = fc.string({ unit: allowed, maxLength: min - 1 });
  const tooLong = fc.string({ unit: allowed, minLength: max + 1, maxLength: 100 });
  fc.assert(fc.property(fc.oneof(tooShort, tooLong), (password) => !isPassword(password)));
});
