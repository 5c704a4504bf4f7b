import { providerKinds } from '@meridian/draft-editor/core';
import { itemName, type ProviderConnection } from '../../../kits/provider';

/** What an account has, without ids: fields by the names of an item and its parents, and the pictures of units. */
export interface AccountTree {
  items: Record<string, Record<string, unknown>>;
  /** Ids of pictures by the names of their unit. */
  pictures: Record<string, string[]>;
}

/** Reads all of an account. */
export async function readAccountTree(connection: ProviderConnection): Promise<AccountTree> {
  const tree: AccountTree = { items: {}, pictures: {} };
  const paths = new Map([['', '']]);
  const idsOf: Record<string, string[]> = {};
  for (const kind of providerKinds) {
    const parentIds = kind === 'campaign' ? [''] : (idsOf[kind === 'unit' ? 'campaign' : 'unit'] ?? []);
    const items = parentIds.length === 0 ? [] : await connection.read(kind, { parentIds });
    idsOf[kind] = items.map(({ providerId }) => providerId);
    for (const { providerId, parentId, fields } of items) {
      const path = `${paths.get(parentId) ?? '?'} / ${kind} ${itemName(kind, fields)}`;
      if (tree.items[path]) throw new Error(`twice in the account: ${path}`);
      paths.set(providerId, path);
      tree.items[path] = { ...fields };
    }
  }
  const unitIds = idsOf.unit ?? [];
  for (const { unitId, imageId } of unitIds.length === 0 ? [] : await connection.readBindings(unitIds)) {
    const path = paths.get(unitId) ?? '?';
    tree.pictures[path] = [...(tree.pictures[path] ?? []), imageId].toSorted();
  }
  return tree;
}

/** Removes all of an account. */
export async function clearAccount(connection: ProviderConnection): Promise<void> {
  const ids = (await connection.read('campaign', { parentIds: [''] })).map(({ providerId }) => providerId);
  if (ids.length > 0) await connection.remove('campaign', ids);
}
