import { basePath, messageEventsPath } from '@meridian/api-client/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../../app';
import { messages, sessions, users } from '../../platform/db/schema';
import { createSignals, notifyMessages, type MessageSignals } from '../../platform/signals';
import { createTestApp, type TestApp } from '../../testing';
import { noFiles } from '../../testing/no-files';
import { unlimitedCapacity } from '../../testing/unlimited-capacity';
import { listenToEvents, type Listening } from './testing/listen-to-events';

let test: TestApp;
let address: string;
let reader: { userId: string; token: string };
let open: Listening[];
beforeEach(async () => {
  test = await createTestApp();
  await test.signals.start();
  address = await test.app.listen({ host: '127.0.0.1', port: 0 });
  reader = await test.fixtures.signedIn();
  open = [];
});
afterEach(async () => {
  for (const one of open) one.close();
  await test.close();
});

async function listen(token = reader.token, at = address): Promise<Listening> {
  const listening = await listenToEvents(at, { token });
  open.push(listening);
  return listening;
}

/** Sends a message with an event. */
async function send(userId: string | null, createdTime = test.clock.now()): Promise<string> {
  return test.database.db.transaction(async (tx) => {
    const [made] = await tx
      .insert(messages)
      .values({ msgType: 1, userId, introduceCn: '', introduceEn: '', introduceTw: '', createdTime })
      .returning({ id: messages.id });
    await notifyMessages(tx, userId);
    return made?.id ?? '';
  });
}

const last = ({ events }: Listening) => events.at(-1);
const expectEvent = (listening: Listening, event: object) =>
  vi.waitFor(() => expect(last(listening)).toMatchObject(event));

describe('the stream of events', () => {
  it('sends the current state immediately, and each change', async () => {
    const stream = await listen();
    expect(stream.status).toBe(200);
    expect(stream.headers.get('content-type')).toBe('text/event-stream');
    expect(stream.headers.get('content-encoding')).toBeNull();
    expect(stream.headers.get('cache-control')).toContain('no-transform');
    expect(stream.headers.get('x-content-type-options')).toBe('nosniff');
    await expectEvent(stream, { unreadCount: 0, newestId: null });
    expect(stream.text()).toMatch(/^retry: \d+\n\n/);

    const first = await send(reader.userId);
    await expectEvent(stream, { unreadCount: 1, newestId: first });
    test.clock.advance(1_000);
    const second = await send(null);
    await expectEvent(stream, { unreadCount: 2, newestId: second });
    await test.call('messageRead', { token: reader.token, body: { ids: [first] } });
    await expectEvent(stream, { unreadCount: 1, newestId: second });
    expect(stream.events).toHaveLength(4);
  });

  it('notifies every console of a user, and not of others', async () => {
    const other = await test.fixtures.signedIn();
    const [one, two, foreign] = [await listen(), await listen(), await listen(other.token)];
    for (const stream of [one, two, foreign]) await expectEvent(stream, { unreadCount: 0, newestId: null });
    const newestId = await send(reader.userId);
    for (const stream of [one, two]) await expectEvent(stream, { unreadCount: 1, newestId });
    const toAll = await send(null, new Date(test.clock.now().getTime() - 1_000));
    await expectEvent(foreign, { unreadCount: 1, newestId: toAll });
    expect(foreign.events).toHaveLength(2);
  });

  it('sends nothing for a transaction that is rolled back', async () => {
    const stream = await listen();
    await expectEvent(stream, { unreadCount: 0, newestId: null });
    await expect(
      test.database.db.transaction(async (tx) => {
        await tx.insert(messages).values({ msgType: 1, introduceCn: '', introduceEn: '', introduceTw: '' });
        await notifyMessages(tx, null);
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    const newestId = await send(null);
    await expectEvent(stream, { unreadCount: 1, newestId });
    expect(stream.events).toHaveLength(2);
  });

  it('sends a message that another server published with a slow clock', async () => {
    const stream = await listen();
    await expectEvent(stream, { unreadCount: 0, newestId: null });
    const newestId = await send(null, new Date(test.clock.now().getTime() + 200));
    test.clock.advance(1_000);
    await expectEvent(stream, { unreadCount: 1, newestId });
  });

  it('requires a session in the header and the method GET', async () => {
    const url = `${basePath}${messageEventsPath}`;
    const rejected = [{}, { token: 'x' }, { cookie: `yunShang-Token=${reader.token}` }];
    for (const headers of rejected) {
      const response = await test.app.inject({ url, headers });
      expect(response.json()).toMatchObject({ code: 401 });
    }
    for (const method of ['HEAD', 'POST'] as const) {
      const response = await test.app.inject({ method, url, headers: { token: reader.token } });
      expect(response.statusCode).toBe(405);
    }
  });

  it.each([
    ['the session ends', () => test.call('logout', { token: reader.token, body: {} })],
    ['the session expires', () => test.database.db.update(sessions).set({ expiresTime: new Date(0) })],
    [
      'the user is frozen',
      () => test.database.db.update(users).set({ status: 'frozen' }).where(eq(users.id, reader.userId)),
    ],
    ['the user is gone', () => test.database.db.delete(users).where(eq(users.id, reader.userId))],
  ])('sends nothing more and ends when %s', async (_title, change) => {
    const stream = await listen();
    await expectEvent(stream, { unreadCount: 0, newestId: null });
    await change();
    await send(null);
    await stream.ended;
    expect(stream.events).toHaveLength(1);
  });

  it('ends the oldest of more than twenty', async () => {
    const streams: Listening[] = [];
    for (let count = 0; count < 21; count++) streams.push(await listen());
    await streams[0]?.ended;
    for (const stream of streams.slice(1)) await expectEvent(stream, { unreadCount: 0, newestId: null });
    expect(streams.map((stream) => stream.hasEnded())).toEqual(streams.map((_, index) => index === 0));
  });

  it('does not delay the stop of the server', async () => {
    const streams = [await listen(), await listen()];
    for (const stream of streams) await expectEvent(stream, { unreadCount: 0, newestId: null });
    await test.app.close();
    for (const stream of streams) await stream.ended;
  });
});

describe('several servers', () => {
  let second: FastifyInstance;
  let signals: MessageSignals;
  let at: string;
  beforeEach(async () => {
    signals = createSignals({ url: test.database.url, log: pino({ level: 'silent' }) });
    await signals.start();
    const unused = () => Promise.reject(new Error('not here'));
    const { db } = test.database;
    second = await buildApp({
      capacity: unlimitedCapacity,
      db,
      reportsDb: db,
      identityDb: db,
      jobsDb: db,
      clock: test.clock,
      signals,
      config: { captchaCode: undefined, trustProxy: false, ssoOrigin: undefined, unlockMinutes: 0 },
      readiness: { isReady: () => true },
      jobs: {
        start: unused,
        send: unused,
        stop: unused,
        wake: () => undefined,
        work: () => undefined,
        repeat: () => undefined,
      },
      files: noFiles,
    });
    at = await second.listen({ host: '127.0.0.1', port: 0 });
  });
  afterEach(async () => {
    await second.close();
    await signals.stop();
  });

  it('notify each other', async () => {
    const streams = [await listen(), await listen(reader.token, at)];
    for (const stream of streams) await expectEvent(stream, { unreadCount: 0, newestId: null });
    const newestId = await send(reader.userId);
    for (const stream of streams) await expectEvent(stream, { unreadCount: 1, newestId });
    await test.call('messageRead', { token: reader.token, body: { ids: 'all' } });
    for (const stream of streams) await expectEvent(stream, { unreadCount: 0, newestId });
  });

  it('reconnect after lost connections and miss nothing', async () => {
    const streams = [await listen(), await listen(reader.token, at)];
    for (const stream of streams) await expectEvent(stream, { unreadCount: 0, newestId: null });
    for (let round = 1; round <= 3; round++) {
      await test.database.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = 'meridian messages' and datname = current_database()`,
      );
      // sent while no server listens
      test.clock.advance(1_000);
      const newestId = await send(reader.userId);
      for (const stream of streams) await expectEvent(stream, { unreadCount: round, newestId });
    }
  });
});
