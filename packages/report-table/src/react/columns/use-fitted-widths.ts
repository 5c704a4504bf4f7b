import { useCallback, useMemo, useState } from 'react';
import type { ReportColumn } from '../../core/columns/columns';
import { fitWidths, growWidths, measuredRows, type TableMetrics } from '../../core/columns/widths';

export interface FitInput {
  columns: readonly ReportColumn[];
  /** Some of them are measured before the first rendering. */
  rows: readonly object[];
  totalOf: ((column: ReportColumn) => unknown) | undefined;
  metrics: TableMetrics;
  extraWidth: (column: ReportColumn) => number | null;
}

/** Widths that truncate no rendered number, by index of the column, and a callback for rows that came into view. */
export function useFittedWidths({ columns, rows, totalOf, metrics, extraWidth }: FitInput) {
  const fitted = useStable(
    useMemo(
      () => fitWidths(columns, { rows, totalOf, metrics, extraWidth }),
      [columns, rows, totalOf, metrics, extraWidth],
    ),
  );
  const [grown, setGrown] = useState<{ from: readonly number[]; widths: readonly number[] }>();
  const widths = grown?.from === fitted ? grown.widths : fitted;
  const isMeasured = rows.length <= measuredRows;
  const measure = useCallback(
    (drawn: readonly object[]) => {
      if (isMeasured) return;
      const next = growWidths(columns, widths, { rows: drawn, metrics, extraWidth });
      if (next !== widths) setGrown({ from: fitted, widths: next });
    },
    [fitted, widths, columns, isMeasured, metrics, extraWidth],
  );
  return { widths, measure };
}

/** The previous array while its numbers are equal, to prevent a redraw. */
function useStable(numbers: readonly number[]): readonly number[] {
  const [stable, setStable] = useState(numbers);
  const isSame =
    stable === numbers ||
    (stable.length === numbers.length && stable.every((number, index) => number === numbers[index]));
  if (!isSame) setStable(numbers);
  return isSame ? stable : numbers;
}
