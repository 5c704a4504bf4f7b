import { withChildRows, type ChildRow, type Draft } from './draft';
import type { RowKind } from './rows';

/** Rows of one kind as arrays: id, id of the parent, then the fields in the order of `fields`. */
export interface PackedRows {
  kind: RowKind;
  fields: readonly string[];
  rows: readonly (readonly unknown[])[];
}

/**
 * The draft with packed rows behind those that it has: a server sends large drafts in parts, parents first.
 * Errors: `RangeError` for a row without its parent, or an id that occurs twice.
 */
export function withPackedRows(draft: Draft, part: PackedRows): Draft {
  return withChildRows(
    draft,
    part.kind,
    part.rows.map((row) => unpack(part, row)),
  );
}

function unpack({ fields }: PackedRows, row: readonly unknown[]): ChildRow {
  const unpacked: Record<string, unknown> = { id: row[0], parentId: row[1] };
  fields.forEach((field, index) => {
    unpacked[field] = row[index + 2];
  });
  // asserted: by the caller
  return unpacked as unknown as ChildRow;
}
