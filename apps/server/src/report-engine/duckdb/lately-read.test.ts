import { expect, it } from 'vitest';
import { createLatelyRead } from './lately-read';

const counting = () => {
  let count = 0;
  return { next: () => Promise.resolve((count += 1)), count: () => count };
};

it('computes a value once, also for those who ask while it is computed', async () => {
  const { read } = createLatelyRead<number>();
  const { next, count } = counting();
  expect(await Promise.all([read('a', next), read('a', next)])).toEqual([1, 1]);
  expect(await read('a', next)).toBe(1);
  expect(await read('b', next)).toBe(2);
  expect(count()).toBe(2);
});

it('computes a value for those who waited for a request that failed', async () => {
  const { read } = createLatelyRead<number>();
  const failed = read('a', () => Promise.reject(new Error('cancelled')));
  const waiting = read('a', () => Promise.resolve(1));
  await expect(failed).rejects.toThrow('cancelled');
  expect(await waiting).toBe(1);
  expect(await read('a', () => Promise.resolve(2))).toBe(2);
});

it('forgets what was not read for longest, and what is too large', async () => {
  const { read } = createLatelyRead<number>({ maxEntries: 2, isKept: (value) => value < 10 });
  const { next, count } = counting();
  await read('a', next);
  await read('b', next);
  await read('a', next);
  await read('c', next);
  expect(count()).toBe(3);
  await read('a', next);
  expect(count()).toBe(3);
  await read('b', next);
  expect(count()).toBe(4);
  await read('large', () => Promise.resolve(10));
  expect(await read('large', () => Promise.resolve(11))).toBe(11);
});
