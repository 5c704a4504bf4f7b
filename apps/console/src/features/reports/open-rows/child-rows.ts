import type { ReportRow } from '@meridian/api-client/contract';
import type { RowTreeNode } from '@meridian/report-table/tree';
import { differenceRow, isDisplayed, sumRow } from './difference-row';

/** The loaded rows below an open one. */
export interface ReadyChildRows {
  status: 'ready';
  /** Only the first page. */
  rows: readonly ReportRow[];
  totalCount: number;
  /** Totals of all of them. */
  summary: ReportRow;
  /** The same rows in the comparison period, one for each. */
  previous: readonly (ReportRow | null)[];
  /** Their totals; undefined without a comparison. */
  previousSummary: ReportRow | undefined;
  /** Whether a row can have changed. */
  isPaired: (row: ReportRow) => boolean;
}

export type ChildRowsState = { status: 'loading' | 'failed' } | ReadyChildRows;

/** What a row of the table stands for. */
export type OpenRowNode = { tree: RowTreeNode } & (
  | { kind: 'parent'; key: string }
  | { kind: 'child' }
  /** Rows that are loading or failed to load. */
  | { kind: 'state'; key: string }
  /** There are more rows than fit on one page, or none. `count`: of those that are not shown. */
  | { kind: 'more'; parent: ReportRow; totalCount: number; count: number }
  /** The difference between a row and the rows below it. */
  | { kind: 'rest' }
);

/** Rows with the rows below open ones. */
export interface OpenRowTree {
  rows: readonly ReportRow[];
  nodeOf: ReadonlyMap<ReportRow, OpenRowNode>;
  /** Of rows below open ones. */
  previousOf: ReadonlyMap<ReportRow, ReportRow>;
  /** Rows below open ones that cannot have changed. */
  unpaired: ReadonlySet<ReportRow>;
}

export interface OpenRowTreeOptions {
  keyOf: (row: ReportRow) => string;
  /** The rows below a row by its key; undefined if it is closed. */
  stateOf: (key: string) => ChildRowsState | undefined;
  canOpen: (row: ReportRow) => boolean;
  /** The row in the comparison period. */
  previousOf?: ((row: ReportRow) => object | undefined) | undefined;
  /**
   * Data keys in which the rows below a row should add up to it: the rows that are not shown then have their sum, and a last row has the
   * difference, if there is one. Absent if rows below are not compared with it.
   */
  summedKeys?: readonly string[] | undefined;
}

/** Rows with the rows below open ones, each in its place of the tree. */
export function openRowTree(parents: readonly ReportRow[], options: OpenRowTreeOptions): OpenRowTree {
  const { keyOf, stateOf, canOpen } = options;
  const nodeOf = new Map<ReportRow, OpenRowNode>();
  const previousOf = new Map<ReportRow, ReportRow>();
  const unpaired = new Set<ReportRow>();
  for (const [index, parent] of parents.entries()) {
    const key = keyOf(parent);
    const state = canOpen(parent) ? stateOf(key) : undefined;
    const place = { setSize: parents.length, position: index + 1 };
    const isExpanded = canOpen(parent) ? state !== undefined : undefined;
    nodeOf.set(parent, { kind: 'parent', key, tree: { level: 1, isExpanded, ...place } });
    if (state === undefined) continue;
    if (state.status !== 'ready') {
      nodeOf.set({}, { kind: 'state', key, tree: { level: 2, status: state.status } });
      continue;
    }
    const setSize = state.totalCount;
    for (const [at, row] of state.rows.entries()) {
      // a row and the one above may be one object in the cache
      const own = { ...row };
      nodeOf.set(own, { kind: 'child', tree: { level: 2, setSize, position: at + 1 } });
      const previous = state.previous[at];
      if (previous) previousOf.set(own, previous);
      if (!state.isPaired(row)) unpaired.add(own);
    }
    for (const { row, previous, ...node } of remainders(parent, state, options)) {
      nodeOf.set(row, { ...node, tree: { level: 2 } });
      if (previous) previousOf.set(row, previous);
    }
  }
  return { rows: [...nodeOf.keys()], nodeOf, previousOf, unpaired };
}

type Remainder = { row: ReportRow; previous: ReportRow | undefined } & (
  | Pick<Extract<OpenRowNode, { kind: 'more' }>, 'kind' | 'parent' | 'totalCount' | 'count'>
  | { kind: 'rest' }
);

/** The lines below the rows of an open one: those that are not shown, and what none of them has. */
function remainders(
  parent: ReportRow,
  state: ReadyChildRows,
  { summedKeys = [], previousOf }: Pick<OpenRowTreeOptions, 'summedKeys' | 'previousOf'>,
): Remainder[] {
  const { rows, totalCount, summary, previousSummary } = state;
  // a section may lack metrics of a coarser one
  const keys = summedKeys.filter((key) => parent[key] !== undefined && summary[key] !== undefined);
  const count = totalCount - rows.length;
  // totals are rounded, rows are not
  const total = count > 0 ? summary : sumRow(rows, keys);
  const rest = differenceRow(parent, total, keys);
  const hasRest = keys.some((key) => isDisplayed(key, rest[key]));
  const hasMore = count > 0 || (totalCount === 0 && !hasRest);
  const lines: Remainder[] = [];
  if (hasMore) {
    const shown = state.previous.filter((row) => row !== null);
    lines.push({
      kind: 'more',
      parent,
      totalCount,
      count,
      row: differenceRow(total, sumRow(rows, keys), keys),
      previous: previousSummary && differenceRow(previousSummary, sumRow(shown, keys), keys),
    });
  }
  if (hasRest) {
    lines.push({
      kind: 'rest',
      row: rest,
      previous: previousSummary && differenceRow(previousOf?.(parent) ?? {}, previousSummary, keys),
    });
  }
  return lines;
}
