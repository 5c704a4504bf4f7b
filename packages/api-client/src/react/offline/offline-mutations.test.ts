import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../../client/create-client';
import type { ApiClient } from '../../client/types';
import * as endpoints from '../../contract/endpoints';
import { connectOnlineManager } from './connect-online-manager';
import { defineOfflineMutation } from './define-offline-mutation';
import { createOfflineMutations } from './offline-mutations';
import { createServerProbe } from './server-probe';

const probe = createServerProbe();
const accountFollow = defineOfflineMutation(probe, {
  name: 'accountFollow',
  schema: endpoints.accountFollow.body,
  send: (client, body) => client.call(endpoints.accountFollow, { body }),
});
const offline = createOfflineMutations({ mutations: [accountFollow], storageKey: 'changes' });

const body = { accountId: 1, isFollowed: true };
/** As stored by this window. */
const follow = { what: 'Following', call: 'accountFollow', body };
const storedText = (changes: Readonly<Record<string, unknown>>, owner = 'lin') =>
  JSON.stringify({ owner, changes });

let isReachable = true;
let respond: () => object;
let stored: Map<string, string>;
let queryClient: QueryClient;
let client: ApiClient;
let sent: unknown[];
const bodies = () => sent;
const onEvent = vi.fn();

/** A reloaded window has only its storage. */
function reload() {
  offline.suspend();
  queryClient.unmount();
  queryClient.clear();
  openWindow();
}
function openWindow() {
  connectOnlineManager(probe);
  queryClient = new QueryClient();
  queryClient.mount();
  sent = [];
  client = createClient({
    getToken: () => 'good',
    getAccountId: () => 1,
    language: 'en',
    fetch: (_, init) => {
      sent.push(typeof init?.body === 'string' ? JSON.parse(init.body) : undefined);
      if (!isReachable) return Promise.reject(new TypeError('failed to fetch'));
      return Promise.resolve(Response.json({ code: 200, message: 'success', ...respond() }));
    },
  });
}
const signIn = async (userId: string) => {
  await offline.start({ queryClient, client, userId, onEvent });
  await vi.advanceTimersByTimeAsync(0);
};
const change = async (isFollowed = true) => {
  const options = accountFollow.optionsOf(client);
  const variables = { what: 'Following', body: { accountId: 1, isFollowed } };
  new MutationObserver(queryClient, options).mutate(variables).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(10);
};
const goOffline = () => {
  isReachable = false;
};
const goOnline = async () => {
  isReachable = true;
  await probe.probeServer();
  await vi.advanceTimersByTimeAsync(10);
};

beforeEach(() => {
  vi.useFakeTimers();
  isReachable = true;
  respond = () => ({ data: { isFollowed: true } });
  stored = new Map();
  onEvent.mockClear();
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('fetch', () =>
    isReachable ? Promise.resolve(new Response('{}')) : Promise.reject(new TypeError('failed to fetch')),
  );
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  openWindow();
});
afterEach(async () => {
  await goOnline();
  offline.discard();
  queryClient.unmount();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a change while the server is unreachable', () => {
  it('is stored, announced once, and sent when the server responds', async () => {
    await signIn('lin');
    goOffline();
    await change();
    expect(stored.get('changes')).toBe(storedText({ 0: { what: 'Following', body, call: 'accountFollow' } }));
    expect(onEvent.mock.calls).toEqual([['paused', 'Following']]);
    const before = bodies().length;
    await goOnline();
    expect(bodies()).toHaveLength(before + 1);
    expect(onEvent.mock.lastCall).toEqual(['sent', 'Following']);
    expect(stored.size).toBe(0);
  });

  it('is stored even if an earlier one of its kind was being sent', async () => {
    await signIn('lin');
    goOffline();
    void change(true);
    await change(false);
    expect(JSON.parse(stored.get('changes') ?? '')).toMatchObject({
      changes: { 0: { body: { isFollowed: true } }, 1: { body: { isFollowed: false } } },
    });
    const before = bodies().length;
    await goOnline();
    expect(bodies().slice(before)).toEqual([body, { ...body, isFollowed: false }]);
  });

  it('is announced and removed when the server rejects it', async () => {
    await signIn('lin');
    goOffline();
    await change();
    respond = () => ({ code: 400, message: 'no' });
    await goOnline();
    expect(onEvent.mock.lastCall).toEqual(['rejected', 'Following']);
    expect(stored.size).toBe(0);
  });

  it('survives a reload, and is sent once', async () => {
    await signIn('lin');
    goOffline();
    await change();
    reload();
    isReachable = true;
    await goOnline();
    await signIn('lin');
    await signIn('lin');
    expect(bodies()).toEqual([body]);
    expect(onEvent.mock.lastCall).toEqual(['sent', 'Following']);
    expect(stored.size).toBe(0);
  });

  it('is not sent for another user, who logs in after a reload', async () => {
    await signIn('lin');
    goOffline();
    await change();
    reload();
    await goOnline();
    await signIn('wei');
    expect(bodies()).toEqual([]);
    expect(stored.size).toBe(0);
  });

  it('is not sent after a logout', async () => {
    await signIn('lin');
    goOffline();
    await change();
    const before = bodies().length;
    offline.discard();
    expect(stored.size).toBe(0);
    await goOnline();
    await signIn('wei');
    expect(bodies()).toHaveLength(before);
  });

  it('is sent after the next login of the same user if the session has ended', async () => {
    await signIn('lin');
    goOffline();
    await change();
    offline.suspend();
    queryClient.clear();
    const before = bodies().length;
    await goOnline();
    expect(bodies()).toHaveLength(before);
    await signIn('lin');
    expect(bodies().slice(before)).toEqual([body]);
    expect(stored.size).toBe(0);
  });
});

describe('changes that were stored before', () => {
  it('is sent', async () => {
    stored.set('changes', storedText({ '0198f4e2-0000-4000-8000-000000000001': follow }));
    await signIn('lin');
    expect(bodies()).toEqual([body]);
    expect(stored.size).toBe(0);
  });

  it('waits for the next login if the session has expired', async () => {
    stored.set('changes', storedText({ a: follow }));
    respond = () => ({ code: 401, message: 'expired' });
    await signIn('lin');
    expect(bodies()).toEqual([body]);
    expect(onEvent).not.toHaveBeenCalled();
    expect(stored.get('changes')).toContain('Following');
    offline.suspend();
    queryClient.clear();
    respond = () => ({ data: { isFollowed: true } });
    await signIn('lin');
    expect(bodies()).toEqual([body, body]);
    expect(stored.size).toBe(0);
  });

  it.each([
    ['truncated text', '{"owner":"lin","changes":[1'],
    ['a list', '[]'],
    ['an endpoint that may not be requested twice', storedText({ a: { ...follow, call: 'logout' } })],
    ['a body that the endpoint does not take', storedText({ a: { ...follow, body: {} } })],
    ["another user's", storedText({ a: follow }, 'wei')],
  ])('is ignored: %s', async (_, text) => {
    stored.set('changes', text);
    await signIn('lin');
    expect(bodies()).toEqual([]);
    expect(stored.size).toBe(0);
  });
});

it('works if storage is forbidden', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  await signIn('lin');
  goOffline();
  await change();
  const before = bodies().length;
  await goOnline();
  expect(bodies()).toHaveLength(before + 1);
});
