import type { EditableColumn, GridValue } from '../types';

/** Why a text cannot be the value of a cell. */
export type CellTextError = 'readonly' | 'number' | 'option';

export type ParsedCellText = { value: GridValue; error: null } | { value: null; error: CellTextError };

/** A number with or without commas between thousands: `1,250.5`. */
const numberPattern = /^[+-]?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+)?$/;

/**
 * The value that a typed or pasted text has in a column.
 *
 * Shape:  numbers may have full-width digits and commas between thousands. Options match by value, else by label
 *         without regard to case. Line breaks of a text become spaces.
 * Errors: `error`, where the column cannot have the text.
 */
export function parseCellText(column: EditableColumn, text: string): ParsedCellText {
  if (column.isReadonly) return { value: null, error: 'readonly' };
  const trimmed = text.trim();
  if (column.kind === 'number') return parseNumber(trimmed);
  if (column.kind === 'text') return { value: joinLines(trimmed), error: null };
  const wanted = trimmed.toLowerCase();
  const options = column.options ?? [];
  const option =
    options.find(({ value }) => value === trimmed) ??
    options.find(({ label }) => label.toLowerCase() === wanted);
  return option ? { value: option.value, error: null } : { value: null, error: 'option' };
}

function joinLines(text: string): string {
  return text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .join(' ');
}

function parseNumber(text: string): ParsedCellText {
  if (text === '') return { value: null, error: null };
  const plain = text.normalize('NFKC');
  const value = numberPattern.test(plain) ? Number.parseFloat(plain.replaceAll(',', '')) : Number.NaN;
  return Number.isFinite(value) ? { value, error: null } : { value: null, error: 'number' };
}

/** Whether an edit from one value to another changes nothing: an empty cell may have an empty text or null. */
export function isSameValue(a: GridValue, b: GridValue): boolean {
  return (a ?? '') === (b ?? '');
}

/** The text that a cell shows and copies: the label of an option, else the value itself. */
export function textOfValue(column: EditableColumn, value: GridValue): string {
  if (value === null) return '';
  const option = column.kind === 'select' && column.options?.find((each) => each.value === value);
  return option ? option.label : String(value);
}
