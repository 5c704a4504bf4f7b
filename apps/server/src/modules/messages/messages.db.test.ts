import type { Message } from '@meridian/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messageReceipts, messages } from '../../platform/db/schema';
import { createTestApp, type TestApp } from '../../testing';

type NewMessage = Partial<typeof messages.$inferInsert>;

let test: TestApp;
let reader: { userId: string; token: string };
let other: { userId: string; token: string };
beforeAll(async () => {
  test = await createTestApp();
  reader = await test.fixtures.signedIn();
  other = await test.fixtures.signedIn();
});
beforeEach(() => test.database.db.delete(messages));
afterAll(() => test.close());

/** Sends an hour-old message to all users. */
async function send(text: string, values: NewMessage = {}): Promise<string> {
  const [made] = await test.database.db
    .insert(messages)
    .values({
      msgType: 1,
      titleCn: `${text} 题`,
      titleEn: `${text} title`,
      titleTw: `${text} 題`,
      introduceCn: `${text} cn`,
      introduceEn: text,
      introduceTw: `${text} tw`,
      createdTime: hoursAgo(1),
      ...values,
    })
    .returning({ id: messages.id });
  if (!made) throw new Error('no message was created');
  return made.id;
}

const hoursAgo = (hours: number) => new Date(test.clock.now().getTime() - hours * 3_600_000);

async function list(token: string, body: object = {}) {
  const response = await test.call<{ list: Message[] }>('messageList', { token, body });
  return { ...response, texts: response.data?.list.map(({ introduceen }) => introduceen) };
}

const receiptsOf = (userId: string) =>
  test.database.db.select().from(messageReceipts).where(eq(messageReceipts.userId, userId));

describe('message list', () => {
  it('is empty without messages', async () => {
    expect(await list(reader.token)).toMatchObject({
      code: 200,
      data: { list: [] },
      page: { totalCount: 0 },
    });
  });

  it('has the messages to all users and to the user, newest first, with the user’s read state', async () => {
    await send('three', { createdTime: hoursAgo(1), userId: reader.userId, msgType: 3, link: '/a' });
    const id = await send('one', { createdTime: hoursAgo(3), hasPopup: true });
    await send('two', { createdTime: hoursAgo(2) });
    await test.database.db
      .insert(messageReceipts)
      .values({ messageId: id, userId: reader.userId, isRead: true, popupCount: 2 });

    const { texts, data } = await list(reader.token);
    expect(texts).toEqual(['three', 'two', 'one']);
    expect(data.list[2]).toEqual({
      id,
      msgType: 1,
      titlecn: 'one 题',
      titleen: 'one title',
      titletw: 'one 題',
      introducecn: 'one cn',
      introduceen: 'one',
      introducetw: 'one tw',
      link: null,
      createdTime: hoursAgo(3).toISOString(),
      popupCount: 2,
      isRead: 1,
    });
    expect((await list(other.token)).texts).toEqual(['two', 'one']);
    expect((await list(reader.token, { query: { isRead: 0 } })).texts).toEqual(['three', 'two']);
    expect((await list(reader.token, { query: { isRead: 1 } })).texts).toEqual(['one']);
    expect((await list(reader.token, { query: { msgType: 3 } })).texts).toEqual(['three']);
    expect((await list(other.token, { query: { isRead: 0 } })).page?.totalCount).toBe(2);
  });

  it('finds the newest pop-up message, whatever followed it', async () => {
    await send('first', { createdTime: hoursAgo(4), hasPopup: true });
    const id = await send('second', { createdTime: hoursAgo(3), hasPopup: true });
    await send('export is ready', { createdTime: hoursAgo(2), userId: reader.userId });
    const pending = { page: { number: 1, size: 1 }, query: { hasPopup: true } };
    expect((await list(reader.token, pending)).texts).toEqual(['second']);
    await test.call('messageAddPopupCount', { token: reader.token, body: { id } });
    // no older messages follow
    expect((await list(reader.token, pending)).texts).toEqual(['second']);
    expect((await list(other.token, pending)).texts).toEqual(['second']);
  });

  it('has a message from its time on', async () => {
    await send('soon', { createdTime: new Date(test.clock.now().getTime() + 1) });
    expect((await list(reader.token)).page?.totalCount).toBe(0);
    test.clock.advance(1);
    expect((await list(reader.token)).texts).toEqual(['soon']);
  });

  it('returns the newest message, all unread ones, and complete pages without overlap', async () => {
    const createdTime = hoursAgo(1);
    for (const text of ['a', 'b', 'c', 'd', 'e']) await send(text, { createdTime });
    const newest = { page: { number: 1, size: 1 } };
    expect((await list(reader.token, newest)).page).toEqual({ number: 1, size: 1, totalCount: 5 });
    const all = { page: { number: 1, size: 10_000 }, query: { isRead: 0 } };
    expect((await list(reader.token, all)).texts).toHaveLength(5);
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map((number) => list(reader.token, { page: { number, size: 1 } })),
    );
    expect(pages.flatMap(({ texts }) => texts).sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('rejects an unknown sort, size or filter', async () => {
    for (const [text, hours] of [
      ['new', 1],
      ['old', 2],
    ] as const) {
      await send(text, { createdTime: hoursAgo(hours) });
    }
    const oldest = { page: { number: 1, size: 10, sortCol: 'createdTime asc' } };
    expect((await list(reader.token, oldest)).texts).toEqual(['old', 'new']);
    const unknown = { page: { number: 1, size: 10, sortCol: 'introduceen asc' } };
    expect(await list(reader.token, unknown)).toMatchObject({ code: 400 });
    expect(await list(reader.token, { page: { number: 1, size: 11 } })).toMatchObject({ code: 400 });
    expect(await list(reader.token, { query: { msgType: 99 } })).toMatchObject({ code: 400 });
    expect(await list(reader.token, { query: { isRead: 2 } })).toMatchObject({ code: 400 });
  });
});

describe('another user’s message', () => {
  const calls = [
    ['messageDetail', (id: string) => ({ id })],
    ['messageRead', (id: string) => ({ ids: [id] })],
    ['messageAddPopupCount', (id: string) => ({ id })],
  ] as const;
  const kinds = ['foreign', 'future', 'missing'] as const;
  const cases = calls.flatMap(([call, bodyOf]) => kinds.map((kind) => ({ call, bodyOf, kind })));

  it.each(cases)('is $kind to $call: 404, and nothing is written', async ({ call, bodyOf, kind }) => {
    const id = {
      foreign: () => send('x', { userId: other.userId }),
      future: () => send('x', { createdTime: new Date(test.clock.now().getTime() + 1_000) }),
      missing: () => Promise.resolve(randomUUID()),
    }[kind];
    const response = await test.call(call, { token: reader.token, body: bodyOf(await id()) });
    expect(response).toMatchObject({ code: 404 });
    expect(response.data).toBeUndefined();
    expect(await receiptsOf(reader.userId)).toEqual([]);
  });

  it('among others rejects the whole request', async () => {
    const ids = [await send('own'), await send('foreign', { userId: other.userId })];
    expect(await test.call('messageRead', { token: reader.token, body: { ids } })).toMatchObject({
      code: 404,
    });
    expect(await receiptsOf(reader.userId)).toEqual([]);
  });

  it('does not change when the user marks all', async () => {
    await send('foreign', { userId: other.userId });
    await test.call('messageRead', { token: reader.token, body: { ids: 'all' } });
    expect((await list(other.token, { query: { isRead: 0 } })).texts).toEqual(['foreign']);
  });
});

describe('message detail', () => {
  it('has the message and leaves it unread', async () => {
    const id = await send('one', { link: '/downloadCenter/index' });
    const { data } = await test.call<Message>('messageDetail', { token: reader.token, body: { id } });
    expect(data).toMatchObject({ id, titleen: 'one title', link: '/downloadCenter/index', isRead: 0 });
    expect((await list(reader.token)).data.list[0]).toMatchObject({ isRead: 0 });
  });

  it('accepts UUIDs only', async () => {
    for (const id of ['', '1', `${randomUUID()}'`, 1, null]) {
      const response = await test.call('messageDetail', { token: reader.token, body: { id } });
      expect(response).toMatchObject({ code: 400, fields: { id: 'invalid' } });
    }
  });
});

describe('marking as read', () => {
  const mark = async (body: object) => {
    const response = await test.call<{ unreadCount: number }>('messageRead', { token: reader.token, body });
    return response.data?.unreadCount;
  };

  it('returns the unread count of the caller in both directions', async () => {
    const ids = [await send('one'), await send('two'), await send('three')];
    expect(await mark({ ids: ids.slice(0, 2) })).toBe(1);
    expect(await mark({ ids: ids.slice(0, 2), isRead: 1 })).toBe(1);
    expect(await mark({ ids: [...ids.slice(0, 1), ids[0]?.toUpperCase()], isRead: 0 })).toBe(2);
    expect(await mark({ ids: 'all' })).toBe(0);
    expect(await mark({ ids: 'all', isRead: 0 })).toBe(3);
    expect((await list(other.token, { query: { isRead: 0 } })).page?.totalCount).toBe(3);
  });

  it('does not change future messages', async () => {
    await send('later', { createdTime: new Date(test.clock.now().getTime() + 1_000) });
    expect(await mark({ ids: 'all' })).toBe(0);
    test.clock.advance(1_000);
    expect((await list(reader.token, { query: { isRead: 0 } })).texts).toEqual(['later']);
  });

  it('stores the number of pop-ups', async () => {
    const id = await send('one', { hasPopup: true });
    await test.call('messageAddPopupCount', { token: reader.token, body: { id } });
    await mark({ ids: [id] });
    await mark({ ids: 'all', isRead: 0 });
    expect((await list(reader.token)).data.list[0]).toMatchObject({ popupCount: 1, isRead: 0 });
  });

  it('accepts concurrent requests in any order', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, (_, index) => send(`${index}`)));
    const responses = await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        test.call('messageRead', {
          token: reader.token,
          body: { ids: index % 3 === 0 ? 'all' : index % 3 === 1 ? ids : [...ids].reverse() },
        }),
      ),
    );
    expect(new Set(responses.map(({ code }) => code))).toEqual(new Set([200]));
    expect((await list(reader.token, { query: { isRead: 0 } })).page?.totalCount).toBe(0);
  });

  it.each([
    [{ ids: [] }],
    [{ ids: 'none' }],
    [{ ids: ['x'] }],
    [{}],
    [{ ids: 'all', isRead: 2 }],
    [{ ids: Array.from({ length: 101 }, () => randomUUID()) }],
  ])('rejects %j', async (body) => {
    expect(await test.call('messageRead', { token: reader.token, body })).toMatchObject({ code: 400 });
  });
});

describe('the count of pop-ups', () => {
  const add = async (id: string) => {
    const response = await test.call<{ popupCount: number }>('messageAddPopupCount', {
      token: reader.token,
      body: { id },
    });
    return response.data?.popupCount;
  };

  it('counts concurrent requests completely, per user', async () => {
    const id = await send('one', { hasPopup: true });
    const counts = await Promise.all(Array.from({ length: 30 }, () => add(id)));
    expect(counts.sort((a = 0, b = 0) => a - b)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
    expect((await list(other.token)).data.list[0]).toMatchObject({ popupCount: 0 });
    const [receipt] = await test.database.db
      .select()
      .from(messageReceipts)
      .where(and(eq(messageReceipts.messageId, id), eq(messageReceipts.userId, reader.userId)));
    expect(receipt).toMatchObject({ isRead: false, popupCount: 30 });
  });

  it('is 1 from the start for messages without a pop-up', async () => {
    const id = await send('quiet');
    expect((await list(reader.token)).data.list[0]).toMatchObject({ popupCount: 1 });
    expect(await add(id)).toBe(2);
  });
});

describe('an inbox of 10,000', () => {
  it('is listed, counted and marked completely', async () => {
    await test.database.pool.query(
      `insert into messages (msg_type, user_id, introduce_cn, introduce_en, introduce_tw, created_at)
       select 3, $1, 'cn', 'message ' || n, 'tw', $2::timestamptz - n * interval '1 minute'
       from generate_series(1, 10000) n`,
      [reader.userId, test.clock.now()],
    );
    const unread = { page: { number: 1, size: 10_000 }, query: { isRead: 0 } };
    expect((await list(reader.token, unread)).texts).toHaveLength(10_000);
    const body = { ids: 'all' };
    const response = await test.call('messageRead', { token: reader.token, body });
    expect(response).toMatchObject({ code: 200, data: { unreadCount: 0 } });
    expect((await list(reader.token, { query: { isRead: 1 } })).page?.totalCount).toBe(10_000);
  });
});
