import { useEffect, useRef, useState } from 'react';
import { isSameValue, parseCellText, gridCellText, type CellTextError } from '../rules/cell-text';
import type { EditableColumn, GridOption, GridTyping, GridValue } from '../types';

/** The cell that is being edited. */
export interface EditedCell {
  rowKey: string;
  /** Starts at 0, among all rows. */
  index: number;
  column: EditableColumn;
  value: GridValue;
}

interface CellDraft {
  cell: EditedCell;
  text: string;
  /** Whether the edit began by typing, which replaces the value: arrows then leave the cell. */
  isTyped: boolean;
  /** For a composition that has not ended: the text that waited in the cell until then, if any. */
  composedOver: { text: string | undefined } | null;
  /** Index of the highlighted option. */
  option: number;
  error: CellTextError | null;
}

export interface CellDraftInput {
  /** Null if the active cell has no editable value. */
  cell: EditedCell | null;
  onCommit: (cell: EditedCell, value: GridValue) => void;
  typing: GridTyping | undefined;
}

/** The text of a cell from the first key to Enter or Escape. Until then, the grid itself does not change. */
export function useCellDraft({ cell, onCommit, typing }: CellDraftInput) {
  const [draft, setDraft] = useState<CellDraft | null>(null);
  useLeaveOnUnmount(draft, typing);
  const options = draft ? matchingOptions(draft) : [];

  const start = (typed: string | null) => {
    if (!cell || cell.column.isReadonly) return false;
    const isTyped = typed !== null;
    const isSelect = cell.column.kind === 'select';
    const waiting = typing?.textOf(cell.rowKey, cell.column.id);
    const text =
      typed ?? waiting ?? (isSelect ? '' : gridCellText(cell.column, cell.rowKey, () => cell.value));
    const current = (cell.column.options ?? []).findIndex(({ value }) => value === cell.value);
    const composedOver = typed === '' ? { text: waiting } : null;
    setDraft({ cell, text, isTyped, composedOver, option: isTyped ? 0 : Math.max(0, current), error: null });
    if (typed) typing?.onType(cell.rowKey, cell.column.id, text);
    return true;
  };
  const finish = (edited: EditedCell, value: GridValue) => {
    setDraft(null);
    const { rowKey, column } = edited;
    if (typing && !typing.canTake(rowKey, column.id)) {
      typing.onLeave(rowKey, column.id);
      return;
    }
    if (!isSameValue(value, edited.value)) onCommit(edited, value);
    typing?.onDone(rowKey, column.id);
  };

  return {
    draft,
    options,
    start,
    setText: (text: string) => {
      if (draft) {
        setDraft({ ...draft, text, option: 0, error: null });
        typing?.onType(draft.cell.rowKey, draft.cell.column.id, text);
      } else if (text !== '') start(text);
    },
    /** The composed text must not wait for the first change. */
    startComposing: () => {
      if (!draft) start('');
    },
    /** A cancelled composition leaves the cell unchanged. */
    endComposing: (text: string) => {
      if (!draft?.composedOver) return;
      const { cell: edited, composedOver } = draft;
      setDraft(text === '' ? null : { ...draft, composedOver: null });
      if (text !== '' || !typing) return;
      const place = [edited.rowKey, edited.column.id] as const;
      typing.onDone(...place);
      if (composedOver.text === undefined) return;
      typing.onType(...place, composedOver.text);
      typing.onLeave(...place);
    },
    /** Makes arrows move the caret from now on. */
    keepInCell: () => {
      if (draft?.isTyped) setDraft({ ...draft, isTyped: false });
    },
    /** Highlights the next or previous option. */
    moveOption: (step: 1 | -1) => {
      if (!draft) return;
      const count = Math.max(1, options.length);
      setDraft({ ...draft, option: (draft.option + step + count) % count });
    },
    choose: (value: string) => {
      if (draft) finish(draft.cell, value);
    },
    cancel: () => {
      if (draft) typing?.onDiscard(draft.cell.rowKey, draft.cell.column.id);
      setDraft(null);
    },
    /** Ends the edit; false if the text is invalid for the column, in which case it stays to be corrected. */
    commit: (): boolean => {
      if (!draft) return true;
      const { column } = draft.cell;
      const highlighted = column.kind === 'select' ? options[draft.option] : undefined;
      const { value, error } = parseCellText(column, highlighted?.value ?? draft.text);
      if (error) {
        setDraft({ ...draft, error });
        typing?.onLeave(draft.cell.rowKey, column.id);
      } else finish(draft.cell, value);
      return error === null;
    },
  };
}

/** When the grid unmounts with an open cell, its text goes to the host. */
function useLeaveOnUnmount(draft: CellDraft | null, typing: GridTyping | undefined): void {
  const latest = useRef({ draft, typing });
  useEffect(() => {
    latest.current = { draft, typing };
  });
  useEffect(
    () => () => {
      const { draft: open, typing: host } = latest.current;
      if (open) host?.onLeave(open.cell.rowKey, open.cell.column.id);
    },
    [],
  );
}

function matchingOptions({ cell, text }: CellDraft): readonly GridOption[] {
  const wanted = text.trim().toLowerCase();
  return (cell.column.options ?? []).filter(
    ({ value, label }) => label.toLowerCase().includes(wanted) || value.toLowerCase() === wanted,
  );
}
