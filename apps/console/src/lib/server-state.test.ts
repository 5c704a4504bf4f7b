import { NetworkError, ApiResponseError, TimeoutError } from '@meridian/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendWhenAnswered } from './send-when-answered';
import { probeServer, isUnreachableError, useServerState, watchFetch } from './server-state';
import { clearUser } from './session';

let isThere = true;
let probes: string[] = [];
const events = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  isThere = true;
  probes = [];
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('fetch', (path: string) => {
    probes.push(path);
    return isThere ? Promise.resolve(new Response('{}')) : Promise.reject(new TypeError('failed to fetch'));
  });
});
afterEach(async () => {
  isThere = true;
  await probeServer();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const isAway = () => useServerState.getState().unreachableSince !== null;

describe('a server that is away', () => {
  it('is asked again after 2, 4, 8 and then every 15 seconds', async () => {
    isThere = false;
    await probeServer();
    for (const seconds of [2, 4, 8, 15, 15]) {
      const before = probes.length;
      await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
      expect(probes).toHaveLength(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(probes).toHaveLength(before + 1);
      expect(isAway()).toBe(true);
    }
  });

  it('is back only when it also answers calls, and is then asked no more', async () => {
    isThere = false;
    await probeServer();
    isThere = true;
    probes = [];
    await vi.advanceTimersByTimeAsync(2000);
    expect(isAway()).toBe(false);
    expect(probes).toEqual(['/healthz', '/readyz']);
    await vi.advanceTimersByTimeAsync(60_000);
    events.dispatchEvent(new Event('online'));
    expect(probes).toHaveLength(2);
  });

  it.each(['online', 'focus'])('is asked at once on the event %s', async (name) => {
    isThere = false;
    await probeServer();
    isThere = true;
    events.dispatchEvent(new Event(name));
    await vi.advanceTimersByTimeAsync(0);
    expect(isAway()).toBe(false);
  });

  it('is found out by a call that nobody answers, but not by one that the user gave up', async () => {
    isThere = false;
    const call = watchFetch((input, init) => fetch(input, init));
    const controller = new AbortController();
    controller.abort();
    await expect(call('/base-api/x', { signal: controller.signal })).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(0);
    expect(isAway()).toBe(false);
    await expect(call('/base-api/x')).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(0);
    expect(isAway()).toBe(true);
  });
});

it.each([
  [new NetworkError('x'), true],
  [new TimeoutError('x'), true],
  [new ApiResponseError({ code: 503, status: 503, message: '' }), true],
  [new ApiResponseError({ code: 502, status: 502, message: '' }), true],
  [new ApiResponseError({ code: 500, status: 500, message: '' }), false],
  [new ApiResponseError({ code: 401, status: 200, message: '' }), false],
  [new TypeError('x'), false],
])('%s means that the server is away: %s', (error, expected) => {
  expect(isUnreachableError(error)).toBe(expected);
});

describe('a change', () => {
  const sendOnce = () => {
    const send = vi.fn(() => (isThere ? Promise.resolve('done') : Promise.reject(new NetworkError('x'))));
    const onWaiting = vi.fn();
    return { send, onWaiting, answer: sendWhenAnswered(send, onWaiting) };
  };

  it('waits for the server, says so once, and is sent when it answers', async () => {
    isThere = false;
    const { send, onWaiting, answer } = sendOnce();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(send).toHaveBeenCalledTimes(1);
    isThere = true;
    await vi.advanceTimersByTimeAsync(15_000);
    await expect(answer).resolves.toBe('done');
    expect(onWaiting).toHaveBeenCalledOnce();
  });

  it('goes out after those that were made before it, even if they take longer', async () => {
    isThere = false;
    const done: string[] = [];
    const send = (name: string, ms: number) => () =>
      isThere
        ? new Promise<void>((resolve) => {
            setTimeout(() => {
              done.push(name);
              resolve();
            }, ms);
          })
        : Promise.reject(new NetworkError('x'));
    const answers = [
      sendWhenAnswered(send('first', 500), vi.fn()),
      sendWhenAnswered(send('second', 10), vi.fn()),
    ];
    await vi.advanceTimersByTimeAsync(0);
    isThere = true;
    await vi.advanceTimersByTimeAsync(20_000);
    await Promise.all(answers);
    expect(done).toEqual(['first', 'second']);
  });

  it('does not wait when the server answers', async () => {
    const { onWaiting, answer } = sendOnce();
    await expect(answer).resolves.toBe('done');
    expect(onWaiting).not.toHaveBeenCalled();
  });

  it('fails when the server refuses it, and when it is there but never takes it', async () => {
    const refused = new ApiResponseError({ code: 400, status: 200, message: 'no' });
    await expect(sendWhenAnswered(() => Promise.reject(refused), vi.fn())).rejects.toBe(refused);
    const send = vi.fn(() => Promise.reject(new NetworkError('x')));
    await expect(sendWhenAnswered(send, vi.fn())).rejects.toBeInstanceOf(NetworkError);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('is given up when its user leaves: nobody else sends it', async () => {
    isThere = false;
    const { send, answer } = sendOnce();
    const failure = expect(answer).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(0);
    clearUser();
    await failure;
    isThere = true;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(send).toHaveBeenCalledTimes(1);
  });
});
