import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import { messageEventSchema, messageEventsPath, type MessageEvent } from '../contract/messages';
import { streamServer } from '../testing/stream-server';
import { sharedEvent, shareEventStream } from './share-event-stream';

const counts = (unreadCount: number, newestId = 'a'): MessageEvent => ({ unreadCount, newestId });

/** A tab of a user: the data it received, and how to close it. */
function openTab(server: ReturnType<typeof streamServer>, userId: string) {
  const controller = new AbortController();
  const received: MessageEvent[] = [];
  shareEventStream(server.client, messageEventsPath, {
    name: `messages of ${userId}`,
    event: 'messages',
    schema: messageEventSchema,
    signal: controller.signal,
    onData: (each) => received.push(each),
  });
  const close = () => controller.abort();
  onTestFinished(close);
  return { received, close };
}

// unique per test: locks and channels outlive it
let tests = 0;
const someUser = () => `user ${String((tests += 1))}`;

afterEach(() => {
  vi.restoreAllMocks();
});

it('broadcasts the events of one connection to every tab of a user', async () => {
  const server = streamServer();
  const user = someUser();
  const tabs = [openTab(server, user), openTab(server, user), openTab(server, user)];
  await expect.poll(server.openCount).toBe(1);
  server.publish('messages', counts(12));
  await expect.poll(() => tabs.map(({ received }) => received)).toEqual(Array(3).fill([counts(12)]));
  expect(server.requests()).toBe(1);
});

it('sends the current counts to a tab that opens later', async () => {
  const server = streamServer();
  const user = someUser();
  const first = openTab(server, user);
  await expect.poll(server.openCount).toBe(1);
  server.publish('messages', counts(3));
  await expect.poll(() => first.received).toHaveLength(1);
  const second = openTab(server, user);
  await expect.poll(() => second.received).toEqual([counts(3)]);
  expect(server.requests()).toBe(1);
});

it('shares additional kinds of events, and sends the last of each kind to a tab that opens later', async () => {
  const server = streamServer();
  const user = someUser();
  const openBoth = () => {
    const uploads: number[] = [];
    const controller = new AbortController();
    const received: MessageEvent[] = [];
    onTestFinished(() => controller.abort());
    shareEventStream(server.client, messageEventsPath, {
      name: `events of ${user}`,
      event: 'messages',
      schema: messageEventSchema,
      signal: controller.signal,
      onData: (each) => received.push(each),
      others: [sharedEvent({ event: 'upload', schema: z.int(), onData: (each) => uploads.push(each) })],
    });
    return { uploads, received };
  };
  const first = openBoth();
  await expect.poll(server.openCount).toBe(1);
  server.publish('upload', 'no number');
  server.publish('upload', 1);
  server.publish('upload', 2);
  server.publish('messages', counts(3));
  await expect.poll(() => first.received).toEqual([counts(3)]);
  expect(first.uploads).toEqual([1, 2]);
  const second = openBoth();
  await expect.poll(() => second.uploads).toEqual([2]);
  expect(second.received).toEqual([counts(3)]);
  expect(server.requests()).toBe(1);
});

it('hands over the connection when the tab that owns it is closed', async () => {
  const server = streamServer();
  const user = someUser();
  const first = openTab(server, user);
  await expect.poll(server.openCount).toBe(1);
  const second = openTab(server, user);
  first.close();
  await expect.poll(server.requests).toBe(2);
  await expect.poll(server.openCount).toBe(1);
  server.publish('messages', counts(2));
  await expect.poll(() => second.received).toEqual([counts(2)]);
  expect(first.received).toEqual([]);
});

it('publishes no data of another user', async () => {
  const server = streamServer();
  const mine = openTab(server, someUser());
  const others = streamServer();
  const theirs = openTab(others, someUser());
  await expect.poll(others.openCount).toBe(1);
  others.publish('messages', counts(99));
  await expect.poll(() => theirs.received).toHaveLength(1);
  await expect.poll(server.openCount).toBe(1);
  server.publish('messages', counts(1));
  await expect.poll(() => mine.received).toEqual([counts(1)]);
});

it('publishes nothing after its end, however late it comes', async () => {
  const user = someUser();
  const gone = openTab(streamServer(), user);
  gone.close();
  const server = streamServer();
  const next = openTab(server, user);
  await expect.poll(server.openCount).toBe(1);
  server.publish('messages', counts(5));
  await expect.poll(() => next.received).toHaveLength(1);
  expect(gone.received).toEqual([]);
});

it.each([
  ['no JSON', 'event: messages\ndata: 12\n\n'],
  ['half of an event', 'event: messages\ndata: {"unreadCount":\n\n'],
  ['another form', 'event: messages\ndata: {"unreadCount":"12"}\n\n'],
  ['another name', 'event: news\ndata: {"unreadCount":12,"newestId":null}\n\n'],
  ['a comment', ': still here\n\n'],
])('ignores invalid data: %s', async (_, text) => {
  const server = streamServer();
  const tab = openTab(server, someUser());
  await expect.poll(server.openCount).toBe(1);
  server.write(text);
  server.publish('messages', counts(1));
  await expect.poll(() => tab.received).toEqual([counts(1)]);
});

it('ignores foreign messages on the channel', async () => {
  const server = streamServer();
  const user = someUser();
  const tab = openTab(server, user);
  const channel = new BroadcastChannel(`messages of ${user}`);
  onTestFinished(() => channel.close());
  channel.postMessage({ unreadCount: 'many' });
  channel.postMessage(null);
  channel.postMessage({ event: 'messages', data: { unreadCount: 'many' } });
  channel.postMessage({ event: 'news', data: counts(8) });
  channel.postMessage({ event: 'messages', data: { unreadCount: 7, newestId: null } });
  await expect.poll(() => tab.received).toEqual([{ unreadCount: 7, newestId: null }]);
});

it('without locks, has a connection only while it is visible', async () => {
  const { prototype } = Navigator;
  const own = Object.getOwnPropertyDescriptor(prototype, 'locks');
  if (!own) throw new Error('this browser has no locks at all');
  Reflect.deleteProperty(prototype, 'locks');
  onTestFinished(() => void Object.defineProperty(prototype, 'locks', own));
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const change = (state: DocumentVisibilityState) => {
    visibility.mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const server = streamServer();
  const tab = openTab(server, someUser());
  expect(server.requests()).toBe(0);
  change('visible');
  await expect.poll(server.openCount).toBe(1);
  server.publish('messages', counts(4));
  await expect.poll(() => tab.received).toEqual([counts(4)]);
  change('hidden');
  await expect.poll(server.openCount).toBe(0);
  change('visible');
  await expect.poll(server.openCount).toBe(1);
  expect(server.requests()).toBe(2);
});
