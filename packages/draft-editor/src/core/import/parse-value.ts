import type { FindBusinesses } from './business-names';
import { findOption, unlimitedBudget, type FieldOption } from './field-options';
import { formatOf, type DraftImportField } from './import-fields';
import { importProblem, type DraftImportProblem } from './import-problem';
import { parseAmount } from './parse-amount';
import { parseRegions } from './parse-regions';

/** Fields of a row by their names. */
export type FieldValues = Readonly<Record<string, unknown>>;

/**
 * What a cell means. `values`: fields that it gives; most cells give one. `problem`: the row cannot be imported. `note`: the row
 * is imported without the cell.
 */
export type ParsedValue =
  | { values: FieldValues }
  | { problem: DraftImportProblem }
  | { note: DraftImportProblem };

/** Longer text is no value of any field: see `rowSchemas`. */
const maxTextLength = 10_000;
const errorPattern = /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!|CALC!)$/i;

/**
 * The value of a cell that is not blank. Options, amounts and regions may have full-width characters and the names of any
 * language. Line breaks of a text become spaces.
 */
export function parseValue(
  field: DraftImportField,
  text: string,
  findBusinesses: FindBusinesses | undefined,
): ParsedValue {
  const fail = (code: DraftImportProblem['code'], params = {}): ParsedValue => ({
    problem: importProblem(code, field, { value: text, ...params }),
  });
  if (errorPattern.test(text)) return fail('cell_error');
  const format = formatOf(field);
  switch (format.type) {
    case 'text':
      return parseText(field, text);
    case 'option':
      return optionValue(field, text, format.options);
    case 'amount': {
      const { value, error } = parseAmount(text);
      return error === null ? { values: { [field]: value } } : fail(error);
    }
    case 'budget':
      return budgetValue(text, fail);
    case 'regions': {
      const { value, error } = parseRegions(text);
      return error === null ? { values: { [field]: value } } : fail(error.code, { value: error.name });
    }
    case 'business':
      return businessValue(field, text, findBusinesses);
  }
}

function parseText(field: DraftImportField, text: string): ParsedValue {
  if (text.length > maxTextLength)
    return { problem: importProblem('text_too_long', field, { length: text.length, max: maxTextLength }) };
  // text of the database cannot contain them
  if (/[\0\p{Cs}]/u.test(text)) return { problem: importProblem('text_invalid', field) };
  const lines = text.split(/[\r\n]+/).map((line) => line.trim());
  return { values: { [field]: lines.join(' ') } };
}

function optionValue(field: DraftImportField, text: string, options: readonly FieldOption[]): ParsedValue {
  const found = findOption(options, text);
  return found
    ? { values: { [field]: found.value } }
    : { problem: importProblem('option_unknown', field, { value: text }) };
}

function budgetValue(
  text: string,
  fail: (code: 'amount_invalid' | 'amount_currency' | 'amount_decimals') => ParsedValue,
): ParsedValue {
  if (findOption([unlimitedBudget], text)) return { values: { budgetType: 1, budget: null } };
  const { value, error } = parseAmount(text);
  return error === null ? { values: { budgetType: 2, budget: value } } : fail(error);
}

/** The tree of businesses changes: a name that is gone costs the cell, not the row. */
function businessValue(
  field: DraftImportField,
  text: string,
  findBusinesses: FindBusinesses | undefined,
): ParsedValue {
  const [id, ...others] = findBusinesses?.(text) ?? [];
  if (id === undefined) return { note: importProblem('business_unknown', field, { value: text }) };
  if (others.length > 0) return { note: importProblem('business_ambiguous', field, { value: text }) };
  return { values: { [field]: id } };
}
