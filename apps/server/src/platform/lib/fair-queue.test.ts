import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DomainError } from './domain-error';
import { createFairQueue, type FairQueueOptions } from './fair-queue';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const limits: FairQueueOptions = {
  perUser: 2,
  total: 3,
  waitingPerUser: 3,
  waitMs: 10_000,
  rejectAfterMs: 500,
};

/** A queue whose tasks run until the test ends them. */
function setUp(options: Partial<FairQueueOptions> = {}) {
  const queue = createFairQueue({ ...limits, ...options });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (name: string) =>
    queue.run(name.charAt(0), () => {
      started.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { queue, started, add, end };
}

describe('a fair queue', () => {
  test('runs a limited number of tasks per user, and the next when one ends', async () => {
    const { started, add, end } = setUp();
    const [first] = [add('a1'), add('a2'), add('a3')];
    await vi.advanceTimersByTimeAsync(0);
    expect(started).toEqual(['a1', 'a2']);
    await end('a1');
    expect(started).toEqual(['a1', 'a2', 'a3']);
    expect(await first).toBe('a1');
  });

  test('lets another user pass the waiting tasks of the first', async () => {
    const { started, add } = setUp();
    for (const name of ['a1', 'a2', 'a3', 'b1']) void add(name);
    await vi.advanceTimersByTimeAsync(0);
    expect(started).toEqual(['a1', 'a2', 'b1']);
  });

  test('serves users in turn', async () => {
    const { started, add, end } = setUp({ perUser: 1, total: 1 });
    for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) void add(name);
    await vi.advanceTimersByTimeAsync(0);
    for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']) await end(name);
    expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
  });

  test('runs one task at a time of a user who sends far too many, until fewer of them wait', async () => {
    const { started, add, end } = setUp({ waitingPerUser: 20 });
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7']) void add(name);
    await vi.advanceTimersByTimeAsync(0);
    await end('a1');
    expect(started).toEqual(['a1', 'a2']);
    await end('a2');
    expect(started).toEqual(['a1', 'a2', 'a3', 'a4']);
    await end('a3');
    expect(started).toEqual(['a1', 'a2', 'a3', 'a4', 'a5']);
  });

  test('pauses such a user after a task, and no one else', async () => {
    const { started, add, end } = setUp({ waitingPerUser: 20, pauseMs: 400 });
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7']) void add(name);
    await vi.advanceTimersByTimeAsync(0);
    await end('a1');
    await end('a2');
    void add('b1');
    await vi.advanceTimersByTimeAsync(399);
    expect(started).toEqual(['a1', 'a2', 'b1']);
    await vi.advanceTimersByTimeAsync(1);
    expect(started).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
  });

  test('rejects a task beyond the waiting limit, a little later, with the time of the next try', async () => {
    const { add } = setUp();
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void add(name);
    let rejected: unknown;
    void add('a6').catch((error: unknown) => (rejected = error));
    await vi.advanceTimersByTimeAsync(499);
    expect(rejected).toBeUndefined();
    await vi.advanceTimersByTimeAsync(501);
    expect(rejected).toBeInstanceOf(DomainError);
    expect(rejected).toMatchObject({ reason: 'too_many_requests', params: { retryAfterSeconds: 5 } });
  });

  test('rejects a task that waited too long; its place is free again', async () => {
    const { started, add, end } = setUp();
    for (const name of ['a1', 'a2']) void add(name);
    const late = add('a3').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await late).toMatchObject({ reason: 'too_many_requests' });
    void add('a4');
    await end('a1');
    expect(started).toEqual(['a1', 'a2', 'a4']);
  });

  test('a failed task ends its turn', async () => {
    const { queue, started, add } = setUp({ perUser: 1 });
    const failed = queue.run('a', () => Promise.reject(new Error('no')));
    await expect(failed).rejects.toThrow('no');
    void add('a1');
    await vi.advanceTimersByTimeAsync(0);
    expect(started).toEqual(['a1']);
  });
});
