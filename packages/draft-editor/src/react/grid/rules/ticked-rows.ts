import type { GridRows } from '../use-grid-rows';

/** The ticked rows that are visible: commands never change a row that a filter hides. */
export function tickedRows(
  selected: ReadonlySet<string>,
  { rowCount, keyAt, isRemoved }: Pick<GridRows, 'rowCount' | 'keyAt' | 'isRemoved'>,
): ReadonlySet<string> {
  const ticked = new Set<string>();
  for (let position = 0; position < rowCount && ticked.size < selected.size; position += 1) {
    const key = keyAt(position);
    if (selected.has(key) && !isRemoved(key)) ticked.add(key);
  }
  return ticked;
}
