import {
  needsTotals,
  partsOfMetric,
  type Formula,
  type FormulaOperator,
} from '@meridian/api-client/contract';
import type { MetricValues } from '../cells/metric-values';

/** A formula over the sums of a row, for each period: totals of the report are numbers in it. */
export interface RowFormulas {
  current: Formula;
  previous: Formula;
}

/** Displayed totals of both periods. */
export interface ReportTotals {
  totals: MetricValues;
  previousTotals: MetricValues;
}

/** A formula with the totals of each period in place of their names. */
export function rowFormulas(formula: Formula, { totals, previousTotals }: ReportTotals): RowFormulas {
  return { current: withTotals(formula, totals), previous: withTotals(formula, previousTotals) };
}

function withTotals(formula: Formula, totals: MetricValues): Formula {
  if (!needsTotals(formula)) return formula;
  switch (formula.kind) {
    case 'number':
      return formula;
    case 'metric': {
      const { numerator, denominator, scale } = partsOfMetric(formula.id);
      const top = numberOf(totals[numerator]);
      if (denominator === null) return top;
      const scaled = scale === 1 ? top : operation('*', top, numberOf(String(scale)));
      return operation('/', scaled, numberOf(totals[denominator]));
    }
    case 'negation':
      return { kind: 'negation', of: withTotals(formula.of, totals) };
    case 'operation':
      return operation(formula.operator, withTotals(formula.left, totals), withTotals(formula.right, totals));
  }
}

function numberOf(text: string | null | undefined): Formula {
  return text === null || text === undefined ? noValue : { kind: 'number', value: text };
}

const operation = (operator: FormulaOperator, left: Formula, right: Formula): Formula => ({
  kind: 'operation',
  operator,
  left,
  right,
});
const zero: Formula = { kind: 'number', value: '0' };
/** A division by zero has no value on any engine. */
const noValue = operation('/', zero, zero);
