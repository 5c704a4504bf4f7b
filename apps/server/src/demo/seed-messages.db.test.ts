import type { Announcement, Message } from '@meridian/api-client/contract';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSessionsRepository } from '../kits/identity/sessions.repository';
import { createClock } from '../platform/clock';
import { ensureBuiltInRoles } from '../platform/db/built-in-roles';
import { accounts, users } from '../platform/db/schema';
import { createTestApp, type TestApp } from '../testing';
import { demoAccounts } from './catalogue';
import { seedMessages } from './seed-messages';
import { seedUsers } from './users';

let test: TestApp;
const tokens = new Map<string, string>();
/** The machine's clock, which decides what has already been sent. */
const clock = createClock();
const realDay = clock.today();

beforeAll(async () => {
  test = await createTestApp({ clock });
  const { db } = test.database;
  await ensureBuiltInRoles(db);
  await db
    .insert(accounts)
    .values(
      demoAccounts.map(({ accountNo, accountName }) => ({ accountNo, accountName, balance: '1234.5' })),
    );
  await seedUsers(db);
  await seedMessages(db, { today: realDay, day: realDay });
  const rows = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.name, ['admin', 'editor']));
  const sessions = createSessionsRepository({ db, clock });
  for (const { id, name } of rows) tokens.set(name, await sessions.open(id));
});
afterAll(() => test.close());

const tokenOf = (name: string) => tokens.get(name) ?? '';
async function inboxOf(name: string): Promise<Message[]> {
  const response = await test.call<{ list: Message[] }>('messageList', { token: tokenOf(name), body: {} });
  return response.data.list;
}
const announcementsOf = async () =>
  (await test.call<{ list: Announcement[] }>('announcementList', { token: tokenOf('admin'), body: {} })).data
    .list;

it('the administrator has messages of all four kinds, twelve of them unread, the newest with a pop-up', async () => {
  const inbox = await inboxOf('admin');
  expect(inbox).toHaveLength(14);
  expect(inbox.filter(({ isRead }) => isRead === 0)).toHaveLength(12);
  expect(new Set(inbox.map(({ msgType }) => msgType))).toEqual(new Set([1, 2, 3, 4]));
  expect(inbox[0]).toMatchObject({ msgType: 1, popupCount: 0, isRead: 0, link: '/downloadCenter/index' });
  expect(inbox[1]).toMatchObject({ titleen: 'Low balance: 启明在线教育' });
  expect(inbox[1]?.introduceen).toContain('1,234.50 CNY');
});

it('the editor has their own', async () => {
  const inbox = await inboxOf('editor');
  expect(inbox.filter(({ isRead }) => isRead === 0)).toHaveLength(6);
  expect(inbox.filter(({ msgType }) => msgType !== 1)).toHaveLength(3);
});

it.each(['admin', 'editor'])(
  'every message of %s has a title and a text in three languages',
  async (name) => {
    const bare = (await inboxOf(name)).filter((message) =>
      [
        [message.titlecn, message.introducecn],
        [message.titleen, message.introduceen],
        [message.titletw, message.introducetw],
      ].some(([title, text]) => !title?.trim() || !text?.trim()),
    );
    expect(bare).toEqual([]);
  },
);

it('the administrator has written published announcements and an unreviewed draft', async () => {
  const list = await announcementsOf();
  expect(list.filter(({ state }) => state === 'published')).toHaveLength(7);
  const drafts = list.filter(({ state }) => state === 'draft');
  expect(drafts).toHaveLength(1);
  expect(drafts[0]).toMatchObject({ savedBy: 'admin', texts: { tw: { filledFrom: 'cn' } } });
});

it('seeding again restores no message and changes no read state', async () => {
  const [first] = (await announcementsOf()).filter(({ state }) => state === 'published');
  const body = { id: first?.id, version: first?.version };
  expect(await test.call('announcementWithdraw', { token: tokenOf('admin'), body })).toMatchObject({
    code: 200,
  });
  const before = [await inboxOf('admin'), await inboxOf('editor'), await announcementsOf()];
  await seedMessages(test.database.db, { today: '2029-01-01', day: '2029-01-01' });
  expect([await inboxOf('admin'), await inboxOf('editor'), await announcementsOf()]).toEqual(before);
});
