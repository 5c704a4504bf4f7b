import { expect, it, vi } from 'vitest';
import { makeEverydayVisit } from '../../testing/everyday-visit';

const rejected = vi.hoisted(() => {
  localStorage.clear();
  sessionStorage.clear();
  const keys = new Set<string>();
  Storage.prototype.setItem = (key) => {
    keys.add(key);
    throw new DOMException('no room', 'QuotaExceededError');
  };
  return keys;
});

it('needs no free storage: where it is full, a user signs in, reads, uses tags and logs out', async () => {
  await makeEverydayVisit();
  expect([...rejected]).toEqual(expect.arrayContaining(['curAccount', 'lang', 'tags']));
});
