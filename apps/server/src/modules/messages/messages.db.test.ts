import type { Message } from '@meridian/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messageReceipts, messages } from '../../db/schema';
import { createTestApp, type TestApp } from '../../testing';

let test: TestApp;
let reader: { userId: string; token: string };
let other: { userId: string; token: string };
beforeAll(async () => {
  test = await createTestApp();
  reader = await test.fixtures.signedIn();
  other = await test.fixtures.signedIn();
});
afterAll(() => test.close());

async function list(token: string, body: object = {}) {
  const answer = await test.call<{ list: Message[] }>('messageList', { token, body });
  return { ...answer, texts: answer.data?.list.map(({ introduceen }) => introduceen) };
}

describe('message list', () => {
  it('is empty where there are none', async () => {
    expect(await list(reader.token)).toMatchObject({
      code: 200,
      data: { list: [] },
      page: { totalCount: 0 },
    });
  });

  it('has every message, newest first, in three languages, as each user has read it', async () => {
    const { db } = test.database;
    const made = await db
      .insert(messages)
      .values(
        ['one', 'two', 'three'].map((text, day) => ({
          msgType: 1,
          introduceCn: `${text} cn`,
          introduceEn: text,
          introduceTw: `${text} tw`,
          createdTime: new Date(Date.UTC(2026, 10, 1 + day)),
        })),
      )
      .returning({ messageId: messages.id });
    const [first] = made;
    if (first === undefined) throw new Error('no message was made');
    await db.insert(messageReceipts).values({ ...first, userId: reader.userId, isRead: true, popupCount: 2 });

    expect((await list(reader.token)).texts).toEqual(['three', 'two', 'one']);
    expect((await list(reader.token)).data.list[2]).toEqual({
      id: first.messageId,
      msgType: 1,
      introducecn: 'one cn',
      introduceen: 'one',
      introducetw: 'one tw',
      createdTime: '2026-11-01T00:00:00.000Z',
      popupCount: 2,
      isRead: 1,
    });
    expect((await list(reader.token, { query: { isRead: 0 } })).texts).toEqual(['three', 'two']);
    expect((await list(reader.token, { query: { isRead: 1 } })).texts).toEqual(['one']);
    expect((await list(other.token, { query: { isRead: 0 } })).page?.totalCount).toBe(3);
  });

  it('gives the newest alone, or all unread at once', async () => {
    expect(await list(reader.token, { page: { number: 1, size: 1 } })).toMatchObject({
      texts: ['three'],
      page: { number: 1, size: 1, totalCount: 3 },
    });
    const all = { page: { number: 1, size: 10_000 }, query: { isRead: 0 } };
    expect((await list(reader.token, all)).texts).toHaveLength(2);
  });

  it('refuses a sort or a size that it does not offer', async () => {
    const oldest = { page: { number: 1, size: 10, sortCol: 'createdTime asc' } };
    expect((await list(reader.token, oldest)).texts).toEqual(['one', 'two', 'three']);
    const unknown = { page: { number: 1, size: 10, sortCol: 'introduceen asc' } };
    expect(await list(reader.token, unknown)).toMatchObject({ code: 400 });
    expect(await list(reader.token, { page: { number: 1, size: 11 } })).toMatchObject({ code: 400 });
  });
});
