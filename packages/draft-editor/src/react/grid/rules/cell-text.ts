import { findByName, parseOption } from '../../../core/values/field-options';
import { parseAmount } from '../../../core/values/parse-amount';
import { parseText } from '../../../core/values/parse-text';
import type { ValueError } from '../../../core/values/value-error';
import type { EditableColumn, GridOption, GridValue } from '../types';

/** Why a text is not a valid value for a cell. */
export type CellTextError = ValueError | { code: 'readonly' | 'number' };

export type ParsedCellText = { value: GridValue; error: null } | { value: null; error: CellTextError };

/** A number with or without commas between thousands: `1,250.5`. */
const numberPattern = /^[+-]?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+)?$/;

/**
 * The value of a typed or pasted text in a column: that of `parseFieldText` if the column is one of the draft.
 *
 * Shape:  numbers may have full-width digits and commas between thousands. Options match by value, label or synonym,
 *         regardless of width and case; a column of numbers may have some as well. Line breaks of a text become spaces.
 * Errors: `error`, if the text is invalid for the column.
 */
export function parseCellText(column: EditableColumn, text: string): ParsedCellText {
  if (column.isReadonly) return { value: null, error: { code: 'readonly' } };
  if (column.kind === 'text') return parseText(text);
  if (column.kind === 'number') {
    const word = column.options && findByName(column.options, text, namesOf);
    if (word) return { value: word.value, error: null };
    return column.isAmount ? parseAmount(text) : parseNumberText(text.trim());
  }
  const { value: option, error } = parseOption(column.options ?? [], text, namesOf);
  return error === null ? { value: option.value, error } : { value: null, error };
}

const namesOf = ({ value, label, synonyms = [] }: GridOption) => [value, label, ...synonyms];

/** A number of any sign, for a column without a special format. */
export function parseNumberText(text: string): ParsedCellText {
  if (text === '') return { value: null, error: null };
  const plain = text.normalize('NFKC');
  const value = numberPattern.test(plain) ? Number.parseFloat(plain.replaceAll(',', '')) : Number.NaN;
  return Number.isFinite(value) ? { value, error: null } : { value: null, error: { code: 'number' } };
}

/** Whether an edit from one value to another changes nothing: an empty cell may have an empty text or null. */
export function isSameValue(a: GridValue, b: GridValue): boolean {
  return (a ?? '') === (b ?? '');
}

/** The text that a cell shows and copies: that of its column, if the column has its own texts. */
export function gridCellText(
  column: EditableColumn,
  rowKey: string,
  getValue: (rowKey: string, columnId: string) => GridValue,
): string {
  return column.textOf ? column.textOf(rowKey) : textOfValue(column, getValue(rowKey, column.id));
}

/** The text of a value: the label of an option, otherwise the value itself. */
export function textOfValue(column: EditableColumn, value: GridValue): string {
  if (value === null) return '';
  const option = column.options?.find((each) => each.value === value);
  return option ? option.label : String(value);
}
