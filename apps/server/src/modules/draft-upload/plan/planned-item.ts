import type { DraftUploadAction, NotSent } from '@meridian/api-client/contract';
import type { RowKind } from '@meridian/draft-editor/core';
import { itemName } from '../../../kits/provider';
import type { StoredBefore, StoredChange } from '../../../platform/db/schema';

/** What an upload does with an item. */
export interface PlannedItem {
  kind: RowKind;
  rowId: string;
  /** '' for campaigns. */
  parentRowId: string;
  name: string;
  parentName: string;
  action: DraftUploadAction;
  /** Id at the provider, where it has the item. */
  providerId: string | null;
  fields: Record<string, unknown>;
  changes: readonly StoredChange[];
  /** Values that the provider does not get. */
  notSent: readonly NotSent[];
  /** Of an item that is removed, or that a new one replaces: then it is with the new one. */
  before: StoredBefore | null;
  rowVersion: number;
  /** The account has an item of this name that was not sent from this draft. */
  isMatchedByName: boolean;
  /** The provider removes it with its parent, without a request for it. */
  isRemovedWithParent: boolean;
  /** The row of the item of its kind that must be sent before, since it has the name of this one until then. */
  follows: string | null;
  /** How many requests for items of its kind and action come before for that reason. */
  turn: number;
  /** It gives an item a temporary name, which a later one of the upload replaces. */
  isTemporary: boolean;
}

/** Of an item whose name is free. */
export const noOrder = { follows: null, turn: 0, isTemporary: false } as const;

/** What lists call an item of a kind: of texts of several lines, the first. */
export function nameOf(kind: RowKind, fields: Readonly<Record<string, unknown>>): string {
  if (kind === 'picture') return `${String(fields.theme)}, ${String(fields.ratio)}`;
  const name = itemName(kind, fields);
  const end = name.indexOf('\n');
  return end === -1 ? name : name.slice(0, end);
}
