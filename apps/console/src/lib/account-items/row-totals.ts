import type { ReportRow } from '@meridian/api-client/contract';
import { summarize } from '@meridian/report-table/core';

const keys = ['cost', 'click', 'conversion'] as const;
type TotalKey = (typeof keys)[number];

/** Exact sums of rows of a report; a metric whose column is hidden is absent. */
export interface RowTotals {
  values: readonly { key: TotalKey; value: string | number | null }[];
  /** Part of the cost of the report, 0 to 1; null if it cannot be computed. */
  costShare: number | null;
}

/** Sums rows as the engine sent them. `total`: the totals of the report, whose cost is null in several currencies. */
export function rowTotals(rows: readonly ReportRow[], total: ReportRow | undefined): RowTotals {
  const shown = keys.filter((key) => rows.some((row) => row[key] !== undefined));
  const sums = summarize(
    rows,
    shown.map((dataKey) => ({ dataKey, summary: 'sum' as const })),
  );
  const values = shown.map((key) => ({
    key,
    value: key === 'cost' && total?.['cost'] === null ? null : (sums[key] ?? null),
  }));
  const cost = values.find(({ key }) => key === 'cost')?.value ?? null;
  const share = Number(cost) / Number(total?.['cost'] ?? 0);
  return { values, costShare: cost !== null && Number.isFinite(share) ? share : null };
}

/** The totals of a report for all of its rows, in the shape of `rowTotals`. */
export function reportTotals(total: ReportRow): RowTotals {
  const values = keys.flatMap((key) => {
    const value = total[key];
    return value === undefined ? [] : [{ key, value }];
  });
  return { values, costShare: Number(total['cost'] ?? 0) === 0 ? null : 1 };
}
