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
 * `equal`: the draft has it already; `repeated`: an earlier row of the file says the same; `example`: of a template;
 * `wrong`: it is not imported.
 */
export type PlannedState = 'new' | 'changed' | 'equal' | 'repeated' | 'example' | 'wrong';

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
