import type { Readable } from 'node:stream';
import { expect, it, vi } from 'vitest';
import type { Look } from './message-states.repository';
import { createMessageStreams } from './message-streams';

/** Streams over a fake inbox: every user has `unread` messages, and every token in `live` a session. */
function setUp() {
  const world = { unread: 0, live: new Set(['t1', 't2']), isAway: false };
  const looks: (readonly string[])[] = [];
  let release: (() => void) | undefined;
  const held = { isHeld: false };
  const streams = createMessageStreams({
    look: async (userIds): Promise<Look> => {
      looks.push(userIds);
      if (held.isHeld) await new Promise<void>((resolve) => (release = resolve));
      if (world.isAway) throw new Error('away');
      const states = userIds.map((userId) => ({ userId, unreadCount: world.unread, newestId: null }));
      return { states, nextTime: null };
    },
    findLive: (tokens) => Promise.resolve(new Set(tokens.filter((token) => world.live.has(token)))),
    now: () => new Date(0),
    log: { warn: () => undefined },
  });
  const read = (stream: Readable) => {
    const got = { text: '', hasEnded: false };
    stream.on('data', (chunk: Buffer) => (got.text += chunk.toString()));
    stream.on('end', () => (got.hasEnded = true));
    return got;
  };
  return { world, looks, held, release: () => release?.(), streams, read };
}

const told = (unreadCount: number) =>
  `event: messages\ndata: {"unreadCount":${unreadCount},"newestId":null}\n\n`;

it('looks once more, not a hundred times, for what comes while it looks', async () => {
  const { world, looks, held, release, streams, read } = setUp();
  const got = read(streams.open({ userId: 'a', token: 't1' }));
  await vi.waitFor(() => expect(got.text).toContain(told(0)));
  held.isHeld = true;
  world.unread = 1;
  for (let count = 0; count < 100; count++) streams.refresh(count % 2 === 0 ? 'a' : null);
  held.isHeld = false;
  release();
  await vi.waitFor(() => expect(got.text).toContain(told(1)));
  expect(looks).toHaveLength(3);
});

it('looks for everybody in batches', async () => {
  const { looks, streams } = setUp();
  for (let user = 0; user < 450; user++) streams.open({ userId: `${user}`, token: 't1' });
  await vi.waitFor(() => expect(looks.flat()).toHaveLength(450));
  looks.length = 0;
  streams.refresh(null);
  await vi.waitFor(() => expect(looks.map(({ length }) => length)).toEqual([200, 200, 50]));
});

it('asks nothing for users without a console', () => {
  const { looks, streams } = setUp();
  streams.refresh('a');
  streams.refresh(null);
  expect(looks).toEqual([]);
});

it('says the same thing once', async () => {
  const { looks, streams, read } = setUp();
  const got = read(streams.open({ userId: 'a', token: 't1' }));
  streams.refresh('a');
  await vi.waitFor(() => expect(got.text).toContain(told(0)));
  streams.refresh('a');
  await vi.waitFor(() => expect(looks.length).toBeGreaterThan(1));
  expect(got.text.split('event:')).toHaveLength(2);
});

it('shows that it lives to who has a session, and ends for who has none', async () => {
  const { world, streams, read } = setUp();
  const [one, two] = ['t1', 't2'].map((token) => read(streams.open({ userId: 'a', token })));
  await vi.waitFor(() => expect(two?.text).toContain(told(0)));
  world.live.delete('t1');
  await streams.beat();
  await vi.waitFor(() => expect(one?.hasEnded).toBe(true));
  expect(one?.text).not.toContain('\n:\n\n');
  await vi.waitFor(() => expect(two?.text).toContain('\n:\n\n'));
  expect(two?.hasEnded).toBe(false);
});

it('lets go of consoles that it cannot tell, so that they come back', async () => {
  const { world, streams, read } = setUp();
  const got = read(streams.open({ userId: 'a', token: 't1' }));
  await vi.waitFor(() => expect(got.text).toContain(told(0)));
  world.isAway = true;
  streams.refresh('a');
  await vi.waitFor(() => expect(got.hasEnded).toBe(true));
});

it('lets go of a console that takes nothing', async () => {
  const { world, streams } = setUp();
  const stuck = streams.open({ userId: 'a', token: 't1' });
  for (let count = 1; count <= 2_000 && !stuck.destroyed; count++) {
    world.unread = count;
    streams.refresh('a');
    await new Promise(setImmediate);
  }
  expect(stuck.destroyed).toBe(true);
});

it('takes no console any more while it stops', () => {
  const { streams } = setUp();
  streams.stop();
  expect(() => streams.open({ userId: 'a', token: 't1' })).toThrow('unavailable');
});
