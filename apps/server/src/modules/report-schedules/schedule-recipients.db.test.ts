import {
  exportStates,
  type MailSettings,
  type Message,
  type ReceivedReport,
  type ReportSchedule,
  type SavedReportView,
  type ScheduleRecipient,
} from '@meridian/api-client/contract';
import { and, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readWorkbook } from '../../kits/workbooks/testing/read-workbook';
import {
  auditRecords,
  downloadRecords,
  reportDeliveries,
  reportSchedules,
  scheduleRecipients,
  userAccounts,
  userRoles,
  users,
} from '../../platform/db/schema';
import { folderStore, type FileStore } from '../../platform/files';
import { writeFacts } from '../../report-engine/testing/report-facts';
import { createTestApp, temporaryFolder, type TestApp } from '../../testing';
import { createManualJobs } from '../../testing/manual-jobs';
import { propertyRuns } from '../../testing/property-runs';
import { openSmtpSink, type SmtpSink } from '../../testing/smtp-sink';
import { exportFileKey } from '../exports';
import { sendReports } from './jobs';

let smtp: SmtpSink;
let test: TestApp;
let folder: string;
let files: FileStore;
/** Three accounts; the report of each has one row, its word. */
let accountIds: number[];
const words = ['maple', 'plum', 'quince'];
let owner: { userId: string; token: string };
let viewId: string;
const manual = createManualJobs();

beforeAll(async () => {
  smtp = await openSmtpSink();
  folder = temporaryFolder();
  files = folderStore(folder);
  const mail = { smtpUrl: smtp.url, from: 'reports@example.com', publicOrigin: 'https://ads.example.com' };
  const config = {
    captchaCode: undefined,
    trustProxy: false,
    ssoOrigin: undefined,
    unlockMinutes: 0,
    mail,
  } as const;
  test = await createTestApp({ jobs: manual.jobs, files, config });
  accountIds = [];
  for (const showWord of words) {
    const accountId = await test.fixtures.addAccount();
    accountIds.push(accountId);
    await writeFacts(test.database.db, { accountId, channel: 'search', section: 'keyword' }, [
      { beginDate: '2026-11-18', impression: 9, click: 1, cost: '2', conversion: '1', dims: { showWord } },
    ]);
  }
  owner = await test.fixtures.signedIn({ name: 'lin@example.com', accountIds });
  const content = { columns: ['showWord', 'cost'] };
  const query = { channel: 'search', section: 'keyword', period: 'daily', name: 'Words', content };
  const saved = await test.call<SavedReportView>('reportViewSave', { token: owner.token, body: { query } });
  viewId = saved.data.id;
});
beforeEach(async () => {
  manual.waiting.length = 0;
  smtp.received.length = 0;
  await test.database.db.delete(reportSchedules);
  await test.database.db.delete(downloadRecords);
});
afterAll(async () => {
  await test.close();
  await smtp.close();
  rmSync(folder, { recursive: true, force: true });
});

const inputOf = (recipientIds: readonly string[], more: object = {}) => ({
  id: randomUUID(),
  viewId,
  accountId: 0,
  period: 'daily',
  range: 'last7Days',
  cadence: 'daily',
  hour: 8,
  recipientIds,
  ...more,
});
const save = (body: object, token = owner.token) =>
  test.call<ReportSchedule>('reportScheduleSave', { token, body });
const find = async (body: object, token = owner.token) => {
  const found = await test.call<{ list: ScheduleRecipient[] }>('reportScheduleRecipientList', {
    token,
    body: { channel: 'search', ...body },
  });
  return found.code === 200 ? found.data.list.map(({ name }) => name) : found.code;
};
const listOf = async (): Promise<ReportSchedule[]> => {
  const { data } = await test.call<{ list: ReportSchedule[] }>('reportScheduleList', {
    token: owner.token,
    body: {},
  });
  return data.list;
};
const messagesOf = async (userId: string): Promise<Message[]> => {
  const token = await test.fixtures.openSession(userId);
  return (await test.call<{ list: Message[] }>('messageList', { token, body: {} })).data.list;
};

async function grant(userId: string, permissions: readonly string[]): Promise<void> {
  const { db } = test.database;
  await db.delete(userRoles).where(eq(userRoles.userId, userId));
  await db.execute(sql`
    WITH role AS (
      INSERT INTO roles (name, permissions) VALUES (${randomUUID()}, ${sql.param([...permissions])}::text[]) RETURNING id)
    INSERT INTO user_roles SELECT ${userId}::uuid, id FROM role`);
}

/** Makes every schedule due, and runs the job that sends reports on some servers at once. */
async function run(servers = 1): Promise<void> {
  await test.database.db.update(reportSchedules).set({ nextTime: test.clock.now() });
  manual.waiting.length = 0;
  await tick(servers);
}

async function tick(servers = 1): Promise<void> {
  const others = manual.waiting.splice(0).filter(({ name }) => name !== 'send-reports');
  for (let server = 0; server < servers; server += 1)
    await manual.jobs.send(sendReports.queue, {}, { singletonKey: String(server) });
  await Promise.all(Array.from({ length: servers }, () => manual.runOne()));
  manual.waiting.splice(0, manual.waiting.length, ...others, ...manual.waiting);
}

/** Creates the pending files and sends the pending emails. */
async function work(): Promise<void> {
  while (manual.waiting.length > 0) {
    const [next] = manual.waiting;
    if (next?.name === 'send-reports') manual.waiting.shift();
    else await manual.runOne();
  }
}

/** The words in each file of a user. */
async function filesOf(userId: string): Promise<string[][]> {
  const { db } = test.database;
  const records = await db.select().from(downloadRecords).where(eq(downloadRecords.createdBy, userId));
  return Promise.all(
    records.map(async ({ id, state }) => {
      expect(state).toBe(exportStates.ready);
      const content = await files.read(exportFileKey(id));
      const [sheet] = await readWorkbook(await buffer(content));
      const cells = sheet?.values.flat() ?? [];
      return words.filter((word) => cells.includes(word));
    }),
  );
}

const both = ['report:search:view', 'report:export:create'];
const situation = fc.record({
  accounts: fc.subarray([0, 1, 2]),
  permissions: fc.constantFrom(both, both, both, both.slice(0, 1), both.slice(1), ['report:feed:view']),
  status: fc.constantFrom('active' as const, 'active' as const, 'active' as const, 'frozen' as const),
  isRecipient: fc.constantFrom(true, true, false),
});
const nowhere = {
  accounts: new Array<number>(),
  permissions: new Array<string>(),
  status: 'frozen' as const,
  isRecipient: false,
};

it('gives each recipient exactly one file per run, with what that user may see then, and no one else anything', async () => {
  const plan = fc.record({
    account: fc.constantFrom(-1, 0, 1, 2),
    servers: fc.constantFrom(1, 2),
    runs: fc.array(fc.array(situation, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
  });
  let sentCount = 0;
  await fc.assert(
    fc.asyncProperty(plan, async ({ account, servers, runs }) => {
      const { db } = test.database;
      await db.delete(reportSchedules);
      const readers = await Promise.all(
        [0, 1, 2].map(async () => (await test.fixtures.addUser({ accountIds })).userId),
      );
      const bystander = (await test.fixtures.addUser({ accountIds })).userId;
      const input = inputOf(readers, { accountId: account < 0 ? 0 : accountIds[account] });
      expect((await save(input)).code).toBe(200);
      const removed = new Set<string>();
      for (const situations of runs) {
        await db.delete(downloadRecords);
        const expected = new Map<string, string[][]>();
        for (const [index, userId] of readers.entries()) {
          const { accounts, permissions, status, isRecipient } = situations[index] ?? nowhere;
          if (!isRecipient) removed.add(userId);
          await db.delete(userAccounts).where(eq(userAccounts.userId, userId));
          const granted = accounts.map((one) => ({ userId, accountId: accountIds[one] ?? 0 }));
          if (granted.length > 0) await db.insert(userAccounts).values(granted);
          await db.update(users).set({ status }).where(eq(users.id, userId));
          await grant(userId, permissions);
          const seen = words.filter((_, one) => accounts.includes(one) && (account < 0 || account === one));
          const isServed =
            !removed.has(userId) && status === 'active' && permissions.length === 2 && seen.length > 0;
          expected.set(userId, isServed ? [seen] : []);
        }
        const kept = readers.filter((userId) => !removed.has(userId));
        expect((await save({ ...input, recipientIds: kept })).code).toBe(200);
        await run(servers);
        await tick(servers);
        await work();
        for (const [userId, contents] of expected) expect(await filesOf(userId)).toEqual(contents);
        expect(await filesOf(owner.userId)).toEqual([account < 0 ? words : [words[account]]]);
        expect(await filesOf(bystander)).toEqual([]);
        const served = [...expected.values()].filter(({ length }) => length > 0).length;
        sentCount += served;
        const files = kept.length === 0 ? null : { sent: served + 1, total: kept.length + 1, pending: 0 };
        expect((await listOf())[0]?.lastFiles).toEqual(files);
      }
      expect(await messagesOf(bystander)).toEqual([]);
    }),
    { numRuns: propertyRuns(24) },
  );
  expect(sentCount).toBeGreaterThan(5);
});

describe('users who may be recipients', () => {
  it('are the active ones who were granted the account and may export the report', async () => {
    const { fixtures, database } = test;
    const accountId = await fixtures.addAccount();
    const other = await fixtures.addAccount();
    const caller = await fixtures.signedIn({ name: 'caller', accountIds: [accountId, other] });
    await fixtures.addUser({ name: 'Ann', accountIds: [accountId] });
    await fixtures.addUser({ name: 'bob@example.com', accountIds: [accountId] });
    const named = await fixtures.addUser({ name: 'c7', accountIds: [other] });
    await database.db.update(users).set({ displayName: 'Chen Yu' }).where(eq(users.id, named.userId));
    await fixtures.addUser({ name: 'frozen', accountIds: [accountId], status: 'frozen' });
    await fixtures.addUser({ name: 'stranger' });
    await fixtures.addUser({ name: 'admin', role: 'admin' });
    const noExport = await fixtures.addUser({ name: 'viewer', accountIds: [accountId] });
    await grant(noExport.userId, ['report:search:view']);
    const noReport = await fixtures.addUser({ name: 'feed', accountIds: [accountId] });
    await grant(noReport.userId, ['report:feed:view', 'report:export:create']);

    expect(await find({ accountId }, caller.token)).toEqual(['Ann', 'bob']);
    expect(await find({ accountId: 0 }, caller.token)).toEqual(['Ann', 'bob', 'Chen Yu']);
    expect(await find({ accountId: 0, text: ' cHEN' }, caller.token)).toEqual(['Chen Yu']);
    // neither a username beside a name, nor the domain of an address
    expect(await find({ accountId: 0, text: 'c7' }, caller.token)).toEqual([]);
    expect(await find({ accountId: 0, text: 'example' }, caller.token)).toEqual([]);
    expect(await find({ accountId: 0, text: '%' }, caller.token)).toEqual([]);
    expect(await find({ channel: 'feed', accountId }, caller.token)).toEqual(['Ann', 'bob', 'feed']);
  });

  it('are not found for accounts and reports that the caller may not see', async () => {
    const { fixtures } = test;
    const foreign = await fixtures.addAccount();
    await fixtures.addUser({ accountIds: [foreign] });
    expect(await find({ accountId: foreign })).toBe(403);
    const { userId, token } = await fixtures.signedIn({ accountIds: [foreign] });
    await grant(userId, ['report:feed:view', 'report:export:create']);
    expect(await find({ accountId: foreign }, token)).toBe(403);
    const alone = await fixtures.signedIn();
    expect(await find({}, alone.token)).toEqual([]);
  });

  it('are the only ones that can be added, but those who lost access since may remain', async () => {
    const { fixtures, database } = test;
    const ann = await fixtures.addUser({ accountIds });
    const stranger = await fixtures.addUser();
    const rejected = { code: 400, fields: { recipientIds: 'unknown_recipient' } };
    for (const userId of [stranger.userId, owner.userId, randomUUID()])
      expect(await save(inputOf([ann.userId, userId]))).toMatchObject(rejected);
    expect(await listOf()).toEqual([]);
    const input = inputOf([ann.userId.toUpperCase()]);
    expect((await save(input)).data.recipients).toEqual([{ userId: ann.userId, name: ann.name }]);
    await database.db.delete(userAccounts).where(eq(userAccounts.userId, ann.userId));
    expect((await save({ ...input, hour: 9 })).data.recipients).toHaveLength(1);
    const actions = await database.db
      .select({ after: auditRecords.after })
      .from(auditRecords)
      .where(and(eq(auditRecords.objectId, input.id), eq(auditRecords.action, 'scheduleCreate')));
    expect(actions).toMatchObject([{ after: { recipients: [ann.name] } }]);
  });
});

describe('a recipient', () => {
  it('gets an own message and email, whose link removes only that recipient', async () => {
    const { fixtures, database } = test;
    const [ann, bob] = [await fixtures.signedIn({ accountIds }), await fixtures.signedIn({ accountIds })];
    for (const { token } of [ann, owner]) {
      const address = `${randomUUID()}@example.com`;
      await test.call<MailSettings>('mailSettingsSave', { token, body: { address } });
      await work();
      await test.app.inject({ method: 'POST', url: linkIn(smtp.received.pop()?.body ?? '') });
    }
    const { data } = await save(inputOf([ann.userId, bob.userId], { byMail: true }));
    await run();
    await work();
    const [message, ...others] = await messagesOf(ann.userId);
    expect([message?.link, ...others]).toEqual(['/downloadCenter/index']);
    expect(message?.titleen).toMatch(/^Report from lin: Words, /);
    expect((await messagesOf(bob.userId)).map(({ titleen }) => titleen)).toHaveLength(1);
    expect(smtp.received).toHaveLength(2);
    const mail = smtp.received.find(({ head }) => head.includes('Report from lin'));
    expect(mail?.body).toContain('another user scheduled this report for you');
    expect(mail?.body).not.toContain('lin@example.com');

    const url = linkIn(mail?.head ?? '');
    expect((await test.app.inject({ method: 'GET', url })).body).toContain('Stop this report');
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    await test.app.inject({ method: 'POST', url, headers, payload: 'List-Unsubscribe=One-Click' });
    expect(await listOf()).toMatchObject([
      { id: data.id, byMail: true, recipients: [{ userId: bob.userId }] },
    ]);
    await database.db.delete(downloadRecords);
    await run();
    await work();
    expect([await filesOf(ann.userId), await filesOf(bob.userId)]).toEqual([[], [words]]);
  });

  it('keeps getting emails if the user of the schedule unsubscribes', async () => {
    const ann = await test.fixtures.addUser({ accountIds });
    await save(inputOf([ann.userId], { byMail: true }));
    await test.database.db.update(reportSchedules).set({ byMail: false });
    const [stored] = await test.database.db.select().from(scheduleRecipients);
    expect(stored?.byMail).toBe(true);
  });

  it('waits while having too many pending files, without delaying the others', async () => {
    const { db } = test.database;
    const [ann, bob] = [
      await test.fixtures.addUser({ accountIds }),
      await test.fixtures.addUser({ accountIds }),
    ];
    const { data } = await save(inputOf([ann.userId, bob.userId]));
    await run();
    await work();
    const [ready] = await db.select().from(downloadRecords).where(eq(downloadRecords.createdBy, ann.userId));
    if (!ready) throw new Error('no file');
    const pending = Array.from({ length: 20 }, () => ({
      ...ready,
      id: randomUUID(),
      state: exportStates.waiting,
    }));
    await db.insert(downloadRecords).values(pending);
    await run();
    await work();
    expect(await filesOf(bob.userId)).toHaveLength(2);
    expect((await listOf())[0]?.lastFiles).toEqual({ sent: 2, total: 3, pending: 1 });
    const again = await test.call('reportScheduleSend', { token: owner.token, body: { id: data.id } });
    expect(again.fields).toEqual({ id: 'schedule_running' });
    await db.delete(downloadRecords).where(eq(downloadRecords.state, exportStates.waiting));
    await tick();
    await work();
    expect(await filesOf(ann.userId)).toHaveLength(2);
    expect((await listOf())[0]?.lastFiles).toEqual({ sent: 3, total: 3, pending: 0 });
  });

  it('gets nothing, and no message, once access is lost after the run has started', async () => {
    const ann = await test.fixtures.addUser({ accountIds });
    await save(inputOf([ann.userId]));
    await run();
    await test.database.db.delete(userAccounts).where(eq(userAccounts.userId, ann.userId));
    await work();
    const [record] = await test.database.db
      .select()
      .from(downloadRecords)
      .where(eq(downloadRecords.createdBy, ann.userId));
    expect(record?.state).toBe(exportStates.failed);
    expect(await messagesOf(ann.userId)).toEqual([]);
    expect((await listOf())[0]?.lastFiles).toEqual({ sent: 1, total: 2, pending: 0 });
  });

  it('of a schedule whose user lost the account gets nothing', async () => {
    const ann = await test.fixtures.addUser({ accountIds });
    await save(inputOf([ann.userId]));
    await test.database.db.delete(userAccounts).where(eq(userAccounts.userId, owner.userId));
    await run();
    await work();
    await test.database.db
      .insert(userAccounts)
      .values(accountIds.map((accountId) => ({ userId: owner.userId, accountId })));
    expect(await test.database.db.select().from(reportDeliveries)).toEqual([]);
    expect(await filesOf(ann.userId)).toEqual([]);
  });
});

const receivedBy = async (token: string): Promise<ReceivedReport[]> => {
  const { data } = await test.call<{ list: ReceivedReport[] }>('reportScheduleReceivedList', {
    token,
    body: {},
  });
  return data.list;
};
const signedIn = async (own: readonly number[] = accountIds) => {
  const name = randomUUID();
  return { name, ...(await test.fixtures.signedIn({ name, accountIds: [...own] })) };
};
const stop = (token: string, id: string) => test.call('reportScheduleReceivedStop', { token, body: { id } });

it('lists a report of another user for its recipients only, with their own file and what they may see', async () => {
  const [ann, bob] = [await signedIn(accountIds.slice(0, 1)), await signedIn()];
  const all = inputOf([ann.userId]);
  const one = inputOf([ann.userId, bob.userId], { accountId: accountIds[0], byMail: true });
  await save(all);
  await save(one);
  const received = await receivedBy(ann.token);
  expect(received).toHaveLength(2);
  expect(received.find(({ id }) => id === one.id)).toMatchObject({
    sender: 'lin',
    name: 'Words',
    byMail: true,
    lastTime: null,
    lastOutcome: null,
    lastFile: null,
  });
  expect(received.find(({ id }) => id === all.id)).toMatchObject({
    accountId: 0,
    account: null,
    byMail: false,
  });
  expect((await receivedBy(bob.token)).map(({ id }) => id)).toEqual([one.id]);
  expect(await receivedBy(owner.token)).toEqual([]);
  await run();
  await work();
  const [sent] = await receivedBy(bob.token);
  expect(sent).toMatchObject({ lastOutcome: 'sent', isPaused: false });
  const own = await test.database.db
    .select({ id: downloadRecords.id })
    .from(downloadRecords)
    .where(eq(downloadRecords.createdBy, bob.userId));
  expect(own).toEqual([{ id: sent?.lastFile?.id }]);
  // neither the sender's username beside a name, nor an account that the recipient lost
  expect(JSON.stringify(sent)).not.toContain('lin@example.com');
  await test.database.db.delete(userAccounts).where(eq(userAccounts.userId, bob.userId));
  expect(await receivedBy(bob.token)).toMatchObject([{ accountId: accountIds[0], account: null }]);
});

it('sends a report no more after its recipient stopped it, at whatever moment, while others get theirs', async () => {
  const moments = ['before', 'due', 'waiting', 'starting', 'pending', 'sent'] as const;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...moments), fc.integer({ min: 1, max: 2 }), async (moment, servers) => {
      const { db } = test.database;
      await db.delete(reportSchedules);
      await db.delete(downloadRecords);
      const [ann, bob] = [await signedIn(), await signedIn()];
      const input = inputOf([ann.userId, bob.userId]);
      expect((await save(input)).code).toBe(200);
      if (moment === 'waiting') {
        // as if the server had stopped between the run and the files of the recipients
        await run(servers);
        await work();
        await db.delete(downloadRecords).where(eq(downloadRecords.createdBy, ann.userId));
        await db
          .update(reportDeliveries)
          .set({ outcome: 'waiting', recordId: null })
          .where(eq(reportDeliveries.userId, ann.userId));
      }
      if (moment === 'pending' || moment === 'sent') await run(servers);
      if (moment === 'sent') await work();
      const sent = moment === 'sent' ? [words] : [];
      const messages = (await messagesOf(ann.userId)).length;
      const [stopped] = await Promise.all([
        stop(ann.token, input.id),
        moment === 'starting' ? run(servers) : undefined,
      ]);
      expect(stopped.code).toBe(200);
      expect(await receivedBy(ann.token)).toEqual([]);
      await work();
      await run(servers);
      await tick(servers);
      await work();
      expect(await filesOf(ann.userId)).toEqual(sent);
      expect(await messagesOf(ann.userId)).toHaveLength(messages);
      expect((await filesOf(bob.userId)).length).toBeGreaterThan(0);
      expect((await listOf())[0]?.recipients).toEqual([{ userId: bob.userId, name: bob.name }]);
      expect((await stop(ann.token, input.id)).code).toBe(404);
    }),
    { numRuns: propertyRuns(12), examples: moments.map((moment) => [moment, 1]) },
  );
});

it('stops a report for its recipient only, and records it', async () => {
  const [ann, stranger] = [await signedIn(), await signedIn()];
  const input = inputOf([ann.userId]);
  await save(input);
  for (const { token } of [stranger, owner]) expect((await stop(token, input.id)).code).toBe(404);
  expect((await stop(ann.token, input.id.toUpperCase())).code).toBe(200);
  const records = await test.database.db
    .select({ actorId: auditRecords.actorId, before: auditRecords.before, after: auditRecords.after })
    .from(auditRecords)
    .where(and(eq(auditRecords.objectId, input.id), eq(auditRecords.action, 'scheduleChange')));
  expect(records).toMatchObject([
    { actorId: ann.userId, before: { recipients: [ann.name] }, after: { recipients: [] } },
  ]);
});

const linkIn = (text: string) => /https:\/\/ads\.example\.com(\/\S+?token=[\w.-]+)/.exec(text)?.[1] ?? '';
