import type { AccountChange, AccountChangeSkip } from '@meridian/api-client/contract';
import {
  emptyFields,
  lengthIn,
  rootId,
  type DraftCommand,
  type ProviderKind,
  type ProviderLimits,
} from '@meridian/draft-editor/core';
import { randomUUID } from 'node:crypto';
import type { AccountRow } from '../../drafts';
import type { FetchedItem } from './account-reader';
import { changeAmount } from './change-amount';
import { changeFields, isBeyond, newWords } from './change-fields';
import type { ItemChain, SoughtItem } from './find-items';

/** A row that a change needs: of the draft, or of the account and still to be added. */
export interface RowOfItem {
  kind: ProviderKind;
  id: string;
  parentId: string;
  fields: Readonly<Record<string, unknown>>;
  unknownFields: readonly string[];
  /** The item, if the draft does not have the row. */
  added: FetchedItem | null;
}

/** The draft before the changes. */
export interface ItemRows {
  /** Row of an item; undefined if the draft does not have it. */
  rowOf(item: FetchedItem, parentRowId: string): AccountRow | undefined;
  isRemoved(item: FetchedItem): boolean;
  /** Keywords of a unit by the id of its row. */
  keywordsIn(unitRowId: string): readonly string[];
}

export interface PlannedChanges {
  /** Adds the missing rows as they are in the account; null if the draft has all. */
  additions: DraftCommand | null;
  /** The changes; null if there are none. */
  edits: DraftCommand | null;
  /** The added rows, parents first. */
  added: (RowOfItem & { added: FetchedItem })[];
  changed: number;
  unchanged: number;
  skipped: { index: number; reason: AccountChangeSkip }[];
}

interface Plan {
  draft: ItemRows;
  limits: ProviderLimits;
  /** Rows by kind and provider id. */
  rows: Map<string, RowOfItem>;
  /** Rows that a change needs. */
  used: Set<RowOfItem>;
  edits: Map<RowOfItem, Record<string, unknown>>;
  keywords: Map<RowOfItem, object[]>;
}

/** Applies changes to the rows of a draft, in order. Those that change nothing add no rows. */
export function planChanges(
  draft: ItemRows,
  limits: ProviderLimits,
  changes: readonly { sought: SoughtItem; change: AccountChange }[],
): PlannedChanges {
  const plan: Plan = {
    draft,
    limits,
    rows: new Map(),
    used: new Set(),
    edits: new Map(),
    keywords: new Map(),
  };
  const counts = { changed: 0, unchanged: 0 };
  const skipped: PlannedChanges['skipped'] = [];
  for (const [index, { sought, change }] of changes.entries()) {
    const outcome = 'skip' in sought ? sought.skip : applyChange(plan, sought, change);
    if (outcome === 'changed' || outcome === 'unchanged') counts[outcome]++;
    else skipped.push({ index, reason: outcome });
  }
  const added = [...plan.used].flatMap((row) => (row.added === null ? [] : [{ ...row, added: row.added }]));
  return { ...counts, skipped, added, additions: additionsOf(added), edits: editsOf(plan) };
}

type Outcome = 'changed' | 'unchanged' | AccountChangeSkip;

function applyChange(
  plan: Plan,
  { chain, keywords }: Exclude<SoughtItem, { skip: unknown }>,
  change: AccountChange,
): Outcome {
  const rows = rowsOf(plan, chain);
  const row = rows?.at(-1);
  if (rows === undefined || row === undefined) return 'removed_in_draft';
  const use = () => rows.forEach((each) => plan.used.add(each));
  if (change.type === 'keywords') {
    const outcome = addKeywords(plan, { row, keywords, change });
    if (outcome === 'changed') use();
    return outcome;
  }
  const fieldsOf = (each: RowOfItem) => ({ ...each.fields, ...plan.edits.get(each) });
  const result = changeFields(
    {
      kind: row.kind,
      fields: fieldsOf(row),
      unknownFields: row.unknownFields,
      parents: rows.slice(0, -1).toReversed().map(fieldsOf),
    },
    change,
    plan.limits,
  );
  if ('skip' in result) return result.skip;
  if (Object.keys(result.changes).length === 0) return 'unchanged';
  use();
  plan.edits.set(row, { ...plan.edits.get(row), ...result.changes });
  return 'changed';
}

/** Rows of an item and its parents; undefined if the draft removes one of them. */
function rowsOf({ draft, rows }: Plan, chain: ItemChain): RowOfItem[] | undefined {
  const found: RowOfItem[] = [];
  for (const item of chain) {
    if (draft.isRemoved(item)) return undefined;
    const key = `${item.kind} ${item.providerId}`;
    const parentId = found.at(-1)?.id ?? rootId;
    const known = rows.get(key) ?? rowOf(draft, item, parentId);
    rows.set(key, known);
    found.push(known);
  }
  return found;
}

function rowOf(draft: ItemRows, item: FetchedItem, parentId: string): RowOfItem {
  const { kind, fields, unknownFields } = item;
  const present = draft.rowOf(item, parentId);
  if (present) return { ...present, kind, added: null };
  return { kind, id: randomUUID(), parentId, fields, unknownFields, added: item };
}

function addKeywords(
  { draft, limits, keywords: allNew }: Plan,
  {
    row,
    keywords,
    change: { words, matchType, bid: given },
  }: { row: RowOfItem; keywords: readonly string[]; change: Extract<AccountChange, { type: 'keywords' }> },
): Outcome {
  if (row.kind !== 'unit') return 'not_expressible';
  const own = allNew.get(row) ?? [];
  const present = new Set([...keywords, ...draft.keywordsIn(row.id), ...own.map(keywordIn)]);
  const added = newWords(words, present);
  if (added.length === 0) return 'unchanged';
  const bid = given === null ? null : changeAmount(null, { mode: 'set', value: given });
  const { max, unit } = limits.keyword;
  if (added.some((word) => lengthIn(unit, word) > max)) return 'invalid_value';
  if (bid !== null && isBeyond(bid, limits.bid)) return 'invalid_value';
  if (present.size + added.length > limits.keywordsPerUnit.max) return 'limit_reached';
  const rows = added.map((keyword) => ({
    ...emptyFields.keyword,
    id: randomUUID(),
    keyword,
    matchType,
    bid,
  }));
  allNew.set(row, [...own, ...rows]);
  return 'changed';
}

const keywordIn = (row: object) => ('keyword' in row && typeof row.keyword === 'string' ? row.keyword : '');

const kinds = ['campaign', 'unit', 'keyword', 'creative'] as const;

function additionsOf(added: readonly RowOfItem[]): DraftCommand | null {
  const commands = kinds.flatMap((kind) => {
    const rows = added.filter((row) => row.kind === kind);
    return rows.length === 0 ? [] : [addCommand(kind, rows)];
  });
  return commands.length === 0 ? null : { type: 'batch', commands };
}

function addCommand(
  kind: ProviderKind,
  rows: readonly Pick<RowOfItem, 'id' | 'parentId' | 'fields'>[],
): DraftCommand {
  const byParent = new Map<string, (typeof rows)[number][]>();
  for (const row of rows) byParent.set(row.parentId, [...(byParent.get(row.parentId) ?? []), row]);
  const placements = [...byParent].map(([parentId, own]) => ({
    parentId,
    rows: own.map(({ id, fields }) => ({ ...fields, id })),
  }));
  // asserted: the fields are those of the kind
  return { type: 'add', kind, placements } as unknown as DraftCommand;
}

function editsOf({ edits, keywords }: Plan): DraftCommand | null {
  const updates = kinds.flatMap((kind): DraftCommand[] => {
    const own = [...edits].filter(([row]) => row.kind === kind);
    const list = own.map(([{ id }, changes]) => ({ id, changes }));
    return list.length === 0 ? [] : [{ type: 'update', kind, edits: list }];
  });
  // asserted: the rows are keywords
  const placements = [...keywords].map(([{ id: parentId }, rows]) => ({ parentId, rows })) as never;
  const isAdding = keywords.size > 0;
  const commands: DraftCommand[] = [
    ...updates,
    ...(isAdding ? [{ type: 'add' as const, kind: 'keyword' as const, placements }] : []),
  ];
  return commands.length === 0 ? null : { type: 'batch', commands };
}
