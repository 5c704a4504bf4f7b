import type { Language } from '@meridian/i18n/core';
import type { EditableColumn, GridValue } from '../types';
import { inBlocks, sortInBlocks } from './blocks';
import { textOfValue } from './cell-text';
import { orderTexts } from './text-order';

export interface GridSort {
  columnId: string;
  direction: 'ascending' | 'descending';
}

export interface RowOrderInput {
  /** Indexes of the rows to order, starting at 0. */
  indexes: readonly number[];
  rowKey: (index: number) => string;
  getValue: (rowKey: string, columnId: string) => GridValue;
  sort: { column: EditableColumn; direction: GridSort['direction'] } | null;
  language: Language;
}

/**
 * The indexes of rows in the order of a column, in steps, so that the caller may stop between them.
 *
 * Shape:  numbers by value, texts and labels of options by the rules of the language. Empty cells are last in both
 *         directions, and equal ones stay in the order of the host.
 * Errors: none.
 */
export function* orderRows(input: RowOrderInput): Generator<void, readonly number[]> {
  const { indexes, rowKey, getValue, sort, language } = input;
  if (!sort) return indexes;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const numbers: { index: number; value: number }[] = [];
  const texts: { index: number; text: string }[] = [];
  const empty: number[] = [];
  yield* inBlocks(indexes.length, (from, end) => {
    for (const index of indexes.slice(from, end)) {
      const value = getValue(rowKey(index), sort.column.id);
      if (value === null || value === '') empty.push(index);
      else if (typeof value === 'number') numbers.push({ index, value });
      else texts.push({ index, text: textOfValue(sort.column, value) });
    }
  });
  const sorted = [
    yield* sortInBlocks(numbers, (a, b) => sign * (a.value - b.value)),
    yield* orderTexts(texts, { language, direction: sort.direction }),
  ];
  return [...sorted.flat().map(({ index }) => index), ...empty];
}
