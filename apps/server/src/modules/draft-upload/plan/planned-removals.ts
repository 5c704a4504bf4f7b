import { parentKinds, providerKinds, type ProviderKind, type RowKind } from '@meridian/draft-editor/core';
import type { ProviderItem } from '../../../kits/provider';
import type { StoredBefore } from '../../../platform/db/schema';
import { rowKey, type StoredRemoval } from '../load-draft-sql';
import { bindingKey, type AccountContent } from './account-content';
import { nameOf, noOrder, type PlannedItem } from './planned-item';

/** The item of a row in the account. */
export interface KnownItem extends Pick<ProviderItem, 'providerId' | 'parentId'> {
  fields: Readonly<Record<string, unknown>>;
  /** Whether the content of a picture exists nowhere any more. */
  isLost?: boolean;
}

/** An item of a row that the row will no longer correspond to. */
export interface ReplacedItem {
  kind: RowKind;
  known: KnownItem;
  by: PlannedItem;
}

interface PlannedRows {
  planned: readonly PlannedItem[];
  replaced: readonly ReplacedItem[];
  account: AccountContent;
  /** Provider ids by `rowKey`. */
  foundIds: ReadonlyMap<string, string>;
  /** Names of rows by `rowKey`. */
  names: ReadonlyMap<string, string>;
  /** Pictures that units should show, by `bindingKey`. */
  shown: ReadonlySet<string>;
}

interface RemovedItem {
  kind: RowKind;
  rowId: string;
  providerId: string;
  /** Row of the parent in the draft, if known. */
  parentRowId: string | undefined;
  fields: Record<string, unknown>;
  rowVersion: number;
  /** The item in the account; undefined if it does not exist or is unknown. */
  known: KnownItem | undefined;
}

/** Removals are sent first, parents before children, so that children removed with their parent are known. */
const removalOrder: readonly RowKind[] = ['campaign', 'unit', 'keyword', 'picture', 'creative'];

/**
 * Adds removals to the items of an upload: of deleted rows, and of replaced items. An item that a row of the draft
 * matches again is not removed. With a removed item, everything in it is removed from the account, whether or not the
 * draft has it.
 */
export function withRemovals(
  removals: readonly (StoredRemoval & Pick<RemovedItem, 'known'>)[],
  rows: PlannedRows,
): PlannedItem[] {
  const { planned, account, foundIds, names, shown } = rows;
  if (removals.length === 0 && rows.replaced.length === 0) return [...planned];
  const present = new Set(
    planned.flatMap(({ kind, providerId }) =>
      providerId === null || kind === 'picture' ? [] : [rowKey(kind, providerId)],
    ),
  );
  const isPresent = ({ kind, providerId, known }: Pick<RemovedItem, 'kind' | 'providerId' | 'known'>) =>
    kind === 'picture'
      ? known !== undefined && shown.has(knownKey(kind, known))
      : present.has(rowKey(kind, providerId));
  // the binding of a picture remains if another row still shows it, but the row changes
  const replaced = rows.replaced.filter(
    ({ kind, known }) => kind === 'picture' || !present.has(rowKey(kind, known.providerId)),
  );
  const removed = new Map<string, RemovedItem>();
  const add = (item: RemovedItem) => {
    const key = rowKey(item.kind, item.kind === 'picture' ? item.rowId : item.providerId);
    if (!isPresent(item) && !removed.has(key)) removed.set(key, item);
  };
  for (const { parentId: parentRowId, ...removal } of removals) add({ ...removal, parentRowId });
  for (const { kind, known } of replaced) add(unnamed(kind, known));
  addContained(account, removed, add);

  const rowsByProvider = new Map(
    [...foundIds].map(([key, providerId]) => [providerKey(key, providerId), key]),
  );
  const removedRows = new Map([...removed.values()].map((item) => [rowKey(item.kind, item.rowId), item]));
  /** Row of an item's parent, and whether the parent is removed. */
  const placeOf = ({ kind, parentRowId, known }: Pick<RemovedItem, 'kind' | 'parentRowId' | 'known'>) => {
    const parentKind = parentKinds[kind];
    if (parentKind === null) return { parentRowId: '', parentName: '', isParentRemoved: false };
    const parent =
      known === undefined
        ? removedRows.get(rowKey(parentKind, parentRowId ?? ''))
        : removed.get(rowKey(parentKind, known.parentId));
    if (parent) return { parentRowId: parent.rowId, parentName: shownName(parent), isParentRemoved: true };
    const key = known && rowsByProvider.get(rowKey(parentKind, known.parentId));
    const id = key === undefined ? (parentRowId ?? '') : key.slice(parentKind.length + 1);
    return { parentRowId: id, parentName: names.get(rowKey(parentKind, id)) ?? '', isParentRemoved: false };
  };

  const recreated = replaced.filter(({ by, known }) => by.action === 'create' && !known.isLost);
  const successors = new Map(recreated.map(({ kind, known, by }) => [knownKey(kind, known), by.rowId]));
  const beforeOf = (
    { kind, known }: Pick<RemovedItem, 'kind' | 'known'>,
    { parentRowId }: { parentRowId: string },
    fields: object,
  ): StoredBefore => {
    const parentKind = parentKinds[kind];
    const successor = parentKind && known && successors.get(rowKey(parentKind, known.parentId));
    return { parentRowId: successor ?? parentRowId, fields: { ...fields } };
  };
  const replacedBy = new Map(
    recreated.map(({ kind, known, by }) => {
      const place = placeOf({ kind, known, parentRowId: by.parentRowId });
      return [rowKey(kind, by.rowId), beforeOf({ kind, known }, place, known.fields)];
    }),
  );
  const gone = [...removed.values()].map((item): PlannedItem => {
    const { kind, rowId, providerId, fields, known, rowVersion } = item;
    const { isParentRemoved, ...place } = placeOf(item);
    const had = known?.isLost ? undefined : known?.fields;
    const hasSuccessor = known !== undefined && successors.has(knownKey(kind, known));
    return {
      kind,
      rowId,
      providerId,
      fields,
      rowVersion,
      ...place,
      action: 'remove',
      changes: [],
      notSent: [],
      isMatchedByName: false,
      name: shownName(item),
      before: had === undefined || hasSuccessor ? null : beforeOf(item, place, had),
      isRemovedWithParent: isParentRemoved,
      ...noOrder,
    };
  });
  return [
    ...removalOrder.flatMap((kind) => gone.filter((item) => item.kind === kind)),
    ...planned.map((item) => {
      const before = replacedBy.get(rowKey(item.kind, item.rowId));
      return before ? { ...item, before } : item;
    }),
  ];
}

/** Key of an item among all of its kind; for pictures as in `shown`. */
function knownKey(kind: RowKind, { providerId, parentId }: KnownItem): string {
  return kind === 'picture'
    ? bindingKey({ unitId: parentId, imageId: providerId })
    : rowKey(kind, providerId);
}

/** A removal of an item without a row in the draft. */
function unnamed(kind: RowKind, known: KnownItem): RemovedItem {
  const { providerId, parentId, fields } = known;
  return {
    kind,
    providerId,
    rowId: kind === 'picture' ? `removed-${parentId}-${providerId}` : `removed-${providerId}`,
    parentRowId: undefined,
    fields: { ...fields },
    rowVersion: 0,
    known,
  };
}

function addContained(
  { byId }: AccountContent,
  removed: ReadonlyMap<string, RemovedItem>,
  add: (item: RemovedItem) => void,
): void {
  if (removed.size === 0) return;
  const byKind = (kind: ProviderKind) => [...byId].filter(([key]) => key.startsWith(`${kind} `));
  for (const kind of providerKinds) {
    const parentKind = parentKinds[kind];
    if (parentKind === null) continue;
    for (const [, item] of byKind(kind))
      if (removed.has(rowKey(parentKind, item.parentId))) add(unnamed(kind, item));
  }
}

/** `rowKey` of a row, together with the provider id of its item. */
function providerKey(key: string, providerId: string): string {
  return `${key.slice(0, key.indexOf(' '))} ${providerId}`;
}

function shownName({ kind, fields, known }: RemovedItem): string {
  return nameOf(kind, { ...fields, ...known?.fields });
}
