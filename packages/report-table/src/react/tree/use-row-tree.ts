import { useLayoutEffect, useMemo, useRef } from 'react';
import type { TableView } from '../components/view';
import { rowAfterKey } from './row-after-key';
import type { NodeOf, RowTree, TreeKeyInput } from './row-tree';
import { treeView, type TreeViewOptions } from './tree-view';

export interface RowTreeOptions<Row extends object> {
  /**
   * The place of a row in the tree; undefined for a row outside it. Keep the function stable while the nodes do not change: a new one
   * renders all rows again.
   */
  nodeOf: NodeOf<Row>;
  /** Called when the user expands or collapses a row: pass other `rows` then. */
  onToggle: { toggle(row: Row, isExpanded: boolean): void }['toggle'];
  /** Called when the user retries the rows that a row with the status `failed` stands for. */
  onRetry?: { retry(row: Row): void }['retry'] | undefined;
  /** The name of a row in the label of its toggle; the text of the cell by default. */
  nameOf?: { of(row: Row): string }['of'] | undefined;
}

/**
 * Makes the rows of a `ReportTable` a tree, as an ARIA treegrid: for its prop `tree`. `rows` are the visible ones, each below its
 * parent, in the host's order: a table with a tree is in server mode.
 */
export function useRowTree<Row extends object>(options: RowTreeOptions<Row>): RowTree<Row> {
  const { nodeOf, nameOf } = options;
  const latest = useRef<RowTreeOptions<object>>(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  return useMemo(() => {
    const input: TreeViewOptions = {
      nodeOf,
      nameOf,
      onToggle: (row: object, isExpanded: boolean) => latest.current.onToggle(row, isExpanded),
      onRetry: (row: object) => latest.current.onRetry?.(row),
    };
    return {
      nodeOf,
      viewOf: (view: TableView) => treeView(view, input),
      rowAfterKey: (key: TreeKeyInput) => rowAfterKey(key, input),
    };
  }, [nodeOf, nameOf]);
}
