import type { Message } from '@meridian/api-client/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useNotices } from '../../lib/page/notices';
import { renderRoute } from '../../testing/render-route';
import { messagesAddressSchema } from './list/messages-address';
import { forgetUnread, useUnread } from './live/unread';
import { MessagesPage } from './messages-page';
import { message, messageId } from './testing/message';
import { messageServer, type MessageServerOptions } from './testing/message-server';

const at = (hour: number) => `2026-11-19T0${String(hour)}:00:00Z`;
const three = [
  message('c', { createdTime: at(3), link: '/downloadCenter/index', msgType: 3 }),
  message('b', { createdTime: at(2), isRead: 1 }),
  message('a', { createdTime: at(1) }),
];

async function open(
  messages: readonly Message[],
  { address = '/messageCenter/list', ...options }: MessageServerOptions & { address?: string } = {},
) {
  const server = messageServer(messages, options);
  useUnread.setState({ unreadCount: messages.filter(({ isRead }) => isRead === 0).length });
  const steps: ({ replace: boolean } | undefined)[] = [];
  const router = await renderRoute({
    api: server.api,
    at: address,
    page: (search, navigate) => (
      <div style={{ height: 700, display: 'flex', flexDirection: 'column' }}>
        <MessagesPage
          address={messagesAddressSchema.parse(search)}
          onAddressChange={(search, options) => {
            steps.push(options);
            navigate(search);
          }}
        />
      </div>
    ),
  });
  return { ...server, router, steps, search: () => router.state.location.searchStr };
}

const list = () => page.getByRole('list', { name: 'Messages, newest first' });
const row = (name: string) => list().getByRole('button', { name: new RegExp(`${name} title`) });
const rows = () =>
  list()
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent);
const article = (name: string) => page.getByRole('heading', { name: `${name} title` });
const marked = (server: { bodiesOf: (path: string) => unknown[] }) => server.bodiesOf('/message/read');

beforeEach(() => page.viewport(1440, 900));
afterEach(forgetUnread);

it('lists messages with kind, time and first words, and says which are unread', async () => {
  await open(three);
  await expect.element(row('c')).toBeVisible();
  expect(rows()).toEqual([
    'Unread, Export: c titleNov 19 11:00c text',
    'Announcement: b titleNov 19 10:00b text',
    'Unread, Announcement: a titleNov 19 09:00a text',
  ]);
  await expect.element(page.getByText('Select a message to read it here.')).toBeVisible();
  await expect.element(page.getByText('1–3 of 3')).toBeVisible();
});

it('opens a message next to the list, and marks it as read', async () => {
  const server = await open(three);
  await row('a').click();
  await expect.element(article('a')).toBeVisible();
  await expect.element(page.getByText('a text').last()).toBeVisible();
  expect(server.search()).toBe(`?id=${messageId('a')}`);
  await expect.poll(() => marked(server)).toEqual([{ ids: [messageId('a')], isRead: 1 }]);
  await expect.element(row('a')).toHaveAttribute('aria-current', 'true');
  await expect.element(row('a')).not.toHaveTextContent('Unread');
  expect(useUnread.getState().unreadCount).toBe(1);
});

it('marks the open message as unread, and does not revert that by itself', async () => {
  const server = await open(three, { address: `/messageCenter/list?id=${messageId('a')}` });
  await expect.poll(() => marked(server)).toHaveLength(1);
  await page.getByRole('button', { name: 'Mark as unread' }).click();
  await expect.element(row('a')).toHaveTextContent('Unread');
  await expect.poll(() => server.messages().find(({ id }) => id === messageId('a'))?.isRead).toBe(0);
  await page.getByRole('button', { name: 'Mark as read', exact: true }).click();
  await expect.poll(() => marked(server)).toHaveLength(3);
});

it('shows a message as unread again if it could not be marked, and says so', async () => {
  await open(three, { rejects: ['/message/read'] });
  await row('a').click();
  await expect
    .poll(() => useNotices.getState().waiting)
    .toMatchObject([{ tone: 'error', title: 'Couldn’t save the change' }]);
  await expect.element(row('a')).toHaveTextContent('Unread');
  expect(useUnread.getState().unreadCount).toBe(2);
});

it('keeps a message among the unread ones while they are shown, even after it was read here', async () => {
  const server = await open(three, { address: '/messageCenter/list?show=unread' });
  await row('a').click();
  await expect.poll(() => marked(server)).toHaveLength(1);
  await expect.poll(() => server.bodiesOf('/message/list').length).toBeGreaterThan(1);
  await row('c').click();
  await expect.poll(() => marked(server)).toHaveLength(2);
  await expect.poll(() => rows().map((text) => text.slice(-6))).toEqual(['c text', 'a text']);
  await page.getByRole('radiogroup').getByText('All').click();
  await expect.poll(rows).toHaveLength(3);
});

it('steps through the messages with j, k and the arrows, without a history entry', async () => {
  const { steps } = await open(three);
  await expect.element(row('c')).toBeVisible();
  await userEvent.keyboard('j');
  await expect.element(article('c')).toBeVisible();
  await expect.element(row('c')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(article('b')).toBeVisible();
  await userEvent.keyboard('j');
  await expect.element(article('a')).toBeVisible();
  // there is no further one
  await userEvent.keyboard('{ArrowDown}{ArrowUp}');
  await expect.element(article('b')).toBeVisible();
  await userEvent.keyboard('k');
  await expect.element(article('c')).toBeVisible();
  expect(steps.map((options) => options?.replace)).toEqual([true, true, true, true, true]);
});

it('filters by unread ones and by kind, also in the address', async () => {
  const server = await open(three);
  await page.getByRole('radiogroup').getByText('Unread').click();
  await expect.poll(server.search).toBe('?show=unread');
  await expect.poll(rows).toHaveLength(2);
  await page.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Export' }).click();
  await expect.poll(server.search).toBe('?show=unread&kind=exportReady');
  await expect.poll(rows).toHaveLength(1);
  expect(server.bodiesOf('/message/list').at(-1)).toEqual({
    page: { number: 1, size: 20 },
    query: { isRead: 0, msgType: 3 },
  });
});

it('pages, and goes to the last page from beyond it', async () => {
  const many = Array.from({ length: 23 }, (_, index) => message(`m${String(index)}`, { isRead: 1 }));
  const server = await open(many, { address: '/messageCenter/list?page=9' });
  await expect.poll(server.search).toBe('?page=2');
  await expect.poll(rows).toHaveLength(3);
  await page.getByRole('button', { name: 'Page 1', exact: true }).click();
  await expect.poll(rows).toHaveLength(20);
  await page.getByRole('combobox', { name: 'Rows per page' }).click();
  await page.getByRole('option', { name: '10 / page' }).click();
  await expect.poll(server.search).toBe('?size=10');
  await expect.poll(rows).toHaveLength(10);
});

it('marks all as read, with an undo', async () => {
  const server = await open(three);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect.poll(() => rows().join('\n')).not.toContain('Unread');
  await expect.element(page.getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
  await expect.poll(() => useNotices.getState().waiting).toHaveLength(1);
  useNotices.getState().take()[0]?.action?.onClick();
  await expect.element(row('a')).toHaveTextContent('Unread');
  await expect
    .poll(() => marked(server))
    .toEqual([
      { ids: 'all', isRead: 1 },
      { ids: [messageId('c'), messageId('a')], isRead: 0 },
    ]);
});

it('links to the subject of a message, inside the console', async () => {
  const { router } = await open(three, { address: `/messageCenter/list?id=${messageId('c')}` });
  await page.getByRole('link', { name: 'Open download centre' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/downloadCenter/index');
});

it.each(['//evil.example', 'https://evil.example/', 'javascript:alert(1)', '/\\evil.example', 'home'])(
  'offers no link to %s',
  async (link) => {
    await open([message('a', { link })], { address: `/messageCenter/list?id=${messageId('a')}` });
    await expect.element(article('a')).toBeVisible();
    expect(page.getByRole('link').elements()).toHaveLength(0);
  },
);

it('shows hostile text as text', async () => {
  const html = '<p>Hello<img src=x onerror="pwned=1"><script>pwned=1</script></p>';
  await open([message('a', { introduceen: html, titleen: '<img src=x onerror="pwned=1">' })], {
    address: `/messageCenter/list?id=${messageId('a')}`,
  });
  await expect.element(page.getByText('Hello').last()).toBeVisible();
  expect(document.querySelectorAll('main img, article img, li img')).toHaveLength(0);
  expect('pwned' in window).toBe(false);
});

it.each<[string, readonly Message[], string, string]>([
  ['there is none', [], '', 'No messages yet'],
  ['none is unread', [message('a', { isRead: 1 })], '?show=unread', 'You’re all caught up'],
  ['none is of the kind', [message('a')], '?kind=balance', 'No messages of this type'],
])('says that %s', async (_, messages, search, text) => {
  await open(messages, { address: `/messageCenter/list${search}` });
  await expect.element(page.getByText(text)).toBeVisible();
});

it.each([
  ['was withdrawn', messageId('gone')],
  ['is no id', 'nonsense'],
])('says for an open message that %s', async (_, id) => {
  const server = await open(three, { address: `/messageCenter/list?id=${id}` });
  await expect.element(page.getByText('This message no longer exists')).toBeVisible();
  await page.getByRole('button', { name: 'All messages' }).click();
  await expect.poll(server.search).toBe('');
});

it('says that the messages could not be loaded, and tries again', async () => {
  const server = await open(three, { rejects: ['/message/list'] });
  await expect.element(page.getByRole('alert')).toHaveTextContent('Couldn’t load the messages');
  server.allow();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(rows).toHaveLength(3);
});

it('is a list, then a page, on a phone', async () => {
  await page.viewport(390, 844);
  const server = await open(three);
  await row('a').click();
  await expect.element(page.getByRole('heading', { level: 2, name: 'a title' })).toBeVisible();
  expect(list().elements()).toHaveLength(0);
  await expect.poll(() => marked(server)).toHaveLength(1);
  await page.getByRole('button', { name: 'Back to message centre' }).click();
  await expect.element(row('a')).toBeVisible();
});
