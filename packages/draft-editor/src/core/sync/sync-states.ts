import { childrenOf, findRow, type Draft } from '../model/draft';
import { rootId, type Row, type RowKind } from '../model/rows';
import { keyOfGroup } from '../validation/draft-issues';

/** Whether the provider has the same row as the draft. `failed`: it rejected the row, which was not edited since. */
export type RowSyncState = 'synchronized' | 'notSynchronized' | 'failed';

/** What is known about a sent row. */
export interface SentRow {
  kind: RowKind;
  id: string;
  /** False if the row was edited since, or the provider does not have it. */
  isSynchronized: boolean;
  /** Why the provider rejected the row; empty if it did not. */
  reasons: readonly string[];
  /** Fields whose values the provider did not get; if absent, it got all. */
  notSent?: readonly string[];
}

/** The state of a row; `reasons` apply to a failed one. */
export interface RowSync {
  state: RowSyncState;
  reasons: readonly string[];
  /** Fields of a synchronized row whose values the provider did not get. */
  notSent: readonly string[];
}

/** Numbers of rows that are not synchronized with the provider. */
export interface RowSyncCounts {
  failed: number;
  /** Without the failed rows. */
  notSynchronized: number;
}

/** The synchronization of a draft with the provider. */
export interface DraftSync {
  of(kind: RowKind, id: string): RowSync;
  /** Counts with contained rows, by the id of campaigns and units, and for lists in a unit by the same keys as issues. */
  counts(): ReadonlyMap<string, RowSyncCounts>;
}

const unknown: RowSync = { state: 'notSynchronized', reasons: [], notSent: [] };
const synchronized: RowSync = { state: 'synchronized', reasons: [], notSent: [] };

/**
 * The states of the rows of a draft. `sent` is the server's knowledge about `baseline`; rows that differ from it were edited since.
 * Undefined for a draft that was never sent.
 */
export function draftSync(
  draft: Draft,
  { sent, baseline }: { sent: readonly SentRow[]; baseline: Draft },
): DraftSync | undefined {
  if (sent.length === 0) return undefined;
  const known = new Map(sent.map((row) => [keyOf(row.kind, row.id), row]));
  let counts: ReadonlyMap<string, RowSyncCounts> | undefined;

  function of(kind: RowKind, id: string): RowSync {
    const row = known.get(keyOf(kind, id));
    if (!row || !isEqual(findRow(draft, kind, id), findRow(baseline, kind, id))) return unknown;
    if (row.reasons.length > 0) return { state: 'failed', reasons: row.reasons, notSent: [] };
    if (!row.isSynchronized) return unknown;
    const { notSent = [] } = row;
    return notSent.length === 0 ? synchronized : { ...synchronized, notSent };
  }

  return { of, counts: () => (counts ??= countRows(draft, of)) };
}

const lists = ['keyword', 'creative', 'picture'] as const;

function countRows(draft: Draft, of: DraftSync['of']): ReadonlyMap<string, RowSyncCounts> {
  const counts = new Map<string, RowSyncCounts>();
  const countOf = (kind: RowKind, rows: readonly Pick<Row, 'id'>[]): RowSyncCounts => {
    const states = rows.map(({ id }) => of(kind, id).state);
    const count = (wanted: RowSyncState) => states.filter((state) => state === wanted).length;
    return { failed: count('failed'), notSynchronized: count('notSynchronized') };
  };
  for (const campaign of childrenOf(draft, 'campaign', rootId)) {
    const units = childrenOf(draft, 'unit', campaign.id).map((unit) => {
      const ofLists = lists.map((kind) => {
        const own = countOf(kind, childrenOf(draft, kind, unit.id));
        counts.set(keyOfGroup(kind, unit.id), own);
        return own;
      });
      const all = sum([countOf('unit', [unit]), ...ofLists]);
      counts.set(unit.id, all);
      return all;
    });
    counts.set(campaign.id, sum([countOf('campaign', [campaign]), ...units]));
  }
  return counts;
}

function sum(all: readonly RowSyncCounts[]): RowSyncCounts {
  return {
    failed: all.reduce((total, { failed }) => total + failed, 0),
    notSynchronized: all.reduce((total, { notSynchronized }) => total + notSynchronized, 0),
  };
}

const keyOf = (kind: RowKind, id: string) => `${kind} ${id}`;

/** Rows are immutable, so most of them are identical. */
function isEqual(one: Row | undefined, other: Row | undefined): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
