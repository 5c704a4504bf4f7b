import type { ReportRow } from '@meridian/api-client/contract';
import type { ReportTableHandle } from '@meridian/report-table';
import { useState, type RefObject } from 'react';
import type { ReportModel } from '../use-report-model';
import type { ReportTableComparison } from '../view/comparison';
import { rowKeys } from './row-keys';

/** The row whose details are open, which is in the address. */
export interface OpenRow {
  row: ReportRow;
  /** The same row in the period compared with; null for a new one, undefined without a comparison. */
  previous: ReportRow | null | undefined;
  /** Whether the user has just opened it, so that it takes the focus. */
  takesFocus: boolean;
  close: () => void;
  /** Opens the previous or next row of the page; undefined if there is none. */
  openPrevious: (() => void) | undefined;
  openNext: (() => void) | undefined;
}

interface RowPaneOptions {
  /** The rows that can be opened, in order. */
  rows: readonly ReportRow[];
  comparison: ReportTableComparison | undefined;
  table: RefObject<ReportTableHandle | null>;
  /** The position of a row in the table. */
  placeOf: (row: ReportRow) => number;
  /** Data key of the column that names a row. */
  nameKey: string;
}

/** The open row, and functions that open one. A key of no row on the page opens nothing. */
export function useRowPane({ view, change }: ReportModel, options: RowPaneOptions) {
  const { rows: list, comparison, table, placeOf, nameKey } = options;
  const [takesFocus, setTakesFocus] = useState(false);
  const keys = view.row === undefined ? [] : rowKeys(list);
  const position = keys.indexOf(view.row ?? '');
  const row = list[position];
  const openAt = (at: number) => {
    const key = rowKeys(list)[at];
    // the first one can be left by Back
    if (key !== undefined) change({ row: key, page: view.page }, { replace: view.row !== undefined });
  };
  const step = (at: number) => {
    const to = list[at];
    if (to === undefined) return undefined;
    return () => {
      openAt(at);
      table.current?.scrollToRow(placeOf(to));
    };
  };
  // a longer range has days without a counterpart
  const previousOf = (each: ReportRow) =>
    comparison && comparison.isPaired?.(each) !== false ? (comparison.previousOf(each) ?? null) : undefined;
  const open: OpenRow | undefined = row && {
    row,
    previous: previousOf(row),
    takesFocus,
    close: () => {
      change({ row: undefined, page: view.page }, { replace: true });
      table.current?.focusCell(placeOf(row), nameKey);
    },
    openPrevious: step(position - 1),
    openNext: step(position + 1),
  };
  return {
    open,
    show: (next: ReportRow) => {
      setTakesFocus(true);
      openAt(list.indexOf(next));
    },
    /** Shows another row if one is open. */
    follow: (next: ReportRow) => {
      if (row && row !== next) openAt(list.indexOf(next));
    },
  };
}
