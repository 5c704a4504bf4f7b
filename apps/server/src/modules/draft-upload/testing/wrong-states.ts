import type { EndpointData, endpoints } from '@meridian/api-client/contract';
import { findRow, parentOf, rowKinds, rowsInOrder, tableOf, type RowKind } from '@meridian/draft-editor/core';
import { eq } from 'drizzle-orm';
import { compareFields, type ProviderConnection } from '../../../kits/provider';
import { draftRemovals, draftUploadItems } from '../../../platform/db/schema';
import { pathOf } from './account-of-draft';
import { readAccount, type AccountItem } from './account-tree';
import { openDraft } from './compare-account';
import type { UploadWorkspace } from './upload-workspace';

type Space = Pick<UploadWorkspace, 'call' | 'status' | 'test'>;
type StoredItem = typeof draftUploadItems.$inferSelect;
type SyncStates = EndpointData<typeof endpoints.draftSyncStates>;

/**
 * States shown for the rows of a draft and the items of its last upload that differ from the account. Items being sent,
 * and their children, have no such state.
 */
export async function findWrongStates(
  space: Space,
  account: ProviderConnection,
  id: string,
): Promise<string[]> {
  const { db } = space.test.database;
  const draft = await openDraft(space, id);
  const { items, bindings } = await readAccount(account);
  const byId = new Map(items.map((item) => [`${item.kind} ${item.providerId}`, item]));
  const paths = new Set(items.map(({ path }) => path));
  const { upload } = await space.status(id);
  const stored = await db
    .select()
    .from(draftUploadItems)
    .where(eq(draftUploadItems.uploadId, upload?.id ?? ''));
  const isUnknown = unknownIn(stored);
  const unknown = new Set(stored.filter(isUnknown).map(({ kind, rowId }) => `${kind} ${rowId}`));
  const unitIdOf = new Map(
    stored.flatMap(({ kind, rowId, providerId }) => (kind === 'unit' ? [[rowId, providerId] as const] : [])),
  );
  const { rows } = (await space.call<SyncStates>('draftSyncStates', { id })).data;
  const said = new Map(rows.map((row) => [`${row.kind} ${row.id}`, row]));
  const isBound = (unitRowId: string, imageId: string | null) => {
    const unitId = unitIdOf.get(unitRowId) ?? said.get(`unit ${unitRowId}`)?.providerId;
    return bindings.some((one) => one.unitId === unitId && one.imageId === imageId);
  };
  /** Whether an item with a temporary name has, or may have, its final name. */
  const hasFinalName = ({ kind, providerId }: StoredItem) =>
    stored.some(
      (other) =>
        !other.isTemporary && other.kind === kind && other.providerId === providerId && other.attempts > 0,
    );
  const isInAccount = (kind: RowKind, rowId: string) => {
    const row = findRow<RowKind>(draft, kind, rowId);
    return row !== undefined && paths.has(pathOf(draft, kind, row));
  };

  const ofItems = stored
    .filter((item) => !isUnknown(item))
    .flatMap((item) => {
      const { kind, rowId, parentRowId, action, state, providerId } = item;
      const isDone = state === 'sent' || state === 'unchanged';
      const present = byId.get(`${kind} ${providerId}`);
      const isTrue = () => {
        if (kind === 'picture' && action === 'remove') return isDone !== isBound(parentRowId, providerId);
        // binding again changes nothing
        if (kind === 'picture') return !isDone || isBound(parentRowId, providerId);
        if (action === 'remove') return isDone === (present === undefined);
        if (item.isTemporary && isDone && hasFinalName(item)) return true;
        if (action === 'create') return isDone ? present !== undefined : !isInAccount(kind, rowId);
        return isDone === (present !== undefined && isChanged(item, present));
      };
      return isTrue() ? [] : [`${action} ${kind} ${rowId}: ${state}`];
    });

  const ofRows = rowKinds.flatMap((kind) =>
    rowsInOrder<RowKind>(draft, kind).flatMap((row) => {
      const key = `${kind} ${row.id}`;
      const state = said.get(key);
      const isTrue = () => {
        if (!state?.isSynchronized) return kind === 'picture' || unknown.has(key) || !isStoredAs(key, row);
        if (kind === 'picture')
          return isBound(parentOf(tableOf(draft, 'picture'), row.id) ?? '', state.providerId);
        const present = byId.get(`${kind} ${state.providerId}`);
        if (!present) return false;
        const named = new Set(state.notSent.map(({ field }) => field));
        return changesOf(present, row).every((field) => named.has(field));
      };
      return isTrue() ? [] : [`${key}: ${state?.isSynchronized ? '' : 'not '}synchronized`];
    }),
  );
  /** Whether the last item that the draft sent for a row matches the row. */
  function isStoredAs(key: string, row: object): boolean {
    const present = byId.get(`${key.split(' ')[0]} ${said.get(key)?.providerId}`);
    return present !== undefined && changesOf(present, row).length === 0;
  }

  const removals = await db.select().from(draftRemovals).where(eq(draftRemovals.draftId, id));
  const ofRemovals = removals.flatMap(({ kind, rowId, providerId }) => {
    const isTrue = kind === 'picture' || unknown.has(`${kind} ${rowId}`) || byId.has(`${kind} ${providerId}`);
    return isTrue ? [] : [`${kind} ${rowId}: to be removed`];
  });
  return [...ofItems, ...ofRows, ...ofRemovals];
}

/** Whether an item, or one that is sent with it, is being sent. */
function unknownIn(stored: readonly StoredItem[]): (item: StoredItem) => boolean {
  const bySeq = new Map(stored.map((item) => [item.seq, item]));
  return function isUnknown({ state, action, parentSeq }): boolean {
    if (state === 'sending') return true;
    const parent = action === 'remove' && parentSeq !== null ? bySeq.get(parentSeq) : undefined;
    return parent !== undefined && isUnknown(parent);
  };
}

/** Fields in which an item of the account differs from a row. */
function changesOf({ kind, fields }: AccountItem, row: object): string[] {
  // asserted: the fields of a row are those of its kind
  return compareFields(kind, fields as never, row as never).changes.map(({ field }) => field);
}

/** Whether the account has the new values of an item. */
function isChanged({ changes, fields }: StoredItem, present: AccountItem): boolean {
  const missing = new Set(changesOf(present, fields));
  return changes.every(({ field }) => !missing.has(field));
}
