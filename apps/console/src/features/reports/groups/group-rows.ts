import type { ReportRow } from '@meridian/api-client/contract';
import type { RowTreeNode } from '@meridian/report-table/tree';

/** The rows of an open group. */
export type GroupRowsState =
  | { status: 'loading' | 'failed' }
  | {
      status: 'ready';
      /** Only the first page. */
      rows: readonly ReportRow[];
      totalCount: number;
      /** The same rows in the comparison period, one for each. */
      previous: readonly (ReportRow | null)[];
    };

/** What a row of the table stands for. */
export type GroupNode = { tree: RowTreeNode } & (
  | { kind: 'group'; key: string }
  | { kind: 'row' }
  /** Rows that are loading or failed to load. */
  | { kind: 'state'; key: string }
  /** There are more rows than fit on one page, or none. */
  | { kind: 'rest'; group: ReportRow; totalCount: number }
);

/** Groups with the rows of open ones below them. */
export interface GroupTree {
  rows: readonly ReportRow[];
  nodeOf: ReadonlyMap<ReportRow, GroupNode>;
  previousOf: ReadonlyMap<ReportRow, ReportRow>;
}

/** Identifies a group of the page. `nameKey`: data key of what it is grouped by. */
export function groupKey(row: ReportRow, nameKey: string): string {
  return JSON.stringify([row['accountNo'] ?? null, row['currency'] ?? null, row[nameKey] ?? null]);
}

/** `stateOf`: the rows of a group by its key; undefined if it is closed. `canOpen`: whether a filter selects its rows. */
export function groupTree(
  groups: readonly ReportRow[],
  {
    nameKey,
    stateOf,
    canOpen,
  }: {
    nameKey: string;
    stateOf: (key: string) => GroupRowsState | undefined;
    canOpen: (row: ReportRow) => boolean;
  },
): GroupTree {
  const nodeOf = new Map<ReportRow, GroupNode>();
  const previousOf = new Map<ReportRow, ReportRow>();
  for (const [index, group] of groups.entries()) {
    const key = groupKey(group, nameKey);
    const state = stateOf(key);
    const place = { setSize: groups.length, position: index + 1 };
    const isExpanded = canOpen(group) ? state !== undefined : undefined;
    nodeOf.set(group, { kind: 'group', key, tree: { level: 1, isExpanded, ...place } });
    if (state === undefined) continue;
    if (state.status !== 'ready') {
      nodeOf.set({}, { kind: 'state', key, tree: { level: 2, status: state.status } });
      continue;
    }
    const setSize = state.totalCount;
    for (const [at, row] of state.rows.entries()) {
      // a group and a row may be one object in the cache
      const own = { ...row };
      nodeOf.set(own, { kind: 'row', tree: { level: 2, setSize, position: at + 1 } });
      const previous = state.previous[at];
      if (previous) previousOf.set(own, previous);
    }
    if (state.totalCount > state.rows.length || state.totalCount === 0) {
      nodeOf.set({}, { kind: 'rest', group, totalCount: state.totalCount, tree: { level: 2 } });
    }
  }
  return { rows: [...nodeOf.keys()], nodeOf, previousOf };
}
