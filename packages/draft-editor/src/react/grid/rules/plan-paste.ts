import type { CellEdit, EditableColumn, GridPaste, GridValue } from '../types';
import { isSameValue, parseCellText, type CellTextError } from './cell-text';
import type { PasteMapping } from './map-columns';

/** A pasted row that is rejected, with the reason. */
export interface PasteProblem {
  /** Starts at 1, among the pasted rows including their header. */
  line: number;
  /** The invalid text with its column; null if the row is beyond the last one. */
  cell: { label: string; text: string; error: CellTextError } | null;
}

/** The effect of pasting. */
export interface PastePlan extends GridPaste {
  changedRows: number;
  unchangedRows: number;
  rejectedRows: number;
  /** Problems of the first rejected rows, one for each. */
  problems: readonly PasteProblem[];
}

export interface PastePlanInput {
  rows: readonly (readonly string[])[];
  mapping: PasteMapping;
  columns: readonly EditableColumn[];
  /** Position of the target row for the first pasted one. */
  startRow: number;
  grid: {
    rowCount: number;
    keyAt: (position: number) => string;
    getValue: (rowKey: string, columnId: string) => GridValue;
  };
  /** Whether rows beyond the last one are added instead of rejected. */
  canAddRows: boolean;
}

const maxProblems = 100;

/**
 * Plans a paste, one pasted row per step, so that the caller may stop between steps.
 *
 * Shape:  a row with an invalid text is rejected as a whole. Rows with only empty cells add nothing.
 * Errors: none; `problems` lists the rejected rows.
 */
export function* planPaste(input: PastePlanInput): Generator<void, PastePlan> {
  const { rows, mapping, columns, startRow, grid, canAddRows } = input;
  const targets = mapping.columnIds.map((id) => columns.find((column) => column.id === id));
  const edits: CellEdit[] = [];
  const newRows: Readonly<Record<string, GridValue>>[] = [];
  const problems: PasteProblem[] = [];
  const plan = { changedRows: 0, unchangedRows: 0, rejectedRows: 0 };
  const reject = (line: number, cell: PasteProblem['cell']) => {
    plan.rejectedRows += 1;
    if (problems.length < maxProblems) problems.push({ line, cell });
  };

  const first = mapping.hasHeader ? 1 : 0;
  for (let at = first; at < rows.length; at += 1) {
    yield;
    const line = at + 1;
    const position = startRow + at - first;
    const { values, problem } = parseRow(rows[at] ?? [], targets);
    if (problem) reject(line, problem);
    else if (position < grid.rowCount) {
      const rowKey = grid.keyAt(position);
      const changed = values.filter(
        ({ columnId, value }) => !isSameValue(grid.getValue(rowKey, columnId), value),
      );
      for (const { columnId, value } of changed) edits.push({ rowKey, columnId, value });
      if (changed.length > 0) plan.changedRows += 1;
      else plan.unchangedRows += 1;
    } else if (values.every(({ value }) => value === '' || value === null)) plan.unchangedRows += 1;
    else if (canAddRows)
      newRows.push(Object.fromEntries(values.map(({ columnId, value }) => [columnId, value])));
    else reject(line, null);
  }
  return { ...plan, edits, newRows, problems };
}

type RowValues = { columnId: string; value: GridValue }[];

function parseRow(
  cells: readonly string[],
  targets: readonly (EditableColumn | undefined)[],
): { values: RowValues; problem: PasteProblem['cell'] } {
  const values: RowValues = [];
  for (const [at, column] of targets.entries()) {
    // a row may be shorter than others
    const text = cells[at];
    if (!column || text === undefined) continue;
    const { value, error } = parseCellText(column, text);
    if (error) return { values, problem: { label: column.label, text, error } };
    values.push({ columnId: column.id, value });
  }
  return { values, problem: null };
}
