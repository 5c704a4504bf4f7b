import { metrics, type Measure, type MetricDefinition, type MetricId } from '../model/metrics';
import type { SectionDefinition } from '../model/sections';

export type FormulaOperator = '+' | '-' | '*' | '/';

/** A parsed formula over metrics. A ratio stands for the quotient of its sums, not for its rounded value. */
export type Formula =
  /** Decimal text. */
  | { kind: 'number'; value: string }
  /** A metric of the row, or of the totals of the report. */
  | { kind: 'metric'; id: MetricId; isTotal: boolean }
  | { kind: 'negation'; of: Formula }
  | { kind: 'operation'; operator: FormulaOperator; left: Formula; right: Formula };

/** The name before the parentheses of a total: `total(cost)`. */
export const totalName = 'total';

const isMetricId = (name: string): name is MetricId => Object.hasOwn(metrics, name);
/** Names of metrics in a formula, in the order of their definition. */
export const formulaMetrics: readonly MetricId[] = Object.keys(metrics).filter(isMetricId);

/** A sum of the row, or of the totals of the report. */
export interface FormulaSum {
  of: Measure;
  isTotal: boolean;
}

/** The sums of which a metric consists; without a denominator it is a sum itself. */
export function partsOfMetric(id: MetricId): {
  numerator: Measure;
  denominator: Measure | null;
  scale: number;
} {
  const definition: MetricDefinition = metrics[id];
  return definition.kind === 'sum' ? { numerator: definition.of, denominator: null, scale: 1 } : definition;
}

/** Whether a section has everything that a formula needs. */
export function isFormulaOf(formula: Formula, definition: Pick<SectionDefinition, 'metrics'>): boolean {
  return idsIn(formula).every((id) => definition.metrics.includes(id));
}

function idsIn(formula: Formula): MetricId[] {
  switch (formula.kind) {
    case 'number':
      return [];
    case 'metric':
      return [formula.id];
    case 'negation':
      return idsIn(formula.of);
    case 'operation':
      return [...idsIn(formula.left), ...idsIn(formula.right)];
  }
}

/** Whether a formula needs the totals of the report. */
export function needsTotals(formula: Formula): boolean {
  switch (formula.kind) {
    case 'number':
      return false;
    case 'metric':
      return formula.isTotal;
    case 'negation':
      return needsTotals(formula.of);
    case 'operation':
      return needsTotals(formula.left) || needsTotals(formula.right);
  }
}

const signs = { '+': '+', '-': '−', '*': '×', '/': '÷' } as const satisfies Record<FormulaOperator, string>;

/** Words of a formula in a language. */
export interface FormulaWords {
  title: (id: MetricId) => string;
  /** The total of a metric with this title. */
  total: (title: string) => string;
}

/** A formula in words: `Cost ÷ (Clicks + 1)`, with parentheses only where they are needed. */
export function describeFormula(formula: Formula, words: FormulaWords): string {
  switch (formula.kind) {
    case 'number':
      return formula.value;
    case 'metric': {
      const title = words.title(formula.id);
      return formula.isTotal ? words.total(title) : title;
    }
    case 'negation':
      return `−${within(formula.of, words, formula.of.kind === 'operation' || formula.of.kind === 'negation')}`;
    case 'operation': {
      const { operator, left, right } = formula;
      const own = rank(operator);
      const isLower = (side: Formula) => side.kind === 'operation' && rank(side.operator) < own;
      const isInverse = operator === '-' || operator === '/';
      const isSameRank = right.kind === 'operation' && rank(right.operator) === own;
      const isRightApart = isLower(right) || (isInverse && isSameRank) || right.kind === 'negation';
      return `${within(left, words, isLower(left))} ${signs[operator]} ${within(right, words, isRightApart)}`;
    }
  }
}

function within(formula: Formula, words: FormulaWords, isApart: boolean): string {
  const text = describeFormula(formula, words);
  return isApart ? `(${text})` : text;
}

const rank = (operator: FormulaOperator) => (operator === '+' || operator === '-' ? 1 : 2);
