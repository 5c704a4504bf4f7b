import { findRow, tableOf, type Draft } from '../model/draft';
import { rowLookup } from '../model/row-lookup';
import type { RowKind } from '../model/rows';
import { parentOf } from '../model/table';
import type { DraftIssues } from './draft-issues';

/**
 * Returns a test of whether the issues of a row are current: neither the row nor its parents were edited since the check. Undefined
 * issues apply to no row.
 */
export function checkedRows(
  issues: DraftIssues | undefined,
  { draft, kind }: { draft: Draft; kind: RowKind },
): (id: string) => boolean {
  if (!issues) return () => false;
  if (issues.draft === draft) return () => true;
  const checked = rowLookup(issues.draft, kind);
  const current = rowLookup(draft, kind);
  const table = tableOf<RowKind>(draft, kind);
  const known = new Map<string, boolean>();
  const areParentsChecked = (id: string): boolean => {
    const parentId = parentOf(table, id);
    if (parentId === undefined) return false;
    const isSame = known.get(parentId) ?? hasSameParents(issues.draft, draft, parentId);
    known.set(parentId, isSame);
    return isSame;
  };
  return (id) => checked(id) === current(id) && areParentsChecked(id);
}

function hasSameParents(checked: Draft, draft: Draft, parentId: string): boolean {
  const campaignId = parentOf(draft.tables.unit, parentId) ?? parentId;
  return (
    findRow(checked, 'unit', parentId) === findRow(draft, 'unit', parentId) &&
    findRow(checked, 'campaign', campaignId) === findRow(draft, 'campaign', campaignId)
  );
}

/** Whether the issues are current for all rows of a kind. */
export function isKindChecked(issues: DraftIssues | undefined, draft: Draft, kind: RowKind): boolean {
  return issues?.draft.tables[kind] === draft.tables[kind];
}
