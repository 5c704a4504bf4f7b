import type { FieldValues } from '../values/parse-field-text';
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
 * `removed`: the file marks the row, or the campaign or unit that contains it; `conflicting`: the draft was changed since the export, in
 * fields that the file changes, too; `equal`: the draft already has it; `repeated`: an earlier row of the file has the same values; `leftOut`: the user left it out, see
 * `leaveOutRows`; `example`: the example of a template; `wrong`: not imported.
 */
export type PlannedState =
  | 'new'
  | 'changed'
  | 'conflicting'
  | 'removed'
  | 'equal'
  | 'repeated'
  | 'leftOut'
  | 'example'
  | 'wrong';

/** A row of the file with its planned state. */
export interface PlannedRow extends FilePlace {
  kind: DraftImportKind;
  state: PlannedState;
  /** Id of the row in the draft; null if there is none. */
  id: string | null;
  /** Fields of a changed or conflicting row that the import changes. */
  overwritten: readonly OverwrittenField[];
  /**
   * Fields of a conflicting row that keep the draft's value, unless the user takes the file's, see `takeFileSide`. The field `row` stands for
   * the whole row: its values are `changed` and `removed`.
   */
  conflicts: readonly OverwrittenField[];
  /** What a conflicting row that was removed from the draft becomes if the user takes the file's side. */
  restored: { parentId: string; fields: FieldValues } | null;
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
  const none = () => ({
    new: 0,
    changed: 0,
    conflicting: 0,
    removed: 0,
    equal: 0,
    repeated: 0,
    leftOut: 0,
    example: 0,
    wrong: 0,
  });
  const counts = { campaign: none(), unit: none(), keyword: none(), creative: none(), picture: none() };
  for (const { kind, state } of rows) counts[kind][state] += 1;
  return counts;
}

const none = {
  id: null,
  overwritten: [],
  conflicts: [],
  restored: null,
  problems: [],
  notes: [],
  first: null,
} as const;

/** A planned row with some properties; the others are empty. */
export function plannedRow(
  { sheet, row }: FilePlace,
  kind: DraftImportKind,
  state: PlannedState,
  own?: Partial<PlannedRow>,
): PlannedRow {
  return { sheet, row, kind, state, ...none, ...own };
}
