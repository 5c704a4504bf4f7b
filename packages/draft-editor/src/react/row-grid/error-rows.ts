import { childrenOf, type Draft, type DraftIssues, type Row, type RowKind } from '../../core';
import { keyOfGroup, type GroupIssues } from '../../core/validation/draft-issues';

/** Indexes of the rows with errors in lists that were searched before: an edit changes one list, and the issues of one group. */
const searched = new WeakMap<readonly Row[], { group: GroupIssues; indexes: readonly number[] }>();

/** Indexes of the rows with errors among those of some parents, ascending. Their lists are searched only once. */
export function errorRowsOf(
  issues: DraftIssues,
  { draft, kind, parentIds }: { draft: Draft; kind: RowKind; parentIds: readonly string[] },
): number[] {
  const found: number[] = [];
  let start = 0;
  for (const parentId of parentIds) {
    const rows = childrenOf<RowKind>(draft, kind, parentId);
    const group = issues.groups.get(keyOfGroup(kind, parentId));
    if (group && issues.countsIn(kind, parentId).error > 0)
      for (const index of errorsIn(rows, group)) found.push(start + index);
    start += rows.length;
  }
  return found;
}

function errorsIn(rows: readonly Row[], group: GroupIssues): readonly number[] {
  const last = searched.get(rows);
  if (last?.group === group) return last.indexes;
  const indexes = rows.flatMap(({ id }, index) =>
    group.get(id)?.some(({ severity }) => severity === 'error') ? [index] : [],
  );
  searched.set(rows, { group, indexes });
  return indexes;
}
