import type { Readable } from 'node:stream';
import { expect, it, vi } from 'vitest';
import type { MessageSnapshot } from './message-states.repository';
import { createMessageStreams } from './message-streams';
import type { UserUploadEvent } from './upload-events.repository';

interface World {
  unread: number;
  live: Set<string>;
  isOffline: boolean;
  nextMessageAt: Date | null;
  uploads: (draftIds: readonly string[], userIds: readonly string[]) => UserUploadEvent[];
}

/** Streams over a fake inbox: every user has `unread` messages, and every token in `live` has a session. */
function setUp() {
  const world: World = {
    unread: 0,
    live: new Set(['t1', 't2']),
    isOffline: false,
    nextMessageAt: null,
    uploads: () => [],
  };
  const reads: (readonly string[])[] = [];
  let release: (() => void) | undefined;
  const gate = { isClosed: false };
  const streams = createMessageStreams({
    readStates: async (userIds): Promise<MessageSnapshot> => {
      reads.push(userIds);
      if (gate.isClosed) await new Promise<void>((resolve) => (release = resolve));
      if (world.isOffline) throw new Error('offline');
      const states = userIds.map((userId) => ({ userId, unreadCount: world.unread, newestId: null }));
      return { states, nextMessageAt: world.nextMessageAt };
    },
    readUploads: (draftIds, userIds) => Promise.resolve(world.uploads(draftIds, userIds)),
    findSyncReaders: (userIds) => Promise.resolve(userIds.filter((id) => id === 'a')),
    findLive: (tokens) => Promise.resolve(new Set(tokens.filter((token) => world.live.has(token)))),
    now: () => new Date(0),
    log: { warn: () => undefined },
  });
  const read = (stream: Readable) => {
    const received = { text: '', hasEnded: false };
    stream.on('data', (chunk: Buffer) => (received.text += chunk.toString()));
    stream.on('end', () => (received.hasEnded = true));
    return received;
  };
  return { world, reads, gate, release: () => release?.(), streams, read };
}

const eventOf = (unreadCount: number) =>
  `event: messages\ndata: {"unreadCount":${unreadCount},"newestId":null}\n\n`;

it('reads once more for a hundred refreshes during a read', async () => {
  const { world, reads, gate, release, streams, read } = setUp();
  const received = read(streams.open({ userId: 'a', token: 't1' }));
  await vi.waitFor(() => expect(received.text).toContain(eventOf(0)));
  gate.isClosed = true;
  world.unread = 1;
  for (let count = 0; count < 100; count++) streams.refresh(count % 2 === 0 ? 'a' : null);
  gate.isClosed = false;
  release();
  await vi.waitFor(() => expect(received.text).toContain(eventOf(1)));
  expect(reads).toHaveLength(3);
});

it('reads the messages of all users in batches', async () => {
  const { reads, streams } = setUp();
  for (let user = 0; user < 450; user++) streams.open({ userId: `${user}`, token: 't1' });
  await vi.waitFor(() => expect(reads.flat()).toHaveLength(450));
  reads.length = 0;
  streams.refresh(null);
  await vi.waitFor(() => expect(reads.map(({ length }) => length)).toEqual([200, 200, 50]));
});

it('reads nothing for users without an open console', () => {
  const { reads, streams } = setUp();
  streams.refresh('a');
  streams.refresh(null);
  expect(reads).toEqual([]);
});

it('does not send equal data twice', async () => {
  const { reads, streams, read } = setUp();
  const received = read(streams.open({ userId: 'a', token: 't1' }));
  streams.refresh('a');
  await vi.waitFor(() => expect(received.text).toContain(eventOf(0)));
  streams.refresh('a');
  await vi.waitFor(() => expect(reads.length).toBeGreaterThan(1));
  expect(received.text.split('event:')).toHaveLength(2);
});

it('sends a heartbeat to streams with a session and ends the others', async () => {
  const { world, streams, read } = setUp();
  const [one, two] = ['t1', 't2'].map((token) => read(streams.open({ userId: 'a', token })));
  await vi.waitFor(() => expect(two?.text).toContain(eventOf(0)));
  world.live.delete('t1');
  await streams.sendHeartbeat();
  await vi.waitFor(() => expect(one?.hasEnded).toBe(true));
  expect(one?.text).not.toContain('\n:\n\n');
  await vi.waitFor(() => expect(two?.text).toContain('\n:\n\n'));
  expect(two?.hasEnded).toBe(false);
});

it('ends streams when it cannot read messages, so that the consoles reconnect', async () => {
  const { world, streams, read } = setUp();
  const received = read(streams.open({ userId: 'a', token: 't1' }));
  await vi.waitFor(() => expect(received.text).toContain(eventOf(0)));
  world.isOffline = true;
  streams.refresh('a');
  await vi.waitFor(() => expect(received.hasEnded).toBe(true));
});

it('ends a stream whose client does not read', async () => {
  const { world, streams } = setUp();
  const stuck = streams.open({ userId: 'a', token: 't1' });
  for (let count = 1; count <= 2_000 && !stuck.destroyed; count++) {
    world.unread = count;
    streams.refresh('a');
    await new Promise(setImmediate);
  }
  expect(stuck.destroyed).toBe(true);
});

it('opens no stream while it stops', () => {
  const { streams } = setUp();
  streams.stop();
  expect(() => streams.open({ userId: 'a', token: 't1' })).toThrow('unavailable');
});

it('refreshes all users once at the time of the next message', async () => {
  vi.useFakeTimers();
  try {
    const { world, reads, streams, read } = setUp();
    world.nextMessageAt = new Date(1_000);
    const received = read(streams.open({ userId: 'a', token: 't1' }));
    streams.open({ userId: 'b', token: 't2' });
    await vi.advanceTimersByTimeAsync(900);
    const readsBefore = reads.length;
    world.nextMessageAt = null;
    world.unread = 1;
    await vi.advanceTimersByTimeAsync(200);
    expect(reads.slice(readsBefore)).toEqual([['a', 'b']]);
    expect(received.text).toContain(eventOf(1));
    streams.stop();
  } finally {
    vi.useRealTimers();
  }
});

it('does not refresh after it stopped', async () => {
  vi.useFakeTimers();
  try {
    const { world, reads, streams } = setUp();
    world.nextMessageAt = new Date(1_000);
    streams.open({ userId: 'a', token: 't1' });
    await vi.advanceTimersByTimeAsync(100);
    streams.stop();
    const readsBefore = reads.length;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(reads).toHaveLength(readsBefore);
  } finally {
    vi.useRealTimers();
  }
});
