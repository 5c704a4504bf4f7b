import { useCallback, useMemo, useState } from 'react';
import type { ReportRow } from '../core/cell-value';
import type { ReportColumn } from '../core/columns';
import { fitColumns, growColumns, measuredRows, type FittedColumn, type TableMetrics } from '../core/widths';

export interface FitInput {
  columns: readonly ReportColumn[];
  /** Rows measured before anything is drawn. */
  rows: readonly ReportRow[];
  summary: ReportRow | undefined;
  metrics: TableMetrics;
  extraWidth: (column: ReportColumn) => number;
}

/** Columns wide enough for every figure drawn so far, and what to call with rows that come into view. */
export function useFittedColumns({ columns, rows, summary, metrics, extraWidth }: FitInput) {
  const fitted = useMemo(
    () => fitColumns(columns, { rows, summary, metrics, extraWidth }),
    [columns, rows, summary, metrics, extraWidth],
  );
  const [grown, setGrown] = useState<{ from: readonly FittedColumn[]; columns: readonly FittedColumn[] }>();
  const current = grown?.from === fitted ? grown.columns : fitted;
  const measure = useCallback(
    (drawn: readonly ReportRow[]) => {
      if (rows.length <= measuredRows) return;
      const next = growColumns(current, { rows: drawn, metrics, extraWidth });
      if (next !== current) setGrown({ from: fitted, columns: next });
    },
    [fitted, current, rows, metrics, extraWidth],
  );
  return { columns: current, measure };
}
