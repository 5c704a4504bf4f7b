import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from './db/schema';
import { createHousekeeping } from './housekeeping';
import { createTestApp, type TestApp } from './testing';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const daysLater = (days: number) => ({
  now: () => new Date(server.clock.now().getTime() + days * 24 * 60 * 60 * 1000),
});

test('messages to single users are removed after half a year, announcements stay', async () => {
  const { db } = server.database;
  const { userId } = await server.fixtures.addUser();
  const text = { introduceCn: '', introduceEn: '', introduceTw: '', createdTime: server.clock.now() };
  await db.insert(messages).values([
    { ...text, msgType: 2, userId },
    { ...text, msgType: 1, userId: null },
  ]);
  const scheduled: unknown[] = [];
  const run = (days: number) =>
    createHousekeeping({
      db,
      files: { remove: () => Promise.resolve() },
      clock: daysLater(days),
      jobs: { send: (...sent) => Promise.resolve(void scheduled.push(sent)) },
      retentionDays: 90,
    }).run({});
  const types = async () =>
    (await db.select({ type: messages.msgType }).from(messages)).map(({ type }) => type);
  await run(179);
  expect((await types()).sort()).toEqual([1, 2]);
  await run(181);
  expect(await types()).toEqual([1]);
  expect(scheduled).toEqual(
    Array.from({ length: 2 }, () => ['housekeeping', {}, { singletonKey: 'next', delaySeconds: 86_400 }]),
  );
});
