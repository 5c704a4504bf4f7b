import { parentKinds, rootId, rowKinds, type Row, type RowKind } from './rows';
import { emptyTable, insertRows, rowIn, rowsIn, type Placement, type RowTable } from './table';

/** The content of an ad draft. Immutable: commands make the next one (`applyCommand`). */
export interface Draft {
  readonly name: string;
  readonly tables: DraftTables;
}

export type DraftTables = { readonly [Kind in RowKind]: RowTable<Row<Kind>> };

/** A draft as it is sent and stored: rows with the ids of their parents, in order. */
export interface DraftRows {
  name: string;
  rows: { [Kind in RowKind]: readonly ChildRow<Kind>[] };
}
/** A row with the id of its parent; `rootId` for campaigns. */
export type ChildRow<Kind extends RowKind = RowKind> = Row<Kind> & { readonly parentId: string };

/** A draft without rows. */
export function emptyDraft(name = ''): Draft {
  const tables = Object.fromEntries(rowKinds.map((kind) => [kind, emptyTable()]));
  // asserted: an empty table is one of every kind
  return { name, tables: tables as unknown as DraftTables };
}

/** Rows of one kind. */
export function tableOf<Kind extends RowKind>(draft: Draft, kind: Kind): RowTable<Row<Kind>> {
  return draft.tables[kind];
}

/** The draft with another table of a kind. */
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

/** All rows of a kind, in the order in which their parents are shown. */
export function rowsInOrder<Kind extends RowKind>(draft: Draft, kind: Kind): Row<Kind>[] {
  return parentIdsInOrder(draft, kind).flatMap((parentId) => childrenOf(draft, kind, parentId));
}

/** Ids of the parents of a kind, in the order in which they are shown. */
export function parentIdsInOrder(draft: Draft, kind: RowKind): readonly string[] {
  const parentKind = parentKinds[kind];
  return parentKind === null ? [rootId] : rowsInOrder(draft, parentKind).map(({ id }) => id);
}

/** The rows of a draft to send or store. */
export function toRows(draft: Draft): DraftRows {
  const rows = Object.fromEntries(
    rowKinds.map((kind) => [
      kind,
      parentIdsInOrder(draft, kind).flatMap((parentId) =>
        childrenOf(draft, kind, parentId).map((row) => ({ ...row, parentId })),
      ),
    ]),
  );
  // asserted: the keys are the kinds
  return { name: draft.name, rows: rows as unknown as DraftRows['rows'] };
}

/** The draft of rows. Errors: `RangeError` for a row without its parent, or an id that occurs twice. */
export function fromRows({ name, rows }: DraftRows): Draft {
  return rowKinds.reduce((draft, kind) => withChildRows(draft, kind, rows[kind]), emptyDraft(name));
}

/** The draft with rows behind those that it has. Errors: as `fromRows`. */
export function withChildRows<Kind extends RowKind>(
  draft: Draft,
  kind: Kind,
  rows: readonly ChildRow<Kind>[],
): Draft {
  const groups = new Map<string, Row<Kind>[]>();
  for (const { parentId, ...row } of rows) {
    const group = groups.get(parentId);
    // asserted: a child row is a row with the id of its parent
    const own = row as unknown as Row<Kind>;
    if (group) group.push(own);
    else groups.set(parentId, [own]);
  }
  const placements: Placement<Row<Kind>>[] = [];
  for (const [parentId, group] of groups) {
    if (!hasParent(draft, kind, parentId)) throw new RangeError(`row ${group[0]?.id} has no parent`);
    placements.push({ parentId, rows: group });
  }
  return withTable(draft, kind, insertRows(tableOf(draft, kind), placements));
}

/** Whether rows of a kind can be placed in a parent. */
export function hasParent(draft: Draft, kind: RowKind, parentId: string): boolean {
  const parentKind = parentKinds[kind];
  return parentKind === null ? parentId === rootId : findRow(draft, parentKind, parentId) !== undefined;
}
