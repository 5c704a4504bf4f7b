import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCopier } from './copier';
import type { CopyTarget } from './fact-versions.repository';

const targets = Array.from({ length: 1_000 }, (_, index): CopyTarget => ({
  accountId: index,
  channel: 'search',
  section: 'keyword',
  month: '2026-11',
}));

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

function copierOn(disk: { isFull: boolean }) {
  const write = vi.fn(() =>
    disk.isFull ? Promise.reject(new Error('No space left on device')) : Promise.resolve(),
  );
  const batchKey = ({ accountId }: CopyTarget) => String(accountId);
  const store = { write, batchKey, isFollowed: () => true, refresh: () => Promise.resolve([]) };
  return { write, copier: createCopier({ store, log: { warn: () => undefined } }) };
}

describe('a full disk', () => {
  test('is tried at most 30 times an hour, whatever reports ask for', async () => {
    const { write, copier } = copierOn({ isFull: true });
    for (let minute = 0; minute < 60; minute++) {
      copier.request(targets);
      await vi.advanceTimersByTimeAsync(60_000);
    }
    expect(write.mock.calls.length).toBeLessThanOrEqual(30);
    await copier.stop();
  });

  test('is used again within five minutes after it has space, without further pauses', async () => {
    const disk = { isFull: true };
    const { write, copier } = copierOn(disk);
    copier.request(targets);
    await vi.advanceTimersByTimeAsync(3_600_000);
    disk.isFull = false;
    write.mockClear();
    await vi.advanceTimersByTimeAsync(300_000);
    expect(write.mock.calls.length).toBeGreaterThan(900);
    expect(copier.waiting()).toBe(0);
  });

  test('does not delay the stop', async () => {
    const { copier } = copierOn({ isFull: true });
    copier.request(targets);
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(copier.stop()).resolves.toBeUndefined();
  });
});

test('a month that fails alone delays the others by a second', async () => {
  const { write, copier } = copierOn({ isFull: false });
  write.mockRejectedValueOnce(new Error('damaged'));
  copier.request(targets);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(write).toHaveBeenCalledTimes(targets.length);
});
