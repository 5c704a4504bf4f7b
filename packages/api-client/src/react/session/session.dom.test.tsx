import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createClient } from '../../client/create-client';
import { createSession, useSessionWatch } from '../index';

let cookie: string | undefined;
let userId: string;
const tokenStore = {
  read: () => cookie,
  write: (token: string) => (cookie = token),
  clear: () => (cookie = undefined),
};
const openTab = () =>
  createSession<'verification_failed'>({ tokenStore, channelName: 'session of the tests' });
const onSignOut = vi.fn();
const onTokenMissing = vi.fn();
const onReturn = vi.fn();
const onOtherUser = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  cookie = undefined;
  userId = 'lin';
});

const user = () => ({
  userId,
  userName: userId,
  avatar: null,
  introduction: null,
  language: 2,
  roles: [],
  permissions: [],
  accounts: [],
});

/** A tab with a page for logged-in users. */
function renderPage() {
  const session = openTab();
  session.beginSession('first');
  const client = createClient({
    getToken: tokenStore.read,
    getAccountId: () => 0,
    language: 'en',
    on401: () => session.expireSession(),
    fetch: () => Promise.resolve(Response.json({ code: 200, message: 'success', data: user() })),
  });
  const queryClient = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const callbacks = { onSignOut, onTokenMissing, onReturn, onOtherUser };
  const { unmount } = renderHook(() => useSessionWatch(session, client, { userId: 'lin', ...callbacks }), {
    wrapper,
  });
  const { result } = renderHook(() => session.useSession((state) => state.isExpired));
  return { session, unmount, isExpired: () => result.current };
}

it('expires with the first 401, and not after the user has left', () => {
  const { session, isExpired } = renderPage();
  act(session.expireSession);
  expect(isExpired()).toBe(true);
  act(() => session.endSession('verification_failed'));
  act(session.expireSession);
  expect(session.useSession.getState()).toEqual({ isExpired: false, notice: 'verification_failed' });
  expect(cookie).toBeUndefined();
});

it('continues when the same user logs in in another tab', async () => {
  const { session, isExpired } = renderPage();
  act(session.expireSession);
  openTab().beginSession('second');
  await waitFor(() => expect(onReturn).toHaveBeenCalledTimes(1));
  expect(isExpired()).toBe(false);
  expect(cookie).toBe('second');
  expect(onOtherUser).not.toHaveBeenCalled();
});

it('removes the data of the user when another one logs in in another tab', async () => {
  const { session } = renderPage();
  const clear = vi.fn();
  session.onSignOut(clear);
  userId = 'mei';
  openTab().beginSession('of Mei');
  await waitFor(() => expect(onOtherUser).toHaveBeenCalledTimes(1));
  expect(clear).toHaveBeenCalledTimes(1);
  expect(onReturn).not.toHaveBeenCalled();
});

it('follows a logout in another tab, until it is unmounted', async () => {
  const { unmount } = renderPage();
  openTab().broadcastSignOut();
  await waitFor(() => expect(onSignOut).toHaveBeenCalledTimes(1));
  unmount();
  cookie = undefined;
  dispatchEvent(new Event('focus'));
  expect(onTokenMissing).not.toHaveBeenCalled();
});

it('detects that the token is gone when the window gets the focus', () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  renderPage();
  dispatchEvent(new Event('focus'));
  expect(onTokenMissing).not.toHaveBeenCalled();
  cookie = undefined;
  dispatchEvent(new Event('focus'));
  expect(onTokenMissing).toHaveBeenCalledTimes(1);
  visibility.mockRestore();
});
