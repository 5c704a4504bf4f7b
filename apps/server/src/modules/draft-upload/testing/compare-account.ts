import type { DraftDetail, PlannedChange } from '@meridian/api-client/contract';
import { childrenOf, rowsInOrder, type Draft } from '@meridian/draft-editor/core';
import { inArray } from 'drizzle-orm';
import type { ProviderConnection } from '../../../kits/provider';
import { images } from '../../../platform/db/schema';
import { draftOfParts } from '../../drafts/testing/draft-of-parts';
import { imageFileKey } from '../../materials';
import { differencesOf, pathOf } from './account-of-draft';
import { readAccountTree } from './account-tree';
import { pictureOf } from './picture-files';
import type { UploadWorkspace } from './upload-workspace';

type Space = Pick<UploadWorkspace, 'call' | 'test'>;

/** The stored draft. */
export async function openDraft({ call }: Space, id: string): Promise<Draft> {
  const { draft, parts } = (await call<DraftDetail>('draftDetail', { id })).data;
  return draftOfParts(draft.name, parts);
}

/** Differences between the account and a draft, except values that the plan reports as not sent. */
export async function differencesFrom(
  space: Space,
  account: ProviderConnection,
  id: string,
): Promise<string[]> {
  const said = new Set<string>();
  for (let number = 1, isMore = true; isMore; number++) {
    const body = { query: { id }, page: { number, size: 50 } };
    const { data } = await space.call<{ list: PlannedChange[] }>('draftPlannedChanges', body);
    for (const { kind, id: row, notSent } of data.list)
      for (const { field } of notSent) said.add(`${kind} ${row} ${field}`);
    isMore = data.list.length === 50;
  }
  const draft = await openDraft(space, id);
  const tree = await readAccountTree(account);
  return differencesOf(tree, draft, (kind, row, field) => said.has(`${kind} ${row} ${field}`));
}

/** Units whose pictures differ between the provider and a draft, as `unit id: has, wants`. */
export async function pictureDifferences(
  space: Space,
  account: ProviderConnection,
  id: string,
): Promise<string[]> {
  const draft = await openDraft(space, id);
  const { pictures } = await readAccountTree(account);
  const imageIds = rowsInOrder(draft, 'picture').map(({ imageId }) => imageId);
  const stored = await space.test.database.db.select().from(images).where(inArray(images.id, imageIds));
  const idOf = new Map<string, string>();
  for (const { id: imageId, fileId } of stored) {
    const bytes = pictureOf(imageFileKey(fileId));
    // the provider has the same content under the same id
    const [outcome] = await account.uploadImages([{ bytes, mime: 'image/png', name: 'Snow', ratio: '1:1' }]);
    if (outcome?.ok) idOf.set(imageId, outcome.providerId);
  }
  return rowsInOrder(draft, 'unit').flatMap((unit) => {
    const rows = childrenOf(draft, 'picture', unit.id);
    const wanted = [...new Set(rows.map(({ imageId }) => idOf.get(imageId) ?? imageId))].toSorted();
    const bound = pictures[pathOf(draft, 'unit', unit)] ?? [];
    return bound.join() === wanted.join() ? [] : [`unit ${unit.id}: ${bound.join()}, ${wanted.join()}`];
  });
}
