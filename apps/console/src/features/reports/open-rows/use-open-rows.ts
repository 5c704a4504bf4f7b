import type { ReportRow } from '@meridian/api-client/contract';
import type { CellTexts, ReportTableProps } from '@meridian/report-table';
import { useRowTree } from '@meridian/report-table/tree';
import { useCallback, useMemo, useState } from 'react';
import type { ReportTableComparison } from '../view/comparison';
import { openRowTree, type OpenRowTree } from './child-rows';
import { useChildRows, type ChildRowsRequest } from './use-child-rows';

export interface OpenRowsOptions {
  comparison: ReportTableComparison | undefined;
  /** Keeps its identity while rows keep their keys. */
  keyOf: (row: ReportRow) => string;
  /** The request for the rows below a row; undefined if no filter selects them, so that it cannot be opened. */
  requestOf: (row: ReportRow) => ChildRowsRequest | undefined;
  /** As for `openRowTree`. */
  summedKeys?: readonly string[] | undefined;
}

/** The properties of a table whose rows open to others. */
export type OpenRowsTable = Pick<ReportTableProps<ReportRow>, 'rows' | 'tree'> & {
  comparison: ReportTableComparison | undefined;
};

/** Rows of a table that open to others, which are loaded then. Each keeps open as long as its key is on the page. */
export function useOpenRows(
  rows: readonly ReportRow[],
  { comparison, keyOf, requestOf, summedKeys }: OpenRowsOptions,
): { nodeOf: OpenRowTree['nodeOf']; table: OpenRowsTable } {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const requests = useMemo(() => new Map(rows.map((row) => [row, requestOf(row)])), [rows, requestOf]);
  const open = useMemo(
    () =>
      new Map(
        rows.flatMap((row) => {
          const request = requests.get(row);
          return request && opened.has(keyOf(row)) ? [[keyOf(row), request] as const] : [];
        }),
      ),
    [rows, requests, opened, keyOf],
  );
  const children = useChildRows(open);
  const shown = useMemo(
    () =>
      openRowTree(rows, {
        keyOf,
        canOpen: (row) => requests.get(row) !== undefined,
        stateOf: (key) => children.get(key)?.state,
        previousOf: comparison?.previousOf,
        summedKeys,
      }),
    [rows, keyOf, requests, children, comparison, summedKeys],
  );
  const { nodeOf, previousOf, unpaired } = shown;
  const tree = useRowTree<ReportRow>({
    nodeOf: useCallback((row: ReportRow) => nodeOf.get(row)?.tree, [nodeOf]),
    onToggle: (row, isExpanded) =>
      setOpened((last) => {
        const next = new Set(last);
        if (isExpanded) next.add(keyOf(row));
        else next.delete(keyOf(row));
        return next;
      }),
    onRetry: (row) => {
      const node = nodeOf.get(row);
      if (node?.kind === 'state') children.get(node.key)?.retry();
    },
  });
  const compared = useMemo(
    (): ReportTableComparison | undefined =>
      comparison && {
        ...comparison,
        previousOf: (row) => comparison.previousOf(row) ?? previousOf.get(row),
        isPaired: (row) =>
          nodeOf.get(row)?.kind === 'parent' ? (comparison.isPaired?.(row) ?? true) : !unpaired.has(row),
      },
    [comparison, nodeOf, previousOf, unpaired],
  );
  return { nodeOf, table: { rows: shown.rows, tree, comparison: compared } };
}

/** The text of a cell as its table shows it. */
export function textOfCell(
  key: string,
  value: ReportRow[string] | undefined,
  cellTexts: CellTexts | undefined,
): string {
  if (value === null || value === undefined || value === '') return '--';
  return cellTexts?.[key]?.(value) ?? String(value);
}
