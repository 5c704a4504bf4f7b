import { createParentIndex } from './parent-index';
import type { RowTable } from './table';

/** Builds a table without a copy per row. */
export interface TableBuilder<Each extends { readonly id: string }> {
  has(rowId: string): boolean;
  /** Adds a row after those of its parent. Errors: `RangeError` for an id that is in use. */
  add(parentId: string, row: Each): void;
  /** The table of all rows. Nothing can be added after it. */
  build(): RowTable<Each>;
}

export function createTableBuilder<Each extends { readonly id: string }>(): TableBuilder<Each> {
  const groups = new Map<string, Each[]>();
  const parents = createParentIndex();
  let size = 0;
  return {
    has: parents.has,
    add(parentId, row) {
      if (parents.has(row.id)) throw new RangeError(`row ${row.id} is in use`);
      parents.add(row.id, parentId);
      const group = groups.get(parentId);
      if (group) group.push(row);
      else groups.set(parentId, [row]);
      size += 1;
    },
    build: () => ({ size, groups, parents: parents.build() }),
  };
}
