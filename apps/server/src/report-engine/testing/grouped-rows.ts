import {
  dimensionDataKey,
  dimensions,
  groupingsOf,
  metrics,
  type MetricDefinition,
  type MetricId,
  type ReportGrouping,
} from '@meridian/api-client/contract';
import { weekday } from '@meridian/date-range/core';
import { expect } from 'vitest';
import type { MetricValues } from '../cells/metric-values';
import type { ReportRecord } from '../cells/report-cells';
import type { ReportPlan } from '../plan/report-plan';
import type { ReportEngine } from '../report-engine';
import type { ReportReading } from '../sql/report-sql';

/** A grouping of a report. */
export function groupingFrom(seed: number, plan: ReportPlan): ReportGrouping | undefined {
  const groupings = groupingsOf({ ...plan, hasSeveralAccounts: plan.accountIds.length > 1 });
  return groupings[seed % groupings.length];
}

/**
 * Errors: the groups of a report differ from the rows of the same report without groups, grouped and summed here; or have other totals.
 */
export async function expectGroupedRows(engine: ReportEngine, reading: ReportReading): Promise<void> {
  const all = { limit: 100_000, offset: 0 };
  const unhidden = {
    ...reading,
    comparison: reading.comparison && { ...reading.comparison, changed: undefined },
  };
  const groups = await engine.readReport(unhidden, all);
  const rows = await engine.readReport(
    { ...unhidden, plan: { ...reading.plan, groupBy: undefined }, order: undefined },
    all,
  );
  expect({ ...groups, list: [], totalCount: 0 }).toEqual({ ...rows, list: [], totalCount: 0 });
  expect(groups.totalCount).toBe(groups.list.length);

  const rowsByKey = new Map<string, ReportRecord[]>();
  for (const row of rows.list) {
    const key = groupKey(reading.plan, row);
    rowsByKey.set(key, [...(rowsByKey.get(key) ?? []), row]);
  }
  const keys = groups.list.map((group) => groupKey(reading.plan, group));
  expect(keys.toSorted()).toEqual([...rowsByKey.keys()].toSorted());
  for (const [index, group] of groups.list.entries()) {
    const own = rowsByKey.get(keys[index] ?? '') ?? [];
    const ids = reading.plan.definition.metrics;
    expectSums(
      ids,
      group.metrics,
      own.map((row) => row.metrics),
    );
    const previous = own.flatMap((row) => (row.previous ? [row.previous.metrics] : []));
    expect(group.previous === null).toBe(previous.length === 0);
    if (group.previous) expectSums(ids, group.previous.metrics, previous);
  }
}

function groupKey(plan: ReportPlan, record: ReportRecord): string {
  const { groupBy, isPerAccount } = plan;
  return JSON.stringify([
    groupBy === 'period' && record.periodBegin,
    isPerAccount && record.accountNo,
    record.currency,
    valueOf(plan, record),
  ]);
}

function valueOf({ groupBy, endDate }: ReportPlan, { dims, periodBegin }: ReportRecord): string | undefined {
  if (groupBy === undefined || groupBy === 'period' || dimensions[groupBy].source === 'account') return '';
  if (dimensions[groupBy].source === 'weekday' && periodBegin !== null)
    return periodBegin > endDate ? '' : String(weekday(periodBegin));
  return dims[dimensionDataKey(groupBy)] ?? '';
}

function expectSums(ids: readonly MetricId[], group: MetricValues, rows: readonly MetricValues[]): void {
  const sums = new Map<string, bigint>();
  for (const id of ids) {
    const metric: MetricDefinition = metrics[id];
    if (metric.kind === 'ratio') continue;
    const values = rows.flatMap((row) => row[id] ?? []).map(scaled);
    const sum = values.reduce((total, value) => total + value, 0n);
    const value = group[id] ?? null;
    // rows that exist in the previous period only count as 0, which is no value beside rows without one
    if (value === null) expect(sum).toBe(0n);
    else expect(scaled(value)).toBe(sum);
    if (value !== null) sums.set(metric.of, sum);
  }
  for (const id of ids) {
    const metric: MetricDefinition = metrics[id];
    if (metric.kind === 'sum') continue;
    const [numerator, denominator] = [sums.get(metric.numerator), sums.get(metric.denominator)];
    const value = group[id] ?? null;
    if (numerator === undefined || denominator === undefined || denominator === 0n) {
      expect(value).toBeNull();
      continue;
    }
    const dividend = BigInt(metric.scale) * numerator * 10n ** 8n;
    expect(value === null ? null : scaled(value) / 10n ** 4n).toBe(rounded(dividend, denominator));
  }
}

/** Quotient rounded half away from zero. */
function rounded(dividend: bigint, divisor: bigint): bigint {
  const isNegative = dividend < 0n !== divisor < 0n;
  const [top, bottom] = [dividend < 0n ? -dividend : dividend, divisor < 0n ? -divisor : divisor];
  const quotient = (2n * top + bottom) / (2n * bottom);
  return isNegative ? -quotient : quotient;
}

/** Decimal text as an integer of 10⁻¹². */
function scaled(text: string): bigint {
  const [whole = '0', decimals = ''] = text.split('.');
  return BigInt(whole + decimals.padEnd(12, '0'));
}
