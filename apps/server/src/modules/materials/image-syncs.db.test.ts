import type { LibraryImage } from '@meridian/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ProviderError, type ItemOutcome, type Provider } from '../../kits/provider';
import { uploadFailureOf } from '../../kits/provider/failures';
import { createFakeProvider, type FakeProvider } from '../../kits/provider/testing/fake-provider';
import { userAccounts } from '../../platform/db/schema';
import { createManualJobs } from '../../testing/manual-jobs';
import { createImageSyncsRepository } from './image-syncs.repository';
import { sendImages, type SendImagesParts } from './send-images';
import { pngOf } from './testing/image-fixtures';
import { openMaterialWorkspace, type MaterialWorkspace } from './testing/material-workspace';

interface Counts {
  pending: number;
  synchronized: number;
  failed: number;
}

const { jobs, waiting, run: runJobs } = createManualJobs();
/** The application's provider: the fake one, unless a test replaces it. */
const provider: Provider = {
  id: 'baidu',
  name: 'simulator',
  channels: ['search'],
  reports: [],
  connect: (accountId) => connect(accountId),
};
let fake: FakeProvider;
let connect: Provider['connect'];
let workspace: MaterialWorkspace;
let accountId: number;
let ann: { userId: string; token: string };

beforeAll(async () => {
  workspace = await openMaterialWorkspace({ providers: [provider], jobs });
});
afterAll(() => workspace.close());
beforeEach(async () => {
  fake = createFakeProvider();
  reachFake();
  accountId = await workspace.fixtures.addAccount();
  ann = await workspace.fixtures.signedIn({ accountIds: [accountId] });
});
afterEach(() => workspace.clock.advance(60_000));

let colour = 0x200000;
async function newImage(size: { width?: number; height?: number } = {}, theme = ''): Promise<LibraryImage> {
  // the list is newest first
  workspace.clock.advance(1_000);
  const bytes = await pngOf({ background: `#${(colour += 0x1357).toString(16)}`, ...size });
  const { data } = await workspace.upload(bytes, { token: ann.token, accountId, theme });
  return data;
}
const send = (images: readonly { id: string }[], { token } = ann) =>
  workspace.call<Counts>('imageSync', { token, body: { ids: images.map(({ id }) => id) } });
const status = async () =>
  (await workspace.call<Counts & { wait: object | null }>('imageSyncStatus', { token: ann.token, body: {} }))
    .data;
const shown = async () =>
  (await workspace.list(ann.token)).data.list.map(({ name, syncState, syncFailure }) => ({
    name,
    syncState,
    reason: syncFailure?.reason ?? null,
  }));
const stateOf = async ({ id }: { id: string }) =>
  (await workspace.list(ann.token)).data.list.find((image) => image.id === id)?.syncState;
const sentPictures = () => fake.requests.filter(({ method }) => method === 'uploadImages');

const times = { callMs: 5_000, settleMs: 60_000, firstRetryMs: 1, maxRetryMs: 2, maxSilenceMs: 1_000 };
const run = (given: Partial<SendImagesParts> = {}) =>
  sendImages(
    {
      db: workspace.database.db,
      providers: [provider],
      files: workspace.files,
      times,
      maySend: () => Promise.resolve(true),
      stopping: new AbortController().signal,
      ...given,
    },
    accountId,
  );

const reachFake = () => {
  connect = (id) => fake.connect(id);
};

/** Makes the provider respond to each image with this outcome. */
const answerWith = (outcome: ItemOutcome | undefined): void => {
  connect = async (id) => ({
    ...(await fake.connect(id)),
    uploadImages: () => Promise.resolve(outcome ? [outcome] : []),
  });
};

describe('images sent to the provider', () => {
  it('are pending until it has them; those of other ratios are not sent', async () => {
    const images = [
      await newImage({ width: 323, height: 200 }),
      await newImage(),
      await newImage({ width: 500 }),
    ];
    expect((await send(images)).data).toEqual({ pending: 2, synchronized: 0, failed: 1 });
    expect((await shown()).map(({ syncState, reason }) => [syncState, reason])).toEqual([
      ['failed', 'image_ratio'],
      ['pending', null],
      ['pending', null],
    ]);
    expect(await status()).toEqual({ pending: 2, synchronized: 0, failed: 1, wait: null });

    await runJobs();
    expect((await shown()).map(({ syncState }) => syncState)).toEqual([
      'failed',
      'synchronized',
      'synchronized',
    ]);
    expect(sentPictures()).toHaveLength(2);
    const { data } = await workspace.call<{ list: LibraryImage[] }>('providerImageList', {
      token: ann.token,
      body: { query: {} },
    });
    expect(data.list.map(({ isSynchronized }) => isSynchronized)).toEqual([true, true]);
  });

  it('are sent once, however often and by however many users they are requested', async () => {
    const image = await newImage();
    const counts = await Promise.all(Array.from({ length: 5 }, () => send([image, image])));
    expect(counts.map(({ data }) => data.pending)).toEqual([1, 1, 1, 1, 1]);
    expect(waiting.map(({ data }) => data)).toEqual(Array.from({ length: 5 }, () => ({ accountId })));
    await runJobs();
    expect((await send([image])).data).toEqual({ pending: 0, synchronized: 1, failed: 0 });
    await runJobs();
    expect(sentPictures()).toHaveLength(1);
  });

  it('are sent once for all themes with the same content', async () => {
    const bytes = await pngOf({ background: '#0f0e0d' });
    for (const theme of ['Ski', 'Rail'])
      await workspace.upload(bytes, { token: ann.token, accountId, theme });
    const { list } = (await workspace.list(ann.token)).data;
    expect((await send(list)).data.pending).toBe(2);
    await runJobs();
    expect(sentPictures()).toHaveLength(1);
    expect((await shown()).map(({ syncState }) => syncState)).toEqual(['synchronized', 'synchronized']);
  });

  it('can fail individually with the provider’s reason, in the user’s language, and be sent again', async () => {
    const image = await newImage();
    answerWith({ ok: false, failed: { code: '901602', field: 'image', message: '图片含有禁止内容' } });
    await send([image]);
    await runJobs();
    const { data } = await workspace.call<{ list: LibraryImage[] }>('imageList', {
      token: ann.token,
      body: {},
      headers: { language: 'cn' },
    });
    expect(data.list[0]).toMatchObject({
      syncState: 'failed',
      isSynchronized: false,
      syncFailure: { reason: 'picture', code: '901602', providerMessage: '图片含有禁止内容' },
    });
    expect(data.list[0]?.syncFailure?.message).toMatch(/[一-鿿]/);

    reachFake();
    expect((await send([image])).data.pending).toBe(1);
    await runJobs();
    expect(await stateOf(image)).toBe('synchronized');
  });

  it('fail if the response lacks their outcome', async () => {
    const image = await newImage();
    answerWith(undefined);
    await send([image]);
    await runJobs();
    expect(await shown()).toMatchObject([{ syncState: 'failed', reason: 'unreadable' }]);
  });

  it('are not sent if they were deleted in the meantime', async () => {
    const image = await newImage();
    await send([image]);
    await workspace.call('imageDelete', { token: ann.token, body: { ids: [image.id] } });
    await runJobs();
    expect([sentPictures(), (await status()).pending]).toEqual([[], 0]);
  });

  it('fail if the sending user has lost access to the account', async () => {
    const image = await newImage();
    await send([image]);
    const { db } = workspace.database;
    await db.delete(userAccounts).where(eq(userAccounts.userId, ann.userId));
    await runJobs();
    expect(sentPictures()).toEqual([]);
    expect(await createImageSyncsRepository(db).counts([accountId])).toMatchObject({ failed: 1 });
  });

  it('of other accounts do not exist, and sending requires the permission', async () => {
    const image = await newImage();
    const stranger = await workspace.fixtures.signedIn({
      accountIds: [await workspace.fixtures.addAccount()],
    });
    expect((await send([image], stranger)).code).toBe(404);
    expect((await send([image, { id: '0191d0a0-0000-4000-8000-000000000001' }])).code).toBe(404);
    expect(await stateOf(image)).toBe('none');
  });
});

describe('a provider that does not work', () => {
  it('gets the images later; until then the reason is shown', async () => {
    const image = await newImage();
    await send([image]);
    fake.failNext('uploadImages', new ProviderError('busy'));
    const stopping = new AbortController();
    const wait = { ...times, firstRetryMs: 60_000, maxRetryMs: 60_000, maxSilenceMs: 600_000 };
    const running = run({ times: wait, stopping: stopping.signal });
    await expect.poll(async () => (await status()).wait).toMatchObject({ reason: 'busy' });
    stopping.abort();
    await expect(running).rejects.toThrow();

    fake.failNext('uploadImages', new ProviderError('timeout', { mayHaveArrived: true }), {
      isProcessed: true,
    });
    await run();
    expect(await shown()).toMatchObject([{ syncState: 'synchronized', reason: null }]);
  });

  it.each([
    ['for long', 'busy', 'busy', Infinity],
    ['without credentials', 'credentials_missing', 'no_credentials', 1],
  ] as const)('%s fails all pending images, which can be sent again', async (_, code, reason, maxTries) => {
    const image = await newImage();
    let tries = 0;
    connect = () => {
      tries += 1;
      return Promise.reject(new ProviderError(code));
    };
    await send([image]);
    await run({ times: { ...times, maxSilenceMs: 20 } });
    expect(await shown()).toMatchObject([{ syncState: 'failed', reason }]);
    expect(tries).toBeGreaterThan(0);
    expect(tries).toBeLessThanOrEqual(maxTries);

    reachFake();
    await send([image]);
    await run();
    expect(await stateOf(image)).toBe('synchronized');
  });

  it('that does not understand one image gets the others', async () => {
    const images = [await newImage(), await newImage()];
    await send(images);
    fake.failNext('uploadImages', new ProviderError('bad_request'));
    await run();
    expect((await shown()).map(({ syncState }) => syncState).sort()).toEqual(['failed', 'synchronized']);
  });
});

it('another server sends what a killed server had started, once that can have no effect any more', async () => {
  const image = await newImage();
  await send([image]);
  const syncs = createImageSyncsRepository(workspace.database.db);
  const claimed = await syncs.claim(accountId, { limit: 4, settleMs: 60_000 });
  expect(claimed.map(({ name, requestedBy }) => [name, requestedBy])).toEqual([['picture', ann.userId]]);
  expect(await syncs.claim(accountId, { limit: 4, settleMs: 60_000 })).toEqual([]);
  expect(await syncs.msUntilClaimable(accountId, 60_000)).toBeGreaterThan(50_000);

  await run({ times: { ...times, settleMs: 0 } });
  expect(await stateOf(image)).toBe('synchronized');
  // the server that seemed to be killed was still running
  const fileId = claimed[0]?.file.id ?? '';
  await syncs.record(accountId, fileId, { state: 'failed', failure: uploadFailureOf('busy') });
  expect(await stateOf(image)).toBe('synchronized');
});
