import type { DraftImportKind } from './import-fields';
import type { DraftImportProblem } from './import-problem';

/** Where a row of a file is. */
export interface FilePlace {
  /** Index of the sheet, from 0. */
  sheet: number;
  /** Row of the sheet, from 1. */
  row: number;
}

/** A field of a row of the draft that the file gives another value. */
export interface OverwrittenField {
  field: string;
  from: unknown;
  to: unknown;
}

/**
 * `equal`: the draft has it already; `repeated`: an earlier row of the file says the same; `leftOut`: someone decided against it,
 * see `leaveOutRows`; `example`: of a template; `wrong`: it is not imported.
 */
export type PlannedState = 'new' | 'changed' | 'equal' | 'repeated' | 'leftOut' | 'example' | 'wrong';

/** What becomes of a row of the file. */
export interface PlannedRow extends FilePlace {
  kind: DraftImportKind;
  state: PlannedState;
  /** Of the row of the draft; null where there is none. */
  id: string | null;
  /** Of a changed row. */
  overwritten: readonly OverwrittenField[];
  /** Of a wrong row: why. */
  problems: readonly DraftImportProblem[];
  /** Cells that are left out of a row that is imported. */
  notes: readonly DraftImportProblem[];
  /** Of a repeated row: the first one. */
  first: FilePlace | null;
}

/** How many rows of a kind have which state. */
export type PlanCounts = Readonly<Record<DraftImportKind, Readonly<Record<PlannedState, number>>>>;

export function countRows(rows: readonly PlannedRow[]): PlanCounts {
  const none = () => ({ new: 0, changed: 0, equal: 0, repeated: 0, leftOut: 0, example: 0, wrong: 0 });
  const counts = { campaign: none(), unit: none(), keyword: none(), creative: none(), picture: none() };
  for (const { kind, state } of rows) counts[kind][state] += 1;
  return counts;
}
