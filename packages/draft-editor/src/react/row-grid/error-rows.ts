import { childrenOf, type Draft, type DraftIssues, type RowKind } from '../../core';
import { keyOfGroup } from '../../core/validation/draft-issues';

/**
 * Indexes of the rows with errors among those of some parents, ascending. Looks only at lists with errors, and not for the parent of each
 * row: an edit in a grid of 300,000 rows has milliseconds.
 */
export function errorRowsOf(
  issues: DraftIssues,
  { draft, kind, parentIds }: { draft: Draft; kind: RowKind; parentIds: readonly string[] },
): number[] {
  const found: number[] = [];
  let start = 0;
  for (const parentId of parentIds) {
    const rows = childrenOf<RowKind>(draft, kind, parentId);
    const group = issues.countsIn(kind, parentId).error > 0 && issues.groups.get(keyOfGroup(kind, parentId));
    if (group)
      for (const [index, { id }] of rows.entries())
        if (group.get(id)?.some(({ severity }) => severity === 'error')) found.push(start + index);
    start += rows.length;
  }
  return found;
}
