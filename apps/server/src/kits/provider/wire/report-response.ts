import * as z from 'zod';
import type { ProviderReportRow } from '../provider-port';
import { wireMetrics } from './report-request';
import { deviceDimension, type WireDimension, type WireReport } from './reports';

/** A page of a report: one entry of the response's `data`. */
export const reportPageSchema = z.object({
  rows: z.array(z.record(z.string(), z.unknown())),
  /** Row count of all pages. */
  totalRowCount: z.coerce.number<string | number>().int().nonnegative(),
});

type WireRow = Readonly<Record<string, unknown>>;

const datePattern = /^(\d{4}-\d{2}-\d{2})(?: (\d{2}):00)?$/;
/** The provider appends this to names of deleted items. */
const deletedMark = /\[已删除\]$/;

/** Converts a report row. Errors: `RangeError` if it does not match the report. */
export function fromReportRow(report: WireReport, row: WireRow): ProviderReportRow {
  const [, day, hour] = datePattern.exec(textOf(row.date)) ?? [];
  if (day === undefined || (hour === undefined) === (report.timeUnit === 'HOUR'))
    throw new RangeError('the row has no date of this report');
  const dimensions = Object.fromEntries(
    report.dimensions.map((dimension) => [dimension.dataKey, dimensionOf(dimension, row)]),
  );
  const metrics = Object.fromEntries(
    wireMetrics.map(([ours, theirs]) => [ours, metricOf(row, theirs)]),
  ) as Record<(typeof wireMetrics)[number][0], string | null>;
  return {
    day,
    dimensions: { ...dimensions, ...(hour !== undefined && { hour: String(Number(hour)) }) },
    metrics: {
      ...metrics,
      conversion: optionalMetricOf(row, report.conversion),
      ...costByDevice(report, { row, cost: metrics.cost }),
    },
  };
}

function dimensionOf({ column, key, codes }: WireDimension, row: WireRow): string {
  const value = key === undefined ? row[column] : entryOf(row[column], key);
  const sent = textOf(value).replace(deletedMark, '');
  const text = isVoid(sent) ? '' : sent;
  return codes?.find(([, ...theirs]) => theirs.includes(text))?.[0] ?? text;
}

/** Cost by device. A row of a device has only its own cost; the sums over the rows of a day have both. */
function costByDevice(
  { hasDevices }: WireReport,
  { row, cost }: { row: WireRow; cost: string | null },
): { pcCost: string | null; mobileCost: string | null } {
  if (!hasDevices || cost === null) return { pcCost: null, mobileCost: null };
  const isPc = dimensionOf(deviceDimension, row) === 'pc';
  return { pcCost: isPc ? cost : '0', mobileCost: isPc ? '0' : cost };
}

/** Decimal text; null for "no value". Errors: `RangeError` if the row lacks the column. */
function metricOf(row: WireRow, column: string): string | null {
  if (row[column] === undefined) throw new RangeError(`the row has no ${column}`);
  return optionalMetricOf(row, column);
}

function optionalMetricOf(row: WireRow, column: string | undefined): string | null {
  const text = column === undefined ? '' : textOf(row[column]);
  return isVoid(text) ? null : text;
}

function entryOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([own]) => own === key)?.[1]
    : '';
}

/** The provider writes `-` for "no value". */
const isVoid = (text: string) => /^-*$/.test(text);

/** Text of a text or number; names may have surrounding spaces. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
}
