import { isPairedRow, type ReportRow } from '@meridian/api-client/contract';
import type { ReportTableHandle } from '@meridian/report-table';
import { useState, type RefObject } from 'react';
import { rowHeaderKey } from '../report-keys';
import type { ReportModel } from '../use-report-model';
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

/** The open row, and functions that open one. A key of no row on the page opens nothing. */
export function useRowPane(model: ReportModel, table: RefObject<ReportTableHandle | null>) {
  const { report, view, rows, change } = model;
  const [takesFocus, setTakesFocus] = useState(false);
  const data = rows.response?.data;
  const list = data?.list ?? [];
  const keys = view.row === undefined ? [] : rowKeys(list);
  const position = keys.indexOf(view.row ?? '');
  const row = list[position];
  const openAt = (at: number) => {
    const key = rowKeys(list)[at];
    // the first one can be left by Back
    if (key !== undefined) change({ row: key, page: view.page }, { replace: view.row !== undefined });
  };
  const step = (at: number) => {
    if (list[at] === undefined) return undefined;
    return () => {
      openAt(at);
      table.current?.scrollToRow(at);
    };
  };
  const previousAt = (at: number) => {
    const comparison = data?.comparison;
    const each = list[at];
    if (!comparison || !each || comparison.dataTime === null) return undefined;
    // a longer range has days without a counterpart
    return isPairedRow(each, report.period, comparison.pairedUntil)
      ? (comparison.list[at] ?? null)
      : undefined;
  };
  const open: OpenRow | undefined = row && {
    row,
    previous: previousAt(position),
    takesFocus,
    close: () => {
      change({ row: undefined, page: view.page }, { replace: true });
      table.current?.focusCell(position, rowHeaderKey(report) ?? '');
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
