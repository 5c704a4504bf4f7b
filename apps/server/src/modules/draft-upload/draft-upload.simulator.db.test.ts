import type { EndpointData, endpoints, PlannedChange } from '@meridian/api-client/contract';
import { fromRows, toRows } from '@meridian/draft-editor/core';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SimulatedFault } from '../../kits/provider/simulator/simulator';
import { sentTwice } from './testing/sent-items';
import { createSimulatorWorkspace, type SimulatorWorkspace } from './testing/simulator-workspace';
import { uploadDraft } from './testing/upload-draft';

type SyncStates = EndpointData<typeof endpoints.draftSyncStates>;

let space: SimulatorWorkspace;
beforeAll(async () => {
  // a request that a busy machine delays must not be sent again: the repeat would use up a fault
  space = await createSimulatorWorkspace({ timeoutMs: 10_000 });
});
afterAll(() => space.close());

let drafts = 0;
/** A draft whose campaigns are in no other draft. */
const newDraft = (given: Parameters<typeof uploadDraft>[0] = {}, at = space) =>
  at.newDraft(uploadDraft({ name: `Draft ${++drafts}`, imageId: at.imageId, ...given }));
const edit = async (id: string, kind: string, rowId: string, changes: object) =>
  space.call('draftSave', {
    id,
    version: await space.versionOf(id),
    commands: [{ id: randomUUID(), command: { type: 'update', kind, edits: [{ id: rowId, changes }] } }],
  });
const succeeded = async (id: string, at = space) => {
  const { upload } = await at.status(id);
  expect([await at.statusOf(id), upload?.state, upload?.counts.sent]).toEqual([4, 'succeeded', 26]);
};

describe('an upload to the simulator', () => {
  it('creates every item once, including pictures, and later sends only changes', async () => {
    const id = await newDraft();
    await space.startUpload(id);
    await space.runJobs();
    await succeeded(id);
    expect(sentTwice(space.simulator.writes())).toEqual([]);
    const copy = randomUUID();
    await space.call('draftCopy', { id, newId: copy, name: 'Copy' });
    await edit(copy, 'unit', 'c1u1', { bid: 1.25 });
    expect((await space.plan(copy)).total).toMatchObject({ created: 0, changed: 1, unchanged: 25 });
    const before = space.simulator.writes().length;
    await space.startUpload(copy);
    await space.runJobs();
    expect(space.simulator.writes().slice(before)).toMatchObject([
      { path: 'AdgroupService/updateAdgroup', body: { adgroupTypes: [{ maxPrice: 1.25 }] } },
    ]);
  });

  it('sends a picture once, however many units show it, and binds it in batches', async () => {
    const imageId = await space.newPicture();
    const twinId = await space.newPicture(imageId);
    const draft = uploadDraft({ name: 'Pictures', unitsPerCampaign: 51, keywordsPerUnit: 1, imageId });
    const rows = toRows(draft).rows;
    const picture = rows.picture.map((row, at) => (at % 2 === 0 ? row : { ...row, imageId: twinId }));
    const id = await space.newDraft(fromRows({ name: 'Pictures', rows: { ...rows, picture } }));
    const planned = (await space.plan(id)).steps.find(({ kind }) => kind === 'picture');
    const before = space.simulator.writes().length;
    await space.startUpload(id);
    await space.runJobs();
    const count = (method: RegExp) =>
      space.simulator
        .writes()
        .slice(before)
        .filter(({ path }) => method.test(path)).length;
    // 102 units: 100 bindings, then 2
    expect([/uploadImage/, /addImageSegment/, /ImageSegmentBind/].map(count)).toEqual([1, 1, 2]);
    expect(planned).toMatchObject({ created: 102, calls: 4 });
    const { calls, counts } = (await space.status(id)).upload ?? {};
    expect([calls?.done, counts?.sent]).toEqual([calls?.planned, counts?.total]);
    expect(calls?.done).toBe(space.simulator.writes().length - before);
  });

  it('shows code, field and word of a rejected item, and sends it again once corrected', async () => {
    const id = await newDraft();
    await edit(id, 'keyword', 'c1u1k2', { keyword: '禁投词' });
    await space.startUpload(id);
    await space.runJobs();
    const { upload, list } = await space.status(id);
    expect(upload).toMatchObject({ state: 'failed', counts: { sent: 25, failed: 1 } });
    expect(list[0]).toMatchObject({
      id: 'c1u1k2',
      failure: { reason: 'forbidden_word', code: '901601', field: 'keyword', content: '禁投' },
    });
    await edit(id, 'keyword', 'c1u1k2', { keyword: 'ski pass' });
    expect((await space.plan(id)).total).toMatchObject({ created: 1, changed: 0, unchanged: 25 });
    await space.startUpload(id);
    await space.runJobs();
    expect(await space.statusOf(id)).toBe(4);
  });

  it('is undone by its undo draft', async () => {
    const id = await newDraft({ campaigns: 1 });
    await space.startUpload(id);
    await space.runJobs();
    const undo = randomUUID();
    expect((await space.call('draftInverse', { id, newId: undo, name: 'Undo' })).code).toBe(200);
    await space.startUpload(undo);
    await space.runJobs();
    expect(await space.statusOf(undo)).toBe(4);
    // deleted items are created again
    expect((await space.plan(id)).total).toMatchObject({ unchanged: 0 });
  });
});

describe('an update', () => {
  /** A copy of an uploaded draft, with one row of each kind. */
  const uploadedCopy = async (prepare: (id: string) => Promise<unknown> = () => Promise.resolve()) => {
    const first = await newDraft({ campaigns: 1, unitsPerCampaign: 1, keywordsPerUnit: 1 });
    await prepare(first);
    await space.startUpload(first);
    await space.runJobs();
    const id = randomUUID();
    await space.call('draftCopy', { id: first, newId: id, name: 'Copy' });
    const before = space.simulator.writes().length;
    return { id, sent: () => space.simulator.writes().slice(before) };
  };
  const campaignWrites = (fields: object) => [
    { path: 'CampaignService/updateCampaign', body: { campaignTypes: [fields] } },
  ];
  const week = [{ weekday: 1, startHour: 9, endHour: 18, factor: 1.5 }];

  it.each<[object, object]>([
    [{ budget: 150 }, { budget: 150 }],
    [{ bid: 3 }, { campaignOcpcBidType: 0, campaignBid: 3 }],
    [{ budgetType: 1 }, { budget: null }],
    [
      { scheduleType: 2, schedule: week },
      { schedulePriceFactors: expect.arrayContaining([{ timeId: 109, priceFactor: 1.5 }]) as unknown },
    ],
    [{ regions: [{ regionId: 44, factor: 2 }] }, { regionTarget: [4_000] }],
  ])('sends only changes, and is read back: %j', async (changes, fields) => {
    const { id, sent } = await uploadedCopy();
    await edit(id, 'campaign', 'c1', changes);
    expect(await space.plan(id)).toMatchObject({ itemsToSend: 1, total: { changed: 1, calls: 2 } });
    await space.startUpload(id);
    await space.runJobs();
    expect(sent()).toMatchObject(campaignWrites(fields));
    expect([await space.statusOf(id), (await space.plan(id)).itemsToSend]).toEqual([4, 0]);
  });

  it('that the provider accepts but does not apply fails with its field, and a retry sends it again', async () => {
    const { id, sent } = await uploadedCopy();
    await edit(id, 'campaign', 'c1', { budget: 150 });
    space.simulator.addFaults({ kind: 'ignored', path: /updateCampaign/ });
    await space.startUpload(id);
    await space.runJobs();
    const { upload, list } = await space.status(id);
    expect([await space.statusOf(id), upload?.state, upload?.canRetry]).toEqual([3, 'failed', true]);
    expect(list[0]).toMatchObject({
      id: 'c1',
      state: 'failed',
      failure: { reason: 'not_stored', field: 'budget', code: null, canRetry: true },
    });
    const { data } = await space.call<SyncStates>('draftSyncStates', { id, kind: 'campaign' });
    expect(data.rows).toMatchObject([{ isSynchronized: false, failure: { reason: 'not_stored' } }]);
    expect((await space.call('draftUploadRetry', { id })).code).toBe(200);
    await space.runJobs();
    expect(sent()).toMatchObject(campaignWrites({ budget: 150 }));
    expect([await space.statusOf(id), (await space.plan(id)).itemsToSend]).toEqual([4, 0]);
  });

  it('whose read-back fails is read later, and not sent again', async () => {
    const { id, sent } = await uploadedCopy();
    await edit(id, 'campaign', 'c1', { budget: 150 });
    const lost = { kind: 'busy', path: /getCampaign/, after: /updateCampaign/ } as const;
    space.simulator.addFaults(...Array.from({ length: 6 }, () => lost));
    await space.startUpload(id);
    await space.runJobs();
    expect(sent()).toMatchObject(campaignWrites({ budget: 150 }));
    expect(await space.statusOf(id)).toBe(4);
  });

  it('changes apps of an existing unit, and ignores unchanged ones', async () => {
    const apps = { iosUrl: 'https://apps.apple.com/cn/app/tea/id414478124', androidApp: '77' };
    const { id, sent } = await uploadedCopy(async (first) => {
      await edit(first, 'campaign', 'c1', { marketingTarget: 'app', device: 2 });
      await edit(first, 'unit', 'c1u1', apps);
    });
    expect((await space.plan(id)).itemsToSend).toBe(0);
    await edit(id, 'unit', 'c1u1', { androidApp: '78', bid: 2 });
    await space.startUpload(id);
    await space.runJobs();
    const adgroupId = expect.any(Number) as number;
    expect(sent().map(({ path, body }) => [path, body])).toEqual([
      [
        'AdgroupAppService/addAdgroupAppBind',
        {
          addBinds: [
            { adgroupId, platform: 1, channelId: 78 },
            { adgroupId, platform: 3, appStoreId: 414_478_124 },
          ],
        },
      ],
      ['AdgroupService/updateAdgroup', { adgroupTypes: [{ adgroupId, maxPrice: 2 }] }],
    ]);
    expect([await space.statusOf(id), (await space.plan(id)).itemsToSend]).toEqual([4, 0]);
  });
});

describe('values that are not sent to the provider', () => {
  it('are in the plan, at the item and at the row', async () => {
    const id = await newDraft({ campaigns: 1, unitsPerCampaign: 1, keywordsPerUnit: 1 });
    await edit(id, 'campaign', 'c1', { isBrandOnly: true });
    await edit(id, 'unit', 'c1u1', { androidApp: 'com.example.tea' });
    const brand = { field: 'isBrandOnly', reason: 'no_field' };
    const app = { field: 'androidApp', reason: 'no_app_campaign' };
    expect((await space.plan(id)).notSent).toEqual([
      { ...brand, kind: 'campaign', count: 1, parentId: '' },
      { ...app, kind: 'unit', count: 1, parentId: 'c1' },
    ]);
    const changesOf = async (draftId: string) =>
      (await space.call<{ list: PlannedChange[] }>('draftPlannedChanges', { query: { id: draftId } })).data
        .list;
    expect((await changesOf(id))[0]).toMatchObject({ id: 'c1', notSent: [{ ...brand, value: true }] });
    await space.startUpload(id);
    await space.runJobs();
    const { list } = await space.status(id);
    expect(list.filter(({ notSent }) => notSent.length > 0)).toMatchObject([
      { id: 'c1', state: 'sent', notSent: [brand] },
      { id: 'c1u1', state: 'sent', notSent: [{ ...app, value: 'com.example.tea' }] },
    ]);
    const { data } = await space.call<SyncStates>('draftSyncStates', { id });
    expect(data.rows.filter(({ notSent }) => notSent.length > 0)).toMatchObject([
      { id: 'c1', isSynchronized: true, notSent: [brand] },
      { id: 'c1u1', isSynchronized: true, notSent: [app] },
    ]);
    // in a copy, all other rows exist in the account
    const copy = randomUUID();
    await space.call('draftCopy', { id, newId: copy, name: 'Copy' });
    expect((await changesOf(copy)).map(({ id: row, action }) => [row, action])).toEqual([
      ['c1', 'none'],
      ['c1u1', 'none'],
    ]);
  });

  it('include the theme of creatives in a unit with several themes', async () => {
    const id = await newDraft({ campaigns: 1, unitsPerCampaign: 1, keywordsPerUnit: 1 });
    const row = { id: 'lake', imageId: space.imageId, theme: 'Lake', ratio: '1:1' };
    const command = { type: 'add', kind: 'picture', placements: [{ parentId: 'c1u1', rows: [row] }] };
    await space.call('draftSave', {
      id,
      version: await space.versionOf(id),
      commands: [{ id: randomUUID(), command }],
    });
    expect((await space.plan(id)).notSent).toEqual([
      { kind: 'creative', field: 'pictureTheme', reason: 'all_pictures', count: 1, parentId: 'c1u1' },
    ]);
  });
});

const writes = [
  ...[/addCampaign/, /addAdgroup\b/, /addWord/, /addCreative/],
  ...[/uploadImage/, /addImageSegment/, /addAdgroupImageSegmentBind/],
];
const faults: readonly SimulatedFault['kind'][] = [
  ...['reset', 'hang', 'html', 'garbage'],
  ...['rate_limited', 'busy', 'error500'],
] as const;

describe('a fault of the provider', () => {
  // a lost change is sent again once its time limit has passed
  let impatient: SimulatorWorkspace;
  beforeAll(async () => {
    impatient = await createSimulatorWorkspace({ timeoutMs: 250 });
  });
  afterAll(() => impatient.close());

  it.each(faults)('neither loses nor duplicates an item: %s', async (kind) => {
    const id = await newDraft({ imageId: await impatient.newPicture() }, impatient);
    // half of the requests are processed before their response is lost
    impatient.simulator.addFaults(...writes.map((path, at) => ({ path, kind, isProcessed: at % 2 === 0 })));
    await impatient.startUpload(id);
    await impatient.runJobs();
    await succeeded(id, impatient);
    expect(sentTwice(impatient.simulator.writes())).toEqual([]);
  });

  it('that persists is shown with the time of the next request, and recovers automatically', async () => {
    const id = await newDraft();
    const busy = { kind: 'rate_limited', path: /addWord/ } as const;
    space.simulator.addFaults(...Array.from({ length: 12 }, () => busy));
    await space.startUpload(id);
    const running = space.runJobs();
    await expect
      .poll(async () => (await space.status(id)).upload, { interval: 20 })
      .toMatchObject({
        state: 'waiting',
        wait: { reason: 'rate_limited', message: expect.stringMatching(/./) as string },
      });
    await running;
    await succeeded(id);
    expect((await space.status(id)).upload).toMatchObject({ wait: null });
  });
});

describe('the review of the provider', () => {
  it('makes a draft with rejected items editable, with the reason', async () => {
    const id = await newDraft();
    await edit(id, 'keyword', 'c1u1k2', { keyword: '违规词' });
    await space.startUpload(id);
    await space.runJobs();
    expect(await space.statusOf(id)).toBe(4);
    await space.watch();
    const { upload, list } = await space.status(id, { filter: 'failed' });
    expect([await space.statusOf(id), upload?.state, upload?.canRetry]).toEqual([3, 'failed', false]);
    expect(list).toMatchObject([
      {
        id: 'c1u1k2',
        failure: { reason: 'review', providerMessage: '您提交的物料涉及不合规内容，请修改后重新提交' },
      },
    ]);
    const { data } = await space.call<SyncStates>('draftSyncStates', {
      id,
      kind: 'keyword',
      parentId: 'c1u1',
    });
    expect(data.rows.map(({ review }) => review)).toEqual(['approved', 'rejected', 'approved']);
    expect(data.rows.map(({ failure }) => failure?.reason)).toEqual([undefined, 'review', undefined]);
    expect((await space.call('draftUploadRetry', { id })).code).toBe(922_002);

    await edit(id, 'keyword', 'c1u1k2', { keyword: 'ski guide' });
    await space.startUpload(id);
    await space.runJobs();
    await space.watch();
    expect(await space.statusOf(id)).toBe(4);
  });
});
