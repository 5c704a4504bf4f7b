import type { ProviderLimits, RangeLimit } from '../limits/provider-limits';
import { maxNegativeWords } from '../model/rows';
import { parseSchedule } from '../schedule/parse-schedule';
import { findOption, scheduleOptions } from '../values/field-options';
import { parseFieldText, type FieldValues } from '../values/parse-field-text';
import { isFormulaError, parseText } from '../values/parse-text';
import type { FindBusinesses } from './business-names';
import { formatOf, type DraftImportField } from './import-fields';
import { importProblem, type DraftImportProblem } from './import-problem';
import { parseRegions } from './parse-regions';
import { parseWordsCell } from './parse-words';

/**
 * The meaning of a cell. `values`: its fields; most cells give one. `problem`: the row cannot be imported. `note`: the row is imported
 * without the cell.
 */
export type ParsedCell =
  | { values: FieldValues }
  | { problem: DraftImportProblem }
  | { note: DraftImportProblem };

/**
 * The value of a non-blank cell. Regions and hours may use full-width characters and names in any language; a picture is returned as the
 * text that names it, see `resolvePicture`.
 */
export function parseValue(
  field: DraftImportField,
  text: string,
  { findBusinesses, limits }: { findBusinesses: FindBusinesses | undefined; limits: ProviderLimits },
): ParsedCell {
  if (isFormulaError(text)) return { problem: importProblem('cell_error', field, { value: text }) };
  switch (formatOf(field).type) {
    case 'business':
      return businessValue(field, text, findBusinesses);
    case 'regions': {
      const { value, error } = parseRegions(text, limits.regionFactor);
      return error === null ? give(field, value) : wrong(field, error, error.name);
    }
    case 'schedule':
      return scheduleValue(field, text, limits.scheduleFactor);
    case 'words': {
      const { value, error } = parseWordsCell(text);
      if (error !== null) return wrong(field, error, text);
      const params = { count: value.length, max: maxNegativeWords };
      return value.length > maxNegativeWords
        ? wrong(field, { code: 'words_too_many', params }, text)
        : give(field, value);
    }
    case 'picture': {
      const { value, error } = parseText(text);
      return error === null ? give(field, value) : wrong(field, error, text);
    }
    case 'text':
    case 'option':
    case 'amount':
    case 'budget': {
      const { value, error } = parseFieldText(field, text);
      return error === null ? { values: value } : wrong(field, error, text);
    }
  }
}

const give = (field: DraftImportField, value: unknown): ParsedCell => ({ values: { [field]: value } });

function wrong(
  field: DraftImportField,
  { code, params }: Pick<DraftImportProblem, 'code'> & { params?: DraftImportProblem['params'] | undefined },
  value: string,
): ParsedCell {
  return { problem: importProblem(code, field, { value, ...params }) };
}

/** The hours, and whether the schedule is limited. */
function scheduleValue(field: DraftImportField, text: string, factorLimit: RangeLimit): ParsedCell {
  const option = findOption(scheduleOptions, text);
  if (option) return { values: { scheduleType: option.value === 'unlimited' ? 1 : 2, schedule: [] } };
  const { value, error } = parseSchedule(text, factorLimit);
  return error === null ? { values: { scheduleType: 2, schedule: value } } : wrong(field, error, error.part);
}

/** The tree of businesses changes: an unknown name skips the cell, not the row. */
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
