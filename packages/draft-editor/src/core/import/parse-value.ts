import { parseFieldText, type FieldValues } from '../values/parse-field-text';
import { isFormulaError } from '../values/parse-text';
import type { FindBusinesses } from './business-names';
import { formatOf, type DraftImportField } from './import-fields';
import { importProblem, type DraftImportProblem } from './import-problem';
import { parseRegions } from './parse-regions';

/**
 * What a cell means. `values`: fields that it gives; most cells give one. `problem`: the row cannot be imported. `note`: the row
 * is imported without the cell.
 */
export type ParsedCell =
  | { values: FieldValues }
  | { problem: DraftImportProblem }
  | { note: DraftImportProblem };

/** The value of a cell that is not blank. Regions may have full-width characters and the names of any language. */
export function parseValue(
  field: DraftImportField,
  text: string,
  findBusinesses: FindBusinesses | undefined,
): ParsedCell {
  const { type } = formatOf(field);
  if (type === 'business' && !isFormulaError(text)) return businessValue(field, text, findBusinesses);
  if (type === 'regions' && !isFormulaError(text)) {
    const { value, error } = parseRegions(text);
    return error === null
      ? { values: { [field]: value } }
      : { problem: importProblem(error.code, field, { ...error.params, value: error.name }) };
  }
  const { value, error } = parseFieldText(field, text);
  return error === null
    ? { values: value }
    : { problem: importProblem(error.code, field, { value: text, ...error.params }) };
}

/** The tree of businesses changes: a name that is gone costs the cell, not the row. */
function businessValue(
  field: DraftImportField,
  text: string,
  findBusinesses: FindBusinesses | undefined,
): ParsedCell {
  const [id, ...others] = findBusinesses?.(text) ?? [];
  if (id === undefined) return { note: importProblem('business_unknown', field, { value: text }) };
  if (others.length > 0) return { note: importProblem('business_ambiguous', field, { value: text }) };
  return { values: { [field]: id } };
}
