import { languages } from '@meridian/i18n/core';
import { isEqual } from '../merge/diff-drafts';
import type { FieldValues } from '../values/parse-field-text';
import { cleanText } from '../values/parse-text';
import { formatOf, identityFields, type DraftImportField, type DraftImportKind } from './import-fields';
import { textOf } from './import-index';
import { importProblem, type DraftImportProblem } from './import-problem';
import { resolvePicture, type FindPictures } from './library-pictures';
import type { ParsedCell } from './parse-value';
import type { ReadCell } from './read-import-row';
import { writeValue } from './write-value';

/** What a user changed in the cells of an exported row. */
export interface CellEdits {
  values: FieldValues;
  problems: readonly DraftImportProblem[];
  notes: readonly DraftImportProblem[];
}

/** A row before its cells were edited. */
export interface RowBefore {
  fields: FieldValues;
  /** Cells that name things outside of the draft, by field. */
  names: Readonly<Record<string, string>>;
  /** Whether a blank cell clears its field; otherwise it keeps it. */
  isCleared: boolean;
}

/**
 * Compares the cells of a row, without those that name its parents, with the row as it was exported. A cell that still has its text is no
 * edit, even if the text could not be imported.
 */
export function cellEdits(
  kind: DraftImportKind,
  cells: readonly ReadCell[],
  before: RowBefore,
  findPictures: FindPictures,
): CellEdits {
  if (kind === 'picture') return pictureEdits(cells, before, findPictures);
  const edits: ParsedCell[] = [];
  for (const cell of cells) {
    if ((cell.parsed === null && !before.isCleared) || isUnedited(cell, before)) continue;
    edits.push(cell.parsed ?? clearedCell(kind, cell.field));
  }
  const values: Record<string, unknown> = {};
  for (const edit of edits) if ('values' in edit) Object.assign(values, edit.values);
  return {
    values,
    problems: edits.flatMap((edit) => ('problem' in edit ? [edit.problem] : [])),
    notes: edits.flatMap((edit) => ('note' in edit ? [edit.note] : [])),
  };
}

const sameNames = {
  businessName: (id: string) => id,
  pictureName: ({ imageId }: { imageId: string }) => imageId,
};

function isUnedited({ field, text, parsed }: ReadCell, { fields, names }: RowBefore): boolean {
  if (parsed && 'values' in parsed) {
    const { values } = parsed;
    if (Object.keys(values).every((each) => isEqual(values[each], fields[each]))) return true;
  }
  if (names[field] !== undefined && cleanText(names[field]) === text) return true;
  return languages.some(
    (language) => cleanText(writeValue(field, fields, { language, ...sameNames })) === text,
  );
}

/** The value of a field whose cell was cleared. */
function clearedCell(kind: DraftImportKind, field: DraftImportField): ParsedCell {
  const problem = { problem: importProblem('cell_empty', field) };
  if (field === identityFields[kind][0]) return problem;
  const format = formatOf(field);
  switch (format.type) {
    case 'text':
    case 'business':
      return { values: { [field]: '' } };
    case 'amount':
      return { values: { [field]: null } };
    case 'budget':
      return { values: { budgetType: 2, budget: null } };
    case 'regions':
    case 'words':
      return { values: { [field]: [] } };
    case 'option':
      return field === 'shopPlatform' ? { values: { [field]: null } } : problem;
    case 'schedule':
    case 'picture':
      return problem;
  }
}

/** The picture and its theme are read together, because the theme distinguishes pictures of one name. */
function pictureEdits(
  cells: readonly ReadCell[],
  { fields, names, isCleared }: RowBefore,
  findPictures: FindPictures,
): CellEdits {
  const cellOf = (field: DraftImportField) =>
    cells.find((cell) => cell.field === field && (cell.text !== '' || isCleared))?.text;
  const before = { imageId: textOf(fields['imageId']), theme: textOf(fields['theme']) };
  const [image, theme] = [cellOf('imageId'), cellOf('theme')];
  const isSameImage =
    image === undefined ||
    image === cleanText(before.imageId) ||
    (names['imageId'] !== undefined && image === cleanText(names['imageId']));
  const isSameTheme = theme === undefined || theme === cleanText(before.theme);
  const none = { values: {}, problems: [], notes: [] };
  if (isSameImage && isSameTheme) return none;
  if (image === '') return { ...none, problems: [importProblem('cell_empty', 'imageId')] };
  const wrong = cells.flatMap(({ parsed }) => (parsed && 'problem' in parsed ? [parsed.problem] : []));
  if (wrong.length > 0) return { ...none, problems: wrong };
  const own = isSameTheme ? before.theme : theme;
  if (isSameImage)
    return own === ''
      ? { ...none, problems: [importProblem('cell_empty', 'theme')] }
      : { ...none, values: { theme: own } };
  const resolved = resolvePicture({ imageId: image, theme: own }, findPictures);
  return 'problem' in resolved
    ? { ...none, problems: [resolved.problem] }
    : { ...none, values: resolved.values };
}
