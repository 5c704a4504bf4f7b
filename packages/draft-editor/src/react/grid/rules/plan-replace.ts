import type { CellEdit, EditableColumn, GridValue } from '../types';
import { isSameValue, parseCellText } from './cell-text';
import { patternLimit } from './pattern-limit';

export interface FindQuery {
  find: string;
  replacement: string;
  /** `find` is a regular expression, and `$1` in `replacement` its first group. */
  isPattern: boolean;
  matchesCase: boolean;
  /** null: all columns with texts and numbers. */
  columnId: string | null;
}

/** Why nothing can be found: no valid regular expression, or one that could take too long. */
export type FindError = 'syntax' | 'unsafe';

export interface CompiledQuery {
  regexp: RegExp;
  /** Longer texts are not searched, in UTF-16 units. */
  maxLength: number;
  replace: (text: string) => string;
}

/** A query as a regular expression; null while there is nothing to find. */
export function compileQuery(query: FindQuery): CompiledQuery | { error: FindError } | null {
  const { find, replacement, isPattern, matchesCase } = query;
  if (find === '') return null;
  const source = isPattern ? find : find.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  let regexp: RegExp;
  try {
    regexp = new RegExp(source, matchesCase ? 'gu' : 'giu');
  } catch {
    return { error: 'syntax' };
  }
  const maxLength = isPattern ? patternLimit(find) : Infinity;
  if (maxLength === null) return { error: 'unsafe' };
  return {
    regexp,
    maxLength,
    replace: (text) =>
      isPattern ? text.replace(regexp, replacement) : text.replace(regexp, () => replacement),
  };
}

export interface ReplaceInput {
  query: CompiledQuery;
  columns: readonly EditableColumn[];
  rowCount: number;
  keyAt: (position: number) => string;
  getValue: (rowKey: string, columnId: string) => GridValue;
  /** Whether a row is searched. */
  includes: (rowKey: string) => boolean;
}

export interface ReplacePlan {
  /** Cells with a match. */
  matches: number;
  edits: readonly CellEdit[];
  /** Cells that could not have the replaced text. */
  rejected: number;
  /** Cells that are too long for the regular expression. */
  tooLong: number;
}

/** Plans to replace all matches, one row for each step. */
export function* planReplace(input: ReplaceInput): Generator<void, ReplacePlan> {
  const { query, columns, rowCount, keyAt, getValue, includes } = input;
  const edits: CellEdit[] = [];
  const counts = { matches: 0, rejected: 0, tooLong: 0 };
  for (let position = 0; position < rowCount; position += 1) {
    yield;
    const rowKey = keyAt(position);
    if (!includes(rowKey)) continue;
    for (const column of columns) {
      const text = String(getValue(rowKey, column.id) ?? '');
      if (text.length > query.maxLength) counts.tooLong += 1;
      else if (text.search(query.regexp) >= 0) {
        counts.matches += 1;
        const { value, error } = parseCellText(column, query.replace(text));
        if (error) counts.rejected += 1;
        else if (!isSameValue(value, getValue(rowKey, column.id)))
          edits.push({ rowKey, columnId: column.id, value });
      }
    }
  }
  return { ...counts, edits };
}

/** The next cell with a match after another one, from the first row again after the last; null for none. */
export function* findNext(
  input: ReplaceInput,
  from: { row: number; columnId: string | null },
): Generator<void, { row: number; columnId: string } | null> {
  const { query, columns, rowCount, keyAt, getValue, includes } = input;
  const start = columns.findIndex(({ id }) => id === from.columnId);
  for (let offset = 0; offset <= rowCount; offset += 1) {
    yield;
    const row = (from.row + offset) % Math.max(1, rowCount);
    if (rowCount === 0 || !includes(keyAt(row))) continue;
    const match = columns.find(({ id }, index) => {
      if (offset === 0 && index <= start) return false;
      const text = String(getValue(keyAt(row), id) ?? '');
      return text.length <= query.maxLength && text.search(query.regexp) >= 0;
    });
    if (match) return { row, columnId: match.id };
  }
  return null;
}
