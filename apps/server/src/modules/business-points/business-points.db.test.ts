import type { BusinessPointColumns } from '@meridian/api-client/contract';
import { exampleDraft, rowsInOrder } from '@meridian/draft-editor/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoBusinessPoints } from '../../demo/business-tree';
import { roles, userRoles } from '../../platform/db/schema';
import { createTestApp, type TestApp } from '../../testing';
import type { BusinessPoint } from './business-point';
import { createBusinessPointsRepository } from './business-points.repository';
import { createBusinessPointsService } from './business-points.service';

let test: TestApp;
let token: string;
let service: ReturnType<typeof createBusinessPointsService>;

beforeAll(async () => {
  test = await createTestApp();
  ({ token } = await test.fixtures.signedIn());
  service = createBusinessPointsService({ businessPoints: createBusinessPointsRepository(test.database.db) });
});
afterAll(() => test.close());

const list = () => test.call<BusinessPointColumns>('businessPointList', { token, body: {} });
const empty = { ids: [], names: [], parents: [], leaves: [], initials: [] };
const point = (id: string, parentId: string | null, more: Partial<BusinessPoint> = {}): BusinessPoint => ({
  id,
  parentId,
  name: '滑雪',
  isLeaf: parentId !== null,
  ...more,
});

it('the list is empty before an import', async () => {
  expect(await list()).toMatchObject({ code: 200, data: empty });
});

it('sends all businesses as columns in the order of the import', async () => {
  expect(await service.replaceAll([point('2', '1'), point('1', null, { name: 'IT 服务' })])).toBe(0);
  expect((await list()).data).toEqual({
    ids: ['2', '1'],
    names: ['滑雪', 'IT 服务'],
    parents: [1, -1],
    leaves: [true, false],
    initials: ['hx', 'itfw'],
  });
});

it('an import replaces all or nothing', async () => {
  expect(await service.replaceAll([point('3', null)])).toBe(2);
  expect((await list()).data.ids).toEqual(['3']);
  await expect(service.replaceAll([point('4', null), point('4', null)])).rejects.toThrow();
  expect((await list()).data.ids).toEqual(['3']);
});

it('replaces the tree of one of two concurrent imports with the other’s', async () => {
  await Promise.all([service.replaceAll([point('5', null)]), service.replaceAll([point('6', null)])]);
  expect((await list()).data.ids).toHaveLength(1);
});

it('stores more businesses than fit into one statement', async () => {
  const many = Array.from({ length: 10_001 }, (_, index) => point(String(index), index === 0 ? null : '0'));
  await service.replaceAll(many);
  const { ids, parents } = (await list()).data;
  expect(ids).toEqual(many.map(({ id }) => id));
  expect(parents.slice(0, 3)).toEqual([-1, 0, 0]);
});

it('adds the businesses of the demo workspace, including the example’s, only if there are none', async () => {
  await service.addMissing(demoBusinessPoints);
  expect((await list()).data.ids).toHaveLength(10_001);
  await service.replaceAll([]);
  await service.addMissing(demoBusinessPoints);
  const { ids, names } = (await list()).data;
  const [campaign] = rowsInOrder(exampleDraft(), 'campaign');
  expect(names[ids.indexOf(campaign?.businessPointId ?? '')]).toBe('滑雪旅游');
});

it('the list requires the permission to view drafts', async () => {
  const { fixtures, database } = test;
  const { token: other, userId } = await fixtures.signedIn({ role: null });
  const permissions = ['report:search:view'];
  const [role] = await database.db.insert(roles).values({ name: 'reports only', permissions }).returning();
  await database.db.insert(userRoles).values({ userId, roleId: role?.id ?? '' });
  expect((await test.call('businessPointList', { token: other, body: {} })).code).toBe(403);
  expect((await test.call('businessPointList', { body: {} })).code).toBe(401);
});
