import { completeRow } from './complete-row';
import type { Draft, DraftTables } from './draft';
import { emptyFields, parentKinds, rootId, rowKinds, type Row, type RowKind } from './rows';
import { createTableBuilder, type TableBuilder } from './table-builder';

/** Rows of one kind as arrays: id, id of the parent, then the fields in the order of `fields`. */
export interface PackedRows {
  kind: RowKind;
  fields: readonly string[];
  rows: readonly (readonly unknown[])[];
}

/** Builds a draft that is read from a server or a database, parents first. */
export interface DraftBuilder {
  /** Adds a row after those of its parent. Errors: `RangeError` for a row without its parent, or an id that occurs twice. */
  addRow(kind: RowKind, parentId: string, row: Row): void;
  /** Adds rows after those of their parents. Errors: like `addRow`. */
  addRows(packed: PackedRows): void;
  /** The draft of the rows so far. Rows that are added later do not change it. */
  build(): Draft;
}

/** Starts an empty draft. The cost per row is constant, whereas a command would copy the list that it adds to. */
export function createDraftBuilder(name: string): DraftBuilder {
  // asserted: the keys are the kinds
  const tables = Object.fromEntries(rowKinds.map((kind) => [kind, createTableBuilder<Row>()])) as Record<
    RowKind,
    TableBuilder<Row>
  >;
  const add = (kind: RowKind, parentId: string, row: Row) => {
    const parentKind = parentKinds[kind];
    const hasParent = parentKind === null ? parentId === rootId : tables[parentKind].has(parentId);
    if (!hasParent) throw new RangeError(`row ${row.id} has no parent`);
    tables[kind].add(parentId, row);
  };
  return {
    addRow: (kind, parentId, row) => add(kind, parentId, completeRow(kind, row)),
    addRows({ kind, fields, rows }) {
      // servers of an earlier version send no others
      const missing = Object.fromEntries(
        Object.entries(emptyFields[kind]).filter(([field]) => !fields.includes(field)),
      );
      for (const row of rows) {
        const unpacked: Record<string, unknown> = { id: row[0], ...missing };
        for (let index = 0; index < fields.length; index++) unpacked[fields[index] ?? ''] = row[index + 2];
        // asserted: by the caller
        add(kind, String(row[1]), unpacked as unknown as Row);
      }
    },
    build() {
      const built = Object.fromEntries(rowKinds.map((kind) => [kind, tables[kind].build()]));
      // asserted: the keys are the kinds
      return { name, tables: built as unknown as DraftTables };
    },
  };
}
