import { childKindsOf, childrenOf, type Draft } from '../model/draft';
import type { RowKind } from '../model/rows';

/** Error code for a row that contains others, as the server sends it: 921001 for a campaign, 921002 for a unit. */
export const boundRowCodes = { campaign: 921_001, unit: 921_002 } as const;

/** The extent of a deletion. */
export interface Deletion {
  /** Numbers of rows by kind, including the given ones. */
  counts: Record<RowKind, number>;
  /** Why the rows cannot be deleted alone; null if they contain nothing that matters. Pictures do not prevent the deletion of a unit. */
  code: (typeof boundRowCodes)[keyof typeof boundRowCodes] | null;
}

/** Counts the rows that a deletion removes. */
export function deletionOf(draft: Draft, kind: RowKind, ids: readonly string[]): Deletion {
  const counts: Deletion['counts'] = { campaign: 0, unit: 0, keyword: 0, creative: 0, picture: 0 };
  count(draft, kind, ids, counts);
  const code =
    kind === 'campaign' && counts.unit > 0
      ? boundRowCodes.campaign
      : kind === 'unit' && counts.keyword + counts.creative > 0
        ? boundRowCodes.unit
        : null;
  return { counts, code };
}

function count(draft: Draft, kind: RowKind, ids: readonly string[], counts: Deletion['counts']): void {
  counts[kind] += ids.length;
  for (const childKind of childKindsOf(kind))
    for (const id of ids)
      count(
        draft,
        childKind,
        childrenOf<RowKind>(draft, childKind, id).map((row) => row.id),
        counts,
      );
}
