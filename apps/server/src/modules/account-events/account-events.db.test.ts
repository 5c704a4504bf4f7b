import {
  accountEventKinds,
  errorCodes,
  importStates,
  maxDayNotes,
  type AccountEventDay,
  type AuditAction,
} from '@meridian/api-client/contract';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  auditRecords,
  bookings,
  draftRejections,
  drafts,
  draftUploadItems,
  draftUploads,
  imports,
  loads,
  roles,
  userRoles,
} from '../../platform/db/schema';
import { createTestApp, type TestApp } from '../../testing';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const range = { beginDate: '2026-11-01', endDate: '2026-11-30' };
type User = { token: string };
const list = async ({ token }: User, accountId: number, days: object = range) => {
  const body = { accountId, ...range, ...days };
  return test.call<{ days: AccountEventDay[] }>('accountEvents', { token, body });
};
const kindsByDay = async (user: User, accountId: number, days?: object) =>
  (await list(user, accountId, days)).data.days.map(({ date, counts }) => [date, Object.keys(counts)]);
const save = ({ token }: User, accountId: number, note: object = {}) =>
  test.call('dayNoteSave', {
    token,
    body: { id: randomUUID(), accountId, date: '2026-11-12', text: 'Closed for the holidays', ...note },
  });
const remove = ({ token }: User, accountId: number, id: string) =>
  test.call('dayNoteDelete', { token, body: { id, accountId } });

/** An event of each kind but notes at an instant. */
async function addEvents(accountId: number, instant: string): Promise<void> {
  const { db } = test.database;
  const time = new Date(instant);
  const [importId, loadId, draftId, uploadId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const day = { beginDate: '2026-11-01', endDate: '2026-11-02' };
  const { done } = importStates;
  const file = {
    id: importId,
    accountId,
    channel: 'search',
    fileName: 'a.csv',
    contentHash: '',
    state: done,
  } as const;
  await db.insert(imports).values(file);
  const load = {
    id: loadId,
    importId,
    accountId,
    channel: 'search',
    section: 'unit',
    rows: 7,
    failedRows: 0,
  } as const;
  await db.insert(loads).values({ ...load, ...day });
  await db.insert(bookings).values({ loadId, mode: 'replace', bookedTime: time, undoneTime: time });
  await db
    .insert(drafts)
    .values({ id: draftId, accountId, name: 'Winter', createdTime: time, updatedTime: time });
  const upload = {
    id: uploadId,
    draftId,
    accountId,
    version: 1,
    state: 'succeeded',
    callsPlanned: 1,
  } as const;
  await db
    .insert(draftUploads)
    .values({ ...upload, startedTime: time, finishedTime: time, progressTime: time });
  const item = {
    uploadId,
    kind: 'keyword',
    parentRowId: '',
    parentName: '',
    action: 'create',
    rowVersion: 1,
  } as const;
  await db.insert(draftUploadItems).values(
    (['sent', 'sent', 'failed'] as const).map((state, seq) => ({
      ...item,
      seq,
      state,
      rowId: String(seq),
      name: String(seq),
      idempotencyKey: randomUUID(),
      fields: {},
      changes: [],
    })),
  );
  await db.insert(draftRejections).values({ draftId, items: 3, time });
  await db.insert(auditRecords).values({
    time,
    action: 'budgetChange',
    actorKind: 'user',
    actorName: 'Mei',
    objectType: 'budget',
    objectId: String(accountId),
    objectName: '',
    accountIds: [accountId],
    before: { month: '2026-11', searchBudget: '100' },
    after: { month: '2026-11', searchBudget: null },
  });
}

async function userWith(permissions: string[], accountIds: number[]) {
  const user = await test.fixtures.signedIn({ role: null, accountIds });
  const { db } = test.database;
  const [role] = await db.insert(roles).values({ name: randomUUID(), permissions }).returning();
  await db.insert(userRoles).values({ userId: user.userId, roleId: role?.id ?? '' });
  return user;
}

describe('events of an account', () => {
  it.each([
    ['Asia/Shanghai', '2026-11-12T15:59:59Z', '2026-11-12'],
    ['Asia/Shanghai', '2026-11-12T16:00:00Z', '2026-11-13'],
    ['America/New_York', '2026-11-12T04:59:59Z', '2026-11-11'],
    // the day on which clocks are set back
    ['America/New_York', '2026-11-02T04:59:59Z', '2026-11-01'],
  ])('are on the day of the account: in %s, %s is on %s', async (timeZone, instant, date) => {
    const accountId = await test.fixtures.addAccount({ timeZone });
    const user = await test.fixtures.signedIn({ accountIds: [accountId] });
    await addEvents(accountId, instant);
    const others = accountEventKinds.filter((kind) => kind !== 'note');
    const [[found, kinds] = []] = await kindsByDay(user, accountId, { beginDate: date, endDate: date });
    expect([found, [kinds].flat().toSorted()]).toEqual([date, others.toSorted()]);
    const before = { beginDate: '2026-10-01', endDate: '2026-10-31' };
    expect(await kindsByDay(user, accountId, before)).toEqual([]);
  });

  it('say what changed, and how much of it', async () => {
    const accountId = await test.fixtures.addAccount();
    const user = await test.fixtures.signedIn({ accountIds: [accountId] });
    await addEvents(accountId, '2026-11-12T04:00:00Z');
    const [day] = (await list(user, accountId)).data.days;
    const of = (wanted: string) => day?.events.find(({ kind }) => kind === wanted);
    expect(of('import')).toMatchObject({ fileName: 'a.csv', section: 'unit', count: 7, userName: null });
    expect(of('upload')).toMatchObject({ draftName: 'Winter', count: 2 });
    expect(of('rejection')).toMatchObject({ draftName: 'Winter', count: 3 });
    const budgets = [{ channel: 'search', before: '100', after: null }];
    expect(of('budget')).toMatchObject({ month: '2026-11', budgets, userName: 'Mei' });
  });

  it.each([
    [['report:import:view'], ['import', 'importUndo']],
    [['draft:draft:view'], ['rejection', 'upload']],
    [['report:cost:view', 'report:search:view'], ['budget']],
    // budgets of a channel whose reports the user may not read
    [['report:cost:view', 'report:feed:view'], []],
    [['report:search:view'], []],
  ])('with the permissions %j are %j', async (permissions, kinds) => {
    const accountId = await test.fixtures.addAccount();
    const user = await userWith(permissions, [accountId]);
    await addEvents(accountId, '2026-11-12T04:00:00Z');
    const found = (await kindsByDay(user, accountId)).flatMap(([, each]) => each);
    expect(found.flat().toSorted()).toEqual(kinds);
  });

  it.each([
    [{ beginDate: '2026-11-12', endDate: '2026-11-11' }],
    [{ beginDate: '2020-01-01', endDate: '2026-11-11' }],
  ])('are rejected for the range %j', async (days) => {
    const accountId = await test.fixtures.addAccount();
    const user = await test.fixtures.signedIn({ accountIds: [accountId] });
    expect(await list(user, accountId, days)).toMatchObject({ code: 400, fields: { endDate: 'invalid' } });
  });
});

describe('a note', () => {
  it('is seen by everyone with access to its account, and changed by its author and administrators', async () => {
    const accountId = await test.fixtures.addAccount();
    const other = await test.fixtures.addAccount();
    const [ann, bob] = await Promise.all(
      ['Ann', 'Bob'].map((name) =>
        test.fixtures.signedIn({ name: `${name} ${randomUUID()}`, accountIds: [accountId, other] }),
      ),
    );
    const admin = await test.fixtures.signedIn({ role: 'admin' });
    if (!ann || !bob) throw new Error('no users');
    const id = randomUUID();
    expect(await save(ann, accountId, { id, text: ' Sale\nuntil Sunday ' })).toMatchObject({ code: 200 });
    const seenBy = async (user: User) =>
      (await list(user, accountId)).data.days.flatMap(({ events }) => events);
    expect(await seenBy(ann)).toMatchObject([{ kind: 'note', text: 'Sale\nuntil Sunday', canEdit: true }]);
    expect(await seenBy(bob)).toMatchObject([{ text: 'Sale\nuntil Sunday', canEdit: false }]);
    expect(await list(bob, other)).toMatchObject({ data: { days: [] } });
    for (const attempt of [
      save(bob, accountId, { id, text: 'mine' }),
      save(ann, other, { id, text: 'moved to another account' }),
      remove(bob, accountId, id),
      remove(ann, other, id),
    ])
      expect(await attempt).toMatchObject({ code: 404 });
    expect(await save(admin, accountId, { id, date: '2026-11-13', text: 'Sale' })).toMatchObject({
      code: 200,
    });
    expect(await kindsByDay(bob, accountId)).toEqual([['2026-11-13', ['note']]]);
    expect(await remove(ann, accountId, id)).toMatchObject({ code: 200 });
    expect(await seenBy(bob)).toEqual([]);
    const records = await test.database.db.select().from(auditRecords).where(eq(auditRecords.objectId, id));
    const actions: AuditAction[] = ['noteCreate', 'noteChange', 'noteDelete'];
    expect(records.map(({ action }) => action).toSorted()).toEqual(actions.toSorted());
  });

  it('is rejected without words, with control characters, and if it is too long', async () => {
    const accountId = await test.fixtures.addAccount();
    const user = await test.fixtures.signedIn({ accountIds: [accountId] });
    for (const [text, problem] of [
      [' ', 'required'],
      ['a\u202eb', 'forbidden_characters'],
      ['x'.repeat(501), 'too_many_characters'],
    ])
      expect(await save(user, accountId, { text })).toMatchObject({ code: 400, fields: { text: problem } });
    expect(await save(user, accountId, { date: '2026-02-30' })).toMatchObject({ code: 400 });
    const reader = await userWith(['report:search:view'], [accountId]);
    expect(await save(reader, accountId)).toMatchObject({ code: errorCodes.not_allowed });
  });

  it('is one of a limited number a day, even with concurrent saves', async () => {
    const accountId = await test.fixtures.addAccount();
    const user = await test.fixtures.signedIn({ accountIds: [accountId] });
    const saves = await Promise.all(Array.from({ length: maxDayNotes + 2 }, () => save(user, accountId)));
    expect(saves.filter(({ code }) => code === 200)).toHaveLength(maxDayNotes);
    expect(saves.find(({ code }) => code === 400)?.fields).toEqual({ date: 'too_many_notes' });
    expect(await save(user, accountId, { date: '2026-11-13' })).toMatchObject({ code: 200 });
  });
});
