import { childKindsOf, childrenOf, type Draft } from '../model/draft';
import type { RowKind } from '../model/rows';

/** Code of the error for a row that contains others, as the server says it: 921001 of a campaign, 921002 of a unit. */
export const boundRowCodes = { campaign: 921_001, unit: 921_002 } as const;

/** What goes with rows that are deleted. */
export interface Deletion {
  /** Numbers of rows by kind, the given ones included. */
  counts: Record<RowKind, number>;
  /** Why the rows cannot be deleted alone; null when they contain nothing that counts. Pictures do not bind a unit. */
  code: (typeof boundRowCodes)[keyof typeof boundRowCodes] | null;
}

/** Counts what the deletion of rows takes along. */
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
