import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { useSession } from '../../../lib/session/session';
import { renderRoute } from '../../../testing/render-route';
import { Bell } from '../bell/bell';
import { message, messageId } from '../testing/message';
import { messageServer } from '../testing/message-server';
import { streamServer } from '../testing/stream';
import { forgetUnread } from './unread';
import { useLiveMessages } from './use-live-messages';

function Follower({ userId }: { userId: string }) {
  useLiveMessages(userId);
  return <Bell />;
}

async function open(userId: string) {
  const server = messageServer([message('a')]);
  const stream = streamServer();
  onTestFinished(forgetUnread);
  onTestFinished(() => useSession.setState({ isExpired: false }));
  const router = await renderRoute({
    api: { ...server.api, ...stream.client },
    at: `/here?userId=${userId}`,
    page: (search) => <Follower userId={String(search.userId)} />,
  });
  await expect.poll(stream.openCount).toBe(1);
  return { ...server, stream, router };
}

it('keeps the bell and the lists up to date as messages arrive', async () => {
  const { stream, become } = await open('live-1');
  stream.publish({ unreadCount: 1, newestId: messageId('a') });
  await page.getByRole('button', { name: '1 unread message', exact: true }).click();
  await expect.element(page.getByRole('menuitem', { name: /a title/ })).toBeVisible();
  become([message('b', { createdTime: '2026-11-20T00:00:00Z' }), message('a')]);
  stream.publish({ unreadCount: 2, newestId: messageId('b') });
  await expect.element(page.getByRole('menuitem', { name: /b title/ })).toBeVisible();
  await expect.element(page.getByText('2 unread', { exact: true })).toBeVisible();
});

it('shows nothing of the last user to the next', async () => {
  const { stream, router } = await open('live-2');
  stream.publish({ unreadCount: 12, newestId: messageId('a') });
  await expect.element(page.getByRole('button', { name: '12 unread messages' })).toBeVisible();
  router.history.push('/here?userId=live-3');
  await expect.element(page.getByRole('button', { name: 'Messages', exact: true })).toBeVisible();
  await expect.poll(stream.openCount).toBe(1);
  stream.publish({ unreadCount: 3, newestId: null });
  await expect.element(page.getByRole('button', { name: '3 unread messages' })).toBeVisible();
});

it('closes the connection while the session is over, and keeps its state', async () => {
  const { stream } = await open('live-4');
  stream.publish({ unreadCount: 2, newestId: messageId('a') });
  await expect.element(page.getByRole('button', { name: '2 unread messages' })).toBeVisible();
  useSession.setState({ isExpired: true });
  await expect.poll(stream.openCount).toBe(0);
  await expect.element(page.getByRole('button', { name: '2 unread messages' })).toBeVisible();
  useSession.setState({ isExpired: false });
  await expect.poll(stream.openCount).toBe(1);
});
