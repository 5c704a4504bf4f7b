import type { ReportRow } from '@meridian/api-client/contract';
import { useCallback, useMemo, useState } from 'react';
import type { ReportModel } from '../use-report-model';
import { queryOf } from '../view/report-query';
import type { ReportView } from '../view/report-view';
import { rowId } from './row-id';

/** The ticked rows of a report, on all visited pages. */
export interface RowSelection {
  rows: readonly ReportRow[];
  /** Whether they are every row of the current result, so that its totals are theirs. */
  isWhole: boolean;
  clear: () => void;
  /** Ticks only these rows, the first ones of the result of `view`. */
  replace: (rows: readonly ReportRow[], view: ReportView) => void;
  /** The ticks of a table that shows these rows. */
  ticksOf: (shown: readonly ReportRow[]) => {
    rowSelection: Ticks;
    onRowSelectionChange: (update: Ticks | ((ticks: Ticks) => Ticks)) => void;
  };
  /** Identifies a row; for `rowId` of the table. */
  rowId: (row: ReportRow) => string;
}

type Ticks = Record<string, true>;

interface Selected {
  scope: string;
  ticked: ReadonlyMap<string, ReportRow>;
  /** The result whose rows all are, as `resultOf`; absent if they were ticked one by one. */
  result?: string;
}

/** Ticks by the identity of rows: they survive paging, sorting and filters, and end with the account, the report and its days. */
export function useRowSelection({ report, view, accounts, rows }: ReportModel): RowSelection {
  const scope = JSON.stringify([
    report.id,
    accounts.map(({ accountId }) => accountId),
    view.range,
    view.reportType ?? null,
    view.from ?? null,
  ]);
  const [state, setState] = useState<Selected>({ scope, ticked: none });
  const isCurrent = state.scope === scope;
  const ticked = isCurrent ? state.ticked : none;
  const idOf = useCallback((row: ReportRow) => rowId(row, report), [report]);
  const rowSelection = useMemo(() => ticksIn(ticked), [ticked]);
  const list = rows.response?.data.list;
  const current = useMemo(() => {
    if (ticked.size === 0) return [];
    // rows that were imported again have other values
    const onPage = new Map(list?.map((row) => [idOf(row), row]));
    return [...ticked].map(([id, row]) => onPage.get(id) ?? row);
  }, [ticked, list, idOf]);
  const select = (next: readonly ReportRow[], result?: string) =>
    setState({
      scope,
      ticked: new Map(next.map((row) => [idOf(row), row])),
      ...(result !== undefined && { result }),
    });
  const count = rows.cappedCount === undefined ? rows.shownCount : undefined;
  return {
    rows: current,
    isWhole:
      isCurrent &&
      state.result === resultOf(view) &&
      !rows.isEarlierSelection &&
      ticked.size > 0 &&
      ticked.size === count,
    clear: () => select([]),
    replace: (next, of) => select(next, resultOf(of)),
    rowId: idOf,
    ticksOf: (shown) => ({
      rowSelection,
      // the state and not the render: two ticks in a row may come before the next one
      onRowSelectionChange: (update) =>
        setState((earlier) => {
          const before = earlier.scope === scope ? earlier.ticked : none;
          const next = typeof update === 'function' ? update(ticksIn(before)) : update;
          const rowOf = new Map([...shown.map((row) => [idOf(row), row] as const), ...before]);
          const rowsOfTicks = Object.keys(next).flatMap((id) => {
            const row = rowOf.get(id);
            return row === undefined ? [] : [[id, row] as const];
          });
          return { scope, ticked: new Map(rowsOfTicks) };
        }),
    }),
  };
}

const none: ReadonlyMap<string, ReportRow> = new Map();

const ticksIn = (ticked: ReadonlyMap<string, ReportRow>): Ticks =>
  Object.fromEntries([...ticked.keys()].map((id) => [id, true as const]));

/** Identifies the rows of a view, on whichever page and in whichever order. */
const resultOf = (view: ReportView) => JSON.stringify(queryOf(view));
