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
    impression: addDecimals(a.impression, b.impression),
    click: addDecimals(a.click, b.click),
    cost: addDecimals(a.cost, b.cost),
    conversion: addDecimals(a.conversion, b.conversion),
    pcCost: addOptional(a.pcCost, b.pcCost),
    mobileCost: addOptional(a.mobileCost, b.mobileCost),
  };
}

function addOptional(a: string | null, b: string | null): string | null {
  return a === null || b === null ? (a ?? b) : addDecimals(a, b);
}
