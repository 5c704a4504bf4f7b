import type { Message } from '@meridian/api-client/contract';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useNotices } from '../../../lib/page/notices';
import { renderRoute } from '../../../testing/render-route';
import { forgetUnread, useUnread } from '../live/unread';
import { message, messageId } from '../testing/message';
import { messageServer, type MessageServerOptions } from '../testing/message-server';
import { Bell } from './bell';

const five = ['a', 'b', 'c', 'd', 'e'].map((name, index) =>
  message(name, { createdTime: `2026-11-2${String(1 - (index > 0 ? 1 : 0))}T0${String(5 - index)}:00:00Z` }),
);

async function open(messages: readonly Message[], options?: MessageServerOptions) {
  const server = messageServer(messages, options);
  useUnread.setState({ unreadCount: messages.filter(({ isRead }) => isRead === 0).length });
  const router = await renderRoute({ api: server.api, at: '/here', page: () => <Bell /> });
  return { ...server, router };
}

const bell = () => page.getByRole('button', { name: /messages?$/i });
const items = () =>
  page
    .getByRole('menuitem')
    .elements()
    .map(({ textContent }) => textContent);

afterEach(forgetUnread);

it.each([
  [0, 'Messages', ''],
  [1, '1 unread message', '1'],
  [9, '9 unread messages', '9'],
  [10, '10 unread messages', '9+'],
  [12, '12 unread messages', '9+'],
])('shows %i unread messages as %s', async (unreadCount, name, badge) => {
  await open([]);
  useUnread.setState({ unreadCount });
  const button = page.getByRole('button', { name, exact: true });
  await expect.element(button).toHaveTextContent(badge);
});

it('shows the four newest messages, with kind, time and first words', async () => {
  await open(five);
  await bell().click();
  // the time zone is loaded with the user
  await expect
    .poll(items)
    .toEqual([
      'Mark all as read',
      'Unread, Announcement: a titleToday 13:00a text',
      'Unread, Announcement: b titleNov 20 12:00b text',
      'Unread, Announcement: c titleNov 20 11:00c text',
      'Unread, Announcement: d titleNov 20 10:00d text',
      'All messages',
    ]);
});

it('works with the keyboard alone, and returns the focus', async () => {
  const { router } = await open(five);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByRole('menuitem', { name: /a title/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(bell()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'Mark all as read' })).toHaveFocus();
  for (const name of [/a title/, /b title/]) {
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('menuitem', { name })).toHaveFocus();
  }
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => router.state.location.href).toBe(`/messageCenter/details?id=${messageId('b')}`);
});

it('links to all messages', async () => {
  const { router } = await open(five);
  await bell().click();
  await page.getByRole('menuitem', { name: 'All messages' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/messageCenter/list');
});

it('marks all as read, and undoes that', async () => {
  const { messages } = await open([...five, message('old', { isRead: 1 })]);
  await bell().click();
  await page.getByRole('menuitem', { name: 'Mark all as read' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Mark all as read' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('menuitem', { name: /a title/ })).toBeVisible();
  expect(useUnread.getState().unreadCount).toBe(0);
  expect(messages().every(({ isRead }) => isRead === 1)).toBe(true);
  await expect.poll(() => useNotices.getState().waiting).toHaveLength(1);
  const [notice] = useNotices.getState().take();
  expect(notice).toMatchObject({ title: '5 messages marked as read', action: { label: 'Undo' } });
  notice?.action?.onClick();
  await expect.poll(() => messages().filter(({ isRead }) => isRead === 0).length).toBe(5);
  await expect.element(page.getByRole('menuitem', { name: /a title/ })).toBeVisible();
  expect(useUnread.getState().unreadCount).toBe(5);
});

it('keeps the unread messages if marking fails, and says so', async () => {
  await open(five, { rejects: ['/message/read'] });
  await bell().click();
  await page.getByRole('menuitem', { name: 'Mark all as read' }).click();
  await expect
    .poll(() => useNotices.getState().waiting)
    .toMatchObject([{ tone: 'error', title: 'Couldn’t save the change' }]);
  await expect.element(page.getByRole('menuitem', { name: /a title/ })).toBeVisible();
  expect(useUnread.getState().unreadCount).toBe(5);
});

it('shows the latest messages even if all are read', async () => {
  await open(five.map((each) => ({ ...each, isRead: 1 })));
  await bell().click();
  await expect.element(page.getByRole('menuitem', { name: /d title/ })).toBeVisible();
  expect(items()).toHaveLength(5);
  expect(items().at(-1)).toBe('All messages');
});

it('says that there is no message', async () => {
  await open([]);
  await bell().click();
  await expect.element(page.getByText('You’re all caught up')).toBeVisible();
  expect(items()).toEqual(['All messages']);
});

it('says that the messages could not be loaded, and tries again', async () => {
  const { allow } = await open(five, { rejects: ['/message/list'] });
  onTestFinished(allow);
  await bell().click();
  await expect.element(page.getByText('Couldn’t load the messages')).toBeVisible();
  allow();
  await page.getByRole('menuitem', { name: 'Try again' }).click();
  await expect.element(page.getByRole('menuitem', { name: /a title/ })).toBeVisible();
});
