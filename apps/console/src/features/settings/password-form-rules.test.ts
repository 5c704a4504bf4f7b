import { NetworkError, ApiResponseError } from '@meridian/api-client';
import { describe, expect, it } from 'vitest';
import { cannotBecomeMatch, fieldAtFault, findProblems } from './password-form-rules';

const good = { old: 'Meridian2026', fresh: 'Hokkaido2027', again: 'Hokkaido2027' };

describe('findProblems', () => {
  it.each([
    ['nothing', {}, {}],
    [
      'an empty form',
      { old: '', fresh: '', again: '' },
      { old: 'oldRequired', fresh: 'required', again: 'againRequired' },
    ],
    ['a short password', { fresh: 'Abc1234', again: 'Abc1234' }, { fresh: 'length' }],
    ['another character', { fresh: 'Hokkaido-2027', again: 'Hokkaido-2027' }, { fresh: 'characters' }],
    ['the old password', { fresh: 'Meridian2026', again: 'Meridian2026' }, { fresh: 'same' }],
    ['a letter of another case', { again: 'hokkaido2027' }, { again: 'mismatch' }],
    ['spaces around it', { again: ' Hokkaido2027' }, { again: 'mismatch' }],
  ])('finds %s', (_, change, problems) => {
    expect(findProblems({ ...good, ...change })).toEqual(problems);
  });

  it('takes an old password that keeps no rule: it is older than the rules', () => {
    expect(findProblems({ ...good, old: 'x' })).toEqual({});
  });
});

it.each([
  ['', false],
  ['Hok', false],
  ['Hokkaido2027', false],
  ['hok', true],
  ['Hokkaido20278', true],
])('says of %j typed again that it does not match: %s', (again, expected) => {
  expect(cannotBecomeMatch({ ...good, again })).toBe(expected);
});

it.each([
  [new ApiResponseError({ code: 910001, message: '', status: 200 }), 'old'],
  [
    new ApiResponseError({ code: 400, message: '', status: 200, fields: { newPwd: 'same_password' } }),
    'fresh',
  ],
  [new ApiResponseError({ code: 400, message: '', status: 200, fields: { newPwd: 'invalid' } }), null],
  [new NetworkError('away'), null],
])('knows the field of %s: %s', (error, field) => {
  expect(fieldAtFault(error)).toBe(field);
});
