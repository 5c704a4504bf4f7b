import { emptyFields } from '@meridian/draft-editor/core';
import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder';
import { createHttpClient } from './http-client';
import { createHttpProvider } from './http-provider';
import type { ItemOutcome, NewProviderItem, ProviderConnection, ProviderFields } from './provider-port';
import { simulatorToken, startSimulator, type Simulator, type SimulatorOptions } from './simulator/simulator';

let folder: string;
let simulator: Simulator;
let connection: ProviderConnection;

async function open(
  options: Partial<SimulatorOptions> = {},
  { accessToken = simulatorToken, timeoutMs = 5_000 } = {},
) {
  simulator = await startSimulator({ folder, ...options });
  const client = createHttpClient({ baseUrl: simulator.baseUrl, timeoutMs, backoffMs: 1, random: () => 0 });
  const credentials = { userName: 'tea', accessToken, refreshToken: null, userId: null, expiresTime: null };
  const provider = createHttpProvider({
    name: 'simulator',
    client,
    now: () => new Date(),
    credentials: { find: () => Promise.resolve(credentials), renew: (_, used) => Promise.resolve(used) },
  });
  connection = await provider.connect(1);
}

beforeEach(async () => {
  folder = temporaryFolder();
  await open();
});
afterEach(async () => {
  await simulator.close();
  rmSync(folder, { recursive: true, force: true });
});

const campaign = (campaignName: string): NewProviderItem<'campaign'> => ({
  parentId: '',
  fields: { ...emptyFields.campaign, campaignName, budget: 100 },
});
const unit = (parentId: string, adgroupName: string): NewProviderItem<'unit'> => ({
  parentId,
  fields: { ...emptyFields.unit, adgroupName },
});
const keyword = (parentId: string, text: string): NewProviderItem<'keyword'> => ({
  parentId,
  fields: { ...emptyFields.keyword, keyword: text },
});
function idOf([outcome]: readonly ItemOutcome[]): string {
  if (!outcome?.ok) throw new Error('the item was rejected');
  return outcome.providerId;
}
const addedUnit = async () =>
  idOf(
    await connection.add('unit', [unit(idOf(await connection.add('campaign', [campaign('冬季')])), '价格')]),
  );

it('adds, reads by parent and name, changes and removes items', async () => {
  const campaignId = idOf(await connection.add('campaign', [campaign('冬季')]));
  const unitId = idOf(await connection.add('unit', [unit(campaignId, '价格')]));
  await connection.add('keyword', [keyword(unitId, '茶叶'), keyword(unitId, '绿茶')]);
  const found = await connection.read('keyword', { parentIds: [unitId], names: ['绿茶'] });
  expect(found).toMatchObject([
    { parentId: unitId, fields: { keyword: '绿茶', matchType: 'phrase' }, state: 'active' },
  ]);
  const providerId = found[0]?.providerId ?? '';
  const fields = { ...keyword('', '绿茶').fields, bid: 2.5, isPaused: true };
  expect(await connection.update('keyword', [{ providerId, fields, changed: ['bid', 'isPaused'] }])).toEqual([
    { ok: true, providerId },
  ]);
  expect(await connection.read('keyword', { ids: [providerId] })).toMatchObject([
    { fields: { bid: 2.5, isPaused: true }, state: 'paused' },
  ]);
  await connection.remove('campaign', [campaignId]);
  expect(await connection.read('keyword', { ids: [providerId] })).toEqual([]);
  expect(await connection.read('campaign', { parentIds: [''] })).toEqual([]);
});

it('reports the outcome of each item in a batch', async () => {
  const unitId = await addedUnit();
  const outcomes = await connection.add('keyword', [
    keyword(unitId, '茶叶'),
    keyword(unitId, '茶'.repeat(21)),
    keyword(unitId, '茶叶'),
    keyword(unitId, '禁投词'),
    keyword(unitId, '红茶'),
  ]);
  expect(outcomes.map((one) => (one.ok ? 'ok' : `${one.failed.code} ${one.failed.field}`))).toEqual([
    ...['ok', '901301 keyword', '901381 keyword', '901601 keyword', 'ok'],
  ]);
  expect(outcomes[3]).toMatchObject({ failed: { content: '禁投' } });
  const stored = await connection.read('keyword', { parentIds: [unitId] });
  expect(stored.map(({ providerId }) => providerId)).toEqual(
    outcomes.flatMap((one) => (one.ok ? [one.providerId] : [])),
  );
});

it('sends no empty update, and no item without a counterpart', async () => {
  const unitId = await addedUnit();
  const [found] = await connection.read('unit', { ids: [unitId] });
  const writes = simulator.writes().length;
  const apps = { iosUrl: 'https://example.com/tea', androidApp: 'com.example.tea' };
  const fields = { ...emptyFields.unit, adgroupName: '价格', ...apps };
  expect(await connection.update('unit', [{ providerId: unitId, fields, changed: ['androidApp'] }])).toEqual([
    { ok: false, failed: { code: 'not_taken', field: 'androidApp', message: '' } },
  ]);
  const { fields: settings } = campaign('无地域');
  const unknown = { parentId: '', fields: { ...settings, regions: [{ regionId: 999_999, factor: null }] } };
  expect(await connection.add('campaign', [unknown])).toMatchObject([
    { ok: false, failed: { code: 'not_taken', field: 'regions' } },
  ]);
  expect(simulator.writes()).toHaveLength(writes);
  const outcomes = await connection.add('campaign', [campaign('春季'), unknown, campaign('夏季')]);
  expect(outcomes.map(({ ok }) => ok)).toEqual([true, false, true]);
  expect(await connection.read('unit', { ids: [unitId] })).toEqual([found]);
});

it('reads a change in review as if it were accepted', async () => {
  await simulator.close();
  let time = 0;
  await open({ reviewMs: 1_000, now: () => time });
  const unitId = await addedUnit();
  time = 2_000;
  const fields = { ...emptyFields.unit, adgroupName: '价格', pcFinalUrl: 'https://www.example.com/new' };
  await connection.update('unit', [{ providerId: unitId, fields, changed: ['pcFinalUrl'] }]);
  const urls = async (parentIds?: string[]) =>
    (await connection.read('unit', parentIds ? { parentIds } : { ids: [unitId] })).map(
      (item) => item.fields.pcFinalUrl,
    );
  expect(await urls()).toEqual(['https://www.example.com/new']);
  time = 4_000;
  expect(await urls()).toEqual(['https://www.example.com/new']);
});

it('stores a picture once and binds it to a unit once', async () => {
  const unitId = await addedUnit();
  const image = { bytes: Uint8Array.of(1, 2, 3), mime: 'image/png', name: 'Tea', ratio: '1:1' } as const;
  const imageId = idOf(await connection.uploadImages([image]));
  expect(idOf(await connection.uploadImages([image]))).toBe(imageId);
  await connection.bindImages([{ unitId, imageId }]);
  await connection.bindImages([{ unitId, imageId }]);
  expect(await connection.readBindings([unitId])).toEqual([{ unitId, imageId }]);
});

it('changes and removes apps of a unit together with its other fields', async () => {
  const unitId = await addedUnit();
  const update = (fields: Partial<ProviderFields['unit']>, changed = Object.keys(fields)) =>
    connection.update('unit', [
      { providerId: unitId, fields: { ...emptyFields.unit, adgroupName: '价格', ...fields }, changed },
    ]);
  const apps = async () => (await connection.readApps([unitId])).get(unitId);
  const iosUrl = 'https://apps.apple.com/cn/app/tea/id414478124';
  const paths = () => simulator.writes().map(({ path }) => path.split('/')[1]);
  const before = paths().length;
  expect(await apps()).toEqual({ iosUrl: '', androidApp: '' });
  expect(await update({ iosUrl, androidApp: '77', bid: 2 })).toEqual([{ ok: true, providerId: unitId }]);
  expect(await apps()).toEqual({ iosUrl: 'https://apps.apple.com/app/id414478124', androidApp: '77' });
  // the unit itself is unchanged
  await update({ iosUrl, androidApp: '78' });
  expect(await apps()).toMatchObject({ androidApp: '78' });
  await update({ iosUrl, androidApp: '' });
  expect(await apps()).toEqual({ iosUrl: 'https://apps.apple.com/app/id414478124', androidApp: '' });
  expect(paths().slice(before)).toEqual([
    'addAdgroupAppBind',
    'updateAdgroup',
    'addAdgroupAppBind',
    ...['deleteAdgroupAppBind', 'addAdgroupAppBind'],
  ]);
});

it('removes pictures from a unit, even after a lost response or if they are gone', async () => {
  const unitId = await addedUnit();
  const image = (byte: number) =>
    ({ bytes: Uint8Array.of(byte), mime: 'image/png', name: 'Tea', ratio: '1:1' }) as const;
  const images = await connection.uploadImages([image(1), image(2)]);
  const [first, other] = images.map((each) => ({ unitId, imageId: idOf([each]) }));
  if (!first || !other) throw new Error('no pictures');
  await connection.bindImages([first, other]);
  const done = [{ ok: true, providerId: first.imageId }];
  expect(await connection.unbindImages([first, first])).toEqual([...done, ...done]);
  expect(await connection.readBindings([unitId])).toEqual([other]);
  const removed = simulator.writes().at(-1);
  expect(removed).toMatchObject({
    path: 'AdgroupImageSegmentBindService/deleteAdgroupImageSegmentBind',
    body: { bindIds: [expect.any(Number)] },
  });
  // no request for bindings that do not exist
  expect(await connection.unbindImages([first])).toEqual(done);
  expect(simulator.writes().at(-1)).toBe(removed);
  await connection.bindImages([first]);
  simulator.addFaults({ kind: 'reset', isProcessed: true, path: /deleteAdgroupImageSegmentBind$/ });
  await expect(connection.unbindImages([first])).rejects.toMatchObject({ mayHaveArrived: true });
  expect(await connection.unbindImages([first])).toEqual(done);
  expect(await connection.readBindings([unitId])).toEqual([other]);
});

describe('a write', () => {
  it.each(['rate_limited', 'busy'] as const)(
    'is sent again after %s, which did not process it',
    async (kind) => {
      simulator.addFaults({ kind }, { kind });
      expect(await connection.add('campaign', [campaign('冬季')])).toMatchObject([{ ok: true }]);
      expect(simulator.writes()).toHaveLength(1);
    },
  );

  it.each(['reset', 'html', 'garbage', 'hang'] as const)('is not sent again after %s', async (kind) => {
    await simulator.close();
    await open({}, { timeoutMs: 150 });
    simulator.addFaults({ kind, isProcessed: true });
    await expect(connection.add('campaign', [campaign('冬季')])).rejects.toMatchObject({
      mayHaveArrived: true,
    });
    expect(simulator.writes()).toHaveLength(1);
    expect(await connection.read('campaign', { parentIds: [''], names: ['冬季'] })).toHaveLength(1);
  });

  it('is not sent if it has more items than the provider accepts', async () => {
    const many = Array.from({ length: 101 }, (_, at) => campaign(`c${at}`));
    await expect(connection.add('campaign', many)).rejects.toThrow(RangeError);
  });
});

it('retries reads up to a maximum number of tries', async () => {
  simulator.addFaults(
    { kind: 'error500' },
    { kind: 'reset', isProcessed: false },
    { kind: 'garbage', isProcessed: true },
  );
  expect(await connection.read('campaign', { parentIds: [''] })).toEqual([]);
  simulator.addFaults(...Array.from({ length: 4 }, () => ({ kind: 'busy' }) as const));
  await expect(connection.read('campaign', { parentIds: [''] })).rejects.toMatchObject({
    code: 'busy',
    isRetryable: true,
  });
});

it.each([
  ['wrong', 'credentials_wrong'],
  ['expired', 'credentials_expired'],
])('reports %s credentials, but never their token', async (accessToken, code) => {
  await simulator.close();
  await open({}, { accessToken });
  const error: unknown = await connection
    .add('campaign', [campaign('冬季')])
    .catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code, isRetryable: false, mayHaveArrived: false });
  expect(JSON.stringify(error) + String(error)).not.toContain(`"${accessToken}"`);
  expect(simulator.writes()).toEqual([]);
});

it('rejects requests above the provider’s rate limit, which are sent again', async () => {
  await simulator.close();
  let time = 0;
  await open({ maxPerSecond: 1, now: () => (time += 400) });
  await connection.read('campaign', { parentIds: [''] });
  await connection.read('campaign', { parentIds: [''] });
});

it('keeps everything that it acknowledged after a kill, with the same ids', async () => {
  const unitId = await addedUnit();
  await connection.add('keyword', [keyword(unitId, '茶叶')]);
  const before = await connection.read('keyword', { parentIds: [unitId] });
  await simulator.close();
  const file = path.join(folder, 'requests.jsonl');
  appendFileSync(file, '{"at":1,"userName":"te'); // an entry that a kill cut off
  await open();
  expect(await connection.read('keyword', { parentIds: [unitId] })).toEqual(before);
  await connection.add('keyword', [keyword(unitId, '绿茶')]);
  expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toHaveLength(4);
});

it('reviews new texts for a while, and rejects some with a reason', async () => {
  await simulator.close();
  let time = 0;
  await open({ reviewMs: 1_000, now: () => time });
  const unitId = await addedUnit();
  await connection.add('keyword', [keyword(unitId, '茶叶'), keyword(unitId, '违规词')]);
  const states = async () =>
    (await connection.read('keyword', { parentIds: [unitId] })).map(({ state }) => state);
  expect(await states()).toEqual(['in_review', 'in_review']);
  time = 2_000;
  expect(await states()).toEqual(['active', 'rejected']);
});

it('rejects the shared token if the simulator has its own', async () => {
  await simulator.close();
  await open({ token: 'of this start' });
  const added = connection.add('campaign', [campaign('冬季')]);
  await expect(added).rejects.toMatchObject({ code: 'credentials_wrong' });
  await simulator.close();
  await open({ token: 'of this start' }, { accessToken: 'of this start' });
  expect(await connection.add('campaign', [campaign('冬季')])).toMatchObject([{ ok: true }]);
});
