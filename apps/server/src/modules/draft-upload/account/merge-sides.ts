import {
  applyCommand,
  childrenOf,
  createDraftBuilder,
  emptyFields,
  findRow,
  parentKinds,
  parentOf,
  rootId,
  rowKinds,
  tableOf,
  type Draft,
  type DraftCommand,
  type Row,
  type RowKind,
} from '@meridian/draft-editor/core';
import { itemName } from '../../../kits/provider';
import { forEachInTurns } from '../../../platform/lib/in-turns';
import type { NewAccountRow } from '../../drafts';
import { fetchedRowId } from './account-reader';
import type { KnownRow } from './known-rows.repository';
import { itemKey, pictureId, valuesAt, type FoundChanges, type AddedItem } from './read-changes';

export type KnownRows = Readonly<Record<RowKind, readonly KnownRow[]>>;

/** An account as drafts whose rows have the ids of its draft. */
export interface AccountSides {
  /** When it was last compared. */
  base: Draft;
  /** Now. */
  account: Draft;
  /** Rows of new items. */
  added: Omit<NewAccountRow, 'version'>[];
  /** Known rows that the account no longer has. */
  gone: { kind: RowKind; id: string }[];
}

/** Builds both sides of an account. A new item becomes the row of the draft with its name in the same parent, if that was not sent. */
export async function accountSides(
  draft: Draft,
  known: KnownRows,
  changes: FoundChanges,
): Promise<AccountSides> {
  const base = await baseOf(draft, known, changes);
  const gone = await goneRows(known, changes);
  const placed = placeItems(draft, known, changes);
  const commands = [...removalsOf(gone), ...updatesOf(changes), ...placed.commands];
  let account = base;
  for (const command of commands) account = applyPresent(account, command);
  return { base, account, added: placed.added, gone };
}

async function baseOf(draft: Draft, known: KnownRows, { unknown }: FoundChanges): Promise<Draft> {
  const builder = createDraftBuilder(draft.name);
  const ids = new Set<string>();
  for (const kind of rowKinds) {
    const parentKind = parentKinds[kind];
    const rows = rowsById(draft, kind);
    await forEachInTurns(known[kind], ({ id, parentId, base, isUnknown }) => {
      if (parentKind !== null && !ids.has(itemKey(parentKind, parentId))) return;
      const fields = isUnknown ? unknown.get(itemKey(kind, id)) : base;
      const own = rows.get(id);
      // asserted: the fields of a row are those of its kind
      const row = fields ? ({ ...emptyFields[kind], ...fields, id } as unknown as Row) : own;
      if (row === undefined) return;
      ids.add(itemKey(kind, id));
      builder.addRow(kind, parentId, row);
    });
  }
  return builder.build();
}

const rowsById = (draft: Draft, kind: RowKind) =>
  new Map([...tableOf<RowKind>(draft, kind).groups.values()].flat().map((row) => [row.id, row]));

/** Known rows that the account lacks, by the ids of items. */
async function goneRows(known: KnownRows, { present }: FoundChanges): Promise<AccountSides['gone']> {
  const unitIds = new Map(known.unit.map(({ id, providerId }) => [id, providerId]));
  const gone: AccountSides['gone'] = [];
  for (const kind of rowKinds)
    await forEachInTurns(known[kind], ({ id, parentId, providerId }) => {
      const unitId = unitIds.get(parentId) ?? '';
      const key = kind === 'picture' ? pictureId({ unitId, imageId: providerId }) : providerId;
      if (!present.has(itemKey(kind, key))) gone.push({ kind, id });
    });
  return gone;
}

function removalsOf(gone: AccountSides['gone']): DraftCommand[] {
  return rowKinds.flatMap((kind): DraftCommand[] => {
    const ids = gone.flatMap((row) => (row.kind === kind ? [row.id] : []));
    return ids.length === 0 ? [] : [{ type: 'remove', kind, ids }];
  });
}

function updatesOf({ changed }: FoundChanges): DraftCommand[] {
  return rowKinds.flatMap((kind): DraftCommand[] => {
    const edits = changed.flatMap((row) => (row.kind === kind ? [{ id: row.id, changes: row.base }] : []));
    return edits.length === 0 ? [] : [{ type: 'update', kind, edits }];
  });
}

/** Rows for new items, parents first. */
function placeItems(
  draft: Draft,
  known: KnownRows,
  { added: items }: FoundChanges,
): { added: AccountSides['added']; commands: DraftCommand[] } {
  const rowIds = new Map(
    rowKinds.flatMap((kind) => known[kind].map(({ id, providerId }) => [itemKey(kind, providerId), id])),
  );
  const added: AccountSides['added'] = [];
  const commands: DraftCommand[] = [];
  for (const kind of rowKinds) {
    const parentKind = parentKinds[kind];
    const findNamesake = namesakesIn(draft, kind, known[kind]);
    const places = new Map<string, Row[]>();
    for (const item of items) {
      if (item.kind !== kind || rowIds.has(itemKey(kind, item.providerId))) continue;
      const parentId = parentKind === null ? rootId : rowIds.get(itemKey(parentKind, item.parentId));
      if (parentId === undefined) continue;
      const own = findNamesake(parentId, item);
      const id = own?.id ?? freeId(draft, item);
      const base = own ? fieldsOfNamesake(own, item) : item.fields;
      rowIds.set(itemKey(kind, item.providerId), id);
      // a picture is stored under the id of its image
      const providerId = kind === 'picture' ? (item.providerId.split(' ')[1] ?? '') : item.providerId;
      added.push({ kind, id, parentId, providerId, base, unknownFields: item.unknownFields });
      // asserted: the fields of a row are those of its kind
      const row = { ...emptyFields[kind], ...base, id } as unknown as Row;
      const siblings = places.get(parentId);
      if (siblings) siblings.push(row);
      else places.set(parentId, [row]);
    }
    const placements = [...places].map(([parentId, rows]) => ({ parentId, rows }));
    // asserted: rows of the kind
    if (placements.length > 0) commands.push({ type: 'add', kind, placements } as unknown as DraftCommand);
  }
  return { added, commands };
}

/** Finds the row of a draft that stands for a new item: the next upload would match them by name, or pictures by their image. */
function namesakesIn(draft: Draft, kind: RowKind, known: readonly KnownRow[]) {
  const isKnown = new Set(known.map(({ id }) => id));
  const byParent = new Map<string, Map<string, Row>>();
  const nameOf = (row: Readonly<Record<string, unknown>>) =>
    kind === 'picture' ? String(row['imageId']) : itemName(kind, row).trim();
  return (parentId: string, { fields }: AddedItem): Row | undefined => {
    let rows = byParent.get(parentId);
    if (rows === undefined) {
      const own = childrenOf<RowKind>(draft, kind, parentId).filter(({ id }) => !isKnown.has(id));
      rows = new Map(own.map((row) => [nameOf({ ...row }), row]));
      byParent.set(parentId, rows);
    }
    const name = nameOf(fields);
    const row = rows.get(name);
    rows.delete(name);
    return row;
  };
}

/** The fields of a row with the values of its item, where they differ at the provider. */
function fieldsOfNamesake(row: Row, item: AddedItem): Record<string, unknown> {
  const fields = Object.fromEntries(Object.entries(row).filter(([field]) => field !== 'id'));
  return item.kind === 'picture' ? fields : { ...valuesAt(item.kind, fields, item) };
}

function freeId(draft: Draft, { kind, providerId }: AddedItem): string {
  const id = fetchedRowId(kind, providerId.replace(' ', '-'));
  return findRow<RowKind>(draft, kind, id) === undefined ? id : `${id}-a`.slice(-64);
}

/** Applies a command without its rows that are already gone with a parent. */
function applyPresent(draft: Draft, command: DraftCommand): Draft {
  if (command.type !== 'remove' && command.type !== 'update') return applyCommand(draft, command).draft;
  const table = tableOf<RowKind>(draft, command.kind);
  const isPresent = (id: string) => parentOf(table, id) !== undefined;
  if (command.type === 'remove')
    return applyCommand(draft, { ...command, ids: command.ids.filter(isPresent) }).draft;
  const edits = command.edits.filter(({ id }) => isPresent(id));
  // asserted: the edits are those of the kind
  return applyCommand(draft, { ...command, edits } as DraftCommand).draft;
}
