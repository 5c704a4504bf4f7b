import { expect, it } from 'vitest';
import { isPassword } from '../sign-in';
import { commonPasswords, findGuessable } from './common-passwords';

it('are passwords that meet the other rules', () => {
  expect([...commonPasswords()].filter((text) => !isPassword(text))).toEqual([]);
});

it.each([
  ['password1', 'common_password'],
  ['Password1', 'common_password'],
  ['PASSWORD1', 'common_password'],
  ['LinWei88', 'name_as_password'],
  ['linwei88', 'name_as_password'],
  ['Hokkaido2027', null],
])('finds %s: %s', (password, found) => {
  expect(findGuessable(password, 'LinWei88')).toBe(found);
});
