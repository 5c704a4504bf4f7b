import {
  exportStates,
  lastDayOfMonth,
  type MailSettings,
  type Message,
  type ReportSchedule,
  type SavedReportView,
} from '@meridian/api-client/contract';
import { eq, isNotNull, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readWorkbook } from '../../kits/workbooks/testing/read-workbook';
import {
  auditRecords,
  downloadRecords,
  mailAddresses,
  mails,
  messages,
  rateCounters,
  reportSchedules,
  reportViews,
  userAccounts,
  userRoles,
  users,
} from '../../platform/db/schema';
import { folderStore, type FileStore } from '../../platform/files';
import { writeFacts } from '../../report-engine/testing/report-facts';
import { createTestApp, temporaryFolder, type TestApp } from '../../testing';
import { createManualJobs } from '../../testing/manual-jobs';
import { openSmtpSink, type ReceivedMail, type SmtpSink } from '../../testing/smtp-sink';
import { sendReports } from './jobs';
import { createScheduleDelivery } from './schedule-delivery';

let smtp: SmtpSink;
let test: TestApp;
let folder: string;
let files: FileStore;
let accountId: number;
let owner: { userId: string; token: string };
let viewId: string;
const manual = createManualJobs();
const config = {
  captchaCode: undefined,
  trustProxy: false,
  ssoOrigin: undefined,
  unlockMinutes: 0,
} as const;
const address = 'lin@example.com';

beforeAll(async () => {
  smtp = await openSmtpSink();
  folder = temporaryFolder();
  files = folderStore(folder);
  const mail = {
    smtpUrl: smtp.url,
    from: 'Meridian <reports@example.com>',
    publicOrigin: 'https://ads.example.com',
  };
  test = await createTestApp({ jobs: manual.jobs, files, config: { ...config, mail } });
  const { fixtures, database } = test;
  // New York is 5 hours behind UTC: at the start of the test it is the 19th, 23:00
  accountId = await fixtures.addAccount({
    accountNo: '8840377',
    accountName: 'Kaede',
    timeZone: 'America/New_York',
  });
  owner = await fixtures.signedIn({ name: 'lin', accountIds: [accountId] });
  const fact = { beginDate: '2026-11-18', impression: 100, click: 10, cost: '12.50', conversion: '1' };
  await writeFacts(database.db, { accountId, channel: 'search', section: 'keyword' }, [
    { ...fact, dims: { showWord: 'maple', campaignName: 'Autumn', adgroupName: 'Kyoto' } },
    { ...fact, dims: { showWord: 'plum', campaignName: 'Spring', adgroupName: 'Kyoto' } },
  ]);
});
beforeEach(async () => {
  const { db } = test.database;
  smtp.received.length = 0;
  smtp.rejection = undefined;
  manual.waiting.length = 0;
  for (const table of [
    reportSchedules,
    downloadRecords,
    reportViews,
    messages,
    mails,
    mailAddresses,
    rateCounters,
  ])
    await db.delete(table);
  viewId = (await saveView()).id;
});
afterAll(async () => {
  await test.close();
  await smtp.close();
  rmSync(folder, { recursive: true, force: true });
});

async function saveView(more: object = {}, token = owner.token): Promise<SavedReportView> {
  const content = { columns: ['date', 'showWord', 'cost'], campaignName: ['Autumn'] };
  const query = { channel: 'search', section: 'keyword', period: 'daily', name: 'Autumn', content, ...more };
  return (await test.call<SavedReportView>('reportViewSave', { token, body: { query } })).data;
}

const schedule = (more: object = {}) => ({
  id: randomUUID(),
  viewId,
  accountId,
  period: 'daily',
  range: 'last7Days',
  cadence: 'daily',
  hour: 8,
  ...more,
});
const save = (body: object, token = owner.token) =>
  test.call<ReportSchedule>('reportScheduleSave', { token, body });
const pause = (id: string, isPaused: boolean, token = owner.token) =>
  test.call<ReportSchedule>('reportSchedulePause', { token, body: { id, isPaused } });
const sendNow = (id: string, token = owner.token) =>
  test.call<ReportSchedule>('reportScheduleSend', { token, body: { id } });
async function listOf(token = owner.token): Promise<ReportSchedule[]> {
  const { data } = await test.call<{ list: ReportSchedule[] }>('reportScheduleList', { token, body: {} });
  return data.list;
}
async function messagesOf(token = owner.token): Promise<Message[]> {
  return (await test.call<{ list: Message[] }>('messageList', { token, body: {} })).data.list;
}
const titles = async () => (await messagesOf()).map(({ titleen }) => titleen);
const records = () => test.database.db.select().from(downloadRecords);

async function setClock(instant: string): Promise<void> {
  test.clock.advance(Date.parse(instant) - test.clock.now().getTime());
  // the user's session would have expired by then
  owner.token = await test.fixtures.openSession(owner.userId);
}

/** Runs the job that sends reports, without the jobs that it sends. */
async function tick(): Promise<void> {
  const others = manual.waiting.splice(0).filter(({ name }) => name !== 'send-reports');
  await manual.jobs.send(sendReports.queue, {}, { singletonKey: 'next' });
  await manual.runOne();
  manual.waiting.splice(0, manual.waiting.length, ...others, ...manual.waiting);
}

/** Creates the pending files and sends the pending emails. */
async function work(): Promise<void> {
  const isWork = ({ name }: { name: string }) => name !== 'send-reports';
  for (let count = 0; count < 20 && manual.waiting.some(isWork); count += 1) {
    manual.waiting.splice(0, manual.waiting.length, ...manual.waiting.filter(isWork));
    await manual.runOne();
  }
}

const linkIn = (text: string) => /https:\/\/ads\.example\.com(\/\S+?token=[\w.-]+)/.exec(text)?.[1] ?? '';
const received = (): ReceivedMail => {
  const [mail] = smtp.received;
  if (!mail) throw new Error('no mail was received');
  return mail;
};

async function confirmAddress(): Promise<void> {
  await test.call<MailSettings>('mailSettingsSave', { token: owner.token, body: { address } });
  await work();
  await test.app.inject({ method: 'POST', url: linkIn(received().body) });
  smtp.received.length = 0;
}

/** Name and content of an email's attachment. */
function attachmentOf({ body }: ReceivedMail): { name: string | undefined; bytes: Buffer } | undefined {
  const part = body.split('\r\n--').find((text) => text.includes('Content-Disposition: attachment'));
  if (part === undefined) return undefined;
  const [head = '', content = ''] = part.split('\r\n\r\n');
  return { name: /filename="?([^"\r\n;]+)/.exec(head)?.[1], bytes: Buffer.from(content, 'base64') };
}

describe('the schedules of a user', () => {
  it('are created, changed, paused and deleted by their user', async () => {
    const input = schedule();
    expect((await save(input)).data).toMatchObject({
      ...input,
      name: 'Autumn',
      channel: 'search',
      section: 'keyword',
      weekday: 1,
      monthDay: 1,
      account: { accountNo: '8840377', accountName: 'Kaede' },
      timeZone: 'America/New_York',
      format: 'xlsx',
      byMail: false,
      isPaused: false,
      pauseReason: null,
      lastOutcome: null,
      lastFile: null,
      nextTime: '2026-11-20T13:00:00.000Z',
    });
    const monthly = { ...input, cadence: 'monthly', monthDay: lastDayOfMonth, byMail: true };
    expect((await save(monthly)).data).toMatchObject({ byMail: true, nextTime: '2026-11-30T13:00:00.000Z' });
    expect((await pause(input.id, true)).data).toMatchObject({ isPaused: true, nextTime: null });
    // changing a paused schedule does not resume it
    expect((await save(input)).data).toMatchObject({ isPaused: true, nextTime: null });
    const { data } = await pause(input.id, false);
    expect(data).toMatchObject({ isPaused: false, nextTime: '2026-11-20T13:00:00.000Z' });
    expect(await listOf()).toEqual([data]);
    await test.call('reportScheduleDelete', { token: owner.token, body: { id: input.id } });
    expect(await listOf()).toEqual([]);
  });

  it('are not those of anyone else', async () => {
    const other = await test.fixtures.signedIn({ accountIds: [accountId] });
    const input = schedule();
    await save(input);
    expect(await listOf(other.token)).toEqual([]);
    const { id } = input;
    expect((await save(input, other.token)).code).toBe(404);
    expect((await pause(id, true, other.token)).code).toBe(404);
    expect((await sendNow(id, other.token)).code).toBe(404);
    expect((await test.call('reportScheduleDelete', { token: other.token, body: { id } })).code).toBe(404);
    // nor can another user take over the id with an own view
    const own = await saveView({}, other.token);
    expect((await save({ ...input, viewId: own.id }, other.token)).code).toBe(404);
    expect(await listOf()).toMatchObject([{ id, isPaused: false }]);
  });

  it('have a view that the user has access to: an own one, or one that a colleague shares', async () => {
    const colleague = await test.fixtures.signedIn({ accountIds: [accountId] });
    const secret = await saveView({}, colleague.token);
    const shared = await saveView({ name: 'Shared', isShared: true }, colleague.token);
    expect((await save(schedule({ viewId: secret.id }))).code).toBe(404);
    expect((await save(schedule({ viewId: shared.id }))).data.name).toBe('Shared');
  });

  it('reject an account without access', async () => {
    const foreign = await test.fixtures.addAccount();
    expect((await save(schedule({ accountId: foreign }))).code).toBe(403);
  });

  it.each([
    ['a range that a weekly report does not have', { period: 'weekly', range: 'yesterday' }, 'range'],
    ['a range that a monthly report does not have', { period: 'month', range: 'lastWeek' }, 'range'],
    ['the 29th', { cadence: 'monthly', monthDay: 29 }, 'monthDay'],
    ['an eighth day of the week', { cadence: 'weekly', weekday: 8 }, 'weekday'],
    ['hour 24', { hour: 24 }, 'hour'],
  ])('reject %s', async (_, more, field) => {
    const { code, fields } = await save(schedule(more));
    expect([code, Object.keys(fields ?? {})]).toEqual([400, [field]]);
  });

  it('have the comparison of their view with another range, if their period can have that range', async () => {
    const basis = { beginDate: '2025-11-10', endDate: '2025-11-16' };
    const view = await saveView({ name: 'Fair', content: { compare: { basis } } });
    const compared = (period: string, range: string) => save(schedule({ viewId: view.id, period, range }));
    expect((await compared('daily', 'yesterday')).code).toBe(200);
    expect((await compared('weekly', 'lastWeek')).code).toBe(200);
    expect(await compared('month', 'lastMonth')).toMatchObject({
      code: 400,
      fields: { period: 'compared_range_period' },
    });
  });

  describe('that save their view', () => {
    const withView = (more: object = {}, view: object = {}) => {
      const content = { columns: ['showWord', 'cost'], campaignName: ['Spring'] };
      const query = { channel: 'search', section: 'keyword', name: 'Spring weekly', content, ...view };
      return { ...schedule(), viewId: undefined, query, ...more };
    };
    const namesOfViews = async () => {
      const rows = await test.database.db.select({ name: reportViews.name }).from(reportViews);
      return rows.map(({ name }) => name).sort();
    };

    it('store both, and a repeated request stores nothing twice', async () => {
      const input = withView({ format: 'csv' });
      const { data } = await save(input);
      expect(data).toMatchObject({ id: input.id, name: 'Spring weekly', section: 'keyword', format: 'csv' });
      expect((await save(input)).data).toEqual(data);
      expect(await namesOfViews()).toEqual(['Autumn', 'Spring weekly']);
      expect(await listOf()).toEqual([data]);
      await sendNow(input.id);
      await work();
      const [record] = await records();
      expect(record).toMatchObject({ format: 'csv', rowCount: 1, state: exportStates.ready });
    });

    const notWhole = { basis: { beginDate: '2025-11-10', endDate: '2025-11-11' } };
    it.each([
      ['a name in use', {}, { name: 'AUTUMN' }, 1400, undefined],
      ['an invisible name', {}, { name: '\u3164' }, 400, 'query.name'],
      [
        'a column of another report',
        {},
        { content: { columns: ['device'] } },
        400,
        'query.content.columns.0',
      ],
      ['a range that its period lacks', { range: 'last4Weeks' }, {}, 400, 'range'],
      [
        'a comparison that its period lacks',
        { period: 'month', range: 'lastMonth' },
        { content: { compare: notWhole } },
        400,
        'period',
      ],
      ['a section of another channel', {}, { channel: 'feed' }, 400, 'query.section'],
    ])('store neither with %s', async (_, more, view, code, field) => {
      const response = await save(withView(more, view));
      expect([response.code, Object.keys(response.fields ?? {})]).toEqual([code, field ? [field] : []]);
      expect(await namesOfViews()).toEqual(['Autumn']);
      expect(await listOf()).toEqual([]);
    });

    it('store no view above the maximum, nor with the id of another user', async () => {
      const other = await test.fixtures.signedIn({ accountIds: [accountId] });
      const { id } = (await save(withView({}, { name: 'Other' }), other.token)).data;
      expect((await save(withView({ id }))).code).toBe(404);
      for (let count = 0; count < 20; count += 1) await save(schedule());
      expect((await save(withView())).fields).toEqual({ viewId: 'too_many_schedules' });
      expect(await namesOfViews()).toEqual(['Autumn', 'Other']);
    });

    it('need exactly one view', async () => {
      expect((await save(withView({ viewId }))).fields).toEqual({ viewId: 'invalid' });
      expect((await save(schedule({ viewId: undefined }))).fields).toEqual({ viewId: 'required' });
    });
  });

  it('are 20 at most', async () => {
    const results = [];
    for (let count = 0; count < 21; count += 1) results.push(await save(schedule()));
    expect(results.map(({ code }) => code)).toEqual([...Array.from({ length: 20 }, () => 200), 400]);
    expect(results.at(-1)?.fields).toEqual({ viewId: 'too_many_schedules' });
  });

  it('need the permission to export, and that of the report', async () => {
    const { userId, token } = await test.fixtures.signedIn({ accountIds: [accountId] });
    const own = await saveView({}, token);
    await grant(userId, ['report:search:view']);
    expect((await save(schedule({ viewId: own.id }), token)).code).toBe(403);
    await grant(userId, ['report:feed:view', 'report:export:create']);
    expect((await save(schedule({ viewId: own.id }), token)).code).toBe(403);
  });
});

async function grant(userId: string, permissions: readonly string[]): Promise<void> {
  const { db } = test.database;
  await db.delete(userRoles).where(eq(userRoles.userId, userId));
  await db.execute(sql`
    WITH role AS (
      INSERT INTO roles (name, permissions) VALUES (${randomUUID()}, ${sql.param([...permissions])}::text[]) RETURNING id)
    INSERT INTO user_roles SELECT ${userId}::uuid, id FROM role`);
}

describe('a schedule that is due', () => {
  it('sends a file of the view once, with the days as of then', async () => {
    await save(schedule());
    await tick();
    expect(await records()).toEqual([]);
    await setClock('2026-11-20T13:00:30Z');
    await tick();
    expect(await listOf()).toMatchObject([
      { lastOutcome: 'pending', lastTime: '2026-11-20T13:00:30.000Z', nextTime: '2026-11-21T13:00:00.000Z' },
    ]);
    await tick();
    await work();
    const [record, ...others] = await records();
    expect(others).toEqual([]);
    expect(record).toMatchObject({
      createdBy: owner.userId,
      state: exportStates.ready,
      beginDate: '2026-11-13',
      endDate: '2026-11-19',
      format: 'xlsx',
      rowCount: 1,
    });
    expect(await listOf()).toMatchObject([
      { lastOutcome: 'sent', lastFile: { id: record?.id, fileName: record?.fileName } },
    ]);
    const [message, ...more] = await messagesOf();
    expect(more).toEqual([]);
    expect(message).toMatchObject({
      titleen: 'Scheduled report: Autumn, 2026-11-13 to 2026-11-19',
      titlecn: '定期报告：Autumn，2026-11-13 至 2026-11-19',
      link: '/downloadCenter/index',
    });
    expect(smtp.received).toEqual([]);
    const [audit] = await test.database.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.objectId, record?.id ?? ''));
    expect(audit).toMatchObject({ action: 'exportCreate', actorId: owner.userId, actorName: 'lin' });
    await setClock('2026-11-20T14:00:00Z');
  });

  it('sends one report for all that were missed while the server was stopped', async () => {
    await save(schedule());
    await setClock('2026-11-24T20:00:00Z');
    await tick();
    await tick();
    expect(await records()).toMatchObject([{ beginDate: '2026-11-17', endDate: '2026-11-23' }]);
    expect(await listOf()).toMatchObject([{ nextTime: '2026-11-25T13:00:00.000Z' }]);
  });

  it('is sent by one of several servers', async () => {
    await save(schedule());
    await makeDue();
    // each run has read that the schedule is due
    for (const singletonKey of ['1', '2', '3'])
      await manual.jobs.send(sendReports.queue, {}, { singletonKey });
    await Promise.all([manual.runOne(), manual.runOne(), manual.runOne()]);
    expect(await records()).toHaveLength(1);
    expect(manual.waiting.filter(({ name }) => name === 'export-report')).toHaveLength(1);
  });

  it('notifies the user if there is no data', async () => {
    const view = await saveView({ name: 'Nothing', content: { text: 'no such word' } });
    await save(schedule({ viewId: view.id }));
    await makeDue();
    await tick();
    expect(await records()).toEqual([]);
    expect(await listOf()).toMatchObject([{ lastOutcome: 'noData', lastFile: null, isPaused: false }]);
    expect(await titles()).toEqual([expect.stringMatching(/^No data: Nothing, 2026-/)]);
    await tick();
    expect(await titles()).toHaveLength(1);
  });

  it('waits while its user has too many pending files', async () => {
    await save(schedule());
    await makeDue();
    const { db } = test.database;
    await db.insert(downloadRecords).values(
      Array.from({ length: 20 }, () => ({
        id: randomUUID(),
        createdBy: owner.userId,
        fileName: 'x',
        format: 'csv' as const,
        state: 1,
        channel: 'search' as const,
        section: 'keyword' as const,
        period: 'daily' as const,
        beginDate: '2026-11-01',
        endDate: '2026-11-01',
        request: {
          query: { beginDate: '', endDate: '' },
          accountIds: [],
          language: 'en' as const,
          withBom: true,
        },
      })),
    );
    await tick();
    expect(await listOf()).toMatchObject([{ lastOutcome: null }]);
    await db.delete(downloadRecords);
    await tick();
    expect(await listOf()).toMatchObject([{ lastOutcome: 'pending' }]);
  });

  it('notifies the user if the file failed', async () => {
    await save(schedule());
    await makeDue();
    await tick();
    const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    const store = vi.spyOn(files, 'put').mockRejectedValueOnce(full);
    await work();
    store.mockRestore();
    expect(await listOf()).toMatchObject([{ lastOutcome: 'failed' }]);
    expect(await titles()).toEqual(['Scheduled report failed: Autumn']);
    // after a retry in the download center, it is delivered
    const [record] = await records();
    await test.call('downloadRecordRetry', { token: owner.token, body: { id: record?.id } });
    await work();
    expect(await listOf()).toMatchObject([{ lastOutcome: 'sent' }]);
    expect(await titles()).toHaveLength(2);
  });

  it.each<[string, string, () => Promise<unknown>, () => Promise<unknown>]>([
    [
      'viewLost',
      'its view was deleted',
      () => test.call('reportViewDelete', { token: owner.token, body: { id: viewId } }),
      () => Promise.resolve(),
    ],
    [
      'accountLost',
      'access to its account',
      () => test.database.db.delete(userAccounts).where(eq(userAccounts.userId, owner.userId)),
      () => test.database.db.insert(userAccounts).values({ userId: owner.userId, accountId }),
    ],
    [
      'permissionLost',
      'no longer have permission to export',
      () => grant(owner.userId, ['report:feed:view', 'report:export:create']),
      () => test.database.db.delete(userRoles).where(eq(userRoles.userId, owner.userId)),
    ],
    [
      'userFrozen',
      'your login was suspended',
      () => test.database.db.update(users).set({ status: 'frozen' }).where(eq(users.id, owner.userId)),
      () => test.database.db.update(users).set({ status: 'active' }).where(eq(users.id, owner.userId)),
    ],
  ])('is paused with a message: %s', async (reason, words, lose, restore) => {
    const { data } = await save(schedule());
    await makeDue();
    await lose();
    await tick();
    await tick();
    const [stored] = await test.database.db.select().from(reportSchedules);
    expect(stored).toMatchObject({ isPaused: true, pauseReason: reason, nextTime: null });
    if (reason !== 'userFrozen') {
      const rejected = { code: 400, fields: { id: `schedule_${reason}` } };
      expect(await pause(data.id, false)).toMatchObject(rejected);
      expect(await sendNow(data.id)).toMatchObject(rejected);
    }
    await restore();
    const [message, ...others] = await messagesOf();
    expect(others).toEqual([]);
    expect(message).toMatchObject({ titleen: 'Scheduled report paused: Autumn', link: '/reportSchedule' });
    expect(message?.introduceen).toContain(words);
    expect(await records()).toEqual([]);
    if (reason === 'viewLost') return;
    expect((await pause(data.id, false)).data).toMatchObject({ isPaused: false, pauseReason: null });
  });

  it('has the access of its user at that time, for all of the accounts', async () => {
    const second = await test.fixtures.addAccount({ timeZone: 'America/New_York' });
    await save(schedule({ accountId: 0 }));
    await test.database.db.insert(userAccounts).values({ userId: owner.userId, accountId: second });
    await makeDue();
    await tick();
    const [record] = await records();
    expect(record?.request.accountIds).toEqual([accountId, second]);
    await test.database.db.delete(userAccounts).where(eq(userAccounts.accountId, second));
    // lost between the start and the file
    await work();
    expect(await listOf()).toMatchObject([{ lastOutcome: 'failed' }]);
  });
});

/** Makes every schedule due. */
const makeDue = () => test.database.db.update(reportSchedules).set({ nextTime: test.clock.now() });

describe('a report that is sent immediately', () => {
  it('does not change the plan, and does not start twice', async () => {
    const { data } = await save(schedule());
    const sent = await sendNow(data.id);
    expect(sent.data).toMatchObject({ lastOutcome: 'pending', nextTime: data.nextTime });
    expect(await sendNow(data.id)).toMatchObject({ code: 400, fields: { id: 'schedule_running' } });
    await work();
    expect(await listOf()).toMatchObject([{ lastOutcome: 'sent', nextTime: data.nextTime }]);
    expect((await sendNow(data.id)).code).toBe(200);
    expect(await records()).toHaveLength(2);
  });

  it('notifies the user if there is no data, and is sent while paused', async () => {
    const view = await saveView({ name: 'Nothing', content: { text: 'no such word' } });
    const { data } = await save(schedule({ viewId: view.id }));
    await pause(data.id, true);
    expect((await sendNow(data.id)).data).toMatchObject({ lastOutcome: 'noData', isPaused: true });
  });
});

describe('the email of a scheduled report', () => {
  it('has the file, in the user’s language, and is unsubscribed without a login', async () => {
    await confirmAddress();
    await test.database.db.update(users).set({ languageId: 1 }).where(eq(users.id, owner.userId));
    await save(schedule({ byMail: true }));
    await makeDue();
    await tick();
    await work();
    await test.database.db.update(users).set({ languageId: 2 }).where(eq(users.id, owner.userId));
    expect(smtp.received).toHaveLength(1);
    const mail = received();
    expect(mail.to).toEqual([address]);
    expect(mail.head).toMatch(/^List-Unsubscribe: <https:\/\/ads\.example\.com\/\S+>$/m);
    expect(mail.head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    const [record] = await records();
    const [stored] = await test.database.db.select().from(mails).where(isNotNull(mails.attachmentId));
    expect(stored?.subject).toMatch(/^定期报告：Autumn，/);
    expect(stored?.text).toContain('文件见附件。');
    const [sheet] = await readWorkbook(attachmentOf(mail)?.bytes ?? Buffer.alloc(0));
    expect(sheet?.values.flat()).toContain('maple');
    expect(sheet?.values.flat()).not.toContain('plum');
    expect(record?.state).toBe(exportStates.ready);

    const url = linkIn(mail.head);
    const page = await test.app.inject({ method: 'GET', url });
    expect(page.body).toContain('value="all"');
    expect((await listOf())[0]?.byMail).toBe(true);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const clicked = await test.app.inject({
      method: 'POST',
      url,
      headers,
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(clicked.statusCode).toBe(200);
    expect((await listOf())[0]?.byMail).toBe(false);
  });

  it('names its file, and is unsubscribed for all scheduled reports on request', async () => {
    await confirmAddress();
    const { data } = await save(schedule({ byMail: true }));
    await save(schedule({ byMail: true }));
    await sendNow(data.id);
    await work();
    const mail = received();
    const { name, bytes } = attachmentOf(mail) ?? {};
    expect(name).toBe((await records())[0]?.fileName);
    expect(bytes?.length).toBe((await records())[0]?.size);
    expect(mail.body).toContain('The file is attached.');
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    await test.app.inject({ method: 'POST', url: linkIn(mail.head), headers, payload: 'choice=all' });
    expect((await listOf()).map(({ byMail }) => byMail)).toEqual([false, false]);
  });

  it('links a file that is too large', async () => {
    await confirmAddress();
    const { data } = await save(schedule({ byMail: true }));
    await sendNow(data.id);
    const put = files.put.bind(files);
    const store = vi.spyOn(files, 'put').mockImplementation(async (key, content) => ({
      ...(await put(key, content)),
      size: 10 * 1024 * 1024 + 1,
    }));
    await work();
    store.mockRestore();
    const mail = received();
    expect(attachmentOf(mail)).toBeUndefined();
    expect(mail.body).toContain('The file is too large to attach');
    expect(mail.body).toContain('https://ads.example.com/downloadCenter/index');
  });

  it('is not sent if its user has deleted the file, or lost access to the account', async () => {
    await confirmAddress();
    const { data } = await save(schedule({ byMail: true }));
    for (const lose of [
      () => test.database.db.delete(downloadRecords),
      () => test.database.db.delete(userAccounts).where(eq(userAccounts.userId, owner.userId)),
    ]) {
      await sendNow(data.id);
      await manual.runOne();
      expect(manual.waiting.map(({ name }) => name)).toEqual(['send-mail']);
      await lose();
      await work();
    }
    await test.database.db.insert(userAccounts).values({ userId: owner.userId, accountId });
    expect(smtp.received).toEqual([]);
    expect(await test.database.db.$count(mails, eq(mails.state, 'waiting'))).toBe(0);
  });

  it('is also sent for a report without data, but not without a confirmed address', async () => {
    const view = await saveView({ name: 'Nothing', content: { text: 'no such word' } });
    const { data } = await save(schedule({ viewId: view.id, byMail: true }));
    await sendNow(data.id);
    await work();
    expect(smtp.received).toEqual([]);
    await confirmAddress();
    test.clock.advance(1_000);
    await sendNow(data.id);
    await work();
    expect(received().head).toMatch(/^Subject: No data: Nothing/m);
  });
});

it('says in message and email that the file is truncated', async () => {
  const { data } = await save(schedule());
  await sendNow(data.id);
  const [record] = await records();
  if (!record) throw new Error('no record');
  const { db } = test.database;
  const delivery = createScheduleDelivery({ jobs: manual.jobs, clock: test.clock, config });
  const file = { rowCount: 10_000, totalCount: 12_345, size: 1, time: test.clock.now() };
  expect(await delivery.onReady(db, record, file)).toBe(true);
  // the job may run again
  expect(await delivery.onReady(db, record, file)).toBe(true);
  expect(await listOf()).toMatchObject([{ lastOutcome: 'cut' }]);
  const [message, ...others] = await messagesOf();
  expect(others).toEqual([]);
  expect(message?.introduceen).toContain('12,345 rows');
  expect(message?.introduceen).toContain('only the first 10,000');
});
