import {
  evaluateFormula,
  metrics,
  type MetricDefinition,
  type MetricId,
  type OwnMetric,
  type Period,
  type ReportColumnDefinition,
  type ReportRow,
} from '@meridian/api-client/contract';
import { addDays, endOfMonth, weekday, type Day } from '@meridian/date-range/core';
import type { PlannedColumn } from '../plan/plan-columns';
import type { ReportPlan } from '../plan/report-plan';
import type { MetricValues } from './metric-values';

/** A report row from the database. */
export interface ReportRecord {
  /** First day of the row's day, week or month; null in a custom report. */
  periodBegin: Day | null;
  accountNo: string;
  accountName: string;
  currency: string;
  /** Values of the stored dimensions by data key, in groups of the one that they are summed by; `''` without a value. */
  dims: Readonly<Record<string, string>>;
  metrics: MetricValues;
  /** The same row in the comparison period; null if it did not exist there, or without a comparison. */
  previous: { periodBegin: Day | null; metrics: MetricValues } | null;
}

/** A record as shown: one of the comparison period that is compared with no day of the report has no day there. */
export function inPeriodOf({ endDate }: Pick<ReportPlan, 'endDate'>, record: ReportRecord): ReportRecord {
  const isBeyond = record.periodBegin !== null && record.periodBegin > endDate;
  return isBeyond ? { ...record, periodBegin: null } : record;
}

/** What cells depend on, in addition to their row. */
export interface RowSubject {
  columns: readonly PlannedColumn[];
  period: Period;
  /** Displayed totals, for own metrics. */
  totals?: MetricValues;
}

/** Cells of a row, one per column. */
export function reportRow(record: ReportRecord, subject: RowSubject): ReportRow {
  return Object.fromEntries(subject.columns.map((column) => [column.dataKey, cell(column, record, subject)]));
}

/** Cells of a row in the comparison period; null if it did not exist there. `totals`: of that period. */
export function previousRow(record: ReportRecord, subject: RowSubject): ReportRow | null {
  return record.previous && reportRow({ ...record, ...record.previous }, subject);
}

/** Metric cells only, by data key. */
export function metricRow(values: MetricValues, ids: readonly MetricId[]): ReportRow {
  return Object.fromEntries(
    ids.map((id) => [metrics[id].dataKey, metricCell({ id, definition: metrics[id] }, values)]),
  );
}

/** Cells of the summary: metrics over the whole result, null in all other columns. */
export function summaryRow(totals: MetricValues, columns: readonly PlannedColumn[]): ReportRow {
  return Object.fromEntries(columns.map((column) => [column.dataKey, summaryCell(column, totals)]));
}

function summaryCell(column: PlannedColumn, totals: MetricValues) {
  if (column.kind === 'ownMetric') return ownMetricCell(column.metric, totals, totals);
  return column.kind === 'metric' ? metricCell(column, totals) : null;
}

/** The value of an own metric, from the displayed sums of a row and the totals. */
function ownMetricCell({ formula }: OwnMetric, values: MetricValues, totals: MetricValues): string | null {
  return evaluateFormula(formula, ({ of, isTotal }) => (isTotal ? totals : values)[of] ?? null);
}

function cell(column: PlannedColumn, record: ReportRecord, { period, totals = {} }: RowSubject) {
  switch (column.kind) {
    case 'period':
      return record.periodBegin && periodText(record.periodBegin, period);
    case 'ownMetric':
      return ownMetricCell(column.metric, record.metrics, totals);
    case 'currency':
      return record.currency;
    case 'dimension':
      return dimensionCell(column, record) || null;
    case 'metric':
      return metricCell(column, record.metrics);
  }
}

function periodText(begin: Day, period: Period): string {
  if (period === 'weekly') return `${begin}~${addDays(begin, 6)}`;
  return period === 'month' ? `${begin}~${endOfMonth(begin)}` : begin;
}

function dimensionCell(
  { id, dataKey, definition }: ReportColumnDefinition & { kind: 'dimension' },
  record: ReportRecord,
) {
  switch (definition.source) {
    case 'fact':
      return record.dims[dataKey];
    case 'account':
      return id === 'accountNo' ? record.accountNo : record.accountName;
    case 'weekday':
      return record.periodBegin === null ? record.dims[dataKey] : String(weekday(record.periodBegin));
  }
}

/** Counts are sent as numbers if a number represents them exactly, everything else as decimal text. */
function metricCell(
  { id, definition }: { id: MetricId; definition: MetricDefinition },
  values: MetricValues,
) {
  const text = values[id] ?? null;
  if (text === null || definition.valueType !== 'Long') return text;
  const count = Number(text);
  return Number.isSafeInteger(count) ? count : text;
}
