import { imageRatios } from '@meridian/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  openMaterialWorkspace,
  type MaterialWorkspace,
} from '../modules/materials/testing/material-workspace';
import { images } from '../platform/db/schema';
import { seedImages } from './seed-images';

let workspace: MaterialWorkspace;
let user: { token: string };
beforeAll(async () => {
  workspace = await openMaterialWorkspace();
  const accountId = await workspace.fixtures.addAccount({ accountNo: '8840213' });
  user = await workspace.fixtures.signedIn({ accountIds: [accountId] });
});
afterAll(() => workspace.close());
const seed = () => seedImages({ ...workspace, db: workspace.database.db });
const list = async () => (await workspace.list(user.token, { page: { size: 100 } })).data.list;

it('the material library is filled once, even by two servers that start at the same time', async () => {
  await Promise.all([seed(), seed()]);
  const filled = await list();
  expect(filled).toHaveLength(42);
  expect(workspace.storedFiles()).toHaveLength(84);
  expect(new Set(filled.map(({ ratio }) => ratio))).toEqual(new Set([...imageRatios, null]));
  expect(filled.filter(({ isSynchronized }) => isSynchronized)).toHaveLength(28);
  expect((await workspace.themes(user.token)).map(({ imageCount }) => imageCount)).toEqual(Array(7).fill(6));

  const [first] = filled;
  await workspace.database.db
    .update(images)
    .set({ deletedTime: new Date() })
    .where(eq(images.id, first?.id ?? ''));
  await seed();
  expect(await list()).toHaveLength(41);
});
