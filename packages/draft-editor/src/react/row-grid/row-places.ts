import {
  childrenOf,
  findRow,
  parentIdsWithin,
  parentKinds,
  rootId,
  type Draft,
  type RemovedRow,
  type Row,
  type RowKind,
} from '../../core';
import { parentOf } from '../../core/model/table';
import type { GridRowKind, ParentKind } from './row-columns';

/** The rows of a grid, and where they are in the draft. */
export interface RowPlaces {
  rows: readonly Row[];
  parentIds: readonly string[];
  /** Where a row goes that is inserted at an index of `rows`: after the row before it, in the same parent. */
  placeAt: (index: number) => { parentId: string; index?: number };
  /** The parent of new rows below a row; without one, below the last row. */
  parentForNew: (rowId: string | undefined) => string;
  /** Id of the row after which the grid shows a deleted row; empty before the first one. */
  previousOf: (removed: Pick<RemovedRow, 'parentId' | 'previousId'>) => string;
}

/** Rows of a kind within a unit, a campaign or the draft, in display order. */
export function placesOf(draft: Draft, kind: GridRowKind, within: string): RowPlaces {
  const parentIds = parentIdsWithin(draft, kind, within);
  const lists = parentIds.map((parentId) => childrenOf<RowKind>(draft, kind, parentId));
  const [only] = lists;
  const lastParent = parentIds.findLast((_, at) => (lists[at]?.length ?? 0) > 0) ?? parentIds[0] ?? within;
  return {
    rows: only && lists.length === 1 ? only : lists.flat(),
    parentIds,
    parentForNew: (rowId) =>
      rowId === undefined ? lastParent : (parentOf(draft.tables[kind], rowId) ?? lastParent),
    placeAt: (index) => {
      let start = 0;
      for (const [at, rows] of lists.entries()) {
        const parentId = parentIds[at];
        if (parentId !== undefined && rows.length > 0 && index <= start + rows.length)
          return { parentId, index: index - start };
        start += rows.length;
      }
      return { parentId: lastParent };
    },
    previousOf: ({ parentId, previousId }) => {
      if (previousId) return previousId;
      const parent = parentIds.indexOf(parentId);
      // unknown places are at the end of their parent
      const before = lists.slice(0, previousId === null ? parent + 1 : parent);
      return before.findLast((rows) => rows.length > 0)?.at(-1)?.id ?? '';
    },
  };
}

/** Kind of the row with the rows of a grid; null for the draft. */
export function containerKindOf(draft: Draft, within: string): ParentKind | null {
  if (within === rootId) return null;
  return findRow(draft, 'campaign', within) ? 'campaign' : 'unit';
}

/** Names of the campaign or unit with a row, by the id of its parent. */
export function createParentNames(draft: Draft, kind: GridRowKind) {
  const names: Record<ParentKind, ReadonlyMap<string, string>> = {
    campaign: namesIn(draft.tables.campaign.groups, ({ campaignName }) => campaignName),
    unit: namesIn(draft.tables.unit.groups, ({ adgroupName }) => adgroupName),
  };
  return (ancestorKind: ParentKind, parentId: string): string => {
    const id = parentKinds[kind] === ancestorKind ? parentId : (parentOf(draft.tables.unit, parentId) ?? '');
    return names[ancestorKind].get(id) ?? '';
  };
}

function namesIn<Each extends { readonly id: string }>(
  groups: ReadonlyMap<string, readonly Each[]>,
  nameOf: (row: Each) => string,
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const rows of groups.values()) for (const row of rows) names.set(row.id, nameOf(row));
  return names;
}
