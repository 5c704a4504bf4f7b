import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createServerProbe } from './server-probe';

const { probeServer, useServerState, watchFetch } = createServerProbe();

let isReachable = true;
let probes: string[] = [];
const events = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  isReachable = true;
  probes = [];
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('fetch', (path: string) => {
    probes.push(path);
    return isReachable
      ? Promise.resolve(new Response('{}'))
      : Promise.reject(new TypeError('failed to fetch'));
  });
});
afterEach(async () => {
  isReachable = true;
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));
  await probeServer();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const isOffline = () => useServerState.getState().unreachableSince !== null;

describe('an unreachable server', () => {
  it('is probed again after 2, 4, 8 and then every 15 seconds', async () => {
    isReachable = false;
    await probeServer();
    for (const seconds of [2, 4, 8, 15, 15]) {
      const before = probes.length;
      await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
      expect(probes).toHaveLength(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(probes).toHaveLength(before + 1);
      expect(isOffline()).toBe(true);
    }
  });

  it('is reachable only when it also accepts requests, and is then not probed again', async () => {
    isReachable = false;
    await probeServer();
    isReachable = true;
    probes = [];
    await vi.advanceTimersByTimeAsync(2000);
    expect(isOffline()).toBe(false);
    expect(probes).toEqual(['/healthz', '/readyz']);
    await vi.advanceTimersByTimeAsync(60_000);
    events.dispatchEvent(new Event('online'));
    expect(probes).toHaveLength(2);
  });

  it.each([
    ['disk', false],
    ['database', true],
  ])('is offline if it is not ready because of its %s: %s', async (reason, offline) => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ reason }, { status: 503 })));
    await probeServer();
    expect(isOffline()).toBe(offline);
  });

  it.each(['online', 'focus'])('is probed immediately on the event %s', async (name) => {
    isReachable = false;
    await probeServer();
    isReachable = true;
    events.dispatchEvent(new Event(name));
    await vi.advanceTimersByTimeAsync(0);
    expect(isOffline()).toBe(false);
  });

  it('is detected by a request without a response, but not by an aborted one', async () => {
    isReachable = false;
    const request = watchFetch((input, init) => fetch(input, init));
    const controller = new AbortController();
    controller.abort();
    await expect(request('/base-api/x', { signal: controller.signal })).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(0);
    expect(isOffline()).toBe(false);
    await expect(request('/base-api/x')).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(0);
    expect(isOffline()).toBe(true);
  });
});
