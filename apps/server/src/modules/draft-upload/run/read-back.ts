import type { ProviderKind } from '@meridian/draft-editor/core';
import {
  compareFields,
  itemName,
  noApps,
  type CallOptions,
  type ProviderConnection,
  type ProviderItem,
} from '../../../kits/provider';
import { uploadFailureOf } from '../../../kits/provider/failures';
import { bindingKey, contentKey } from '../plan/account-content';
import { isProviderKind } from '../plan/plan-upload';
import type { ClaimedItem, ItemResult } from './upload-store.repository';

/**
 * Reads back items that were sent without a known outcome: those that the provider has become sent, the others pending.
 * Errors: `ProviderError`.
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
    const created = own.filter(({ action }) => action === 'create');
    const present = own.filter(({ action }) => action !== 'create');
    // uploading and binding a picture again changes nothing
    if (!isProviderKind(kind))
      results.push(...created.map(waiting), ...(await findRemovedPictures(connection, present, options)));
    else {
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

async function findRemovedPictures(
  connection: ProviderConnection,
  items: readonly ClaimedItem[],
  options: CallOptions,
): Promise<ItemResult[]> {
  const bindingOf = ({ parentProviderId: unitId, providerId }: ClaimedItem) => ({
    unitId,
    imageId: providerId ?? '',
  });
  const unitIds = [...new Set(items.map(({ parentProviderId }) => parentProviderId))].filter(
    (id) => id !== '',
  );
  const bound = unitIds.length === 0 ? [] : await connection.readBindings(unitIds, options);
  const present = new Set(bound.map(bindingKey));
  return items.map((item) =>
    present.has(bindingKey(bindingOf(item))) ? waiting(item) : sent(item, item.providerId),
  );
}

async function findPresent(
  connection: ProviderConnection,
  { kind, items }: ItemsOfKind,
  options: CallOptions,
): Promise<ItemResult[]> {
  const byId = await readById(connection, { kind, items }, options);
  return items.map((item) => {
    const present = byId.get(item.providerId ?? '');
    const isDone =
      item.action === 'remove' ? present === undefined : missingField(kind, present, item) === null;
    return isDone ? sent(item, item.providerId) : waiting(item);
  });
}

/**
 * Verifies accepted changes by reading the items: those with the new values become sent, the others failed. Errors:
 * `ProviderError`; then `readBack` determines the outcome later.
 */
export async function confirmChanges(
  connection: ProviderConnection,
  items: readonly ClaimedItem[],
  options: CallOptions,
): Promise<ItemResult[]> {
  const kind = items[0]?.kind;
  if (kind === undefined || !isProviderKind(kind)) return [];
  const byId = await readById(connection, { kind, items }, options);
  return items.map((item) => {
    const field = missingField(kind, byId.get(item.providerId ?? ''), item);
    if (field === null) return sent(item, item.providerId);
    const failure = { ...uploadFailureOf('not_stored'), field };
    return { seq: item.seq, state: 'failed', providerId: null, failure };
  });
}

async function readById(
  connection: ProviderConnection,
  { kind, items }: ItemsOfKind,
  options: CallOptions,
): Promise<Map<string, ProviderItem>> {
  if (items.length === 0) return new Map();
  const ids = items.map(({ providerId }) => providerId ?? '');
  const found: ProviderItem[] = await connection.read(kind, { ids }, options);
  const changed = items.flatMap(({ providerId, changes }) =>
    providerId !== null && changes.some(({ field }) => field in noApps) ? [providerId] : [],
  );
  const apps = changed.length === 0 ? undefined : await connection.readApps(changed, options);
  return new Map(
    found.map((item) => [
      item.providerId,
      { ...item, fields: { ...item.fields, ...apps?.get(item.providerId) } },
    ]),
  );
}

/** The first field of an update whose value differs at the provider; null if all are applied. */
function missingField(
  kind: ProviderKind,
  present: ProviderItem | undefined,
  { fields, changes: planned }: ClaimedItem,
): string | null {
  const wanted = new Set(planned.map(({ field }) => field));
  // asserted: the fields of a row are those of its kind
  const { changes } = compareFields(kind, (present?.fields ?? {}) as never, fields as never);
  return changes.find(({ field }) => wanted.has(field))?.field ?? null;
}

function sent({ seq }: ClaimedItem, providerId: string | null): ItemResult {
  return { seq, state: 'sent', providerId, failure: null };
}

function waiting({ seq }: ClaimedItem): ItemResult {
  return { seq, state: 'waiting', providerId: null, failure: null };
}
