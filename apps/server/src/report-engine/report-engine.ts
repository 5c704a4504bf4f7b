import type { MetricValues } from './cells/metric-values';
import type { ReportRecord } from './cells/report-cells';
import type { ReportPlan } from './plan/report-plan';
import type { TrendStep } from './plan/trend-steps';
import type { PageWindow, ReportReading } from './sql/report-sql';
import type { TrendRows } from './sql/result-sql';

/** A page of report rows, with properties of the whole result. */
export interface ReportResult {
  totalCount: number;
  /** Number of rows hidden by the comparison. */
  hiddenCount: number;
  /** ISO 4217 codes in the whole result, sorted. */
  currencies: string[];
  totals: MetricValues;
  /** Currencies of the comparison period; empty without one. */
  previousCurrencies: string[];
  previousTotals: MetricValues;
  list: ReportRecord[];
}

/** Totals of a report as in `ReportResult`, and metrics of each step. */
export interface TrendResult extends Pick<ReportResult, 'currencies' | 'totals'> {
  points: MetricValues[];
}

/** Computes reports from facts. All engines give the same results to the last digit, in the same order. */
export interface ReportEngine {
  readReport(reading: ReportReading, page: PageWindow): Promise<ReportResult>;
  /** Rows of a report in batches, in its order; `limit` null: all. Must run in a transaction. */
  readRows(
    reading: ReportReading,
    options: { limit: number | null; batchSize: number },
  ): AsyncIterable<ReportRecord[]>;
  /** `rows`: if the report has conditions, the rows whose facts count. */
  readTrend(plan: ReportPlan, steps: readonly TrendStep[], rows?: TrendRows): Promise<TrendResult>;
}
