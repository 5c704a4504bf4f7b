import { afterEach, expect, it, vi } from 'vitest';
import { accountInUse } from './current-account';

afterEach(() => vi.unstubAllGlobals());

const accounts = [{ accountId: 11 }, { accountId: 12 }];

it('keeps the stored account as long as the user has it', () => {
  expect(accountInUse(12, accounts)).toBe(12);
  expect(accountInUse(0, accounts)).toBe(0);
});

it('is the first account if the stored one is gone, was never set, or "all" means one', () => {
  expect(accountInUse(99, accounts)).toBe(11);
  expect(accountInUse(null, accounts)).toBe(11);
  expect(accountInUse(0, [{ accountId: 11 }])).toBe(11);
});

it('is "all accounts" for a user without any', () => {
  expect(accountInUse(11, [])).toBe(0);
});

it.each([
  ['12', 12],
  ['0', 0],
  ['', null],
  ['-1', null],
  ['{"accountId":12}', null],
  [null, null],
])('reads %j from storage as account %j, and stores the plain number', async (text, accountId) => {
  const stored = new Map(text === null ? [] : [['curAccount', text]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.resetModules();
  const { useCurrentAccount } = await import('./current-account');
  expect(useCurrentAccount.getState().accountId).toBe(accountId);
  useCurrentAccount.getState().setAccountId(11);
  expect(stored.get('curAccount')).toBe('11');
  useCurrentAccount.getState().setAccountId(null);
  expect(stored.size).toBe(0);
});
