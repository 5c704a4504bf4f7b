import { userInfoOptions } from '@meridian/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { forgetUnread, useUnread } from '../../features/messages/live/unread';
import { useApi } from '../../lib/api/api';
import { useNotices } from '../../lib/page/notices';
import { fakeServer } from '../../testing/fake-server';
import { lin } from '../../testing/render-console';
import { renderRoute } from '../../testing/render-route';
import { useLiveAccess } from './use-live-access';

function Access() {
  const { data: user } = useQuery({ ...userInfoOptions(useApi()), staleTime: Infinity });
  return user && <LoadedAccess accounts={user.accounts.map(({ accountName }) => accountName)} />;
}

function LoadedAccess({ accounts }: { accounts: readonly string[] }) {
  useLiveAccess();
  const titles = useNotices(({ waiting }) => waiting.map(({ title }) => title).join());
  return (
    <p>
      accounts: {accounts.join()}; notices: {titles}
    </p>
  );
}

/** Draws the access of a user, who can lose the accounts. */
async function open() {
  let accounts = lin.accounts;
  const server = fakeServer({
    '/user/getUserInfo': () => ({ data: { ...lin, accounts } }),
    '/user/getRouters': () => ({ data: [] }),
  });
  onTestFinished(forgetUnread);
  onTestFinished(() => useNotices.setState({ waiting: [] }));
  await renderRoute({ api: server.api, at: '/here', page: () => <Access /> });
  await expect.element(page.getByText('accounts: Kaede')).toBeVisible();
  return { server, takeAccounts: () => (accounts = []) };
}

it('loads the access again when it has changed', async () => {
  const { server, takeAccounts } = await open();
  useUnread.setState({ access: 'first' });
  await expect.poll(() => server.bodiesOf('/getUserInfo').length).toBe(2);
  takeAccounts();
  useUnread.setState({ access: 'second' });
  await expect.element(page.getByText('accounts: ; notices: Your access has changed')).toBeVisible();
});

it('loads the access again when it has changed before the event stream was open', async () => {
  const { takeAccounts } = await open();
  takeAccounts();
  useUnread.setState({ access: 'second' });
  await expect.element(page.getByText('accounts: ; notices: Your access has changed')).toBeVisible();
});

it('says nothing when the event stream opens and nothing has changed', async () => {
  const { server, takeAccounts } = await open();
  useUnread.setState({ access: 'first' });
  await expect.poll(() => server.bodiesOf('/getUserInfo').length).toBe(2);
  takeAccounts();
  useUnread.setState({ access: 'second' });
  // one notice: that of the change
  await expect.element(page.getByText(/accounts: ; notices: Your access has changed$/)).toBeVisible();
});
