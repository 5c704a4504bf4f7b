import { NetworkError, ApiResponseError } from '@meridian/api-client';
import { expect, it } from 'vitest';
import { fieldAtFault, findMissing } from './sign-in-rules';

it('asks for every empty field, blanks count as empty except in a password', () => {
  expect(findMissing({ userName: ' ', password: '', code: '\t' })).toEqual({
    userName: 'userNameRequired',
    password: 'passwordRequired',
    code: 'codeRequired',
  });
  expect(findMissing({ userName: 'lin', password: ' ', code: '7k3f' })).toEqual({});
});

it('does not ask for the code when the picture is not read', () => {
  expect(findMissing({ userName: 'lin', password: 'x' })).toEqual({});
});

it.each([
  [910002, 'password'],
  [910003, undefined],
  [910004, undefined],
  [910005, 'code'],
  [910006, 'code'],
  [429, undefined],
])('finds the field of the error %i', (code, field) => {
  expect(fieldAtFault(new ApiResponseError({ code, message: '', status: 200 }))).toBe(field);
});

it('blames no field when the server cannot be reached', () => {
  expect(fieldAtFault(new NetworkError('offline'))).toBeUndefined();
});
