import { addDecimals } from './decimal';
import type { ParsedRow, RowMetrics } from './parse-row';

/** Sums the rows with equal span, currency and dimensions, exactly; in the order of their first appearance. */
export function aggregateRows(rows: readonly ParsedRow[]): ParsedRow[] {
  const facts = new Map<string, ParsedRow>();
  for (const row of rows) {
    const key = JSON.stringify([row.span.beginDate, row.span.endDate, row.currency, row.dimensionValues]);
    const fact = facts.get(key);
    facts.set(key, fact ? { ...fact, metrics: addMetrics(fact.metrics, row.metrics) } : row);
  }
  return [...facts.values()];
}

function addMetrics(a: RowMetrics, b: RowMetrics): RowMetrics {
  return {
    impression: addNullable(a.impression, b.impression),
    click: addNullable(a.click, b.click),
    cost: addNullable(a.cost, b.cost),
    conversion: addNullable(a.conversion, b.conversion),
    pcCost: addNullable(a.pcCost, b.pcCost),
    mobileCost: addNullable(a.mobileCost, b.mobileCost),
  };
}

/** The sum of the values; null when there is none. */
export function addNullable(a: string | null, b: string | null): string | null {
  return a === null || b === null ? (a ?? b) : addDecimals(a, b);
}
