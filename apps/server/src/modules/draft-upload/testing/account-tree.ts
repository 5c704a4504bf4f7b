import { providerKinds, type ProviderKind } from '@meridian/draft-editor/core';
import { itemName, type ProviderConnection } from '../../../kits/provider';

/** Content of an account without ids: fields by the names of an item and its parents, and the pictures of units. */
export interface AccountTree {
  items: Record<string, Record<string, unknown>>;
  /** Picture ids by unit name. */
  pictures: Record<string, string[]>;
}

/** An item of an account. */
export interface AccountItem {
  kind: ProviderKind;
  providerId: string;
  /** Names of its parents and its own. */
  path: string;
  fields: Record<string, unknown>;
}

/** Reads an entire account. Errors: two items of the same kind and name in one parent. */
export async function readAccount(connection: ProviderConnection): Promise<{
  items: AccountItem[];
  bindings: Awaited<ReturnType<ProviderConnection['readBindings']>>;
}> {
  const items: AccountItem[] = [];
  const known = new Set<string>();
  const paths = new Map([['', '']]);
  const idsOf: Record<string, string[]> = {};
  for (const kind of providerKinds) {
    const parentIds = kind === 'campaign' ? [''] : (idsOf[kind === 'unit' ? 'campaign' : 'unit'] ?? []);
    const found = parentIds.length === 0 ? [] : await connection.read(kind, { parentIds });
    idsOf[kind] = found.map(({ providerId }) => providerId);
    const apps = kind === 'unit' ? await connection.readApps(idsOf.unit ?? []) : undefined;
    for (const { providerId, parentId, fields: own } of found) {
      const fields = { ...own, ...apps?.get(providerId) };
      const path = `${paths.get(parentId) ?? '?'} / ${kind} ${itemName(kind, fields)}`;
      if (known.has(path)) throw new Error(`twice in the account: ${path}`);
      known.add(path);
      paths.set(providerId, path);
      items.push({ kind, providerId, path, fields });
    }
  }
  const unitIds = idsOf.unit ?? [];
  return {
    items,
    bindings: unitIds.length === 0 ? [] : await connection.readBindings(unitIds),
  };
}

/** Reads an entire account, without ids. */
export async function readAccountTree(connection: ProviderConnection): Promise<AccountTree> {
  const { items, bindings } = await readAccount(connection);
  const tree: AccountTree = { items: {}, pictures: {} };
  for (const { path, fields } of items) tree.items[path] = fields;
  const paths = new Map(items.map(({ providerId, path }) => [providerId, path]));
  for (const { unitId, imageId } of bindings) {
    const path = paths.get(unitId) ?? '?';
    tree.pictures[path] = [...(tree.pictures[path] ?? []), imageId].toSorted();
  }
  return tree;
}

/** Removes everything from an account. */
export async function clearAccount(connection: ProviderConnection): Promise<void> {
  const ids = (await connection.read('campaign', { parentIds: [''] })).map(({ providerId }) => providerId);
  if (ids.length > 0) await connection.remove('campaign', ids);
}
