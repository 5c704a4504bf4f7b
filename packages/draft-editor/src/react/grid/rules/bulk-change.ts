import type { CellEdit, EditableColumn, GridValue } from '../types';
import { isSameValue, parseCellText, parseNumberText, type ParsedCellText } from './cell-text';

/**
 * Ways to change all values of a column. `add` also takes a negative number; `percent` of 10 turns 100 into 110. `atLeast` raises lower
 * values, `atMost` lowers higher ones.
 */
export const bulkOperations = {
  text: ['set', 'append', 'prefix', 'replace'],
  number: ['set', 'add', 'percent', 'atLeast', 'atMost'],
  select: ['set'],
} as const;

export type BulkOperation = (typeof bulkOperations)[EditableColumn['kind']][number];

export interface BulkChange {
  operation: BulkOperation;
  /** The text or number as it was typed. */
  text: string;
  /** Text that `replace` finds. */
  find: string;
}

/**
 * The next value of a cell.
 *
 * Shape:  results of `add` and `percent` have at most two decimals, like money. Empty numbers stay empty.
 * Errors: `error`, if the text is invalid for the column.
 */
export function changeValue(column: EditableColumn, value: GridValue, change: BulkChange): ParsedCellText {
  const { operation, text, find } = change;
  const current = String(value ?? '');
  switch (operation) {
    case 'set':
      return parseCellText(column, text);
    case 'append':
      return parseCellText(column, current + text);
    case 'prefix':
      return parseCellText(column, text + current);
    case 'replace':
      return parseCellText(column, find === '' ? current : current.replaceAll(find, () => text));
    case 'add':
    case 'percent':
      return changeNumber(column, value, change);
    case 'atLeast':
    case 'atMost':
      return limitNumber(column, value, change);
  }
}

function changeNumber(
  column: EditableColumn,
  value: GridValue,
  { operation, text }: BulkChange,
): ParsedCellText {
  // neither an increment nor a percentage is a value of the column
  const { value: amount, error } = parseNumberText(text.trim());
  if (typeof amount !== 'number') return { value: null, error: error ?? { code: 'number' } };
  if (typeof value !== 'number') return { value, error: null };
  const next = operation === 'add' ? value + amount : value * (1 + amount / 100);
  // 1.005 is slightly less in binary
  return parseCellText(column, String(Math.round(Number((next * 100).toPrecision(12))) / 100));
}

function limitNumber(
  column: EditableColumn,
  value: GridValue,
  { operation, text }: BulkChange,
): ParsedCellText {
  const { value: limit, error } = parseCellText(column, text);
  if (typeof limit !== 'number') return { value: null, error: error ?? { code: 'number' } };
  if (typeof value !== 'number') return { value, error: null };
  return { value: operation === 'atLeast' ? Math.max(value, limit) : Math.min(value, limit), error: null };
}

export interface BulkPlan {
  edits: readonly CellEdit[];
  /** Number of cells for which the next value is invalid. */
  rejected: number;
}

/** Plans a change of one column, one row per step. */
export function* planBulkChange(input: {
  rowKeys: Iterable<string>;
  column: EditableColumn;
  change: BulkChange;
  getValue: (rowKey: string, columnId: string) => GridValue;
}): Generator<void, BulkPlan> {
  const { rowKeys, column, change, getValue } = input;
  const edits: CellEdit[] = [];
  let rejected = 0;
  for (const rowKey of rowKeys) {
    yield;
    const current = getValue(rowKey, column.id);
    const { value, error } = changeValue(column, current, change);
    if (error) rejected += 1;
    else if (!isSameValue(value, current)) edits.push({ rowKey, columnId: column.id, value });
  }
  return { edits, rejected };
}
