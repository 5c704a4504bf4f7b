import { parentKinds, rootId, rowKinds, type Row, type RowKind } from './rows';
import { emptyTable, rowIn, rowsIn, type RowTable } from './table';

/** The content of an ad draft. Immutable: commands make the next one (`applyCommand`). */
export interface Draft {
  readonly name: string;
  readonly tables: DraftTables;
}

export type DraftTables = { readonly [Kind in RowKind]: RowTable<Row<Kind>> };

/** A draft without rows. */
export function emptyDraft(name = ''): Draft {
  const tables = Object.fromEntries(rowKinds.map((kind) => [kind, emptyTable()]));
  // asserted: an empty table fits every kind
  return { name, tables: tables as unknown as DraftTables };
}

/** Rows of one kind. */
export function tableOf<Kind extends RowKind>(draft: Draft, kind: Kind): RowTable<Row<Kind>> {
  return draft.tables[kind];
}

/** The draft with one table replaced. */
export function withTable<Kind extends RowKind>(draft: Draft, kind: Kind, table: RowTable<Row<Kind>>): Draft {
  return { ...draft, tables: { ...draft.tables, [kind]: table } };
}

/** A row; undefined for an unknown id. */
export function findRow<Kind extends RowKind>(
  draft: Draft,
  kind: Kind,
  rowId: string,
): Row<Kind> | undefined {
  return rowIn(tableOf(draft, kind), rowId);
}

/** Rows in a parent, in their order; `rootId` is the parent of campaigns. */
export function childrenOf<Kind extends RowKind>(
  draft: Draft,
  kind: Kind,
  parentId: string,
): readonly Row<Kind>[] {
  return rowsIn(tableOf(draft, kind), parentId);
}

/** Kinds of rows that a kind can contain. */
export function childKindsOf(kind: RowKind): RowKind[] {
  return rowKinds.filter((child) => parentKinds[child] === kind);
}

/** All rows of a kind, in the display order of their parents. */
export function rowsInOrder<Kind extends RowKind>(draft: Draft, kind: Kind): Row<Kind>[] {
  return parentIdsInOrder(draft, kind).flatMap((parentId) => childrenOf(draft, kind, parentId));
}

/** Ids of a kind's parents, in display order. */
export function parentIdsInOrder(draft: Draft, kind: RowKind): readonly string[] {
  return parentIdsWithin(draft, kind, rootId);
}

/** Ids of a kind's parents within a campaign, a unit or the draft (`rootId`), in display order. A parent contains itself. */
export function parentIdsWithin(draft: Draft, kind: RowKind, ancestorId: string): readonly string[] {
  if (hasParent(draft, kind, ancestorId)) return [ancestorId];
  const parentKind = parentKinds[kind];
  if (parentKind === null) return [];
  return parentIdsWithin(draft, parentKind, ancestorId).flatMap((parentId) =>
    childrenOf(draft, parentKind, parentId).map(({ id }) => id),
  );
}

/** Whether rows of a kind can be placed in a parent. */
export function hasParent(draft: Draft, kind: RowKind, parentId: string): boolean {
  const parentKind = parentKinds[kind];
  return parentKind === null ? parentId === rootId : findRow(draft, parentKind, parentId) !== undefined;
}
