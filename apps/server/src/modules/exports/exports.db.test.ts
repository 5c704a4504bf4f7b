import { endpoints, exportStates } from '@meridian/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import { createHash, randomUUID } from 'node:crypto';
import {
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClock } from '../../platform/clock';
import { downloadRecords, userAccounts, userRoles, users } from '../../platform/db/schema';
import { writeFacts } from '../../report-engine/testing/report-facts';
import { createCostSource } from './cost-source';
import { createExportJob } from './export-job';
import { createExportJobRepository } from './export-job.repository';
import { createReportSource } from './report-source';
import { openExportWorkspace, type ExportRequest, type ExportWorkspace } from './testing/export-workspace';
import { openKeywordWorkspace, today, week, type KeywordWorkspace } from './testing/keyword-workspace';

let workspace: ExportWorkspace;
let account: number;
let token: string;
let requestOf: KeywordWorkspace['requestOf'];

const storedFiles = () => {
  try {
    return readdirSync(path.join(workspace.files.folder, 'exports'));
  } catch {
    return [];
  }
};
const unfinishedFiles = () => readdirSync(path.join(workspace.files.folder, '.unfinished'));

beforeAll(async () => {
  ({ workspace, account, token, requestOf } = await openKeywordWorkspace());
});
afterAll(() => workspace.close());

describe('an export request', () => {
  it.each<[string, Partial<ExportRequest>, string]>([
    [
      'a range that ends in the future',
      { query: { beginDate: '2026-11-20', endDate: '2026-11-22' } },
      'query.endDate',
    ],
    ['an inverted range', { query: { beginDate: '2026-11-20', endDate: '2026-11-19' } }, 'query.endDate'],
    [
      'half a week',
      { period: 'weekly', query: { beginDate: '2026-11-10', endDate: '2026-11-15' } },
      'query.beginDate',
    ],
    ['a column that there is not', { columns: ['cost', 'password'] }, 'columns.1'],
    ['a column twice', { columns: ['cost', 'cost'] }, 'columns.1'],
    ['a sort by what cannot be sorted', { sortCol: 'showWord asc' }, 'page.sortCol'],
    ['a sort that is none', { sortCol: 'cost; drop table users' }, 'sortCol'],
    ['a filter that the section does not have', { query: { ...week, device: ['pc'] } }, 'query.device'],
  ])('of %s is rejected as in the list', async (_what, given, field) => {
    const { code, fields } = await workspace.request(requestOf(given));
    expect(code).toBe(400);
    expect(Object.keys(fields ?? {})).toEqual([field]);
  });

  it('of an empty report is rejected with a reason', async () => {
    const { code, fields } = await workspace.request(requestOf({ query: { ...week, text: 'no such word' } }));
    expect({ code, fields }).toEqual({ code: 400, fields: { query: 'nothing_to_export' } });
  });

  it('of an inaccessible account is rejected', async () => {
    const foreign = await workspace.fixtures.addAccount();
    const { code } = await workspace.request(requestOf({ query: { ...week, accountId: foreign } }));
    expect(code).toBe(403);
  });

  it('needs the permission to export', async () => {
    const { userId, token: other } = await workspace.fixtures.signedIn({ accountIds: [account] });
    await workspace.db.delete(userRoles).where(eq(userRoles.userId, userId));
    const name = randomUUID();
    await workspace.db.execute(sql`
      WITH role AS (INSERT INTO roles (name, permissions) VALUES (${name}, '{report:search:view}') RETURNING id)
      INSERT INTO user_roles SELECT ${userId}::uuid, id FROM role`);
    expect((await workspace.request(requestOf({ token: other }))).code).toBe(403);
  });
});

describe('the file of a record', () => {
  it('has its name in every language and its length, and is not cacheable', async () => {
    const id = await workspace.requestId(requestOf({ language: 'cn' }));
    const { fileName, size, account: ofFile, accountCount } = await workspace.finished(token, id);
    expect(fileName).toBe('关键词日报-8840213-20261114-20261120.xlsx');
    expect({ ofFile, accountCount }).toMatchObject({ ofFile: { accountNo: '8840213' }, accountCount: 1 });
    const response = await workspace.download(token, id);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-disposition': `attachment; filename="?????-8840213-20261114-20261120.xlsx"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
      'content-length': String(size),
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect((await response.arrayBuffer()).byteLength).toBe(size);
  });

  it('exists for its user only', async () => {
    const id = await workspace.requestId(requestOf());
    await workspace.finished(token, id);
    const { token: other } = await workspace.fixtures.signedIn({ accountIds: [account] });
    for (const [caller, record] of [
      [other, id],
      [token, randomUUID()],
    ] as const) {
      expect(await (await workspace.download(caller, record)).json()).toMatchObject({ code: 404 });
    }
    expect(await workspace.records(other)).toEqual([]);
    for (const action of ['downloadRecordRetry', 'downloadRecordDelete'] as const) {
      const body = action === 'downloadRecordRetry' ? { id } : { ids: [id] };
      const envelope = await workspace.post(action, { token: other, body });
      expect(envelope).toMatchObject(
        action === 'downloadRecordRetry' ? { code: 404 } : { data: { deletedCount: 0 } },
      );
    }
    expect((await workspace.download(token, id)).headers.get('content-disposition')).toBeTruthy();
    expect(await (await workspace.download('', id)).json()).toMatchObject({ code: 401 });
    expect(await (await workspace.download(token, 'not-an-id')).json()).toMatchObject({ code: 400 });
  });

  it('requires access to its accounts', async () => {
    const { userId, token: former } = await workspace.fixtures.signedIn({ accountIds: [account] });
    const id = await workspace.requestId(requestOf({ token: former }));
    await workspace.finished(former, id);
    await workspace.db.delete(userAccounts).where(eq(userAccounts.userId, userId));
    expect(await (await workspace.download(former, id)).json()).toMatchObject({ code: 403 });
  });
});

describe('the list of records', () => {
  it('is searched by name, channel, section and state, newest first', async () => {
    const own = await workspace.fixtures.signedIn({ accountIds: [account] });
    const ids: string[] = [];
    for (const [section, format] of [
      ['keyword', 'xlsx'],
      ['account', 'csv'],
      ['timePeriod', 'xlsx'],
    ] as const) {
      ids.push(await workspace.requestId(requestOf({ token: own.token, section, format })));
    }
    for (const id of ids) await workspace.finished(own.token, id);
    const found = async (query: object) => (await workspace.records(own.token, query)).map(({ id }) => id);
    expect(await found({})).toEqual([...ids].reverse());
    expect(await found({ text: 'KEYWORD-daily' })).toEqual([ids[0]]);
    expect(await found({ text: '%' })).toEqual([]);
    expect(await found({ section: 'account' })).toEqual([ids[1]]);
    expect(await found({ channel: 'feed' })).toEqual([]);
    expect(await found({ state: 3 })).toHaveLength(3);
    expect(await found({ state: 4 })).toEqual([]);
    const [keyword] = await workspace.records(own.token, { section: 'keyword' });
    expect(keyword).toMatchObject({
      state: 3,
      progress: 1,
      totalCount: 2,
      rowCount: 2,
      format: 'xlsx',
      ...week,
    });
  });

  it('lists and serves files for one month', async () => {
    const own = await workspace.fixtures.signedIn({ accountIds: [account] });
    const old = await workspace.requestId(requestOf({ token: own.token }));
    await workspace.finished(own.token, old);
    const past = new Date(Date.now() - 31 * 24 * 3600 * 1000);
    await workspace.db.update(downloadRecords).set({ createdTime: past }).where(eq(downloadRecords.id, old));
    expect(await workspace.records(own.token)).toEqual([]);
    expect(await (await workspace.download(own.token, old)).json()).toMatchObject({ code: 404 });
  });
});

describe('a record whose id is in upper case', () => {
  it('is the same record', async () => {
    workspace.files.isFull = true;
    const id = await workspace.requestId(requestOf());
    await workspace.finished(token, id);
    workspace.files.isFull = false;
    const body = { id: id.toUpperCase() };
    expect(await workspace.post('downloadRecordRetry', { token, body })).toMatchObject({ code: 200 });
    const { size } = await workspace.finished(token, id);
    const response = await workspace.download(token, body.id);
    expect((await response.arrayBuffer()).byteLength).toBe(size);
    expect(response.headers.get('content-disposition')).toContain('attachment');
  });
});

describe('a file that two servers created at the same time', () => {
  it('has the length of the stored file', async () => {
    const id = await workspace.requestId(requestOf());
    const { rowCount, totalCount, size } = await workspace.finished(token, id);
    const later = 'a file of another length';
    await workspace.files.put(`exports/${id}`, Buffer.from(later));
    const contentHash = createHash('sha256').update(later).digest('hex');
    const values = { rowCount, totalCount, size: later.length, contentHash, finishedTime: new Date() };
    const nothing = () => Promise.resolve();
    expect(await createExportJobRepository(workspace.db).finish(id, values, nothing)).toBe(true);
    expect(size).not.toBe(later.length);
    expect(await (await workspace.download(token, id)).text()).toBe(later);
  });
});

const notices = async () => {
  const body = { query: { msgType: 3 }, page: { number: 1, size: 50 } };
  const { data } = await workspace.post('messageList', { token, body });
  return endpoints.messageList.data.parse(data).list;
};

describe('a file that is ready', () => {
  it('sends its user a notice in three languages', async () => {
    const before = await notices();
    const id = await workspace.requestId(requestOf({ format: 'csv' }));
    const { fileName, rowCount, finishedTime } = await workspace.finished(token, id);
    const [notice, ...others] = await notices();
    expect(others).toEqual(before);
    expect(notice).toMatchObject({
      titleen: `Export ready: ${fileName}`,
      titlecn: `导出完成：${fileName}`,
      introduceen: `<p>Rows: ${rowCount}. You can download the file for 30 days in the download centre.</p>`,
      introducetw: `<p>共 ${rowCount} 筆。檔案將在下載中心保留 30 天。</p>`,
      link: '/downloadCenter/index',
      createdTime: finishedTime,
      isRead: 0,
      popupCount: 1,
    });
  });
});

/** Handles a job whose last try failed. */
function exhaust(recordId: string): Promise<void> {
  const { db, files } = workspace;
  const clock = createClock({ today });
  const exports = createExportJobRepository(db);
  const nobody = () => Promise.resolve(null);
  const reports = createReportSource({ db, clock });
  const costs = createCostSource({ db, clock });
  const log = { warn: () => undefined };
  const nothing = () => Promise.resolve(false);
  const listener = { onReady: nothing, onFailed: nothing };
  const job = { exports, reports, costs, files, clock, log, listener, findUser: nobody };
  return createExportJob(job).onExhausted(recordId, 'tries');
}

describe('a file that failed', () => {
  it('sends a notice in three languages for each failure, and for a successful retry', async () => {
    const before = await notices();
    workspace.files.isFull = true;
    const id = await workspace.requestId(requestOf({ format: 'csv' }));
    const { fileName, finishedTime } = await workspace.finished(token, id);
    const [notice, ...others] = await notices();
    expect(others).toEqual(before);
    expect(notice).toMatchObject({
      titleen: `Export failed: ${fileName}`,
      titlecn: `导出失败：${fileName}`,
      titletw: `匯出失敗：${fileName}`,
      introduceen:
        '<p>The file couldn’t be created. See the reason and try again in the download centre.</p>',
      link: '/downloadCenter/index',
      createdTime: finishedTime,
      isRead: 0,
      popupCount: 1,
    });

    await workspace.post('downloadRecordRetry', { token, body: { id } });
    await workspace.finished(token, id);
    workspace.files.isFull = false;
    await workspace.post('downloadRecordRetry', { token, body: { id } });
    await workspace.finished(token, id);
    const titles = (await notices()).slice(0, -before.length || undefined).map(({ titleen }) => titleen);
    expect(titles).toEqual([
      `Export ready: ${fileName}`,
      `Export failed: ${fileName}`,
      `Export failed: ${fileName}`,
    ]);
  });

  it('sends no notice once it is deleted or finished', async () => {
    const ready = await workspace.requestId(requestOf());
    await workspace.finished(token, ready);
    const before = await notices();
    await exhaust(ready);
    await workspace.post('downloadRecordDelete', { token, body: { ids: [ready] } });
    await exhaust(ready);
    expect(await notices()).toEqual(before);
  });
});

describe('a store that fails although the disk is not full', () => {
  it('fails the export without mentioning the disk', async () => {
    const folder = path.join(workspace.files.folder, 'exports');
    renameSync(folder, `${folder}-away`);
    writeFileSync(folder, '');
    try {
      const { failure } = await workspace.finished(token, await workspace.requestId(requestOf()));
      expect(failure).toBe('failed');
    } finally {
      rmSync(folder);
      renameSync(`${folder}-away`, folder);
    }
  });
});

describe('a full disk', () => {
  it('fails the export and leaves no file; a retry creates it', async () => {
    workspace.files.isFull = true;
    const id = await workspace.requestId(requestOf());
    const failed = await workspace.finished(token, id);
    workspace.files.isFull = false;
    expect(failed).toMatchObject({
      state: exportStates.failed,
      failure: 'disk_full',
      rowCount: null,
      size: null,
    });
    expect(workspace.logged.filter(({ record }) => record === id)).toMatchObject([
      { msg: 'export failed', failure: 'disk_full', err: { cause: { code: 'ENOSPC' } } },
    ]);
    expect(storedFiles()).not.toContain(id);
    expect(unfinishedFiles()).toEqual([]);
    expect(await (await workspace.download(token, id, 'cn')).json()).toMatchObject({
      code: 400,
      message: '文件生成失败，请在下载中心重试。',
      fields: { id: 'export_not_ready' },
    });

    expect(await workspace.post('downloadRecordRetry', { token, body: { id } })).toMatchObject({ code: 200 });
    expect(await workspace.finished(token, id)).toMatchObject({ state: exportStates.ready, failure: null });
    expect(await workspace.post('downloadRecordRetry', { token, body: { id } })).toMatchObject({ code: 409 });
  });
});

describe('a user who loses access to the report', () => {
  it('gets no file of an account without a grant', async () => {
    const quiet = await openExportWorkspace({ today, isIdle: true });
    try {
      const accountId = await quiet.fixtures.addAccount();
      await writeFacts(quiet.db, { accountId, channel: 'search', section: 'keyword' }, [
        {
          dims: { showWord: 'tea' },
          beginDate: '2026-11-20',
          impression: 1,
          click: 1,
          cost: '1',
          conversion: '1',
        },
      ]);
      const losing = await quiet.fixtures.signedIn({ accountIds: [accountId] });
      const leaving = await quiet.fixtures.signedIn({ accountIds: [accountId] });
      const lost = await quiet.requestId(requestOf({ token: losing.token }));
      await quiet.requestId(requestOf({ token: leaving.token }));
      expect(await (await quiet.download(losing.token, lost)).json()).toMatchObject({
        code: 400,
        message: 'The file is still being prepared. Wait a moment.',
      });
      await quiet.db.delete(userAccounts).where(eq(userAccounts.userId, losing.userId));
      await quiet.db.delete(users).where(eq(users.id, leaving.userId));
      await quiet.startJobs();
      expect(await quiet.finished(losing.token, lost)).toMatchObject({ state: 4, failure: 'access_lost' });
      const again = await quiet.fixtures.signedIn({ accountIds: [accountId] });
      const next = await quiet.requestId(requestOf({ token: again.token }));
      await quiet.finished(again.token, next);
      expect(readdirSync(path.join(quiet.files.folder, 'exports'))).toEqual([next]);
    } finally {
      await quiet.close();
    }
  });

  it('has at most 20 pending files, even with concurrent requests', async () => {
    const quiet = await openExportWorkspace({ today, isIdle: true });
    try {
      const accountId = await quiet.fixtures.addAccount();
      await writeFacts(quiet.db, { accountId, channel: 'search', section: 'keyword' }, [
        {
          dims: { showWord: 'tea' },
          beginDate: '2026-11-20',
          impression: 1,
          click: 1,
          cost: '1',
          conversion: '1',
        },
      ]);
      const { token: keen } = await quiet.fixtures.signedIn({ accountIds: [accountId] });
      const responses = await Promise.all(
        Array.from({ length: 24 }, () => quiet.request(requestOf({ token: keen }))),
      );
      expect(responses.filter(({ code }) => code === 200)).toHaveLength(20);
      expect(responses.filter(({ code, status }) => code === 429 && status === 429)).toHaveLength(4);

      const ids = (await quiet.records(keen)).map(({ id }) => id);
      const deletes = await Promise.all(
        Array.from({ length: 4 }, () => quiet.post('downloadRecordDelete', { token: keen, body: { ids } })),
      );
      const counts = deletes.map(({ data }) => (data as { deletedCount: number }).deletedCount);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(20);
      expect((await quiet.request(requestOf({ token: keen }))).code).toBe(200);
    } finally {
      await quiet.close();
    }
  });
});

describe('a damaged file', () => {
  const stored = (id: string) => path.join(workspace.files.folder, 'exports', id);
  const flipByte = (file: string) => {
    const bytes = readFileSync(file);
    const at = bytes.length >> 1;
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
    writeFileSync(file, bytes);
  };

  it.each<[string, (file: string) => void]>([
    ['is cut', (file) => truncateSync(file, statSync(file).size >> 1)],
    ['has another byte', flipByte],
  ])('that %s is not found, and a retry creates it again', async (_how, damage) => {
    const id = await workspace.requestId(requestOf());
    await workspace.finished(token, id);
    damage(stored(id));
    expect(await (await workspace.download(token, id)).json()).toMatchObject({ code: 404 });
    expect(await workspace.finished(token, id)).toMatchObject({ state: exportStates.failed, size: null });
    expect(await workspace.post('downloadRecordRetry', { token, body: { id } })).toMatchObject({ code: 200 });
    const { size } = await workspace.finished(token, id);
    expect((await (await workspace.download(token, id)).arrayBuffer()).byteLength).toBe(size);
  });

  it('that is large ends the download with an error', async () => {
    const id = await workspace.requestId(requestOf());
    await workspace.finished(token, id);
    const large = await workspace.files.put(`exports/${id}`, Buffer.alloc(3_000_000, 'x'));
    await workspace.db.update(downloadRecords).set(large).where(eq(downloadRecords.id, id));
    expect((await (await workspace.download(token, id)).arrayBuffer()).byteLength).toBe(large.size);
    flipByte(stored(id));
    const response = await workspace.download(token, id);
    expect(response.headers.get('content-length')).toBe(String(large.size));
    await expect(response.arrayBuffer()).rejects.toThrow('terminated');
    expect(await workspace.finished(token, id)).toMatchObject({ state: exportStates.failed });
  });
});
