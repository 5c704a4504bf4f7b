import { childrenOf, parentIdsInOrder, type Draft } from './draft';
import { createDraftBuilder } from './draft-builder';
import { rowKinds, type Row, type RowKind } from './rows';

/** A draft in the form that is sent and stored: ordered rows with the ids of their parents. */
export interface DraftRows {
  name: string;
  rows: { [Kind in RowKind]: readonly ChildRow<Kind>[] };
}
/** A row with the id of its parent; `rootId` for campaigns. */
export type ChildRow<Kind extends RowKind = RowKind> = Row<Kind> & { readonly parentId: string };

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

/** The draft built from rows. Errors: `RangeError` for a row without its parent, or an id that occurs twice. */
export function fromRows({ name, rows }: DraftRows): Draft {
  const builder = createDraftBuilder(name);
  for (const kind of rowKinds)
    for (const { parentId, ...row } of rows[kind]) builder.addRow(kind, parentId, row);
  return builder.build();
}
