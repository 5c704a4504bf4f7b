import type { DraftDetail, PlannedChange } from '@meridian/api-client/contract';
import { findRow, parentOf, rowsInOrder, tableOf, type Draft } from '@meridian/draft-editor/core';
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

/** The draft as it is stored. */
export async function openDraft({ call }: Space, id: string): Promise<Draft> {
  const { draft, parts } = (await call<DraftDetail>('draftDetail', { id })).data;
  return draftOfParts(draft.name, parts);
}

/** Where the account is not as a draft, but for what the plan says is not sent. */
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

/** Pictures of a draft that its units do not have at the provider. */
export async function missingPictures(
  space: Space,
  account: ProviderConnection,
  id: string,
): Promise<string[]> {
  const draft = await openDraft(space, id);
  const { pictures } = await readAccountTree(account);
  const rows = rowsInOrder(draft, 'picture');
  const imageIds = rows.map(({ imageId }) => imageId);
  const stored = await space.test.database.db.select().from(images).where(inArray(images.id, imageIds));
  const fileOf = new Map(stored.map(({ id: imageId, fileId }) => [imageId, fileId]));
  const missing: string[] = [];
  for (const { id: rowId, imageId, ratio } of rows) {
    const bytes = pictureOf(imageFileKey(fileOf.get(imageId) ?? ''));
    // the provider has the same content under the same id
    const [outcome] = await account.uploadImages([{ bytes, mime: 'image/png', name: 'Snow', ratio }]);
    const unit = findRow(draft, 'unit', parentOf(tableOf(draft, 'picture'), rowId) ?? '');
    const bound = unit && pictures[pathOf(draft, 'unit', unit)];
    if (!outcome?.ok || !bound?.includes(outcome.providerId)) missing.push(rowId);
  }
  return missing;
}
