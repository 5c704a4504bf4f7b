import type { DraftStart } from '@meridian/api-client/contract';
import { rootId, type RowKind } from '@meridian/draft-editor/core';

/** The rows of one kind in one parent. */
export interface RowList {
  kind: RowKind;
  parentId: string;
  count: number;
}

/** Adjacent rows of a list. */
export interface RowSlice extends RowList {
  /** Index of the first one in its list. */
  offset: number;
}

/** A unit in the order of the draft, with the numbers of its rows. */
export interface UnitCounts {
  id: string;
  campaignId: string;
  keyword: number;
  creative: number;
  picture: number;
}

/** Few rows before many, so that a unit with many keywords is complete early. */
const kindsInUnit = ['creative', 'picture', 'keyword'] as const;

/**
 * The lists of a draft in the order of its pages: campaigns, units, then all rows of one unit after the other, from `start` on and around.
 * At any time a part of it is thus the first rows of what is shown from `start` on.
 */
export function listsInOrder(
  units: readonly UnitCounts[],
  { campaigns, start }: { campaigns: number; start: DraftStart | undefined },
): RowList[] {
  const first = startIndex(units, start);
  const contents = [...units.slice(first), ...units.slice(0, first)].flatMap((unit) =>
    kindsInUnit.map((kind) => ({ kind, parentId: unit.id, count: unit[kind] })),
  );
  const lists: RowList[] = [
    { kind: 'campaign', parentId: rootId, count: campaigns },
    ...unitLists(units),
    ...contents,
  ];
  return lists.filter(({ count }) => count > 0);
}

function unitLists(units: readonly UnitCounts[]): RowList[] {
  const counts = new Map<string, number>();
  for (const { campaignId } of units) counts.set(campaignId, (counts.get(campaignId) ?? 0) + 1);
  return [...counts].map(([parentId, count]) => ({ kind: 'unit', parentId, count }));
}

function startIndex(units: readonly UnitCounts[], start: DraftStart | undefined): number {
  const unit = units.find(({ id }) => id === start?.id);
  if (unit && start?.scope === 'unit') return units.indexOf(unit);
  const campaignId = unit?.campaignId ?? start?.id;
  return Math.max(
    0,
    units.findIndex((each) => each.campaignId === campaignId),
  );
}

/** The slices with the rows from an index on, counted over all lists. */
export function slicesOf(
  lists: readonly RowList[],
  { from, size }: { from: number; size: number },
): RowSlice[] {
  const slices: RowSlice[] = [];
  let start = 0;
  for (const { count, ...list } of lists) {
    const offset = Math.max(0, from - start);
    const end = Math.min(count, from + size - start);
    if (end > offset) slices.push({ ...list, offset, count: end - offset });
    start += count;
  }
  return slices;
}
