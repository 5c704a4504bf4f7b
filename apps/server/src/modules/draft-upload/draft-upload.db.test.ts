import { basePath, draftPlanExport, type EndpointData, type endpoints } from '@meridian/api-client/contract';
import { emptyFields } from '@meridian/draft-editor/core';
import { languages, type Language } from '@meridian/i18n/core';
import { eq, sql } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProviderError } from '../../kits/provider';
import { jobFailure, reasonText } from '../../kits/provider/failures';
import {
  accounts,
  draftUploads,
  imageSyncs,
  messages,
  roles,
  userAccounts,
  userRoles,
} from '../../platform/db/schema';
import { uploadDraft } from './testing/upload-draft';
import { createUploadWorkspace, type UploadStatus, type UploadWorkspace } from './testing/upload-workspace';
import { createUploadWatch, failUpload } from './watch-uploads';

type RemovedRows = EndpointData<typeof endpoints.draftRemovedRows>;
type SyncStates = EndpointData<typeof endpoints.draftSyncStates>;

let space: UploadWorkspace;
beforeAll(async () => {
  space = await createUploadWorkspace();
});
afterAll(() => space.test.close());

const edit = async (id: string, kind: string, rowId: string, changes: object) =>
  space.call('draftSave', {
    id,
    version: await space.versionOf(id),
    commands: [{ id: randomUUID(), command: { type: 'update', kind, edits: [{ id: rowId, changes }] } }],
  });
let drafts = 0;
/** A draft whose campaigns are in no other draft. */
const newDraft = (given: Parameters<typeof uploadDraft>[0] = {}) =>
  space.newDraft(uploadDraft({ name: `Draft ${++drafts}`, imageId: space.imageId, ...given }));

describe('the preview', () => {
  it('has no errors for a draft that can be uploaded', async () => {
    const id = await newDraft();
    const { canSubmit, counts, groups } = await space.preview(id);
    expect(groups.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect([canSubmit, counts.unit.error]).toEqual([true, 0]);
  });

  it('counts errors by kind and rule, with their places', async () => {
    const id = await newDraft();
    await edit(id, 'keyword', 'c1u1k1', { keyword: '' });
    await edit(id, 'keyword', 'c2u2k3', { keyword: '' });
    const { canSubmit, counts, groups } = await space.preview(id);
    expect([canSubmit, counts.keyword.error]).toEqual([false, 2]);
    expect(groups.find(({ ruleId }) => ruleId === 'keyword-required')).toMatchObject({
      kind: 'keyword',
      severity: 'error',
      count: 2,
      places: [
        { parentId: 'c1u1', count: 1, id: 'c1u1k1', field: 'keyword' },
        { parentId: 'c2u2', count: 1, id: 'c2u2k3' },
      ],
    });
  });
});

describe('a submission', () => {
  it('is rejected with the number of errors', async () => {
    const id = await newDraft();
    await edit(id, 'unit', 'c1u1', { adgroupName: '' });
    const version = await space.versionOf(id);
    expect(await space.call('draftSubmit', { id, version })).toMatchObject({
      code: 922_001,
      data: { counts: { unit: { error: 1 } } },
    });
  });

  it('can be repeated and withdrawn, and needs the current version', async () => {
    const id = await newDraft();
    const version = await space.versionOf(id);
    expect((await space.call('draftSubmit', { id, version: version - 1 })).code).toBe(409);
    for (const code of [200, 200]) expect((await space.call('draftSubmit', { id, version })).code).toBe(code);
    expect(await space.statusOf(id)).toBe(2);
    for (const code of [200, 200]) expect((await space.call('draftWithdraw', { id })).code).toBe(code);
    expect(await space.statusOf(id)).toBe(1);
    expect(await space.call('draftUpload', { id, version })).toMatchObject({
      code: 922_002,
      data: { status: 1 },
    });
  });
});

describe('the plan', () => {
  it('creates what the account lacks, parents first', async () => {
    const plan = await space.plan(await newDraft());
    expect(plan.steps.map(({ kind, created, calls }) => [kind, created, calls])).toEqual([
      ['campaign', 2, 1],
      ['unit', 4, 1],
      ['keyword', 12, 1],
      // a file, its segment, and one request that binds it to the units
      ['picture', 4, 3],
      ['creative', 4, 1],
    ]);
    expect(plan).toMatchObject({ itemsToSend: 26, newDailyBudget: '200.00' });
  });

  it('shows how long the balance lasts with the new budget, to users who may view the cost of the account', async () => {
    const id = await newDraft();
    expect(await space.plan(id)).toMatchObject({ account: { balance: null }, balanceDays: null });
    const { db } = space.test.database;
    const balanceTime = new Date('2026-11-20T01:00:00Z');
    await db
      .update(accounts)
      .set({ balance: '1000.00', balanceTime })
      .where(eq(accounts.accountId, space.accountId));
    expect(await space.plan(id)).toMatchObject({
      account: { balance: '1000.00', balanceTime: balanceTime.toISOString() },
      balanceDays: '5.0',
    });
    const { token, userId } = await space.test.fixtures.signedIn({
      role: null,
      accountIds: [space.accountId],
    });
    const permissions = ['draft:draft:view', 'report:search:view'];
    const [role] = await db.insert(roles).values({ name: 'drafts', permissions }).returning();
    await db.insert(userRoles).values({ userId, roleId: role?.id ?? '' });
    expect((await space.call('draftPlan', { id }, token)).data).toMatchObject({ balanceDays: null });
  });

  it('compares with the account by name', async () => {
    const id = await newDraft();
    await space.startUpload(id);
    await space.runJobs();
    const copy = randomUUID();
    await space.call('draftCopy', { id, newId: copy, name: 'Copy' });
    await edit(copy, 'keyword', 'c1u1k1', { bid: 1.5 });
    expect(await space.plan(copy)).toMatchObject({
      itemsToSend: 1,
      total: { changed: 1, created: 0, unchanged: 25 },
    });
    const { data, page } = await space.call<{ list: unknown[] }>('draftPlannedChanges', {
      query: { id: copy, kind: 'keyword' },
    });
    expect([data.list, page?.totalCount]).toMatchObject([
      [{ id: 'c1u1k1', action: 'update', fields: [{ field: 'bid', from: 1, to: 1.5 }] }],
      1,
    ]);
  });

  it('pages its changes without reading the account again, until something changes', async () => {
    const id = await newDraft();
    const twin = randomUUID();
    await space.call('draftCopy', { id, newId: twin, name: 'Copy' });
    const changes = async (query: object = {}, page: object = { size: 50 }) => {
      const { data } = await space.call<{ list: { id: string; kind: string; action: string }[] }>(
        'draftPlannedChanges',
        { query: { id: twin, ...query }, page },
      );
      return data.list;
    };
    await space.plan(twin);
    const reads = () => space.provider.requests.filter(({ method }) => method.startsWith('read')).length;
    const before = reads();
    const all = await changes();
    const pages = await Promise.all([1, 2, 3].map((number) => changes({}, { size: 10, number })));
    expect(pages.map(({ length }) => length)).toEqual([10, 10, 6]);
    expect(pages.flat()).toEqual(all);
    expect((await changes({ kind: 'unit' })).map(({ kind }) => kind)).toEqual(Array(4).fill('unit'));
    expect(await changes({ action: 'none' })).toEqual([]);
    expect(reads()).toBe(before);

    await edit(twin, 'keyword', 'c1u1k1', { keyword: 'ski course' });
    expect((await changes({ kind: 'keyword' }))[0]).toMatchObject({ name: 'ski course', action: 'create' });

    await space.startUpload(id);
    await space.runJobs();
    expect((await changes()).map((change) => change.id)).toEqual(['c1u1k1']);

    // another user changes it at the provider
    const last = space.provider.itemsOf(space.accountId, 'keyword').at(-1);
    const connection = await space.provider.connect(space.accountId);
    await connection.remove('keyword', [last?.providerId ?? '']);
    await space.plan(twin);
    expect((await changes()).map((change) => change.id)).toEqual(['c1u1k1', 'c2u2k3']);
  });

  it('counts the rows with issues of a rule, not its issues', async () => {
    const id = await newDraft();
    // two issues in one row
    await edit(id, 'creative', 'c1u1i', { description1: 'Hotels and lifts' });
    const { groups } = await space.preview(id);
    expect(groups.find(({ ruleId }) => ruleId === 'description-advice')).toMatchObject({
      count: 5,
      rowCount: 4,
    });
    const { notes } = await space.plan(id);
    expect(notes.find(({ ruleId }) => ruleId === 'description-advice')).toMatchObject({ count: 4 });
  });

  it('is a workbook with a row per item, and two columns per changed field', async () => {
    const id = await newDraft();
    await space.startUpload(id);
    await space.runJobs();
    const copy = randomUUID();
    await space.call('draftCopy', { id, newId: copy, name: 'Copy' });
    await edit(copy, 'keyword', 'c1u1k1', { bid: 1.5 });
    await edit(copy, 'keyword', 'c1u1k2', { keyword: '=1+1' });
    const download = (token: string) =>
      space.test.app.inject({
        method: 'POST',
        url: basePath + draftPlanExport.path,
        headers: { token, language: 'en' },
        payload: { id: copy },
      });
    const response = await download(space.ann.token);
    expect(response.headers['content-disposition']).toMatch(/Copy, planned changes [\d-]+\.xlsx/);
    const { sheets } = await readXlsx(response.rawPayload);
    const [heads, ...rows] = sheets[0]?.rows ?? [];
    expect(heads).toEqual([
      ...['Type', 'Campaign / unit', 'Item', 'Action', 'ID at the provider'],
      ...['Bid (CNY): current', 'Bid (CNY): new'],
    ]);
    expect(rows).toHaveLength(26);
    expect(rows.filter(([, , , action]) => action === 'Changed')).toMatchObject([
      [
        'Keyword',
        expect.stringContaining(' / '),
        expect.any(String),
        'Changed',
        expect.any(String),
        '￥1.00',
        '￥1.50',
      ],
    ]);
    // a text, not a formula
    expect(rows.find(([, , item]) => item === '=1+1')?.slice(2, 4)).toEqual(['=1+1', 'Created']);
    const stranger = await space.test.fixtures.signedIn({ name: 'Stranger' });
    expect((await download(stranger.token)).json()).toMatchObject({ code: 404 });
  });

  it('reports that the provider does not respond', async () => {
    space.provider.failNext('read', new ProviderError('unreachable'));
    const { notes, total } = await space.plan(await newDraft());
    expect([notes[0]?.code, total.created]).toEqual(['account_unknown', 26]);
  });
});

describe('an upload', () => {
  it('creates every item once and notifies the user who started it', async () => {
    const id = await newDraft();
    const uploadId = await space.startUpload(id);
    expect(await space.statusOf(id)).toBe(9);
    await space.runJobs();
    const { upload, list, draft } = await space.status(id);
    expect([draft.status, upload?.state, upload?.counts.sent]).toEqual([4, 'succeeded', 26]);
    expect(list.every(({ providerId, sentTime }) => providerId !== null && sentTime !== null)).toBe(true);
    const own = space.provider
      .itemsOf(space.accountId, 'campaign')
      .filter(({ fields }) =>
        String('campaignName' in fields && fields.campaignName).startsWith(`Draft ${drafts} `),
      );
    expect(own).toHaveLength(2);
    const sent = await space.test.database.db
      .select()
      .from(messages)
      .where(eq(messages.userId, space.ann.userId));
    expect(sent.map(({ subject }) => subject)).toContain(`upload:${uploadId}:1`);
    const { data } = await space.call<{ rows: { isSynchronized: boolean }[] }>('draftSyncStates', { id });
    expect(data.rows.filter(({ isSynchronized }) => isSynchronized)).toHaveLength(26);
    const [picture] = await space.test.database.db
      .select({ state: imageSyncs.state })
      .from(imageSyncs)
      .where(eq(imageSyncs.accountId, space.accountId));
    expect(picture).toEqual({ state: 'synchronized' });
  });

  it('sends a picture again that was deleted at the provider', async () => {
    const first = await newDraft();
    await space.startUpload(first);
    await space.runJobs();
    const id = await newDraft();
    space.provider.deletePictures();
    await space.startUpload(id);
    await space.runJobs();
    expect((await space.status(id)).upload).toMatchObject({ state: 'succeeded', counts: { sent: 26 } });
  });

  it('is started once, however often it is requested', async () => {
    const id = await newDraft();
    const version = await space.versionOf(id);
    await space.call('draftSubmit', { id, version });
    const all = await Promise.all(
      Array.from({ length: 50 }, () => space.call<{ uploadId: string }>('draftUpload', { id, version })),
    );
    expect(new Set(all.map(({ code, data }) => `${code} ${data.uploadId}`)).size).toBe(1);
    expect(space.jobs).toHaveLength(1);
    await space.runJobs();
  });

  it('locks the draft, and shows who uploads it', async () => {
    const id = await newDraft();
    await space.startUpload(id);
    const response = await edit(id, 'unit', 'c1u1', { adgroupName: 'Other' });
    expect(response).toMatchObject({ code: 423, data: { by: 'Ann', status: 9 } });
    expect(response.message).toContain('Ann');
    await space.runJobs();
  });

  it('lists failed items first, blocks their children, and retries only these', async () => {
    const id = await newDraft();
    space.provider.rejectItems((kind, { fields }) =>
      kind === 'unit' && 'adgroupName' in fields && fields.adgroupName === 'Unit 2'
        ? { code: '901281', field: 'adgroupName', content: 'Unit 2', message: '单元名称重复' }
        : undefined,
    );
    await space.startUpload(id);
    await space.runJobs();
    const { upload, list } = await space.status(id);
    expect([await space.statusOf(id), upload?.state, upload?.counts]).toMatchObject([
      3,
      'failed',
      { sent: 14, failed: 2, blocked: 10 },
    ]);
    expect(list[0]).toMatchObject({
      id: 'c1u2',
      state: 'failed',
      failure: { reason: 'duplicate', code: '901281', field: 'adgroupName', content: 'Unit 2' },
    });
    expect(list.find(({ id: rowId }) => rowId === 'c1u2k1')?.waitingFor).toMatchObject({
      id: 'c1u2',
      name: 'Unit 2',
    });
    expect((await space.status(id, { filter: 'failed' })).list).toHaveLength(2);
    expect((await space.status(id, { filter: 'waiting' })).list).toHaveLength(10);
    const states = async () => (await space.call<SyncStates>('draftSyncStates', { id })).data.rows;
    expect((await states()).filter(({ isSynchronized }) => isSynchronized)).toHaveLength(14);
    // items that wait for their parent were not sent and are not listed
    expect((await states()).filter(({ failure }) => failure !== null)).toMatchObject([
      { kind: 'unit', id: 'c1u2', providerId: null, isSynchronized: false, failure: { code: '901281' } },
      { kind: 'unit', id: 'c2u2', providerId: null, failure: { field: 'adgroupName' } },
    ]);
    space.provider.rejectItems(() => undefined);
    const before = space.provider.requests.length;
    expect((await space.call('draftUploadRetry', { id })).code).toBe(200);
    await space.runJobs();
    expect([await space.statusOf(id), (await space.status(id)).upload?.counts.sent]).toEqual([4, 26]);
    const added = space.provider.requests.slice(before).filter(({ method }) => method === 'add');
    expect(added.map(({ kind, content }) => [kind, content.length])).toEqual([
      ['unit', 2],
      ['keyword', 6],
      ['creative', 2],
    ]);
  });

  it('shows why an item failed in the language of the request', async () => {
    const id = await newDraft();
    space.provider.rejectItems(() => ({ code: '901281', field: 'adgroupName', content: '', message: '' }));
    await space.startUpload(id);
    await space.runJobs();
    const inLanguage = async (language: Language) => {
      const body = { query: { id }, page: { size: 50 } };
      const common = { token: space.ann.token, headers: { language } };
      const [status, states] = await Promise.all([
        space.test.call<UploadStatus>('draftUploadStatus', { ...common, body }),
        space.test.call<SyncStates>('draftSyncStates', { ...common, body: { id } }),
      ]);
      return [status.data.list[0]?.failure?.message, states.data.rows[0]?.failure?.message];
    };
    for (const language of languages)
      expect(await inLanguage(language)).toEqual(
        Array.from({ length: 2 }, () => reasonText('duplicate', language)),
      );
    space.provider.rejectItems(() => undefined);
  });

  it('can be cancelled only before anything is sent', async () => {
    const id = await newDraft();
    await space.startUpload(id);
    expect(await space.call('draftUploadCancel', { id })).toMatchObject({ code: 200, data: { status: 2 } });
    await space.runJobs();
    expect((await space.status(id)).upload?.state).toBe('cancelled');
    await space.startUpload(id);
    await space.runJobs();
    expect((await space.call('draftUploadCancel', { id })).code).toBe(922_002);
  });

  it('can be paused and resumed', async () => {
    const id = await newDraft();
    await space.startUpload(id);
    expect((await space.call('draftUploadPause', { id })).code).toBe(200);
    await space.runJobs();
    expect((await space.status(id)).upload).toMatchObject({ state: 'paused', canResume: true });
    expect((await space.call('draftUploadResume', { id })).code).toBe(200);
    await space.runJobs();
    expect(await space.statusOf(id)).toBe(4);
  });

  it('stops if the user has lost access, or the credentials are invalid', async () => {
    const id = await newDraft();
    await space.startUpload(id);
    space.provider.failNext('add', new ProviderError('credentials_expired'));
    await space.runJobs();
    expect((await space.status(id)).upload).toMatchObject({
      state: 'failed',
      canRetry: true,
      problem: { reason: 'expired', canRetry: true },
    });
    expect(await space.statusOf(id)).toBe(3);
    const bob = await space.test.fixtures.signedIn({ accountIds: [space.accountId] });
    expect((await space.call('draftUploadRetry', { id }, bob.token)).code).toBe(200);
    await space.test.database.db.delete(userAccounts).where(eq(userAccounts.userId, bob.userId));
    await space.runJobs();
    expect((await space.status(id)).upload?.problem?.reason).toBe('account_removed');
  });
});

describe('watching uploads', () => {
  it('fails an upload whose job no server could read, and says what to do', async () => {
    const { test } = space;
    const draft = await newDraft();
    const uploadId = await space.startUpload(draft);
    await failUpload({ db: test.database.db, clock: test.clock }, uploadId, jobFailure('version'));
    expect(await space.statusOf(draft)).toBe(3);
    expect((await space.status(draft)).upload?.problem).toMatchObject({
      reason: 'other_version',
      canRetry: true,
    });
  });

  it('fails an upload without progress', async () => {
    const { test } = space;
    const { provider } = space;
    const watch = createUploadWatch({ db: test.database.db, clock: test.clock, providers: [provider] });
    const [silent, fresh] = [await newDraft(), await newDraft()];
    const uploadId = await space.startUpload(silent);
    await space.startUpload(fresh);
    await test.database.db
      .update(draftUploads)
      .set({ progressTime: sql`now() - interval '15 minutes'` })
      .where(eq(draftUploads.id, uploadId));
    await watch();
    expect(await Promise.all([silent, fresh].map((id) => space.statusOf(id)))).toEqual([3, 9]);
    expect((await space.status(silent)).upload?.problem?.reason).toBe('no_progress');
    await space.runJobs();
    expect(await Promise.all([silent, fresh].map((id) => space.statusOf(id)))).toEqual([3, 4]);
  });
});

describe('the draft that undoes an upload', () => {
  it('removes what was created and restores what was changed', async () => {
    const id = await newDraft({ campaigns: 1 });
    await space.startUpload(id);
    await space.runJobs();
    const copy = randomUUID();
    await space.call('draftCopy', { id, newId: copy, name: 'Copy' });
    await edit(copy, 'unit', 'c1u1', { bid: 1.75 });
    await space.startUpload(copy);
    await space.runJobs();
    const bidOf = () =>
      space.provider
        .itemsOf(space.accountId, 'unit')
        .filter(({ fields }) => 'bid' in fields && fields.bid === 1.75).length;
    expect(bidOf()).toBe(1);
    const undo = randomUUID();
    expect((await space.call('draftInverse', { id: copy, newId: undo, name: 'Undo' })).code).toBe(200);
    await space.startUpload(undo);
    await space.runJobs();
    expect([bidOf(), await space.statusOf(undo)]).toEqual([0, 4]);

    const campaigns = space.provider.itemsOf(space.accountId, 'campaign').length;
    const removal = randomUUID();
    await space.call('draftInverse', { id, newId: removal, name: 'Undo' });
    expect((await space.plan(removal)).total).toMatchObject({ removed: 13, created: 0, calls: 1 });
    await space.startUpload(removal);
    await space.runJobs();
    expect(space.provider.itemsOf(space.accountId, 'campaign')).toHaveLength(campaigns - 1);
  });

  it('still removes what the provider did not remove, and shows why', async () => {
    const id = await newDraft({ campaigns: 1 });
    await space.startUpload(id);
    await space.runJobs();
    const undo = randomUUID();
    await space.call('draftInverse', { id, newId: undo, name: 'Undo' });
    space.provider.rejectItems((kind) =>
      kind === 'campaign' ? { code: '901009', message: '计划投放中' } : undefined,
    );
    await space.startUpload(undo);
    await space.runJobs();
    expect((await space.status(undo)).upload?.counts).toMatchObject({ failed: 1, blocked: 12, sent: 0 });
    const removed = async () => (await space.call<RemovedRows>('draftRemovedRows', { id: undo })).data.rows;
    // with all fields of a row of the draft, without which the console would not list it
    for (const { kind, fields } of await removed())
      expect(Object.keys(fields), kind).toEqual(expect.arrayContaining(Object.keys(emptyFields[kind])));
    expect((await removed()).map(({ kind, failure }) => [kind, failure?.code]).slice(0, 2)).toEqual([
      ['campaign', '901009'],
      ['unit', undefined],
    ]);
    space.provider.rejectItems(() => undefined);
    expect((await space.call('draftUploadRetry', { id: undo })).code).toBe(200);
    await space.runJobs();
    expect((await space.status(undo)).upload?.counts).toMatchObject({ failed: 0, blocked: 0, sent: 13 });
    expect(await removed()).toEqual([]);
  });
});
