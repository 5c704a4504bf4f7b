import type { Account } from '@meridian/api-client/contract';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupAccounts } from './group-accounts';

const accountOf = (accountId: number): Account => ({
  accountId,
  accountNo: String(accountId),
  accountName: `Account ${String(accountId)}`,
  currency: 'CNY',
  timeZone: 'Asia/Shanghai',
  provider: 'baidu',
  today: '2026-11-21',
});
const accounts = Array.from({ length: 12 }, (_, index) => accountOf(index + 1));
const shown = (options: Omit<Parameters<typeof groupAccounts>[0], 'accounts'>) =>
  groupAccounts({ accounts, ...options }).map(({ account, group }) => [account.accountId, group]);

it('lists recent accounts before followed ones, and both before the others', () => {
  const list = shown({ followedAccountIds: [5, 9], recentIds: [3, 5, 12], currentId: 3 });
  expect(list.slice(0, 4)).toEqual([
    [5, 'recent'],
    [12, 'recent'],
    [9, 'followed'],
    [1, 'other'],
  ]);
});

it('lists each account once, whatever was stored', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 0, max: 15 }));
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 12 }),
      ids,
      ids,
      fc.integer({ min: 0, max: 12 }),
      (count, followedAccountIds, recentIds, currentId) => {
        const own = accounts.slice(0, count);
        const list = groupAccounts({ accounts: own, followedAccountIds, recentIds, currentId });
        expect(list.map(({ account }) => account.accountId).toSorted((a, b) => a - b)).toEqual(
          own.map(({ accountId }) => accountId),
        );
      },
    ),
  );
});

it('has no groups for a short list, and without recent and followed accounts', () => {
  const short = groupAccounts({
    accounts: accounts.slice(0, 8),
    followedAccountIds: [2],
    recentIds: [3],
    currentId: 1,
  });
  expect(short.map(({ group }) => group)).toEqual(Array.from({ length: 8 }));
  expect(shown({ recentIds: [1], currentId: 1 }).every(([, group]) => group === undefined)).toBe(true);
});
