import type { DraftImportField } from './import-fields';

/** Why a row, or a cell, of a file is not imported. Texts: `importProblemMessage`. */
export const draftImportProblemCodes = [
  'cell_empty',
  'cell_error',
  'text_invalid',
  'text_too_long',
  'option_unknown',
  'amount_invalid',
  'amount_currency',
  'amount_decimals',
  'region_unknown',
  'region_ambiguous',
  'factor_invalid',
  'factor_decimals',
  'schedule_unknown',
  'schedule_hours',
  'words_too_many',
  'picture_unknown',
  'picture_ambiguous',
  'picture_ratio',
  'pictures_unavailable',
  'business_unknown',
  'business_ambiguous',
  'campaign_required',
  'unit_required',
  'unit_ambiguous',
  'differs_from_row',
  'id_unknown',
  'remove_unknown',
  'remove_without_id',
  'row_moved',
  'row_removed',
  'parent_marked',
  'parent_removed',
] as const;
export type DraftImportProblemCode = (typeof draftImportProblemCodes)[number];

export interface DraftImportProblem {
  code: DraftImportProblemCode;
  /** The column; null for the row as a whole. */
  field: DraftImportField | null;
  params: Readonly<Record<string, string | number>>;
}

/** Maximum number of characters of a cell that a message repeats. */
const shownLength = 60;

export function importProblem(
  code: DraftImportProblemCode,
  field: DraftImportField | null,
  params: Readonly<Record<string, string | number>> = {},
): DraftImportProblem {
  const shown = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'string' ? shortText(value) : value,
  ]);
  // asserted: the entries of the parameters
  return { code, field, params: Object.fromEntries(shown) as Record<string, string | number> };
}

function shortText(text: string): string {
  const characters = [...text];
  return characters.length > shownLength ? `${characters.slice(0, shownLength).join('')}…` : text;
}
