import { addDecimals } from './decimal';
import type { Figures, ReportRow } from './read-row';

/** Sums rows whose span, currency and dimensions are equal, exactly; keeps the order of their first appearance. */
export function collapse(rows: readonly ReportRow[]): ReportRow[] {
  const facts = new Map<string, ReportRow>();
  for (const row of rows) {
    const key = JSON.stringify([row.span.beginDate, row.span.endDate, row.currency, row.values]);
    const fact = facts.get(key);
    facts.set(key, fact ? { ...fact, figures: addFigures(fact.figures, row.figures) } : row);
  }
  return [...facts.values()];
}

function addFigures(a: Figures, b: Figures): Figures {
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
