import type { DraftImportKind } from './import-fields';
import type { DraftImportProblem } from './import-problem';

/** The position of a row in a file. */
export interface FilePlace {
  /** Index of the sheet, starting at 0. */
  sheet: number;
  /** Row of the sheet, starting at 1. */
  row: number;
}

/** A field of an existing row that the file changes. */
export interface OverwrittenField {
  field: string;
  from: unknown;
  to: unknown;
}

/**
 * `equal`: the draft already has it; `repeated`: an earlier row of the file has the same values; `leftOut`: the user left it out, see
 * `leaveOutRows`; `example`: the example of a template; `wrong`: not imported.
 */
export type PlannedState = 'new' | 'changed' | 'equal' | 'repeated' | 'leftOut' | 'example' | 'wrong';

/** A row of the file with its planned state. */
export interface PlannedRow extends FilePlace {
  kind: DraftImportKind;
  state: PlannedState;
  /** Id of the row in the draft; null if there is none. */
  id: string | null;
  /** Fields of a changed row. */
  overwritten: readonly OverwrittenField[];
  /** Reasons why the row is wrong. */
  problems: readonly DraftImportProblem[];
  /** Cells left out of a row that is imported. */
  notes: readonly DraftImportProblem[];
  /** For a repeated row, the first one. */
  first: FilePlace | null;
}

/** Numbers of rows by kind and state. */
export type PlanCounts = Readonly<Record<DraftImportKind, Readonly<Record<PlannedState, number>>>>;

export function countRows(rows: readonly PlannedRow[]): PlanCounts {
  const none = () => ({ new: 0, changed: 0, equal: 0, repeated: 0, leftOut: 0, example: 0, wrong: 0 });
  const counts = { campaign: none(), unit: none(), keyword: none(), creative: none(), picture: none() };
  for (const { kind, state } of rows) counts[kind][state] += 1;
  return counts;
}
