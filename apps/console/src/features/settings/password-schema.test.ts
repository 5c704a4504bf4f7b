import { describe, expect, it } from 'vitest';
import { cannotBecomeMatch, passwordSchemaOf } from './password-schema';

const good = { old: 'Meridian2026', fresh: 'Hokkaido2027', again: 'Hokkaido2027' };

/** The first problem of each field. */
function findProblems(form: unknown) {
  const issues = passwordSchemaOf('LinWei88').safeParse(form).error?.issues ?? [];
  return Object.fromEntries(issues.reverse().map(({ path, message }) => [String(path[0]), message]));
}

describe('passwordSchemaOf', () => {
  it.each([
    ['nothing', {}, {}],
    [
      'an empty form',
      { old: '', fresh: '', again: '' },
      { old: 'oldRequired', fresh: 'required', again: 'againRequired' },
    ],
    ['a short password', { fresh: 'Abc1234', again: 'Abc1234' }, { fresh: 'length' }],
    ['another character', { fresh: 'Hokkaido-2027', again: 'Hokkaido-2027' }, { fresh: 'characters' }],
    ['a common password', { fresh: 'Password1', again: 'Password1' }, { fresh: 'common_password' }],
    ['the name', { fresh: 'linwei88', again: 'linwei88' }, { fresh: 'name_as_password' }],
    ['the old password', { fresh: 'Meridian2026', again: 'Meridian2026' }, { fresh: 'same' }],
    ['a letter of another case', { again: 'hokkaido2027' }, { again: 'mismatch' }],
    ['spaces around it', { again: ' Hokkaido2027' }, { again: 'mismatch' }],
  ])('finds %s', (_, change, problems) => {
    expect(findProblems({ ...good, ...change })).toEqual(problems);
  });

  it('accepts an old password that violates the rules, because it may be older than these', () => {
    expect(findProblems({ ...good, old: 'x' })).toEqual({});
  });
});

it.each([
  ['', false],
  ['Hok', false],
  ['Hokkaido2027', false],
  ['hok', true],
  ['Hokkaido20278', true],
])('for the repeated password %j, reports a mismatch: %s', (again, expected) => {
  expect(cannotBecomeMatch({ ...good, again })).toBe(expected);
});
