import {
  metrics,
  type MetricDefinition,
  type MetricId,
  type Period,
  type ReportColumnDefinition,
  type ReportRow,
} from '@meridian/api-client/contract';
import { addDays, endOfMonth, weekday, type Day } from '@meridian/date-range/core';

/** Decimal texts by metric id; null where a metric has no value. */
export type MetricValues = Readonly<Record<string, string | null>>;

/** A row of a report as the database has it. */
export interface ReportRecord {
  /** First day of the row's day, week or month; null in a custom report. */
  periodBegin: Day | null;
  accountNo: string;
  accountName: string;
  currency: string;
  /** Values of the stored dimensions by data key; `''` for one without a value. */
  dims: Readonly<Record<string, string>>;
  metrics: MetricValues;
  /** The same row in the period compared with; null where it had none or nothing is compared. */
  previous: { periodBegin: Day | null; metrics: MetricValues } | null;
}

/** The cells of a row, one for each column. */
export function reportRow(
  record: ReportRecord,
  { columns, period }: { columns: readonly ReportColumnDefinition[]; period: Period },
): ReportRow {
  return Object.fromEntries(columns.map((column) => [column.dataKey, cell(column, record, period)]));
}

/** The cells of a row as it was in the period compared with; null if it had none there. */
export function previousRow(
  record: ReportRecord,
  subject: { columns: readonly ReportColumnDefinition[]; period: Period },
): ReportRow | null {
  return record.previous && reportRow({ ...record, ...record.previous }, subject);
}

/** The cells of metrics alone, by data key. */
export function metricRow(values: MetricValues, ids: readonly MetricId[]): ReportRow {
  return Object.fromEntries(
    ids.map((id) => [metrics[id].dataKey, metricCell({ id, definition: metrics[id] }, values)]),
  );
}

/** The cells of the summary: metrics over the whole result, null in every other column. */
export function summaryRow(totals: MetricValues, columns: readonly ReportColumnDefinition[]): ReportRow {
  return Object.fromEntries(
    columns.map((column) => [column.dataKey, column.kind === 'metric' ? metricCell(column, totals) : null]),
  );
}

function cell(column: ReportColumnDefinition, record: ReportRecord, period: Period) {
  switch (column.kind) {
    case 'period':
      return record.periodBegin && periodText(record.periodBegin, period);
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
      return record.periodBegin && String(weekday(record.periodBegin));
  }
}

/** Counts travel as numbers as far as a number represents them exactly, everything else as its decimal text. */
function metricCell(
  { id, definition }: { id: MetricId; definition: MetricDefinition },
  values: MetricValues,
) {
  const text = values[id] ?? null;
  if (text === null || definition.valueType !== 'Long') return text;
  const count = Number(text);
  return Number.isSafeInteger(count) ? count : text;
}
