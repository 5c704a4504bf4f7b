import type { Message } from '@meridian/api-client/contract';
import { Dialog, DialogContent } from '@meridian/ui';
import type { ReactNode } from 'react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useSession } from '../../../lib/session/session';
import { renderRoute } from '../../../testing/render-route';
import { forgetUnread, useUnread } from '../live/unread';
import { message, messageId } from '../testing/message';
import { messageServer, type MessageServerOptions } from '../testing/message-server';
import { streamServer } from '../testing/stream';
import { AnnouncementHost } from './announcement-host';
import { parsePopupTimer } from './popup-timer';

const key = 'userMsgCenterPopup';
const fresh = message('news', { popupCount: 0 });

async function open(
  messages: readonly Message[],
  { tabs = 1, beside, ...options }: MessageServerOptions & { tabs?: number; beside?: ReactNode } = {},
) {
  const server = messageServer(messages, options);
  const stream = streamServer();
  const router = await renderRoute({
    api: { ...server.api, ...stream.client },
    at: '/here',
    page: () => (
      <>
        {Array.from({ length: tabs }, (_, index) => (
          <AnnouncementHost key={index} />
        ))}
        {beside}
      </>
    ),
  });
  await expect.poll(() => server.bodiesOf('/getUserInfo')).toHaveLength(1);
  return { ...server, stream, router };
}

const dialogs = () => page.getByRole('dialog').elements();
const shown = (server: { bodiesOf: (path: string) => unknown[] }) =>
  server.bodiesOf('/message/addPopupCount');
/** Waits until the host has checked for a message and has handled it. */
const hasLooked = async (server: { bodiesOf: (path: string) => unknown[] }, times = 1) => {
  await expect.poll(() => server.bodiesOf('/message/list').length).toBeGreaterThanOrEqual(times);
  await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)));
};

afterEach(() => {
  localStorage.removeItem(key);
  forgetUnread();
  useSession.setState({ isExpired: false });
  vi.restoreAllMocks();
});

it('shows the newest message, and reports it to the server, once', async () => {
  const server = await open([fresh, message('older', { popupCount: 0 })]);
  const dialog = page.getByRole('dialog', { name: /^Announcement, November 19 ?news title$/ });
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog).toHaveTextContent('news text');
  expect(server.bodiesOf('/message/list')).toMatchObject([{ page: { size: 1 }, query: { hasPopup: true } }]);
  await expect.poll(() => shown(server)).toEqual([{ id: messageId('news') }]);
  const stored = parsePopupTimer(localStorage.getItem(key));
  expect(stored?.expireTime).toBe(3_600_000);
  expect(new Date(stored?.timeStr ?? '').getTime()).toBe(stored?.timeStamp);
});

it('shows an announcement that was followed by messages without a pop-up', async () => {
  const server = await open([message('export'), fresh]);
  await expect.element(page.getByRole('dialog', { name: /news title/ })).toBeVisible();
  await expect.poll(() => shown(server)).toEqual([{ id: messageId('news') }]);
});

it('is 500 pixels wide', async () => {
  await page.viewport(1280, 800);
  await open([fresh]);
  await expect.poll(dialogs).toHaveLength(1);
  await expect.poll(() => dialogs()[0]?.getBoundingClientRect().width).toBe(500);
});

it('is not closed by a click outside; Escape is Later', async () => {
  await open([fresh]);
  await expect.element(page.getByRole('button', { name: 'View messages' })).toHaveFocus();
  await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true });
  expect(dialogs()).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await expect.poll(dialogs).toHaveLength(0);
});

it('closes with Later, and does not reappear', async () => {
  const server = await open([fresh]);
  await page.getByRole('button', { name: 'Later' }).click();
  await expect.poll(dialogs).toHaveLength(0);
  await expect.poll(() => shown(server)).toHaveLength(1);
  useUnread.setState({ newestId: messageId('other') });
  server.become([message('other', { popupCount: 0 })]);
  await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)));
  expect(dialogs()).toHaveLength(0);
});

it('links to the message list', async () => {
  const { router } = await open([fresh]);
  await page.getByRole('button', { name: 'View messages' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/messageCenter/list');
});

it('shows the number of other unread messages', async () => {
  useUnread.setState({ unreadCount: 12 });
  const { stream } = await open([fresh]);
  await expect.poll(stream.openCount).toBe(1);
  stream.publish({ unreadCount: 12, newestId: fresh.id });
  await expect.element(page.getByText('11 more unread')).toBeVisible();
});

it.each<[string, readonly Message[]]>([
  ['there is no message', []],
  ['every message has popped up before', [message('a'), message('b')]],
  ['the message was read', [{ ...fresh, isRead: 1 }]],
])('shows nothing if %s', async (_, messages) => {
  const server = await open(messages);
  await hasLooked(server);
  expect(dialogs()).toHaveLength(0);
  expect(shown(server)).toEqual([]);
});

it.each([
  ['is corrupt', '{'],
  ['is of the future', JSON.stringify({ expireTime: 3_600_000, timeStr: '', timeStamp: Date.now() + 9e12 })],
  ['has run out', JSON.stringify({ expireTime: 3_600_000, timeStr: '', timeStamp: Date.now() - 3_600_001 })],
])('shows a message if the timer %s', async (_, stored) => {
  localStorage.setItem(key, stored);
  await open([fresh]);
  await expect.poll(dialogs).toHaveLength(1);
});

it('waits for the timer, and refetches when it runs out', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const timeStamp = Date.now();
  localStorage.setItem(key, JSON.stringify({ expireTime: 3_600_000, timeStr: '', timeStamp }));
  const server = await open([fresh]);
  await vi.advanceTimersByTimeAsync(3_000_000);
  expect(server.bodiesOf('/message/list')).toEqual([]);
  await vi.advanceTimersByTimeAsync(600_000);
  await expect.poll(dialogs).toHaveLength(1);
});

it('shows a message that arrives while the page is open', async () => {
  const server = await open([message('a')]);
  await hasLooked(server);
  server.become([fresh, message('a')]);
  await expect.poll(server.stream.openCount).toBe(1);
  server.stream.publish({ unreadCount: 2, newestId: fresh.id });
  await expect.poll(dialogs).toHaveLength(1);
});

it('is shown by only one of several tabs', async () => {
  const server = await open([fresh], { tabs: 3 });
  await expect.poll(dialogs).toHaveLength(1);
  await expect.poll(() => shown(server)).toHaveLength(1);
  await page.getByRole('button', { name: 'Later' }).click();
  await expect.poll(dialogs).toHaveLength(0);
  await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)));
  expect(dialogs()).toHaveLength(0);
  expect(shown(server)).toHaveLength(1);
});

it('waits until no other dialog is open', async () => {
  function Other() {
    return (
      <Dialog defaultOpen>
        <DialogContent title="Something else" closeLabel="Close" aria-describedby={undefined} />
      </Dialog>
    );
  }
  const server = await open([fresh], { beside: <Other /> });
  await expect.element(page.getByRole('dialog', { name: 'Something else' })).toBeVisible();
  expect(server.bodiesOf('/message/list')).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog', { name: /news title/ })).toBeVisible();
});

it('waits until the session is restored', async () => {
  useSession.setState({ isExpired: true });
  const server = await open([fresh]);
  await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)));
  expect(server.bodiesOf('/message/list')).toEqual([]);
  useSession.setState({ isExpired: false });
  await expect.poll(dialogs).toHaveLength(1);
});

it('shows nothing if the messages cannot be fetched', async () => {
  const server = await open([fresh], { rejects: ['/message/list'] });
  onTestFinished(server.allow);
  await hasLooked(server);
  expect(dialogs()).toHaveLength(0);
});

// must be last: without storage, the state is remembered as long as the page is open
it('shows a message once if the storage is forbidden', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  const server = await open([fresh]);
  await page.getByRole('button', { name: 'Later' }).click();
  await expect.poll(dialogs).toHaveLength(0);
  await expect.poll(() => shown(server)).toHaveLength(1);
});
