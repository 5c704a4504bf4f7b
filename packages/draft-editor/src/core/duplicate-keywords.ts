import { keyOfText } from './duplicates';
import { findRow, type Draft } from './model/draft';
import { rowLookup } from './model/row-lookup';
import type { Row } from './model/rows';
import { parentOf } from './model/table';

/** Where keywords count as duplicates of each other. */
export const duplicateScopes = ['unit', 'campaign', 'draft'] as const;
export type DuplicateScope = (typeof duplicateScopes)[number];
/** Which keyword of a group stays. */
export const keptDuplicates = ['first', 'last', 'inAccount', 'highestBid', 'lowestBid'] as const;
export type KeptDuplicate = (typeof keptDuplicates)[number];

export interface DuplicateOptions {
  scope: DuplicateScope;
  /** Whether the same text with another match type is another keyword. */
  comparesMatchType: boolean;
  /** Of equal ones, the first stays. */
  kept: KeptDuplicate;
  /** Whether the account has a keyword. */
  isInAccount: (id: string) => boolean;
}

/** Keywords with the same text, in the given order. */
export interface DuplicateGroup {
  kept: Row<'keyword'>;
  others: readonly Row<'keyword'>[];
}

const rowsPerStep = 500;

/**
 * Groups of keywords that are the same, in steps: spelled as `keyOfText` compares. Bids are those that apply: of the keyword, its unit or
 * its campaign.
 *
 * @param ids of keywords, in the order in which the first one stays
 */
export function* duplicateKeywords(
  draft: Draft,
  ids: readonly string[],
  options: DuplicateOptions,
): Generator<void, readonly DuplicateGroup[]> {
  const find = rowLookup(draft, 'keyword');
  const groups = new Map<string, Row<'keyword'>[]>();
  for (const [index, id] of ids.entries()) {
    if (index % rowsPerStep === 0) yield;
    const row = find(id);
    if (!row || !('keyword' in row)) continue;
    const text = keyOfText(row.keyword);
    if (text === '') continue;
    const key = JSON.stringify([
      text,
      options.comparesMatchType && row.matchType,
      placeOf(draft, id, options.scope),
    ]);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .map((group) => {
      const kept = keptOf(draft, group, options);
      return { kept, others: group.filter((row) => row !== kept) };
    });
}

function placeOf(draft: Draft, id: string, scope: DuplicateScope): string | undefined {
  if (scope === 'draft') return undefined;
  const unitId = parentOf(draft.tables.keyword, id) ?? '';
  return scope === 'unit' ? unitId : parentOf(draft.tables.unit, unitId);
}

function keptOf(
  draft: Draft,
  group: readonly Row<'keyword'>[],
  { kept, isInAccount }: DuplicateOptions,
): Row<'keyword'> {
  const rank: Record<KeptDuplicate, (row: Row<'keyword'>, index: number) => number> = {
    first: (_, index) => -index,
    last: (_, index) => index,
    inAccount: ({ id }) => (isInAccount(id) ? 1 : 0),
    highestBid: (row) => bidOf(draft, row) ?? -Infinity,
    lowestBid: (row) => -(bidOf(draft, row) ?? Infinity),
  };
  const ranks = group.map(rank[kept]);
  const best = group[ranks.indexOf(Math.max(...ranks))];
  if (!best) throw new RangeError('a group has rows');
  return best;
}

/** The bid that applies to a keyword; null without one. */
function bidOf(draft: Draft, { id, bid }: Row<'keyword'>): number | null {
  if (bid !== null) return bid;
  const unitId = parentOf(draft.tables.keyword, id) ?? '';
  const unit = findRow(draft, 'unit', unitId);
  if (unit && unit.bid !== null) return unit.bid;
  return findRow(draft, 'campaign', parentOf(draft.tables.unit, unitId) ?? '')?.bid ?? null;
}
