import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiResponseError, NetworkError } from '../../errors/errors';
import { connectOnlineManager } from './connect-online-manager';
import { discardPaused, pauseWhileOffline } from './pause-while-offline';
import { createServerProbe } from './server-probe';

const probe = createServerProbe();

let isReachable = true;
let queryClient: QueryClient;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', vi.fn());
  isReachable = true;
  vi.stubGlobal('fetch', () =>
    isReachable ? Promise.resolve(new Response('{}')) : Promise.reject(new TypeError('failed to fetch')),
  );
  connectOnlineManager(probe);
  queryClient = new QueryClient();
  queryClient.mount();
});
afterEach(async () => {
  isReachable = true;
  await probe.probeServer();
  queryClient.unmount();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const respond = (response = 'done') =>
  isReachable ? Promise.resolve(response) : Promise.reject(new NetworkError('x'));

function mutate(send: () => Promise<unknown>) {
  const options = { ...pauseWhileOffline(probe, send), scope: { id: 'test' } };
  const sent = new MutationObserver<unknown, Error, object>(queryClient, options).mutate({});
  sent.catch(() => undefined);
  return sent;
}
const pausedCount = () =>
  queryClient.getMutationCache().findAll({ predicate: ({ state }) => state.isPaused }).length;

it('pauses a mutation until the server responds', async () => {
  isReachable = false;
  const send = vi.fn(() => respond());
  const sent = mutate(send);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(send).toHaveBeenCalledTimes(1);
  expect(pausedCount()).toBe(1);
  isReachable = true;
  await vi.advanceTimersByTimeAsync(15_000);
  await expect(sent).resolves.toBe('done');
  expect(send).toHaveBeenCalledTimes(2);
});

it('sends paused mutations in order, even if the first takes longer', async () => {
  isReachable = false;
  const done: string[] = [];
  const send = (name: string, ms: number) => async () => {
    await respond();
    await new Promise((resolve) => setTimeout(resolve, ms));
    done.push(name);
  };
  const sent = [mutate(send('first', 500)), mutate(send('second', 10))];
  await vi.advanceTimersByTimeAsync(10);
  expect(pausedCount()).toBe(2);
  isReachable = true;
  await vi.advanceTimersByTimeAsync(20_000);
  await Promise.all(sent);
  expect(done).toEqual(['first', 'second']);
});

it('does not pause while the server responds', async () => {
  await expect(mutate(() => respond())).resolves.toBe('done');
});

it('fails when the server rejects the request', async () => {
  const rejection = new ApiResponseError({ code: 400, status: 200, message: 'no' });
  const send = vi.fn(() => Promise.reject(rejection));
  await expect(mutate(send)).rejects.toBe(rejection);
  expect(send).toHaveBeenCalledTimes(1);
});

it('retries once when the connection to a reachable server drops', async () => {
  const send = vi.fn(() => Promise.reject(new NetworkError('x')));
  await expect(mutate(send)).rejects.toBeInstanceOf(NetworkError);
  expect(send).toHaveBeenCalledTimes(2);
});

it('never sends discarded mutations: their user has logged out', async () => {
  isReachable = false;
  const send = vi.fn(() => respond());
  void mutate(send);
  await vi.advanceTimersByTimeAsync(10);
  discardPaused(queryClient);
  expect(queryClient.getMutationCache().getAll()).toEqual([]);
  isReachable = true;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(send).toHaveBeenCalledTimes(1);
});

it('does not retry a mutation that was discarded during its request', async () => {
  let fail: (error: Error) => void = () => undefined;
  const send = vi.fn(() => new Promise<never>((_, reject) => (fail = reject)));
  const sent = mutate(send);
  await vi.advanceTimersByTimeAsync(0);
  discardPaused(queryClient);
  fail(new NetworkError('x'));
  await expect(sent).rejects.toMatchObject({ name: 'AbortedError' });
  expect(send).toHaveBeenCalledTimes(1);
});
