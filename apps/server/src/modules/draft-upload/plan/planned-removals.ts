import { parentKinds, providerKinds, type ProviderKind, type RowKind } from '@meridian/draft-editor/core';
import type { ProviderItem } from '../../../kits/provider';
import type { StoredBefore } from '../../../platform/db/schema';
import { rowKey, type StoredDraft, type StoredRemoval } from '../load-draft-sql';
import type { AccountContent } from './account-content';
import { nameOf, type PlannedItem } from './planned-item';

/** An item that the account has of a row, and that is not what the row will be. */
export interface ReplacedItem {
  kind: RowKind;
  known: ProviderItem;
  by: PlannedItem;
}

interface PlannedRows {
  planned: readonly PlannedItem[];
  replaced: readonly ReplacedItem[];
  account: AccountContent;
  /** Provider ids by `rowKey`. */
  foundIds: ReadonlyMap<string, string>;
  /** Of rows, by `rowKey`. */
  names: ReadonlyMap<string, string>;
}

interface RemovedItem {
  kind: RowKind;
  rowId: string;
  providerId: string;
  /** Row of the parent in the draft, if it is known. */
  parentRowId: string | undefined;
  fields: Record<string, unknown>;
  rowVersion: number;
  /** As the account has it; undefined: it does not, or nobody knows. */
  known: ProviderItem | undefined;
}

/** Removals are sent first, parents before children, so that what goes with its parent is known by then. */
const removalOrder: readonly RowKind[] = ['campaign', 'unit', 'keyword', 'picture', 'creative'];

/**
 * The items of an upload with those that it removes: of rows that were deleted, and those that others replace. What a row of the draft is
 * again is not removed. All that the account has in a removed item goes with it, whether the draft had it or not.
 */
export function withRemovals(removals: readonly StoredRemoval[], rows: PlannedRows): PlannedItem[] {
  const { planned, account, foundIds, names } = rows;
  if (removals.length === 0 && rows.replaced.length === 0) return [...planned];
  const present = new Set(
    planned.flatMap(({ kind, providerId }) =>
      providerId === null || kind === 'picture' ? [] : [rowKey(kind, providerId)],
    ),
  );
  const replaced = rows.replaced.filter(({ kind, known }) => !present.has(rowKey(kind, known.providerId)));
  const removed = new Map<string, RemovedItem>();
  const add = (item: RemovedItem) => {
    const key = rowKey(item.kind, item.kind === 'picture' ? item.rowId : item.providerId);
    if (!present.has(key) && !removed.has(key)) removed.set(key, item);
  };
  for (const { parentId: parentRowId, ...removal } of removals)
    add({ ...removal, parentRowId, known: account.byId.get(rowKey(removal.kind, removal.providerId)) });
  for (const { kind, known } of replaced) add(unnamed(kind, known));
  addContained(account, removed, add);

  const rowsByProvider = new Map(
    [...foundIds].map(([key, providerId]) => [providerKey(key, providerId), key]),
  );
  const removedRows = new Map([...removed.values()].map((item) => [rowKey(item.kind, item.rowId), item]));
  /** Where an item is: the row of its parent, and whether that is removed. */
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

  const recreated = replaced.filter(({ by }) => by.action === 'create');
  const successors = new Map(
    recreated.map(({ kind, known, by }) => [rowKey(kind, known.providerId), by.rowId]),
  );
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
  const gone = [...removed.values()].flatMap((item): PlannedItem[] => {
    const { kind, rowId, providerId, fields, known, rowVersion } = item;
    const { isParentRemoved, ...place } = placeOf(item);
    // pictures cannot be taken from a unit that stays
    if (kind === 'picture' && !isParentRemoved) return [];
    const had = kind === 'picture' ? {} : known?.fields;
    const hasSuccessor = successors.has(rowKey(kind, providerId));
    return [
      {
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
      },
    ];
  });
  return [
    ...removalOrder.flatMap((kind) => gone.filter((item) => item.kind === kind)),
    ...planned.map((item) => {
      const before = replacedBy.get(rowKey(item.kind, item.rowId));
      return before ? { ...item, before } : item;
    }),
  ];
}

/** Pictures that were deleted from the draft, and that the provider shows on with the unit. */
export function picturesThatStay(
  { removals, draft }: Pick<StoredDraft, 'removals' | 'draft'>,
  items: readonly PlannedItem[],
): StoredRemoval[] {
  const gone = new Set(
    items.filter(({ kind, action }) => kind === 'picture' && action === 'remove').map(({ rowId }) => rowId),
  );
  const isShown = ({ parentId, fields }: StoredRemoval) =>
    draft.tables.picture.groups.get(parentId)?.some(({ imageId }) => imageId === fields.imageId) ?? false;
  return removals.filter(
    (removal) => removal.kind === 'picture' && !gone.has(removal.rowId) && !isShown(removal),
  );
}

/** An item that no row of the draft is. */
function unnamed(kind: RowKind, known: ProviderItem): RemovedItem {
  const { providerId, fields } = known;
  return {
    kind,
    providerId,
    rowId: `removed-${providerId}`,
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

/** `rowKey` of a row as that of the item that the provider has of it. */
function providerKey(key: string, providerId: string): string {
  return `${key.slice(0, key.indexOf(' '))} ${providerId}`;
}

function shownName({ kind, fields, known }: RemovedItem): string {
  return nameOf(kind, { ...fields, ...known?.fields });
}
