import { keyOfText } from '../duplicates';
import { isEqual } from '../merge/diff-drafts';
import { fieldsWith, mergeLists } from '../merge/merge-values';
import { findRow, tableOf, type Draft } from '../model/draft';
import { rowLookup } from '../model/row-lookup';
import { fieldSchemas, parentKinds, rowKinds, type Row, type RowKind } from '../model/rows';
import { parentOf } from '../model/table';
import { removeOption, findOption } from '../values/field-options';
import type { FieldValues } from '../values/parse-field-text';
import { draftMark, parentsKey, parseExportedRow, type ExportedRow } from './exported-row';
import { cellEdits, type CellEdits } from './identified-edits';
import { identityFields, type DraftImportField, type DraftImportKind } from './import-fields';
import { textOf, type ImportIndex } from './import-index';
import { importProblem, type DraftImportProblem } from './import-problem';
import type { FindPictures } from './library-pictures';
import { plannedRow, type FilePlace, type OverwrittenField, type PlannedRow } from './planned-row';
import type { ReadCell } from './read-import-row';
import { resolveParent } from './resolve-parent';

/** A row of the file with an id. */
export interface IdentifiedRow {
  id: string;
  /** Text of the cell that marks rows to remove. */
  mark: string;
  /** Text of the cell with the exported values. */
  exported: string;
  cells: readonly ReadCell[];
}

export interface IdentifiedPlanOptions {
  index: ImportIndex;
  draftId: string;
  sheetNames: readonly string[];
  findPictures: FindPictures;
}

/** A row of the draft, and how the file names it. */
interface KnownRow {
  kind: DraftImportKind;
  parentId: string;
  row: Row;
  exported: ExportedRow | undefined;
}

type Planned = Partial<PlannedRow> & Pick<PlannedRow, 'state'>;

const wrong = (...problems: DraftImportProblem[]): Planned => ({ state: 'wrong', problems });
const none: CellEdits = { values: {}, problems: [], notes: [] };

/**
 * Returns the function that plans rows of the file with ids. Such a row is a row of this draft, whatever its name. Fields that the draft
 * changed since the export keep its values, and conflict with those of the file, except for lists, which are merged by element.
 */
export function createIdentifiedPlanner(
  draft: Draft,
  { index, draftId, sheetNames, findPictures }: IdentifiedPlanOptions,
) {
  const lookups = new Map(rowKinds.map((kind) => [kind, rowLookup(draft, kind)]));
  const isRowOfDraft = (id: string) =>
    rowKinds.some((kind) => parentOf(tableOf<RowKind>(draft, kind), id) !== undefined);
  const mark = draftMark(draftId);
  /** Rows of the file by their ids, with what they change. */
  const seen = new Map<string, { place: FilePlace; effect: string }>();

  function editsOf(
    kind: DraftImportKind,
    cells: readonly ReadCell[],
    before: ExportedRow | FieldValues,
  ): CellEdits {
    const own = cells.filter(({ field }) => !isParentName(kind, field));
    const isExported = 'draft' in before;
    return cellEdits(
      kind,
      own,
      isExported
        ? // asserted: a row of the draft has no field of this name
          { ...(before as ExportedRow), isCleared: true }
        : { fields: before, names: {}, isCleared: false },
      findPictures,
    );
  }

  /** A row of the file that appears again must change the same. */
  function repeated(
    kind: DraftImportKind,
    id: string,
    place: FilePlace,
    effect: string,
  ): Planned | undefined {
    const first = seen.get(`${kind} ${id}`);
    if (first === undefined) {
      seen.set(`${kind} ${id}`, { place, effect });
      return undefined;
    }
    if (first.effect === effect) return { state: 'repeated', id, first: first.place };
    const params = { sheet: sheetNames[first.place.sheet] ?? '', row: first.place.row };
    return wrong(importProblem('differs_from_row', null, params));
  }

  /** Why a row is not in the place that the file names. */
  function misplaced(
    { kind, parentId, exported }: KnownRow,
    cells: readonly ReadCell[],
  ): DraftImportProblem | undefined {
    if (parentKinds[kind] === null) return undefined;
    const names = parentNamesIn(kind, cells);
    if (exported && parentsKey(names.campaignName, names.adgroupName) === exported.parents) return undefined;
    const unit = kind === 'unit' ? undefined : findRow(draft, 'unit', parentId);
    const campaignId = unit ? (parentOf(draft.tables.unit, unit.id) ?? '') : parentId;
    const campaign = findRow(draft, 'campaign', campaignId);
    const isNamed = (parentKind: 'campaign' | 'unit', row: Row | undefined, name: string) => {
      if (name === '' || !row || row.id === name) return true;
      const [field] = identityFields[parentKind];
      const after = index.claimOf(parentKind, row.id)?.fields;
      const known = [textOf((row as unknown as FieldValues)[field]), textOf(after?.[field])];
      return known.some((each) => keyOfText(each) === keyOfText(name));
    };
    const moved = (field: DraftImportField, place: string) => importProblem('row_moved', field, { place });
    if (!isNamed('campaign', campaign, names.campaignName))
      return moved('campaignName', campaign?.campaignName ?? '');
    return isNamed('unit', unit, names.adgroupName)
      ? undefined
      : moved('adgroupName', unit?.adgroupName ?? '');
  }

  function planKnown(known: KnownRow, place: FilePlace, { id, mark: text, cells }: IdentifiedRow): Planned {
    const { kind, parentId, exported } = known;
    const fields = comparable(kind, known.row);
    const isMarked = text !== '';
    if (isMarked && !findOption([removeOption], text))
      return wrong(importProblem('remove_unknown', null, { value: text }));
    const edits = isMarked ? none : editsOf(kind, cells, exported ?? fields);
    const again = repeated(kind, id, place, isMarked ? 'remove' : JSON.stringify(edits.values));
    if (again) return again;
    if (edits.problems.length > 0) return wrong(...edits.problems);
    const parentKind = parentKinds[kind];
    const isInRemoved = parentKind !== null && index.isRemoved(parentKind, parentId);
    const claim = (after: FieldValues, isRemoved: boolean) =>
      index.claim({ id, parentId, kind, fields: after, place, isRemoved }, fields);
    if (isMarked || isInRemoved) {
      if (Object.keys(edits.values).length > 0) return wrong(importProblem('parent_marked', null));
      const isChanged = !isInRemoved && exported !== undefined && differs(fields, exported.fields);
      if (isChanged)
        return { id, state: 'conflicting', conflicts: [{ field: 'row', from: 'changed', to: 'removed' }] };
      claim(fields, true);
      return { id, state: 'removed' };
    }
    const problem = misplaced(known, cells);
    if (problem) return wrong(problem);
    const merged = mergeEdits(kind, { base: exported?.fields ?? fields, fields, values: edits.values });
    const { overwritten, conflicts } = merged;
    claim({ ...fields, ...Object.fromEntries(overwritten.map(({ field, to }) => [field, to])) }, false);
    const state = conflicts.length > 0 ? 'conflicting' : overwritten.length > 0 ? 'changed' : 'equal';
    return { id, state, overwritten, conflicts, notes: edits.notes };
  }

  /** A row that was removed from the draft since the export. */
  function planGone(
    kind: DraftImportKind,
    exported: ExportedRow,
    place: FilePlace,
    { id, mark: text, cells }: IdentifiedRow,
  ): Planned {
    const edits = text === '' ? editsOf(kind, cells, exported) : none;
    const again = repeated(kind, id, place, JSON.stringify(edits.values));
    if (again) return again;
    if (edits.problems.length > 0) return wrong(...edits.problems);
    const removed = importProblem('row_removed', null);
    if (Object.keys(edits.values).length === 0) return { state: 'equal', notes: [removed] };
    const parent = resolveParent(index, kind, namesOf(kind, cells), {});
    if (!('id' in parent) || !isPresentParent(kind, parent.id))
      return wrong(removed, importProblem('parent_removed', null));
    const fields = { ...exported.fields, ...edits.values };
    return {
      id,
      state: 'conflicting',
      conflicts: [{ field: 'row', from: 'removed', to: 'changed' }],
      restored: { parentId: parent.id, fields },
      notes: edits.notes,
    };
  }

  function isPresentParent(kind: DraftImportKind, parentId: string): boolean {
    const parentKind = parentKinds[kind];
    if (parentKind === null) return true;
    const isKnown = parentOf(tableOf<RowKind>(draft, parentKind), parentId) !== undefined;
    return isKnown && !index.isRemoved(parentKind, parentId);
  }

  return (kind: DraftImportKind, place: FilePlace, row: IdentifiedRow): PlannedRow => {
    const { state, ...own } = plan(kind, place, row);
    return plannedRow(place, kind, state, own);
  };

  function plan(kind: DraftImportKind, place: FilePlace, row: IdentifiedRow): Planned {
    const exported = parseExportedRow(kind, row.exported);
    const known = lookups.get(kind)?.(row.id);
    const parentId = parentOf(tableOf<RowKind>(draft, kind), row.id);
    const isOwn = exported ? exported.draft === mark : known !== undefined;
    if (!isOwn) return wrong(importProblem('id_unknown', null));
    if (known && parentId !== undefined)
      return planKnown({ kind, parentId, row: known, exported }, place, row);
    if (!exported || isRowOfDraft(row.id) || !/^[\w-]{1,64}$/.test(row.id))
      return wrong(importProblem('id_unknown', null));
    return planGone(kind, exported, place, row);
  }
}

/** The fields of a row; objects in its lists have their keys in the order of the schema, as those of a file: a server may have another one. */
function comparable(kind: DraftImportKind, row: Row): FieldValues {
  const fields = kind === 'campaign' ? fieldSchemas.campaign.safeParse(row).data : undefined;
  return fields ?? { ...row };
}

/** Whether a field of a kind's sheets names a parent. */
const isParentName = (kind: DraftImportKind, field: DraftImportField) =>
  (field === 'campaignName' || field === 'adgroupName') && field !== identityFields[kind][0];

const textIn = (cells: readonly ReadCell[], field: DraftImportField) =>
  cells.find((cell) => cell.field === field)?.text ?? '';

/** The names of a row's parents. */
function parentNamesIn(kind: DraftImportKind, cells: readonly ReadCell[]) {
  const nameIn = (field: 'campaignName' | 'adgroupName') =>
    isParentName(kind, field) ? textIn(cells, field) : '';
  return { campaignName: nameIn('campaignName'), adgroupName: nameIn('adgroupName') };
}

/** The names by which the parent of a row is found. */
function namesOf(kind: DraftImportKind, cells: readonly ReadCell[]) {
  const names = parentNamesIn(kind, cells);
  return kind === 'unit' ? { ...names, adgroupName: textIn(cells, 'adgroupName') } : names;
}

const differs = (fields: FieldValues, others: FieldValues) =>
  Object.keys(others).some((field) => !isEqual(fields[field], others[field]));

/** What a row gets of the file's values, and where the draft has changed the same field, or one that has a meaning only with it. */
function mergeEdits(
  kind: DraftImportKind,
  { base, fields, values }: { base: FieldValues; fields: FieldValues; values: FieldValues },
): Pick<PlannedRow, 'overwritten' | 'conflicts'> {
  const overwritten: OverwrittenField[] = [];
  const conflicts: OverwrittenField[] = [];
  for (const field of Object.keys(values)) {
    const [from, to] = [fields[field], values[field]];
    if (isEqual(from, to)) continue;
    const isChanged = fieldsWith(kind, field).some((each) => !isEqual(fields[each], base[each]));
    if (!isChanged) {
      overwritten.push({ field, from, to });
      continue;
    }
    const list = mergeLists(field, { base: base[field], mine: to, theirs: from });
    if (list === undefined) conflicts.push({ field, from, to });
    else if (!isEqual(from, list)) overwritten.push({ field, from, to: list });
  }
  return { overwritten, conflicts };
}
