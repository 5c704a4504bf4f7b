import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createClient } from '../../client/create-client';
import * as endpoints from '../../contract/endpoints';
import {
  connectOnlineManager,
  createOfflineMutations,
  createServerProbe,
  defineOfflineMutation,
  useOfflineMutation,
  useOfflineMutations,
  useSecondsToProbe,
  useServerRecovery,
} from '../index';

const probe = createServerProbe({ urls: ['/health'] });
const accountFollow = defineOfflineMutation(probe, {
  name: 'accountFollow',
  schema: endpoints.accountFollow.body,
  send: (client, body) => client.call(endpoints.accountFollow, { body }),
});
const offline = createOfflineMutations({ mutations: [accountFollow] });
const follow = { what: 'Following Kaede Travel', body: { accountId: 1, isFollowed: true } };

let isReachable: boolean;
const server = vi.fn(() => {
  if (!isReachable) return Promise.reject(new TypeError('failed to fetch'));
  return Promise.resolve(Response.json({ code: 200, message: 'success', data: { isFollowed: true } }));
});
const client = createClient({
  getToken: () => 'good',
  getAccountId: () => 0,
  language: 'en',
  fetch: probe.watchFetch(server),
});

function render<Result>(hook: () => Result) {
  connectOnlineManager(probe);
  const queryClient = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  return renderHook(hook, { wrapper }).result;
}

beforeEach(() => {
  isReachable = true;
  sessionStorage.clear();
  vi.stubGlobal('fetch', server);
});
afterEach(async () => {
  isReachable = true;
  await act(probe.probeServer);
  offline.discard();
  vi.unstubAllGlobals();
});

it('stores a change while the server is unreachable, reports it, and sends it when the server responds', async () => {
  const onEvent = vi.fn();
  const mutation = render(() => {
    useOfflineMutations(offline, { client, userId: 'lin', onEvent });
    return useOfflineMutation(client, accountFollow);
  });
  isReachable = false;
  act(() => mutation.current.mutate(follow));
  await waitFor(() => expect(onEvent).toHaveBeenLastCalledWith('paused', follow.what));
  expect(sessionStorage.getItem('meridianOfflineMutations')).toContain(follow.what);
  expect(mutation.current.isPaused).toBe(true);
  isReachable = true;
  act(() => void dispatchEvent(new Event('focus')));
  await waitFor(() => expect(mutation.current.data).toEqual({ isFollowed: true }));
  expect(onEvent).toHaveBeenLastCalledWith('sent', follow.what);
  expect(sessionStorage.length).toBe(0);
});

it('counts down to the next probe, and refetches queries once the server responds', async () => {
  const onRecovery = vi.fn();
  const load = vi.fn(() => Promise.resolve('data'));
  const page = render(() => {
    useServerRecovery(probe, onRecovery);
    useQuery({ queryKey: ['data'], queryFn: load });
    return {
      seconds: useSecondsToProbe(probe),
      isOffline: probe.useServerState((state) => state.unreachableSince !== null),
    };
  });
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  isReachable = false;
  act(() => void dispatchEvent(new Event('offline')));
  await waitFor(() => expect(page.current.isOffline).toBe(true));
  expect(page.current.seconds).toBeGreaterThan(0);
  expect(onRecovery).not.toHaveBeenCalled();
  isReachable = true;
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  expect(page.current.isOffline).toBe(false);
  expect(onRecovery).toHaveBeenCalledTimes(1);
});
