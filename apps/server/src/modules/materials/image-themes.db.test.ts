import type { ImageTheme } from '@meridian/api-client/contract';
import { emptyFields } from '@meridian/draft-editor/core';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { imageThemes } from '../../platform/db/schema';
import { pngOf } from './testing/image-fixtures';
import { openMaterialWorkspace, type MaterialWorkspace } from './testing/material-workspace';

let workspace: MaterialWorkspace;
let accountId: number;
let otherId: number;
let token: string;
beforeAll(async () => {
  workspace = await openMaterialWorkspace();
});
afterAll(() => workspace.close());
beforeEach(async () => {
  const { fixtures } = workspace;
  [accountId, otherId] = [await fixtures.addAccount(), await fixtures.addAccount()];
  ({ token } = await fixtures.signedIn({ accountIds: [accountId, otherId] }));
});

const save = (body: object) => workspace.call<ImageTheme>('imageThemeSave', { token, body });
const merge = (ids: string[], intoId: string) =>
  workspace.call<ImageTheme>('imageThemeMerge', { token, body: { ids, intoId } });
const remove = (id: string) => workspace.call('imageThemeDelete', { token, body: { id } });
const newTheme = async (name: string, owner = accountId) => (await save({ accountId: owner, name })).data.id;
const newImage = async (theme: string, width = 300) =>
  (await workspace.upload(await pngOf({ width }), { token, accountId, theme })).data;
const names = async (body = {}) => (await workspace.themes(token, body)).map(({ name }) => name);

it('a theme is created, renamed and listed with its number of images', async () => {
  const { code, data } = await save({ accountId, name: '  Ski\u202E ' });
  expect({ code, data }).toEqual({
    code: 200,
    data: { id: data.id, accountId, name: 'Ski', imageCount: 0 },
  });
  await newImage(data.id);
  const deleted = await newImage(data.id, 301);
  await workspace.call('imageDelete', { token, body: { ids: [deleted.id] } });
  await newImage('');
  await newTheme('Rail', otherId);
  expect((await save({ accountId: otherId, id: data.id, name: 'Snow' })).data).toMatchObject({
    accountId,
    name: 'Snow',
    imageCount: 1,
  });
  const { data: all } = await workspace.call('imageThemeList', { token, body: {} });
  expect(all).toMatchObject({ list: [{ name: 'Rail' }, { name: 'Snow', imageCount: 1 }], withoutTheme: 1 });
  expect(await names({ accountId })).toEqual(['Snow']);
});

it.each<[string, () => Promise<object> | object, number, string | undefined]>([
  ['no name', () => ({ name: ' \u200B' }), 400, 'name'],
  ['too long a name', () => ({ name: 'x'.repeat(51) }), 400, 'name'],
  ['a name that the account has', () => ({ name: 'Taken' }), 400, 'name'],
  ['the name of another theme', async () => ({ id: await newTheme('A'), name: 'Taken' }), 400, 'name'],
  ['several accounts', () => ({ accountId: 0 }), 400, 'accountId'],
  ['a foreign account', () => ({ accountId: 999_999 }), 403, undefined],
  ['an unknown id', () => ({ id: randomUUID() }), 404, undefined],
])('a theme is not saved with %s', async (_, given, code, field) => {
  await newTheme('Taken');
  const rejected = await save({ accountId, name: 'New', ...(await given()) });
  expect([rejected.code, Object.keys(rejected.fields ?? {})[0]]).toEqual([code, field]);
});

it('a theme can be saved under its own name, and that of a theme of another account', async () => {
  const id = await newTheme('Ski');
  expect((await save({ accountId, id, name: 'Ski' })).code).toBe(200);
  expect((await save({ accountId: otherId, name: 'Ski' })).code).toBe(200);
});

it('an account has at most 500 themes', async () => {
  await workspace.database.db
    .insert(imageThemes)
    .values(Array.from({ length: 500 }, (_, index) => ({ id: randomUUID(), accountId, name: `${index}` })));
  expect((await save({ accountId, name: 'One more' })).fields).toEqual({ accountId: 'too_many_themes' });
  const upload = await workspace.upload(await pngOf(), { token, accountId, theme: 'One more' });
  expect(upload.fields).toEqual({ accountId: 'too_many_themes' });
});

it('a theme is merged with all its images into another one', async () => {
  const [a, b, into] = [await newTheme('A'), await newTheme('B'), await newTheme('Into')];
  await newImage(a, 300);
  await newImage(b, 301);
  const deleted = await newImage(b, 302);
  await workspace.call('imageDelete', { token, body: { ids: [deleted.id] } });
  const foreign = await newTheme('Foreign', otherId);
  expect((await merge([a, foreign], into)).fields).toEqual({ ids: 'invalid' });
  expect((await merge([a, into], into)).fields).toEqual({ ids: 'invalid' });
  expect((await merge([a, randomUUID()], into)).code).toBe(404);
  expect(await names({ accountId })).toEqual(['A', 'B', 'Into']);
  expect((await merge([a, b, a], into)).data).toMatchObject({ id: into, imageCount: 2 });
  expect(await names({ accountId })).toEqual(['Into']);
  await workspace.call('imageRestore', { token, body: { ids: [deleted.id] } });
  expect((await workspace.themes(token, { accountId }))[0]?.imageCount).toBe(3);
});

it('a theme is deleted only without images, and if no ad draft uses it', async () => {
  const id = await newTheme('Ski');
  const image = await newImage(id);
  expect(await remove(id)).toMatchObject({
    code: 400,
    isSpecific: true,
    fields: { id: 'theme_has_pictures' },
    message: 'This theme contains pictures. Move them to another theme, or merge the themes.',
  });
  await workspace.call('imageDelete', { token, body: { ids: [image.id] } });

  const draftId = randomUUID();
  const add = (kind: 'campaign' | 'unit' | 'creative', parentId: string, row: object) => ({
    id: randomUUID(),
    command: { type: 'add', kind, placements: [{ parentId, rows: [{ ...emptyFields[kind], ...row }] }] },
  });
  const commands = [
    add('campaign', '', { id: 'c', campaignName: 'C' }),
    add('unit', 'c', { id: 'u', adgroupName: 'Skiing' }),
    add('creative', 'u', { id: 'i', pictureTheme: 'Ski' }),
  ];
  const draft = { id: draftId, accountId, name: 'Winter', commands };
  expect((await workspace.call('draftSave', { token, body: draft })).code).toBe(200);
  expect(await remove(id)).toMatchObject({
    code: 400,
    fields: { id: 'theme_used' },
    data: { totalCount: 1, uses: [{ imageId: null, draftId, draftName: 'Winter', unitName: 'Skiing' }] },
  });
  await workspace.call('draftDelete', { token, body: { ids: [draftId] } });
  expect((await remove(id)).code).toBe(200);
  expect(await names({ accountId })).toEqual([]);
  expect((await remove(id)).code).toBe(404);
  await workspace.call('imageRestore', { token, body: { ids: [image.id] } });
  expect((await workspace.list(token, { query: { themeId: null } })).data.list).toHaveLength(1);
});
