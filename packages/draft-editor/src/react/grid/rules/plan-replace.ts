import type { CellEdit, EditableColumn, GridValue } from '../types';
import { isSameValue, parseCellText } from './cell-text';
import { patternLimit } from './pattern-limit';

export interface FindQuery {
  find: string;
  replacement: string;
  /** Whether `find` is a regular expression; `$1` in `replacement` is then its first group. */
  isPattern: boolean;
  matchesCase: boolean;
  /** Null for all columns with texts and numbers. */
  columnId: string | null;
}

/** Why the search is impossible: the regular expression is invalid, or could take too long. */
export type FindError = 'syntax' | 'unsafe';

export interface CompiledQuery {
  regexp: RegExp;
  /** Maximum length of searched texts, in UTF-16 units. */
  maxLength: number;
  replace: (text: string) => string;
}

/** A query as a regular expression; null if there is nothing to find. */
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
  /** Number of cells with a match. */
  matches: number;
  edits: readonly CellEdit[];
  /** Number of cells for which the replaced text is invalid. */
  rejected: number;
  /** Number of cells that are too long for the regular expression. */
  tooLong: number;
}

/** Plans the replacement of all matches, one row per step. */
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

/** The next cell with a match after another one, continuing at the first row after the last; null if there is none. */
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
