import type { Language } from '@meridian/i18n/core';
import type { EditableColumn, GridValue } from '../types';
import { textOfValue } from './cell-text';

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

const locales = { cn: 'zh-CN', en: 'en', tw: 'zh-TW' } as const;

/**
 * The keys of rows in the order of a column, in steps, so that the caller may stop between them.
 *
 * Shape:  numbers by value, texts and labels of options by the rules of the language. Empty cells are last in both
 *         directions, and equal ones stay in the order of the host.
 * Errors: none.
 */
export function* orderRows(input: RowOrderInput): Generator<void, readonly string[]> {
  const { indexes, rowKey, getValue, sort, language } = input;
  const rows: { key: string; value: GridValue }[] = [];
  for (const index of indexes) {
    yield;
    const key = rowKey(index);
    const value = sort ? getValue(key, sort.column.id) : null;
    rows.push({ key, value: sort && typeof value === 'string' ? textOfValue(sort.column, value) : value });
  }
  if (!sort) return rows.map(({ key }) => key);
  const { compare } = new Intl.Collator(locales[language], { numeric: true });
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const sorted = yield* mergeSort(rows, (a, b) => {
    const empty = Number(isEmpty(a.value)) - Number(isEmpty(b.value));
    if (empty !== 0 || isEmpty(a.value)) return empty;
    if (typeof a.value === 'number' && typeof b.value === 'number') return sign * (a.value - b.value);
    return sign * compare(String(a.value), String(b.value));
  });
  return sorted.map(({ key }) => key);
}

function isEmpty(value: GridValue): boolean {
  return value === null || value === '';
}

/** A stable sort that can be stopped after each element: comparing Chinese texts takes a second for 100,000 rows. */
function* mergeSort<Item>(
  items: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Generator<void, readonly Item[]> {
  let sorted = items;
  for (let width = 1; width < items.length; width *= 2) {
    const merged: Item[] = [];
    for (let from = 0; from < sorted.length; from += 2 * width) {
      const left = sorted.slice(from, from + width);
      const right = sorted.slice(from + width, from + 2 * width);
      let at = 0;
      for (const item of left) {
        yield;
        for (let next = right[at]; next !== undefined && compare(next, item) < 0; next = right[at]) {
          merged.push(next);
          at += 1;
        }
        merged.push(item);
      }
      // the number of arguments is limited
      for (const item of right.slice(at)) merged.push(item);
    }
    sorted = merged;
  }
  return sorted;
}
