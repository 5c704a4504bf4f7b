import { findRow, type Draft } from '../model/draft';
import { rowLookup } from '../model/row-lookup';
import type { RowKind } from '../model/rows';
import { parentOf } from '../model/table';
import type { DraftIssues } from './draft-issues';

/**
 * Returns a test of whether the issues of a parent's rows are current: neither the row nor its parents were edited since the check.
 * Undefined issues apply to no row.
 */
export function checkedRows(
  issues: DraftIssues | undefined,
  { draft, kind, parentId }: { draft: Draft; kind: RowKind; parentId: string },
): (id: string) => boolean {
  if (issues?.draft === draft) return () => true;
  if (!issues || !hasSameParents(issues.draft, draft, parentId)) return () => false;
  const checked = rowLookup(issues.draft, kind);
  const current = rowLookup(draft, kind);
  return (id) => checked(id) === current(id);
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
