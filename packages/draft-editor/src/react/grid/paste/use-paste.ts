import type { CellPosition, CellRange } from '@meridian/ui/grid';
import { useMemo, useState, type ClipboardEvent } from 'react';
import { mapByPosition } from '../rules/map-columns';
import { parseClipboard } from '../rules/parse-clipboard';
import { planPaste } from '../rules/plan-paste';
import { fillText, type GridCells } from '../rules/range-edits';
import type { EditableColumn, EditableGridProps, GridPaste } from '../types';
import { presentRows, type GridRows } from '../use-grid-rows';
import { useSlicedEdits } from '../use-sliced-edits';
import type { PasteRequest } from './use-paste-plan';

export interface PasteInput {
  props: EditableGridProps;
  shownColumns: readonly EditableColumn[];
  rows: GridRows;
  columns: GridCells['columns'];
  active: CellPosition | null;
  range: CellRange | null;
}

/** Longer text is always previewed. */
const maxDirectLength = 2000;

/** Pastes one row at once if all of it fits, and previews anything else. */
export function usePaste({ props, shownColumns, rows, columns, active, range }: PasteInput) {
  const { getValue, onEdit, onPaste } = props;
  const [target, setTarget] = useState<Pick<PasteRequest, 'text' | 'startRow' | 'startId'> | null>(null);
  const grid = useMemo(() => ({ ...presentRows(rows), getValue }), [rows, getValue]);
  const context = { columns: shownColumns, grid, canAddRows: onPaste !== undefined };
  const apply = (paste: GridPaste) => {
    if (onPaste) onPaste(paste);
    else if (paste.edits.length > 0) onEdit(paste.edits);
  };

  const fill = useSlicedEdits((edits) => apply({ edits, newRows: [] }));
  const handlePaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    const [start] = columns.slice(range?.fromColumn ?? active?.column ?? 0).filter(({ data }) => data);
    if (!start?.data || text === '' || props.isLoading) return;
    event.preventDefault();
    const startRow = rows.presentBefore(Math.max(0, range?.fromRow ?? active?.row ?? 0));
    const next = { text, startRow, startId: start.data.id };
    const line = singleRow(text);
    if (line?.length === 1 && range) {
      fill(fillText(range, { ...rows, columns, getValue }, line[0] ?? ''));
      return;
    }
    const plan = line && planOf({ ...context, ...next }, line);
    if (plan && plan.rejectedRows === 0) apply({ edits: plan.edits, newRows: plan.newRows });
    else setTarget(next);
  };
  return {
    /** null while no text is previewed */
    request: target && { ...context, ...target },
    apply,
    close: () => setTarget(null),
    handlePaste,
  };
}

/** The cells of a single-row text; null for any other. */
function singleRow(text: string): readonly string[] | null {
  if (text.length > maxDirectLength) return null;
  const [first, second] = [...parseClipboard(text)];
  return first && !second ? first : null;
}

function planOf({ columns, startId, ...input }: PasteRequest, line: readonly string[]) {
  const mapping = { hasHeader: false, columnIds: mapByPosition(line.length, columns, startId) };
  const steps = planPaste({ ...input, rows: [line], mapping, columns });
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
