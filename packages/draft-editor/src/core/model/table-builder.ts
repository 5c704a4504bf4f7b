import { createParentIndex } from './parent-index';
import type { RowTable } from './table';

/** Builds a table without a copy per row; it can be built between rows, too. */
export interface TableBuilder<Each extends { readonly id: string }> {
  has(rowId: string): boolean;
  /** Adds a row after those of its parent. Errors: `RangeError` for an id that is in use. */
  add(parentId: string, row: Each): void;
  /** The table of the rows so far. Rows that are added later do not change it. */
  build(): RowTable<Each>;
}

export function createTableBuilder<Each extends { readonly id: string }>(): TableBuilder<Each> {
  const groups = new Map<string, Each[]>();
  /** Parents whose lists no built table contains. */
  const own = new Set<string>();
  const parents = createParentIndex();
  let size = 0;
  return {
    has: parents.has,
    add(parentId, row) {
      if (parents.has(row.id)) throw new RangeError(`row ${row.id} is in use`);
      parents.add(row.id, parentId);
      const group = groups.get(parentId);
      if (group && own.has(parentId)) group.push(row);
      else groups.set(parentId, group ? [...group, row] : [row]);
      own.add(parentId);
      size += 1;
    },
    build() {
      own.clear();
      return { size, groups: new Map(groups), parents: parents.build() };
    },
  };
}
