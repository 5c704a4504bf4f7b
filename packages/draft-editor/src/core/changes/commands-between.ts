import { applyCommand } from '../commands/apply-command';
import type { DraftCommand, Move } from '../commands/command';
import { addOf } from '../commands/row-commands';
import { diffDrafts } from '../merge/diff-drafts';
import { childrenOf, parentIdsInOrder, tableOf, type Draft } from '../model/draft';
import { rowLookup } from '../model/row-lookup';
import { rowKinds, type Row, type RowKind } from '../model/rows';
import { parentOf, rowsIn, type Placement } from '../model/table';

/**
 * Commands that make a draft equal to another one, including the order of rows. Rows that are equal in both are not touched: of rows in
 * another order, as few as possible move.
 */
export function commandsBetween(from: Draft, to: Draft): DraftCommand[] {
  if (from === to) return [];
  const { name, changed, removed } = diffDrafts(from, to);
  const commands: DraftCommand[] = [];
  let draft = from;
  const apply = (command: DraftCommand) => {
    draft = applyCommand(draft, command).draft;
    commands.push(command);
  };
  if (name !== null) apply({ type: 'rename', name: name.to });
  for (const kind of rowKinds) {
    const edits = new Map<string, Record<string, unknown>>();
    for (const { id, field, to: value } of changed.filter((each) => each.kind === kind))
      if (field !== 'parentId') edits.set(id, { ...edits.get(id), [field]: value });
    if (edits.size > 0)
      apply({ type: 'update', kind, edits: Array.from(edits, ([id, changes]) => ({ id, changes })) });
  }
  // parents first, so that rows can move into them before the rows that contained them are removed
  for (const kind of rowKinds) {
    const moves = movesBetween(draft, to, kind);
    if (moves.length > 0) apply({ type: 'move', kind, moves });
    const placements = placementsBetween(draft, to, kind);
    if (placements.length > 0) apply(addOf(kind, placements));
  }
  for (const kind of rowKinds) {
    const inDraft = rowLookup(draft, kind);
    const ids = removed.flatMap((row) =>
      row.kind === kind && inDraft(row.id) !== undefined ? [row.id] : [],
    );
    if (ids.length > 0) apply({ type: 'remove', kind, ids });
  }
  return commands;
}

/** Moves of rows that both drafts have into the order of the second one. */
function movesBetween(draft: Draft, to: Draft, kind: RowKind): Move[] {
  const table = tableOf<RowKind>(draft, kind);
  const moving = new Set<string>();
  const orders: { parentId: string; wanted: readonly string[] }[] = [];
  for (const parentId of parentIdsInOrder(to, kind)) {
    const rows = childrenOf<RowKind>(to, kind, parentId);
    const present: readonly Row[] = rowsIn(table, parentId);
    if (rows === present) continue;
    const wanted = rows.map(({ id }) => id).filter((id) => parentOf(table, id) !== undefined);
    const places = new Map(present.map(({ id }, index) => [id, index]));
    const staying = longestIncreasing(wanted.flatMap((id) => places.get(id) ?? []));
    for (const id of wanted) {
      const place = places.get(id);
      if (place === undefined || !staying.has(place)) moving.add(id);
    }
    orders.push({ parentId, wanted });
  }
  return orders.flatMap(({ parentId, wanted }) =>
    runsOf(
      wanted,
      (id) => moving.has(id),
      rowsIn<Row>(table, parentId).filter(({ id }) => !moving.has(id)),
    ).map(({ index, items: ids }) => ({ parentId, index, ids })),
  );
}

function placementsBetween(draft: Draft, to: Draft, kind: RowKind): Placement<Row>[] {
  const table = tableOf<RowKind>(draft, kind);
  return parentIdsInOrder(to, kind).flatMap((parentId) => {
    const rows = childrenOf<RowKind>(to, kind, parentId);
    const present: readonly Row[] = rowsIn(table, parentId);
    if (rows === present) return [];
    const inTo = new Map(rows.map((row) => [row.id, row]));
    return runsOf(
      rows.map(({ id }) => id),
      (id) => parentOf(table, id) === undefined,
      present,
    ).map(({ index, items }) => ({ parentId, index, rows: items.flatMap((id) => inTo.get(id) ?? []) }));
  });
}

/**
 * Adjacent items to insert into a list, each with its index after the preceding runs. The other items of `wanted` are in the list in this
 * order, perhaps among more.
 */
function runsOf(
  wanted: readonly string[],
  isInserted: (id: string) => boolean,
  list: readonly { readonly id: string }[],
): { index: number; items: string[] }[] {
  const runs: { index: number; items: string[] }[] = [];
  let run: string[] | undefined;
  let at = 0;
  let inserted = 0;
  for (const id of wanted) {
    if (!isInserted(id)) {
      while (list[at] !== undefined && list[at]?.id !== id) at++;
      at++;
      run = undefined;
    } else if (run) {
      run.push(id);
      inserted++;
    } else {
      run = [id];
      runs.push({ index: at + inserted, items: run });
      inserted++;
    }
  }
  return runs;
}

/** The values of a longest increasing subsequence of different numbers. */
function longestIncreasing(values: readonly number[]): Set<number> {
  // by length: the smallest last value of a subsequence, with its predecessor
  const ends: number[] = [];
  const before = new Map<number, number | undefined>();
  for (const value of values) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    before.set(value, ends[low - 1]);
    ends[low] = value;
  }
  const found = new Set<number>();
  for (let value = ends.at(-1); value !== undefined; value = before.get(value)) found.add(value);
  return found;
}
