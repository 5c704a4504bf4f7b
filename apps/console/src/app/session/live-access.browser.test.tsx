import type { RouteItem, UserInfo } from '@meridian/api-client/contract';
import { routersOptions, userInfoOptions } from '@meridian/api-client/react';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { forgetUnread, useUnread } from '../../features/messages/live/unread';
import { useApi } from '../../lib/api/api';
import { useServerState } from '../../lib/offline/server-probe';
import { useNotices } from '../../lib/page/notices';
import { fakeServer } from '../../testing/fake-server';
import { lin } from '../../testing/render-console';
import { renderRoute } from '../../testing/render-route';
import { useLiveAccess } from './use-live-access';

function Access({ onLoad }: { onLoad: (queryClient: QueryClient) => void }) {
  const { data: user } = useQuery(userInfoOptions(useApi()));
  const { data: routers } = useQuery(routersOptions(useApi()));
  onLoad(useQueryClient());
  if (!user || !routers) return null;
  return <LoadedAccess accounts={user.accounts.map(({ accountName }) => accountName)} />;
}

function LoadedAccess({ accounts }: { accounts: readonly string[] }) {
  useLiveAccess();
  const isUnreachable = useServerState((state) => state.unreachableSince !== null);
  const titles = useNotices(({ waiting }) => waiting.map(({ title }) => title).join());
  return (
    <p>
      accounts: {accounts.join()}; notices: {titles}
      {isUnreachable && '; unreachable'}
    </p>
  );
}

/** Renders the access of a user who can lose the accounts. */
async function open(user: UserInfo = lin) {
  let { accounts } = user;
  let routers = Promise.resolve();
  const pages: RouteItem[] = [];
  let isThere = true;
  let queryClient: QueryClient | undefined;
  const server = fakeServer({
    '/user/getUserInfo': () => {
      if (!isThere) throw new TypeError('failed to fetch');
      return { data: { ...user, accounts } };
    },
    '/user/getRouters': async () => {
      await routers;
      return { data: pages };
    },
  });
  onTestFinished(forgetUnread);
  onTestFinished(() => useNotices.setState({ waiting: [] }));
  const router = await renderRoute({
    api: server.api,
    at: '/here',
    page: () => <Access onLoad={(client) => (queryClient = client)} />,
  });
  await expect.element(page.getByText('accounts: Kaede')).toBeVisible();
  return {
    server,
    router,
    addPage: () => pages.push({ path: '/alert' }),
    takeAccounts: () => (accounts = []),
    stop: () => (isThere = false),
    start: () => (isThere = true),
    /** Holds the response of the routes until the returned function is called. */
    holdRouters: () => {
      let release = () => {};
      routers = new Promise((resolve) => (release = resolve));
      return () => release();
    },
    loadUser: () => queryClient?.refetchQueries(userInfoOptions(server.api)),
  };
}

it('reloads the access when it has changed', async () => {
  const { server, takeAccounts } = await open();
  useUnread.setState({ access: 'first' });
  await expect.poll(() => server.bodiesOf('/getUserInfo').length).toBe(2);
  takeAccounts();
  useUnread.setState({ access: 'second' });
  await expect.element(page.getByText('accounts: ; notices: Your access has changed')).toBeVisible();
});

it('reloads the access if it changed before the event stream opened', async () => {
  const { takeAccounts } = await open();
  takeAccounts();
  useUnread.setState({ access: 'second' });
  await expect.element(page.getByText('accounts: ; notices: Your access has changed')).toBeVisible();
});

it('shows no notice if the event stream opens and nothing has changed', async () => {
  const { server, takeAccounts } = await open();
  useUnread.setState({ access: 'first' });
  await expect.poll(() => server.bodiesOf('/getUserInfo').length).toBe(2);
  takeAccounts();
  useUnread.setState({ access: 'second' });
  // only the notice of the change
  await expect.element(page.getByText(/accounts: ; notices: Your access has changed$/)).toBeVisible();
});

it('shows a notice if the access changes again during the request', async () => {
  const { server, takeAccounts, holdRouters } = await open();
  const release = holdRouters();
  takeAccounts();
  useUnread.setState({ access: 'first' });
  await expect.element(page.getByText('accounts: ; notices:')).toBeVisible();
  useUnread.setState({ access: 'second' });
  await expect.poll(() => server.bodiesOf('/getRouters').length).toBe(3);
  release();
  await expect.element(page.getByText('accounts: ; notices: Your access has changed')).toBeVisible();
});

it('shows a notice if another request has loaded the change', async () => {
  const { takeAccounts, loadUser } = await open();
  takeAccounts();
  await loadUser();
  await expect.element(page.getByText('accounts: ; notices:')).toBeVisible();
  useUnread.setState({ access: 'second' });
  await expect.element(page.getByText('accounts: ; notices: Your access has changed')).toBeVisible();
});

it('shows a notice if the server was unreachable at that moment', async () => {
  const { server, takeAccounts, stop, start } = await open();
  takeAccounts();
  stop();
  useUnread.setState({ access: 'second' });
  await expect.poll(() => server.bodiesOf('/getUserInfo').length).toBe(4);
  useServerState.setState({ unreachableSince: Date.now() });
  await expect.element(page.getByText('; unreachable')).toBeVisible();
  start();
  useServerState.setState({ unreachableSince: null });
  await expect.element(page.getByText('accounts: ; notices: Your access has changed')).toBeVisible();
});

it.each([
  { pendingStep: 'password' as const, notices: '' },
  { pendingStep: null, notices: 'Your access has changed' },
])('announces other open pages, unless they follow a one-time password: %o', async ({ notices, ...user }) => {
  const { addPage, router } = await open({ ...lin, ...user });
  addPage();
  const invalidate = vi.spyOn(router, 'invalidate');
  useUnread.setState({ access: 'first' });
  await expect.poll(() => invalidate.mock.settledResults.length).toBe(1);
  await expect.element(page.getByText(new RegExp(`notices: ${notices}$`))).toBeVisible();
});
