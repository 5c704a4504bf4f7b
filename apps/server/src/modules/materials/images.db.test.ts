import type { ImageUse, LibraryImage } from '@meridian/api-client/contract';
import { emptyFields, type RowKind } from '@meridian/draft-editor/core';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { writeBackup } from '../../backup/write-backup';
import {
  drafts,
  imageFiles,
  images as imagesTable,
  imageSyncs,
  roles,
  userAccounts,
  userRoles,
} from '../../platform/db/schema';
import { removeOrphans } from '../../remove-orphans';
import { temporaryFolder } from '../../testing';
import { removeOldImages } from './remove-old-images';
import { jpegOf, pngOf } from './testing/image-fixtures';
import { openMaterialWorkspace, type MaterialWorkspace } from './testing/material-workspace';

let workspace: MaterialWorkspace;
let accountId: number;
let otherId: number;
let ann: { userId: string; token: string };
let stranger: { userId: string; token: string };
beforeAll(async () => {
  workspace = await openMaterialWorkspace();
  const { fixtures } = workspace;
  [accountId, otherId] = [await fixtures.addAccount(), await fixtures.addAccount()];
  ann = await fixtures.signedIn({ name: 'Ann', accountIds: [accountId, otherId] });
  stranger = await fixtures.signedIn({ accountIds: [await fixtures.addAccount()] });
});
afterAll(() => workspace.close());
afterEach(() => workspace.clock.advance(60_000));

let colour = 0x100000;
/** Adds an image that differs from those of other tests. */
async function newImage({
  theme = '',
  owner = accountId,
  ...size
}: { theme?: string; owner?: number; width?: number; height?: number } = {}): Promise<LibraryImage> {
  const background = `#${(colour += 0x1357).toString(16)}`;
  const bytes = await pngOf({ background, ...size });
  const { code, data } = await workspace.upload(bytes, { token: ann.token, accountId: owner, theme });
  expect(code).toBe(200);
  return data;
}
const call = <Data>(
  id: Parameters<MaterialWorkspace['call']>[0],
  body: object,
  { token }: { token: string } = ann,
) => workspace.call<Data>(id, { token, body });
const idsOf = async (query: object = {}, page: object = { size: 1_000 }) =>
  (await workspace.list(ann.token, { query, page })).data.list.map(({ id }) => id);

async function setSync(imageId: string, state: 'synchronized' | 'failed'): Promise<void> {
  const { db } = workspace.database;
  const [image] = await db.select().from(imagesTable).where(eq(imagesTable.id, imageId));
  if (image === undefined) throw new Error('the image is not stored');
  const { accountId: owner, fileId } = image;
  await db.insert(imageSyncs).values({ accountId: owner, fileId, state, requestedTime: new Date() });
}

/** Creates a draft with a unit that has pictures, and a creative of the first picture's theme; returns its id. */
async function newDraft(
  pictures: readonly { imageId: string; theme: string }[],
  owner = accountId,
  { token }: { token: string } = ann,
) {
  const id = randomUUID();
  const add = (kind: RowKind, parentId: string, rows: readonly object[]) => ({
    id: randomUUID(),
    command: {
      type: 'add',
      kind,
      placements: [{ parentId, rows: rows.map((row) => ({ ...emptyFields[kind], ...row })) }],
    },
  });
  const pictureTheme = pictures[0]?.theme ?? '';
  const commands = [
    add('campaign', '', [{ id: 'campaign', campaignName: 'Winter' }]),
    add('unit', 'campaign', [{ id: 'unit', adgroupName: 'Skiing' }]),
    add(
      'picture',
      'unit',
      pictures.map((picture, index) => ({ id: `picture-${index}`, ...picture })),
    ),
    add('creative', 'unit', [
      { id: 'a', pictureTheme },
      { id: 'b', pictureTheme },
    ]),
  ];
  const saved = await call('draftSave', { id, accountId: owner, name: 'Hokkaido', commands }, { token });
  expect(saved.code).toBe(200);
  return id;
}

describe('the list', () => {
  it('is filtered, sorted and paged', async () => {
    const ski = await newImage({ theme: 'Ski', width: 800, height: 497 });
    workspace.clock.advance(1_000);
    const square = await newImage({ width: 640, height: 640 });
    workspace.clock.advance(1_000);
    const other = await newImage({ owner: otherId, width: 1_000, height: 500 });
    const { db } = workspace.database;
    await db.update(imagesTable).set({ name: 'Sea 100%' }).where(eq(imagesTable.id, other.id));
    await setSync(other.id, 'synchronized');
    await setSync(square.id, 'failed');
    await newDraft([{ imageId: square.id, theme: 'Ski' }]);

    expect(await idsOf()).toEqual([other.id, square.id, ski.id]);
    const found: [object, string[]][] = [
      [{ accountId: otherId }, [other.id]],
      [{ accountIds: [accountId] }, [square.id, ski.id]],
      [{ themeId: ski.themeId }, [ski.id]],
      [{ themeId: null }, [other.id, square.id]],
      [{ ratio: '1:1' }, [square.id]],
      [{ ratio: '1.61:1' }, [ski.id]],
      [{ ratio: null }, [other.id]],
      [{ minWidth: 800 }, [other.id, ski.id]],
      [{ maxWidth: 800, minHeight: 498 }, [square.id]],
      [{ maxHeight: 497 }, [ski.id]],
      [{ isUsed: true }, [square.id]],
      [{ isUsed: false }, [other.id, ski.id]],
      [{ unitName: 'SKI' }, [square.id]],
      [{ unitName: '%' }, []],
      [{ isSynchronized: true }, [other.id]],
      [{ isSynchronized: false }, [square.id, ski.id]],
      [{ syncState: 'failed' }, [square.id]],
      [{ syncState: 'none' }, [ski.id]],
      [{ syncState: 'pending' }, []],
      [{ name: 'SEA 100%' }, [other.id]],
      [{ name: '_' }, []],
    ];
    for (const [query, ids] of found) expect(await idsOf(query), JSON.stringify(query)).toEqual(ids);
    expect(await idsOf({}, { sortCol: 'width desc' })).toEqual([other.id, ski.id, square.id]);
    expect(await idsOf({}, { sortCol: 'createdTime asc' })).toEqual([ski.id, square.id, other.id]);

    const provider = await call<{ list: LibraryImage[] }>('providerImageList', { query: {} });
    expect(provider.data.list.map(({ id }) => id)).toEqual([other.id]);
    const second = await workspace.list(ann.token, { page: { number: 2, size: 10 } });
    expect([second.data.list, second.page]).toEqual([[], { number: 2, size: 10, totalCount: 3 }]);
  });

  it('finds images of an account by id and by name, ignoring case, width and spaces', async () => {
    const { db } = workspace.database;
    const ski = await newImage({ theme: 'Skiing' });
    workspace.clock.advance(1_000);
    const other = await newImage({ width: 400, height: 300 });
    const theirs = await newImage({ owner: otherId });
    const rename = (id: string, name: string) =>
      db.update(imagesTable).set({ name }).where(eq(imagesTable.id, id));
    await rename(ski.id, 'Ski Ｐoster 1');
    for (const id of [other.id, theirs.id]) await rename(id, 'SKI poster1');
    const find = async (names: string[], user = ann) =>
      (await call<{ list: unknown[] }>('imageFind', { accountId, names }, user)).data.list;
    const both = [
      { id: ski.id, name: 'Ski Ｐoster 1', theme: 'Skiing', ratio: '1:1' },
      { id: other.id, name: 'SKI poster1', theme: null, ratio: null },
    ];
    expect(await find(['ski poster 1', 'no such picture'])).toEqual(both);
    expect(await find([other.id.toUpperCase(), theirs.id])).toEqual(both.slice(1));
    expect(await find([])).toEqual([]);
    await call('imageDelete', { ids: [ski.id] });
    expect(await find(['skiposter1'])).toEqual(both.slice(1));
    expect((await call('imageFind', { accountId, names: [ski.id] }, stranger)).code).not.toBe(200);
  });

  it.each([10, 20, 30, 50, 100, 500, 1_000, 10_000])('has pages of %i', async (size) => {
    expect((await workspace.list(ann.token, { page: { size } })).code).toBe(200);
  });

  it('has a page of 10,000 in less than 5 MB, even with ad drafts', async () => {
    const { db } = workspace.database;
    const owner = await workspace.fixtures.addAccount();
    const { token } = await workspace.fixtures.signedIn({ accountIds: [owner] });
    const { data } = await workspace.upload(await pngOf(), { token, accountId: owner, theme: 'Many' });
    const [row] = await db.select().from(imagesTable).where(eq(imagesTable.id, data.id));
    if (row === undefined) throw new Error('the image is not stored');
    for (let start = 1; start < 10_000; start += 1_111) {
      const rows = Array.from({ length: 1_111 }, (_, index) => ({ name: `picture ${start + index}` }));
      await db.insert(imagesTable).values(rows.map((given) => ({ ...row, id: randomUUID(), ...given })));
    }
    for (let draft = 0; draft < 4; draft += 1)
      await newDraft([{ imageId: data.id, theme: 'Many' }], owner, { token });
    const page = await workspace.list(token, { page: { size: 10_000 } });
    expect([page.data.list.length, page.page?.totalCount]).toEqual([10_000, 10_000]);
    expect(JSON.stringify(page.data).length).toBeLessThan(5 * 1024 * 1024);
  });

  it('has no other page sizes, and no images of others', async () => {
    expect((await workspace.list(ann.token, { page: { size: 40 } })).fields).toHaveProperty(['page.size']);
    expect((await workspace.list(ann.token, { page: { sortCol: 'ratio asc' } })).code).toBe(400);
    expect((await workspace.list(stranger.token)).data.list).toEqual([]);
    expect((await workspace.list(stranger.token, { query: { accountIds: [accountId] } })).code).toBe(403);
  });

  it('counts the units and creatives that show an image', async () => {
    const image = await newImage({ theme: 'Autumn' });
    await newDraft([{ imageId: image.id, theme: 'Autumn' }]);
    await newDraft([
      { imageId: 'other', theme: 'Else' },
      { imageId: image.id, theme: 'Autumn' },
    ]);
    const deleted = await newDraft([{ imageId: image.id, theme: 'Autumn' }]);
    await workspace.database.db.update(drafts).set({ deletedTime: new Date() }).where(eq(drafts.id, deleted));
    // the same image id in a draft of another account does not count
    await newDraft([{ imageId: image.id, theme: 'Autumn' }], otherId);
    const { data } = await workspace.list(ann.token, { query: { themeId: image.themeId } });
    expect(data.list[0]).toMatchObject({ id: image.id, unitCount: 2, creativeCount: 2 });
  });
});

describe('the file of an image', () => {
  it('is unchanged and cacheable, and has a thumbnail', async () => {
    const image = await newImage({ width: 900, height: 600 });
    const access = await workspace.access(ann.token);
    const { statusCode, headers, rawPayload } = await workspace.file(image.id, access);
    expect([statusCode, rawPayload.length]).toEqual([200, image.bytes]);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(image.bytes),
      'cache-control': 'private, max-age=31536000, immutable',
      'content-disposition': 'inline; filename=picture.png',
    });
    const thumbnail = await workspace.file(image.id, access, 'thumbnail');
    expect(thumbnail.headers['content-type']).toBe('image/webp');
    expect(await sharp(thumbnail.rawPayload).metadata()).toMatchObject({ width: 360, height: 240 });
    expect(await workspace.access(ann.token)).toEqual(access);
  });

  it.each<[string, (image: LibraryImage) => Promise<[string, { session: string; signature: string }]>]>([
    ['a user without the account', async ({ id }) => [id, await workspace.access(stranger.token)]],
    ['another id', async () => [randomUUID(), await workspace.access(ann.token)]],
    ['an id that is none', async () => ['..%2f..%2fetc', await workspace.access(ann.token)]],
    [
      'another signature',
      async ({ id }) => [id, { ...(await workspace.access(ann.token)), signature: 'A'.repeat(43) }],
    ],
    ['no signature', async ({ id }) => [id, { ...(await workspace.access(ann.token)), signature: '' }]],
    [
      'the signature of another session',
      async ({ id }) => {
        const { signature } = await workspace.access(stranger.token);
        return [id, { ...(await workspace.access(ann.token)), signature }];
      },
    ],
    ['no session', ({ id }) => Promise.resolve([id, { session: 'x', signature: 'x' }])],
  ])('is not found with %s', async (_, given) => {
    const [id, access] = await given(await newImage());
    const response = await workspace.file(id, access);
    expect([response.statusCode, response.headers['cache-control']]).toEqual([404, 'no-store']);
  });

  it('is not found once the session, the account or the permission is lost', async () => {
    const image = await newImage();
    const { fixtures, database } = workspace;
    const statusOf = async (user: { token: string }, lose: () => Promise<unknown>) => {
      const access = await workspace.access(user.token);
      expect((await workspace.file(image.id, access)).statusCode).toBe(200);
      await lose();
      return (await workspace.file(image.id, access)).statusCode;
    };
    const newUser = () => fixtures.signedIn({ accountIds: [accountId] });
    const [gone, removed, demoted] = [await newUser(), await newUser(), await newUser()];
    const { db } = database;
    const role = { name: 'without pictures', permissions: ['report:search:view'] };
    expect([
      await statusOf(gone, () => call('logout', {}, gone)),
      await statusOf(removed, () => db.delete(userAccounts).where(eq(userAccounts.userId, removed.userId))),
      await statusOf(demoted, async () => {
        const [made] = await db.insert(roles).values(role).returning();
        await db.delete(userRoles).where(eq(userRoles.userId, demoted.userId));
        await db.insert(userRoles).values({ userId: demoted.userId, roleId: made?.id ?? '' });
      }),
    ]).toEqual([404, 404, 404]);
  });

  it('does not count as an anonymous request, but a wrong signature does', async () => {
    const limited = await openMaterialWorkspace({ anonymousPerMinute: 8 });
    try {
      const owner = await limited.fixtures.addAccount();
      const { token } = await limited.fixtures.signedIn({ accountIds: [owner] });
      const { data } = await limited.upload(await jpegOf(), { token, accountId: owner });
      const access = await limited.access(token);
      const statuses = async (given: typeof access) => {
        const sent = [];
        for (let index = 0; index < 12; index++) sent.push((await limited.file(data.id, given)).statusCode);
        return new Set(sent);
      };
      expect(await statuses(access)).toEqual(new Set([200]));
      expect(await statuses({ ...access, signature: 'wrong' })).toEqual(new Set([404, 429]));
    } finally {
      await limited.close();
    }
  });
});

describe('a deletion', () => {
  it('deletes all or none, and can be undone', async () => {
    const [first, second] = [await newImage(), await newImage()];
    const access = await workspace.access(ann.token);
    expect((await call('imageDelete', { ids: [first.id, randomUUID()] })).code).toBe(404);
    expect((await call('imageDelete', { ids: [first.id] }, stranger)).code).toBe(404);
    expect((await call('imageDelete', { ids: [first.id, second.id] })).code).toBe(200);
    expect(await idsOf()).not.toContain(first.id);
    expect((await workspace.file(first.id, access)).statusCode).toBe(404);
    expect((await call('imageDelete', { ids: [first.id] })).code).toBe(404);
    expect((await call('imageRestore', { ids: [first.id, second.id] }, stranger)).code).toBe(404);
    expect((await call('imageRestore', { ids: [first.id, second.id] })).code).toBe(200);
    expect(await idsOf()).toEqual(expect.arrayContaining([first.id, second.id]));
    expect((await workspace.file(first.id, access)).statusCode).toBe(200);
  });

  it('is rejected with the places if a unit uses one of them', async () => {
    const [used, free] = [await newImage(), await newImage()];
    const draftId = await newDraft([{ imageId: used.id, theme: 'Ski' }]);
    await newDraft([{ imageId: free.id, theme: 'Ski' }], otherId);
    const ids = [free.id, used.id];
    const rejected = await call<{ uses: ImageUse[] }>('imageDelete', { ids });
    expect(rejected).toMatchObject({ code: 400, fields: { ids: 'picture_used' } });
    const use = { draftId, draftName: 'Hokkaido', unitId: 'unit', unitName: 'Skiing' };
    expect(rejected.data).toEqual({
      uses: [{ imageId: used.id, imageName: 'picture', ...use }],
      totalCount: 1,
    });
    expect(await idsOf()).toEqual(expect.arrayContaining(ids));
    expect((await call('draftDelete', { ids: [draftId] })).code).toBe(200);
    expect((await call('imageDelete', { ids })).code).toBe(200);
  });

  it('removes the file a day later if no image uses it any more', async () => {
    const { database, files, clock } = workspace;
    const bytes = await pngOf({ background: '#0f0f0f' });
    const sent = { token: ann.token, accountId };
    const [first, second] = [
      (await workspace.upload(bytes, sent)).data.id,
      (await workspace.upload(bytes, { ...sent, theme: 'Twice' })).data.id,
    ];
    const [row] = await database.db.select().from(imagesTable).where(eq(imagesTable.id, first));
    const isStored = () =>
      workspace.storedFiles().filter((name) => name.endsWith(row?.fileId ?? '?')).length === 2;
    const later = { now: () => new Date(clock.now().getTime() + 25 * 60 * 60 * 1_000) };
    await call('imageDelete', { ids: [first] });
    await removeOldImages(database.db, files, later);
    expect((await call('imageRestore', { ids: [first] })).code).toBe(404);
    expect(isStored()).toBe(true);
    await call('imageDelete', { ids: [second] });
    await removeOldImages(database.db, files, clock);
    expect(isStored()).toBe(true);
    await removeOldImages(database.db, files, later);
    expect(workspace.storedFiles().filter((name) => name.endsWith(row?.fileId ?? '?'))).toEqual([]);
    expect((await workspace.upload(bytes, sent)).code).toBe(200);
  });

  it('leaves the files that a backup needs: those of all images', async () => {
    const folder = temporaryFolder();
    try {
      const manifest = await writeBackup({ db: workspace.database.db, files: workspace.files }, folder);
      expect(manifest.missingFiles).toEqual([]);
      expect(manifest.files.map(({ key }) => key).sort()).toEqual(workspace.storedFiles().sort());
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('leaves files of images to the removal of files without a record', async () => {
    const { database, files } = workspace;
    const orphan = `images/${randomUUID()}`;
    await files.put(orphan, Buffer.from('x'));
    await removeOrphans(database.db, files, new Date(Date.now() + 60_000));
    const rows = await database.db.select({ id: imageFiles.id }).from(imageFiles);
    expect(workspace.storedFiles().sort()).toEqual(
      rows.flatMap(({ id }) => [`images/${id}`, `thumbnails/${id}`]).sort(),
    );
  });
});

describe('a crop', () => {
  const wide = { ratio: '1.61:1', x: 100, y: 50, width: 966, height: 600, targetWidth: 966 };
  const square = { ratio: '1:1', x: 0, y: 0, width: 600, height: 600, targetWidth: 300 };

  it('creates several images from one original, which remains', async () => {
    const original = await newImage({ theme: 'Crops', width: 1_200, height: 800 });
    const { code, data } = await call<{ images: LibraryImage[] }>('imageCrop', {
      id: original.id,
      crops: [wide, square],
    });
    expect(code).toBe(200);
    const common = { originalId: original.id, themeId: original.themeId, name: original.name };
    expect(data.images).toMatchObject([
      {
        ...common,
        width: 966,
        height: 600,
        ratio: '1.61:1',
        crop: { x: 100, y: 50, width: 966, height: 600 },
      },
      { ...common, width: 300, height: 300, ratio: '1:1', crop: { x: 0, y: 0, width: 600, height: 600 } },
    ]);
    const { data: listed } = await workspace.list(ann.token, { query: { themeId: original.themeId } });
    expect(listed.list).toHaveLength(3);
    expect(listed.list).toContainEqual(original);
    // the upper left quarter of the original is dark: 600 × 400 pixels
    const { rawPayload } = await workspace.file(data.images[1]?.id ?? '', await workspace.access(ann.token));
    const pixel = async (left: number, top: number) =>
      (await sharp(rawPayload).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())[0];
    expect(await pixel(150, 190)).toBe(0x10);
    expect(await pixel(150, 210)).not.toBe(0x10);
  });

  it('can have another theme, or none', async () => {
    const original = await newImage({ theme: 'Crops', width: 1_200, height: 800 });
    const { themeId } = await newImage({ theme: 'Crops elsewhere' });
    for (const target of [themeId, null]) {
      const body = { id: original.id, crops: [square], themeId: target };
      const { data } = await call<{ images: LibraryImage[] }>('imageCrop', body);
      expect(data.images[0]?.themeId).toBe(target);
    }
  });

  it.each<[string, object, string, string]>([
    ['outside the original', { x: 300 }, 'crops.1.x', 'crop_outside'],
    ['of another ratio', { width: 900 }, 'crops.1.width', 'crop_ratio'],
    ['larger than its area', { targetWidth: 967 }, 'crops.1.targetWidth', 'crop_too_large'],
    ['too small', { targetWidth: 322 }, 'crops.1.targetWidth', 'crop_too_small'],
  ])('%s is rejected with all others', async (_, change, path, problem) => {
    const original = await newImage({ width: 1_200, height: 800 });
    const before = workspace.storedFiles();
    const crops = [square, { ...wide, ...change }];
    const { code, fields } = await call('imageCrop', { id: original.id, crops });
    expect({ code, fields }).toEqual({ code: 400, fields: { [path]: problem } });
    expect(workspace.storedFiles()).toEqual(before);
  });

  it('of an image or into a theme without access is not found', async () => {
    const original = await newImage({ width: 1_200, height: 800 });
    const foreign = await newImage({ owner: otherId, theme: 'Foreign' });
    const before = workspace.storedFiles();
    const body = { id: original.id, crops: [square] };
    expect((await call('imageCrop', body, stranger)).code).toBe(404);
    expect((await call('imageCrop', { ...body, themeId: foreign.themeId })).code).toBe(404);
    expect(workspace.storedFiles()).toEqual(before);
  });
});

it('the theme of images is changed within their account, all or none', async () => {
  const [image, other] = [await newImage({ theme: 'From' }), await newImage({ owner: otherId, theme: 'To' })];
  const { themeId } = await newImage({ theme: 'To' });
  const move = (ids: string[], into: string | null, user = ann) =>
    call('imageChangeTheme', { ids, themeId: into }, user);
  expect((await move([image.id], themeId)).code).toBe(200);
  expect((await move([image.id], themeId, stranger)).code).toBe(404);
  expect((await move([image.id], other.themeId)).code).toBe(404);
  expect((await move([image.id, other.id], themeId)).code).toBe(404);
  expect(await idsOf({ themeId })).toContain(image.id);
  expect((await move([image.id], null)).code).toBe(200);
  expect(await idsOf({ themeId: null })).toContain(image.id);
});
