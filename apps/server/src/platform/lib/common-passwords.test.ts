import { expect, it } from 'vitest';
import { commonPasswords } from './common-passwords';

it('lists passwords of 8 to 20 letters and digits, once each and in lower case', () => {
  expect(commonPasswords.filter((text) => !/^[a-z0-9]{8,20}$/.test(text))).toEqual([]);
  expect(commonPasswords.filter((text, index) => commonPasswords.indexOf(text) !== index)).toEqual([]);
});
