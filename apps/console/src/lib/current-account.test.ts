import { expect, it } from 'vitest';
import { accountInUse } from './current-account';

const accounts = [{ accountId: 11 }, { accountId: 12 }];

it('keeps the stored account while the user has it', () => {
  expect(accountInUse(12, accounts)).toBe(12);
  expect(accountInUse(0, accounts)).toBe(0);
});

it('goes to the first account when the stored one is gone, was never set, or "all" means one', () => {
  expect(accountInUse(99, accounts)).toBe(11);
  expect(accountInUse(null, accounts)).toBe(11);
  expect(accountInUse(0, [{ accountId: 11 }])).toBe(11);
});

it('is "all accounts" for a user without any', () => {
  expect(accountInUse(11, [])).toBe(0);
});
