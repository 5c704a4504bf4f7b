import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { claimChanges, forgetChange, keepChange, type KeptChange } from './kept-changes';
import { clearUser } from './session';

const follow: KeptChange = {
  what: 'Following',
  call: 'accountFollow',
  body: { accountId: 1, isFollowed: true },
};
let stored: Map<string, string>;

/** A page that is loaded anew has nothing but the storage. */
const reload = () => {
  const kept = new Map(stored);
  clearUser();
  stored = kept;
};

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => {
  clearUser();
  vi.unstubAllGlobals();
});
const claimed = (userId: string) => claimChanges(userId).map(([, change]) => change);

it('brings what waits through a reload, and gives it out once', () => {
  claimChanges('lin');
  keepChange(follow);
  reload();
  expect(claimed('lin')).toEqual([follow]);
  expect(claimed('lin')).toEqual([]);
});

it.each([
  ['sent', () => forgetChange(keepChange(follow))],
  ["another user's", () => (keepChange(follow), reload(), claimChanges('wei'))],
  ['of before a log-out', () => (keepChange(follow), clearUser())],
])('forgets what is %s', (_, end) => {
  claimChanges('lin');
  end();
  expect(stored.size).toBe(0);
  reload();
  expect(claimed('lin')).toEqual([]);
});

it.each([
  ['no text of ours', '{"owner":"lin","changes":[1'],
  ['a list', '[]'],
  [
    'a call that may not be sent twice',
    JSON.stringify({ owner: 'lin', changes: { a: { ...follow, call: 'logout' } } }),
  ],
  [
    'a body that the call does not take',
    JSON.stringify({ owner: 'lin', changes: { a: { ...follow, body: {} } } }),
  ],
])('leaves out %s', (_, text) => {
  stored.set('keptChanges', text);
  expect(claimed('lin')).toEqual([]);
});

it('goes without a storage that is forbidden or full', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(claimed('lin')).toEqual([]);
  expect(() => forgetChange(keepChange(follow))).not.toThrow();
});
