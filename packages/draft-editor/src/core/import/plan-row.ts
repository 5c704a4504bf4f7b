import { isEqual } from '../merge/diff-drafts';
import { emptyFields } from '../model/rows';
import type { FieldValues } from '../values/parse-field-text';
import { identityFields, type DraftImportKind } from './import-fields';
import { identityOf, type ImportIndex, type IndexedRow } from './import-index';
import { importProblem, type DraftImportProblem } from './import-problem';
import { plannedRow, type FilePlace, type OverwrittenField, type PlannedRow } from './planned-row';
import type { ImportRow } from './read-import-row';
import { addMissingParents, resolveParent, type FoundParent, type ImportTarget } from './resolve-parent';

/** State that the planning of one row reads and changes. */
export interface RowPlanner {
  index: ImportIndex;
  target: ImportTarget;
  newId: () => string;
  sheetNames: readonly string[];
  /** Gets each row that is added to the draft, and whether a row of the file describes it. */
  onAdded: (row: IndexedRow, isDescribed: boolean) => void;
}

/** Plans a row of the file: the first row of a name counts, and later ones must repeat its values. */
export function planRow(
  planner: RowPlanner,
  kind: DraftImportKind,
  place: FilePlace,
  row: ImportRow,
): PlannedRow {
  const { index, newId, onAdded } = planner;
  const { values, notes, problems } = row;
  if (row.isExample) return plannedRow(place, kind, 'example');
  if (problems.length > 0) return plannedRow(place, kind, 'wrong', { problems });
  const wrong = (problem: DraftImportProblem) => plannedRow(place, kind, 'wrong', { problems: [problem] });
  if (row.isMarked) return wrong(importProblem('remove_without_id', null));
  const parent = resolveParent(index, kind, row, planner.target);
  if ('problem' in parent) return wrong(parent.problem);
  if (isMarkedParent(index, kind, parent)) return wrong(importProblem('parent_marked', null));
  const known = 'id' in parent ? index.find(kind, parent.id, identityOf(kind, values)) : undefined;
  if (known) {
    const result = planKnown(planner, known, place, values);
    return notes.length === 0 ? result : { ...result, notes };
  }
  const addParent = (added: IndexedRow) => onAdded(added, false);
  const parentId = addMissingParents(index, parent, { newId, onAdded: addParent });
  const fields = { ...emptyFields[kind], ...values };
  const added: IndexedRow = { id: newId(), parentId, kind, fields, isNew: true, place };
  index.add(added);
  onAdded(added, true);
  return plannedRow(place, kind, 'new', { id: added.id, notes });
}

/** Whether the file removes the parent, or the campaign in which it would be added. */
function isMarkedParent(index: ImportIndex, kind: DraftImportKind, parent: FoundParent): boolean {
  if (kind === 'campaign') return false;
  if ('id' in parent) return index.isRemoved(kind === 'unit' ? 'campaign' : 'unit', parent.id);
  const { campaign } = parent.missing;
  return 'id' in campaign && index.isRemoved('campaign', campaign.id);
}

function planKnown(
  { sheetNames }: RowPlanner,
  known: IndexedRow,
  place: FilePlace,
  values: FieldValues,
): PlannedRow {
  const { id, kind, place: first } = known;
  const overwritten = overwrittenBy(known, values);
  if (first !== null) {
    if (overwritten.length === 0) return plannedRow(place, kind, 'repeated', { id, first });
    const params = { sheet: sheetNames[first.sheet] ?? '', row: first.row };
    return plannedRow(place, kind, 'wrong', { problems: [importProblem('differs_from_row', null, params)] });
  }
  known.place = place;
  if (overwritten.length === 0) return plannedRow(place, kind, 'equal', { id });
  known.fields = { ...known.fields, ...Object.fromEntries(overwritten.map(({ field, to }) => [field, to])) };
  return plannedRow(place, kind, 'changed', { id, overwritten });
}

/** Fields whose values differ, except those that identify the row. */
function overwrittenBy({ kind, fields }: IndexedRow, values: FieldValues): readonly OverwrittenField[] {
  const identity: readonly string[] = identityFields[kind];
  let overwritten: OverwrittenField[] | undefined;
  for (const field of Object.keys(values)) {
    const from = fields[field];
    const to = values[field];
    if (identity.includes(field) || isEqual(from, to)) continue;
    overwritten ??= [];
    overwritten.push({ field, from, to });
  }
  return overwritten ?? [];
}
