import type { DraftNode, EditableGridHandle } from '@meridian/draft-editor';
import { parentOf, tableOf, type Draft, type RowKind } from '@meridian/draft-editor/core';
import { useEffect, useRef, type RefObject } from 'react';

/** A row, or a field of it. The draft itself has the field of its name. */
export interface JumpTarget {
  kind: RowKind | 'draft';
  id: string;
  field?: string | undefined;
  /** Id of the parent of a row that was deleted. */
  parentId?: string | undefined;
}

/** Id of the field with the name of the draft. */
export const draftNameId = 'draft-name';

export interface UseJumpOptions {
  draft: Draft;
  grid: RefObject<EditableGridHandle | null>;
  /** Element that contains the form. */
  content: RefObject<HTMLElement | null>;
  /** Id of the row whose form is open. */
  formRowId: string | undefined;
  /** `keepsFilter`: the row is visible now; otherwise a filter may hide it. */
  select: (node: DraftNode, keepsFilter: boolean) => void;
}

/** Shows a row, such as that of an issue, and focuses its cell or its field. */
export function useJump({ draft, grid, content, formRowId, select }: UseJumpOptions) {
  const target = useRef<JumpTarget>(undefined);
  useEffect(() => {
    if (!target.current) return;
    const { kind, id, field = '' } = target.current;
    // the grid or the form of the row appears in one of the next renders
    if ((kind === 'keyword' || kind === 'creative') && !grid.current?.focusCell(id, field)) return;
    if (kind !== 'keyword') {
      if (formRowId !== id) return;
      fieldIn(content.current, field)?.focus();
    }
    target.current = undefined;
  });
  return (place: JumpTarget) => {
    const { kind, id, parentId } = place;
    if (kind === 'draft') {
      document.getElementById(draftNameId)?.focus();
      return;
    }
    const isOwn = kind === 'campaign' || kind === 'unit';
    const unitId = isOwn ? id : (parentId ?? parentOf(tableOf<RowKind>(draft, kind), id));
    if (unitId === undefined) return;
    target.current = kind === 'picture' ? undefined : place;
    const isVisible = grid.current?.focusCell(id, place.field ?? '') ?? false;
    select({ kind, id: unitId }, isVisible);
  };
}

/**
 * The control of a field; if there are several, such as the factors of regions, the invalid one. Otherwise the first one: the form has none
 * for the hours of an unlimited schedule.
 */
function fieldIn(content: HTMLElement | null, field: string): HTMLElement | undefined {
  const name = CSS.escape(field);
  return ['[aria-invalid=true]', '']
    .flatMap((state) => [`form [name="${name}"]${state}`, `form [data-field="${name}"] input${state}`])
    .concat(['form input'])
    .map((selector) => content?.querySelector<HTMLElement>(selector))
    .find((element) => element !== null);
}
