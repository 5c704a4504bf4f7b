import { metrics, type ReportRow } from '@meridian/api-client/contract';
import { summarize, valueChange } from '@meridian/report-table/core';
import { formatValue } from '@meridian/report-table/format';

const unitOf = new Map(Object.values(metrics).map(({ dataKey, unit }) => [dataKey as string, unit]));

/** Exact sums of rows. `keys`: data keys of metrics that are sums. */
export function sumRow(rows: readonly ReportRow[], keys: readonly string[]): ReportRow {
  return summarize(
    rows,
    keys.map((dataKey) => ({ dataKey, summary: 'sum' as const })),
  );
}

/** Whether a value is not zero in its displayed precision. */
export function isDisplayed(key: string, value: ReportRow[string] | undefined): boolean {
  return /[1-9]/.test(formatValue(value, unitOf.get(key) === 't2' ? 't2' : 't'));
}

/** The exact difference of two rows, without values that cannot be subtracted. */
export function differenceRow(row: object, subtracted: ReportRow, keys: readonly string[]): ReportRow {
  const values = new Map<string, unknown>(Object.entries(row));
  const difference: ReportRow = {};
  for (const key of keys) {
    const unit = unitOf.get(key) ?? 't';
    const minus = subtracted[key] ?? undefined;
    // what is missing on one side only counts as 0
    const value = values.get(key) ?? (minus === undefined ? undefined : 0);
    const change = valueChange(value, minus ?? 0, { unit, favourable: 'neither' });
    if (change) difference[key] = change.delta;
  }
  return difference;
}
