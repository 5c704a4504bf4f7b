import { rootId } from '@meridian/draft-editor/core';
import { itemName } from '../../../kits/provider';
import type { Database } from '../../../platform/db';
import { createAccountRowsRepository, type AccountRow } from '../../drafts';
import type { FetchedItem } from './account-reader';
import type { SoughtItem } from './find-items';
import type { ItemRows } from './plan-changes';

const levels = [['campaign'], ['unit'], ['keyword', 'creative']] as const;

/** Loads the rows of a draft that stand for items: by their ids at the provider, otherwise by their names. */
export async function loadItemRows(
  tx: Database,
  draftId: string,
  sought: readonly SoughtItem[],
): Promise<ItemRows> {
  const repository = createAccountRowsRepository(tx);
  const chains = sought.flatMap((each) => ('skip' in each ? [] : [each.chain]));
  const byItem = new Map<string, AccountRow>();
  const byName = new Map<string, AccountRow>();
  const removed = new Set<string>();
  const words = new Map<string, string[]>();
  let parentIds: string[] = [rootId];
  for (const kinds of levels) {
    const found: string[] = [];
    for (const kind of kinds) {
      const items = chains.flatMap((chain) => chain.filter((item) => item.kind === kind));
      const ids = [...new Set(items.map(({ providerId }) => providerId))];
      for (const id of await repository.findRemoved(draftId, kind, ids)) removed.add(`${kind} ${id}`);
      for (const row of await repository.findByProviderId(draftId, kind, ids)) {
        byItem.set(`${kind} ${row.providerId ?? ''}`, row);
        found.push(row.id);
      }
      // of rows that the next upload matches by name
      for (const row of await repository.findByParent(draftId, kind, parentIds)) {
        if (kind === 'keyword') words.set(row.parentId, [...(words.get(row.parentId) ?? []), nameOf(row)]);
        if (row.providerId !== null) continue;
        byName.set(`${kind} ${row.parentId} ${itemName(kind, row.fields).trim()}`, row);
        found.push(row.id);
      }
    }
    parentIds = found;
  }
  const nameKey = ({ kind, fields }: FetchedItem, parentRowId: string) =>
    `${kind} ${parentRowId} ${itemName(kind, fields).trim()}`;
  return {
    rowOf: (item, parentRowId) =>
      byItem.get(`${item.kind} ${item.providerId}`) ?? byName.get(nameKey(item, parentRowId)),
    isRemoved: ({ kind, providerId }) =>
      removed.has(`${kind} ${providerId}`) && !byItem.has(`${kind} ${providerId}`),
    keywordsIn: (unitRowId) => words.get(unitRowId) ?? [],
  };
}

const nameOf = ({ fields }: AccountRow) => itemName('keyword', fields);
