import { formatOf, type DraftImportField } from '../import/import-fields';
import { findOption, namesOfOption, parseOption, unlimitedBudget } from './field-options';
import { parseAmount } from './parse-amount';
import { parseText } from './parse-text';
import type { ParsedValue } from './value-error';

/** Fields of a row by their names. */
export type FieldValues = Readonly<Record<string, unknown>>;

/**
 * The meaning of a text in a field, regardless of its source: a form, a cell of a grid, the clipboard or a file.
 *
 * Shape:  the fields that it gives, usually one; a budget gives two. An empty text means an empty text, or no amount.
 * Units:  amounts are CNY with at most two decimals.
 * Errors: `error`. Lists, hours, businesses and pictures are not single values: see `parseValue` of imports.
 */
export function parseFieldText(field: DraftImportField, text: string): ParsedValue<FieldValues> {
  const format = formatOf(field);
  switch (format.type) {
    case 'text': {
      const { value, error } = parseText(text);
      return error === null ? give({ [field]: value }) : { value: null, error };
    }
    case 'option': {
      const { value, error } = parseOption(format.options, text, namesOfOption);
      return error === null ? give({ [field]: value.value }) : { value: null, error };
    }
    case 'budget': {
      if (findOption([unlimitedBudget], text)) return give({ budgetType: 1, budget: null });
      const { value, error } = parseAmount(text);
      return error === null ? give({ budgetType: 2, budget: value }) : { value: null, error };
    }
    case 'amount': {
      const { value, error } = parseAmount(text);
      return error === null ? give({ [field]: value }) : { value: null, error };
    }
    case 'regions':
    case 'schedule':
    case 'words':
    case 'business':
    case 'picture':
      throw new RangeError(`${field} is no single text`);
  }
}

const give = (value: FieldValues): ParsedValue<FieldValues> => ({ value, error: null });
