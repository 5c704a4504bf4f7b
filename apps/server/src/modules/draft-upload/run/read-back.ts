import type { ProviderKind } from '@meridian/draft-editor/core';
import { itemName, type CallOptions, type ProviderConnection, type ProviderItem } from '../../provider';
import { contentKey } from '../plan/account-content';
import { isProviderKind, isSameAtProvider } from '../plan/plan-upload';
import type { ClaimedItem, ItemResult } from './upload-store';

/**
 * Asks the provider what it has of items that were sent and of which nobody knows the outcome: those that it has are sent, the others
 * wait again. Errors: `ProviderError`.
 */
export async function readBack(
  connection: ProviderConnection,
  items: readonly ClaimedItem[],
  options: CallOptions,
): Promise<ItemResult[]> {
  const results: ItemResult[] = [];
  const kinds = [...new Set(items.map(({ kind }) => kind))];
  for (const kind of kinds) {
    const own = items.filter((item) => item.kind === kind);
    // uploading and binding a picture again changes nothing
    if (!isProviderKind(kind)) results.push(...own.map(waiting));
    else {
      const created = own.filter(({ action }) => action === 'create');
      const present = own.filter(({ action }) => action !== 'create');
      results.push(...(await findCreated(connection, { kind, items: created }, options)));
      results.push(...(await findPresent(connection, { kind, items: present }, options)));
    }
  }
  return results;
}

interface ItemsOfKind {
  kind: ProviderKind;
  items: readonly ClaimedItem[];
}

async function findCreated(
  connection: ProviderConnection,
  { kind, items }: ItemsOfKind,
  options: CallOptions,
): Promise<ItemResult[]> {
  if (items.length === 0) return [];
  const parentIds = [...new Set(items.map(({ parentProviderId }) => parentProviderId))];
  const names = [...new Set(items.map(({ fields }) => itemName(kind, fields)))];
  const found = await connection.read(kind, { parentIds, names }, options);
  const byName = new Map(
    found.map((item) => [contentKey(kind, item.parentId, itemName(kind, item.fields)), item]),
  );
  return items.map((item) => {
    const match = byName.get(contentKey(kind, item.parentProviderId, itemName(kind, item.fields)));
    return match ? sent(item, match.providerId) : waiting(item);
  });
}

async function findPresent(
  connection: ProviderConnection,
  { kind, items }: ItemsOfKind,
  options: CallOptions,
): Promise<ItemResult[]> {
  if (items.length === 0) return [];
  const ids = items.map(({ providerId }) => providerId ?? '');
  const byId = new Map(
    (await connection.read(kind, { ids }, options)).map((item) => [item.providerId, item]),
  );
  return items.map((item) => {
    const present = byId.get(item.providerId ?? '');
    const isDone = item.action === 'remove' ? present === undefined : hasChanges(present, item);
    return isDone ? sent(item, item.providerId) : waiting(item);
  });
}

function hasChanges(present: ProviderItem | undefined, { changes }: ClaimedItem): boolean {
  if (present === undefined) return false;
  const fields: Readonly<Record<string, unknown>> = present.fields;
  return changes.every(({ field, to }) => isSameAtProvider(fields[field], to));
}

function sent({ seq }: ClaimedItem, providerId: string | null): ItemResult {
  return { seq, state: 'sent', providerId, failure: null };
}

function waiting({ seq }: ClaimedItem): ItemResult {
  return { seq, state: 'waiting', providerId: null, failure: null };
}
