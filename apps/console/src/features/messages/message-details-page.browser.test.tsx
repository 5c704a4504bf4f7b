import type { Message } from '@meridian/api-client/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderRoute } from '../../testing/render-route';
import { forgetUnread } from './live/unread';
import { MessageDetailsPage } from './message-details-page';
import { message, messageId } from './testing/message';
import { messageServer, type MessageServerOptions } from './testing/message-server';

const at = (hour: number) => `2026-11-19T0${String(hour)}:00:00Z`;
const four = [
  message('d', { createdTime: at(4) }),
  message('c', { createdTime: at(3) }),
  message('b', { createdTime: at(2), isRead: 1 }),
  message('a', { createdTime: at(1) }),
];

async function open(
  id: string | undefined,
  messages: readonly Message[] = four,
  options?: MessageServerOptions,
) {
  const server = messageServer(messages, options);
  const router = await renderRoute({
    api: server.api,
    at: `/messageCenter/details${id === undefined ? '' : `?id=${id}`}`,
    page: (search) => <MessageDetailsPage id={typeof search.id === 'string' ? search.id : undefined} />,
  });
  return { ...server, router };
}

const heading = (name: string) => page.getByRole('heading', { level: 2, name: `${name} title` });
const others = () =>
  page
    .getByRole('complementary', { name: 'More unread messages' })
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);

beforeEach(() => page.viewport(1440, 900));
afterEach(() => forgetUnread());

it('shows a message with its time, marks it as read, and keeps its place among the unread ones', async () => {
  const server = await open(messageId('c'));
  await expect.element(heading('c')).toBeVisible();
  await expect.element(page.getByText('November 19, 2026, 11:00')).toBeVisible();
  await expect.element(page.getByText('2 of 3 unread')).toBeVisible();
  await expect.poll(() => server.bodiesOf('/message/read')).toEqual([{ ids: [messageId('c')], isRead: 1 }]);
  await expect.poll(() => server.bodiesOf('/message/list').length).toBeGreaterThan(1);
  await expect.element(page.getByText('2 of 3 unread')).toBeVisible();
  await expect.poll(others).toEqual(['d titleNov 19 12:00', 'a titleNov 19 09:00']);
  expect(document.title).toBe('c title · Meridian');
});

it('steps through the unread messages, and back over those that were read on the way', async () => {
  await open(messageId('d'));
  await expect.element(page.getByText('1 of 3 unread')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Newer unread message' })).toBeDisabled();
  await page.getByRole('button', { name: 'Older unread message' }).click();
  await expect.element(heading('c')).toBeVisible();
  await expect.element(page.getByText('2 of 3 unread')).toBeVisible();
  await page.getByRole('button', { name: 'Older unread message' }).click();
  await expect.element(heading('a')).toBeVisible();
  await expect.element(page.getByText('3 of 3 unread')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Older unread message' })).toBeDisabled();
  await page.getByRole('button', { name: 'Newer unread message' }).click();
  await expect.element(heading('c')).toBeVisible();
});

it('links from an already read message to the unread ones around it', async () => {
  await open(messageId('b'));
  await expect.element(heading('b')).toBeVisible();
  await page.getByRole('button', { name: 'Older unread message' }).click();
  await expect.element(heading('a')).toBeVisible();
});

it('marks the message as unread', async () => {
  const server = await open(messageId('b'));
  await page.getByRole('button', { name: 'Mark as unread' }).click();
  await expect.poll(() => server.bodiesOf('/message/read')).toEqual([{ ids: [messageId('b')], isRead: 0 }]);
  await expect.element(page.getByRole('button', { name: 'Mark as read', exact: true })).toBeVisible();
});

it('opens another unread message', async () => {
  const { router } = await open(messageId('c'));
  await page.getByRole('link', { name: /a title/ }).click();
  await expect.element(heading('a')).toBeVisible();
  expect(router.state.location.href).toBe(`/messageCenter/details?id=${messageId('a')}`);
});

it('links back to the list', async () => {
  const { router } = await open(messageId('c'));
  await page.getByRole('button', { name: 'Back to message centre' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/messageCenter/list');
});

it('hides the others in a narrow layout', async () => {
  await page.viewport(1100, 800);
  await open(messageId('c'));
  await expect.element(heading('c')).toBeVisible();
  expect(page.getByRole('complementary').elements()).toHaveLength(0);
});

it.each([
  ['of a message that was withdrawn', messageId('gone')],
  ['of none', undefined],
  ['that was mistyped', '../secrets'],
])('says for the address %s that the message does not exist', async (_, id) => {
  const { router } = await open(id);
  await expect.element(page.getByText('This message no longer exists')).toBeVisible();
  await page.getByRole('button', { name: 'All messages' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/messageCenter/list');
});

it('says that the message could not be loaded, and tries again', async () => {
  const server = await open(messageId('c'), four, { rejects: ['/message/detail'] });
  await expect.element(page.getByText('Couldn’t load the message')).toBeVisible();
  server.allow();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(heading('c')).toBeVisible();
});

it('shows and marks a message even if the others could not be loaded', async () => {
  const server = await open(messageId('c'), four, { rejects: ['/message/list'] });
  await expect.element(heading('c')).toBeVisible();
  await expect.poll(() => server.bodiesOf('/message/read')).toHaveLength(1);
});
