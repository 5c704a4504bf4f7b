import { rowDifference, type FieldChange, type NotSentValue } from '../difference/row-difference';
import { isEqual } from '../merge/diff-drafts';
import { childrenOf, tableOf, type Draft } from '../model/draft';
import { rowLookup } from '../model/row-lookup';
import { emptyFields, parentKinds, rootId, rowKinds, type Row, type RowKind } from '../model/rows';
import { parentOf } from '../model/table';
import { keyOfGroup } from '../validation/draft-issues';

/**
 * What a row is relative to the account when it was last read or sent. `failed`: the provider rejected the row, which was not edited
 * since; `conflicting`: the row also changed in the account, and it is undecided which values count.
 */
export type RowSyncState = 'synchronized' | 'new' | 'changed' | 'failed' | 'conflicting';

/** What is known about a sent row. */
export interface SentRow {
  kind: RowKind;
  id: string;
  /** False if the row was edited since, or the provider does not have it. */
  isSynchronized: boolean;
  /** Whether the account has the row; by default if it is synchronized. */
  isInAccount?: boolean;
  /** Why the provider rejected the row; empty if it did not. */
  reasons: readonly string[];
  /** Values that were sent, but that the provider has no place for. */
  notSent?: readonly NotSentValue[];
  /** Fields in the account; null if they are those of the row, or unknown for a row that was edited since. */
  base?: Readonly<Record<string, unknown>> | null;
  /** Id of its parent in the account, if it is another one. */
  baseParentId?: string | null;
}

/** The state of a row; `reasons` apply to a failed one. */
export interface RowSync {
  state: RowSyncState;
  reasons: readonly string[];
  /** Fields of a synchronized row whose values the provider did not get. */
  notSent: readonly string[];
  /** Whether the account does not have the row. */
  isNew: boolean;
  /** Differences from the account; none of a new row, or if they are unknown. */
  differences: readonly FieldChange[];
}

/** A row as it is in the account. */
export interface BaseRow {
  row: Row;
  parentId: string;
}

/** Numbers of rows that differ from the account. */
export interface RowSyncCounts {
  failed: number;
  conflicting: number;
  /** New and changed rows, without the failed and conflicting ones. */
  changed: number;
}

/** The difference of a draft from its account. */
export interface DraftSync {
  of(kind: RowKind, id: string): RowSync;
  /** The row in the account; undefined for a new row, or if it is unknown. */
  baseOf(kind: RowKind, id: string): BaseRow | undefined;
  /** Counts with contained rows, by the id of campaigns and units, and for lists in a unit by the same keys as issues. */
  counts(): ReadonlyMap<string, RowSyncCounts>;
}

export interface SyncSource {
  /** What the server knows about `baseline`; rows that differ from it were edited since. */
  sent: readonly SentRow[];
  baseline: Draft;
  /** Rows that conflict with the account. */
  conflicts?: readonly Pick<SentRow, 'kind' | 'id'>[];
}

const unchanged: RowSync = { state: 'synchronized', reasons: [], notSent: [], isNew: false, differences: [] };
const added: RowSync = { ...unchanged, state: 'new', isNew: true };

/** Where a row of the draft is. */
interface RowPlace {
  parentId: string;
  /** Whether its unit moved, which the provider can only do by creating everything in it again. */
  isMoved: boolean;
}

/** Compares single rows with the account. */
function createComparison({ sent, baseline, conflicts = [] }: SyncSource) {
  const known = new Map(sent.map((row) => [keyOf(row.kind, row.id), row]));
  const conflicting = new Set(conflicts.map(({ kind, id }) => keyOf(kind, id)));
  const lookups = new Map(rowKinds.map((kind) => [kind, rowLookup(baseline, kind)]));

  /** Undefined for a new row, or if it is unknown. */
  function baseParentOf(kind: RowKind, id: string): string | undefined {
    const row = known.get(keyOf(kind, id));
    if (row === undefined || !isInAccountNow(row)) return undefined;
    return row.baseParentId ?? parentOf(tableOf<RowKind>(baseline, kind), id);
  }

  function baseOf(kind: RowKind, id: string): BaseRow | undefined {
    const row = known.get(keyOf(kind, id));
    const parentId = baseParentOf(kind, id);
    const fields = row?.base ?? (row?.isSynchronized ? lookups.get(kind)?.(id) : undefined);
    if (parentId === undefined || fields === undefined) return undefined;
    // asserted: the fields of a row are those of its kind
    return { parentId, row: { ...emptyFields[kind], ...fields, id } as unknown as Row };
  }

  /** The differences of a row of the account; undefined if they are unknown. */
  function differencesOf(kind: RowKind, row: Row, parentId: string): FieldChange[] | undefined {
    const from = baseParentOf(kind, row.id);
    const moved = from === undefined || from === parentId ? [] : [{ field: 'parentId', from, to: parentId }];
    const base = baseOf(kind, row.id);
    if (base === undefined) return moved.length === 0 ? undefined : moved;
    const { notSent = [] } = known.get(keyOf(kind, row.id)) ?? {};
    return [...moved, ...rowDifference(kind, { base: base.row, row, notSent })];
  }

  function compare(kind: RowKind, row: Row, { parentId, isMoved }: RowPlace): RowSync {
    const key = keyOf(kind, row.id);
    const sentRow = known.get(key);
    const stored = lookups.get(kind)?.(row.id);
    const isAsStored = stored !== undefined && (stored === row || isEqual(stored, row));
    const isNew = sentRow === undefined || !isInAccountNow(sentRow);
    // most rows are as they were sent
    const isSame = isAsStored && sentRow?.isSynchronized === true && baseParentOf(kind, row.id) === parentId;
    const found = isNew || isSame ? [] : differencesOf(kind, row, parentId);
    const change = { isNew, differences: found ?? [], reasons: [], notSent: [] };
    if (conflicting.has(key)) return { ...change, state: 'conflicting' };
    if (sentRow && isAsStored && sentRow.reasons.length > 0)
      return { ...change, state: 'failed', reasons: sentRow.reasons };
    if (isNew) return added;
    if (isMoved || found === undefined || found.length > 0) return { ...change, state: 'changed' };
    const notSent = isAsStored ? (sentRow.notSent ?? []).map(({ field }) => field) : [];
    return notSent.length === 0 ? unchanged : { ...unchanged, notSent };
  }

  return { baseOf, baseParentOf, compare };
}

/**
 * Compares versions of a draft with its account: each list of rows is compared once, so that after an edit only the list that it changed
 * is compared again. Undefined for a draft that was never sent.
 */
export function createDraftSync(source: SyncSource): ((draft: Draft) => DraftSync) | undefined {
  if (source.sent.length === 0) return undefined;
  const { baseOf, baseParentOf, compare } = createComparison(source);
  const states = new WeakMap<Row, RowPlace & { sync: RowSync }>();
  const counted = new WeakMap<readonly Row[], { isMoved: boolean; counts: RowSyncCounts }>();

  function syncOf(kind: RowKind, row: Row, place: RowPlace): RowSync {
    const cached = states.get(row);
    if (cached && cached.parentId === place.parentId && cached.isMoved === place.isMoved) return cached.sync;
    const sync = compare(kind, row, place);
    states.set(row, { ...place, sync });
    return sync;
  }

  /** Whether rows of a kind are in a unit that moved. */
  function isInMoved(draft: Draft, kind: RowKind, parentId: string): boolean {
    const was = parentKinds[kind] === 'unit' ? baseParentOf('unit', parentId) : undefined;
    return was !== undefined && was !== parentOf(draft.tables.unit, parentId);
  }

  function countsIn(draft: Draft, kind: RowKind, parentId: string): RowSyncCounts {
    const rows: readonly Row[] = childrenOf<RowKind>(draft, kind, parentId);
    const isMoved = isInMoved(draft, kind, parentId);
    const cached = counted.get(rows);
    if (rows.length > 0 && cached?.isMoved === isMoved) return cached.counts;
    const counts = countStates(rows.map((row) => syncOf(kind, row, { parentId, isMoved }).state));
    if (rows.length > 0) counted.set(rows, { isMoved, counts });
    return counts;
  }

  return (draft) => {
    const rows = new Map(rowKinds.map((kind) => [kind, rowLookup(draft, kind)]));
    let counts: ReadonlyMap<string, RowSyncCounts> | undefined;
    return {
      baseOf,
      of(kind, id) {
        const row = rows.get(kind)?.(id);
        const parentId = parentOf(tableOf<RowKind>(draft, kind), id);
        if (row === undefined || parentId === undefined) return added;
        return syncOf(kind, row, { parentId, isMoved: isInMoved(draft, kind, parentId) });
      },
      counts: () =>
        (counts ??= rollUp(draft, {
          inList: (kind, parentId) => countsIn(draft, kind, parentId),
          ofRow: (kind, row, parentId) =>
            countStates([syncOf(kind, row, { parentId, isMoved: false }).state]),
        })),
    };
  };
}

/** The difference of one version of a draft, see `createDraftSync`. */
export function draftSync(draft: Draft, source: SyncSource): DraftSync | undefined {
  return createDraftSync(source)?.(draft);
}

/** Earlier servers say it only by `isSynchronized`. */
const isInAccountNow = ({ isInAccount, isSynchronized }: SentRow) => isInAccount ?? isSynchronized;

const lists = ['keyword', 'creative', 'picture'] as const;

interface Counting {
  inList: (kind: RowKind, parentId: string) => RowSyncCounts;
  ofRow: (kind: RowKind, row: Row, parentId: string) => RowSyncCounts;
}

function rollUp(draft: Draft, { inList, ofRow }: Counting): ReadonlyMap<string, RowSyncCounts> {
  const counts = new Map<string, RowSyncCounts>();
  for (const campaign of childrenOf(draft, 'campaign', rootId)) {
    const units = childrenOf(draft, 'unit', campaign.id).map((unit) => {
      const ofLists = lists.map((kind) => {
        const own = inList(kind, unit.id);
        counts.set(keyOfGroup(kind, unit.id), own);
        return own;
      });
      const all = sum([ofRow('unit', unit, campaign.id), ...ofLists]);
      counts.set(unit.id, all);
      return all;
    });
    counts.set(campaign.id, sum([ofRow('campaign', campaign, rootId), ...units]));
  }
  return counts;
}

function countStates(states: readonly RowSyncState[]): RowSyncCounts {
  const counts = { failed: 0, conflicting: 0, changed: 0 };
  for (const state of states)
    if (state === 'failed' || state === 'conflicting') counts[state]++;
    else if (state !== 'synchronized') counts.changed++;
  return counts;
}

function sum(all: readonly RowSyncCounts[]): RowSyncCounts {
  const total = (state: keyof RowSyncCounts) => all.reduce((count, each) => count + each[state], 0);
  return { failed: total('failed'), conflicting: total('conflicting'), changed: total('changed') };
}

const keyOf = (kind: RowKind, id: string) => `${kind} ${id}`;
