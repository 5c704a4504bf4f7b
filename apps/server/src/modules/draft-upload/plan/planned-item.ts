import type { DraftUploadAction, NotSent } from '@meridian/api-client/contract';
import type { RowKind } from '@meridian/draft-editor/core';
import { itemName } from '../../../kits/provider';
import type { StoredBefore, StoredChange } from '../../../platform/db/schema';

/** An item of an upload plan, with its action. */
export interface PlannedItem {
  kind: RowKind;
  rowId: string;
  /** Empty for campaigns. */
  parentRowId: string;
  name: string;
  parentName: string;
  action: DraftUploadAction;
  /** Provider id, if the item exists there. */
  providerId: string | null;
  fields: Record<string, unknown>;
  changes: readonly StoredChange[];
  /** Values that are not sent to the provider. */
  notSent: readonly NotSent[];
  /** Previous state of an item that is removed or replaced; a replaced item's state is stored with its replacement. */
  before: StoredBefore | null;
  rowVersion: number;
  /** Whether the item was matched by name only, because it was not sent from this draft. */
  isMatchedByName: boolean;
  /** Whether the provider removes it together with its parent, without a separate request. */
  isRemovedWithParent: boolean;
  /** Row of an item of the same kind that must be sent first, because it has this item's name until then. */
  follows: string | null;
  /** Number of requests for items of its kind and action that must come first for that reason. */
  turn: number;
  /** Whether it sets a temporary name, which a later item of the upload replaces. */
  isTemporary: boolean;
}

/** Order of an item whose name is free. */
export const noOrder = { follows: null, turn: 0, isTemporary: false } as const;

/** Name of an item in lists: for a text with several lines, the first line. */
export function nameOf(kind: RowKind, fields: Readonly<Record<string, unknown>>): string {
  if (kind === 'picture') return `${String(fields.theme)}, ${String(fields.ratio)}`;
  const name = itemName(kind, fields);
  const end = name.indexOf('\n');
  return end === -1 ? name : name.slice(0, end);
}
