import type { DraftNode, EditableGridHandle } from '@meridian/draft-editor';
import { parentOf, tableOf, type Draft, type Issue, type RowKind } from '@meridian/draft-editor/core';
import { useEffect, useRef, type RefObject } from 'react';

export interface UseJumpOptions {
  draft: Draft;
  grid: RefObject<EditableGridHandle | null>;
  /** Contains the form. */
  content: RefObject<HTMLElement | null>;
  /** Of the row whose form is open. */
  formRowId: string | undefined;
  select: (node: DraftNode) => void;
}

/** Shows the row of an issue, and gives its cell or its field the focus. */
export function useJump({ draft, grid, content, formRowId, select }: UseJumpOptions) {
  const target = useRef<Issue>(undefined);
  useEffect(() => {
    const issue = target.current;
    if (!issue) return;
    const { kind, id, field = '' } = issue;
    // the grid or the form of the row is there in one of the next renders
    if ((kind === 'keyword' || kind === 'creative') && !grid.current?.focusCell(id, field)) return;
    if (kind !== 'keyword') {
      if (formRowId !== id) return;
      const input = content.current?.querySelector<HTMLElement>(`form [name="${CSS.escape(field)}"]`);
      input?.focus();
    }
    target.current = undefined;
  });
  return (issue: Issue) => {
    if (issue.kind === 'draft') return;
    const isOwn = issue.kind === 'campaign' || issue.kind === 'unit';
    const unitId = isOwn ? issue.id : parentOf(tableOf<RowKind>(draft, issue.kind), issue.id);
    if (unitId === undefined) return;
    target.current = issue.kind === 'picture' ? undefined : issue;
    select({ kind: issue.kind, id: unitId });
  };
}
