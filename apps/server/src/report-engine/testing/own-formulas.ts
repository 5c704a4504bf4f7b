import {
  isFormulaOf,
  ownMetricKey,
  parseFormula,
  type OwnMetric,
  type SectionDefinition,
} from '@meridian/api-client/contract';

/**
 * Formulas with one value in all rows that have any, as a condition writes it: a condition with this value notices a wrong last digit. The
 * first is a percentage.
 */
export const constantFormulas: ReadonlyMap<string, string> = new Map([
  ['click / click', '100'],
  ['cost * 12.5 / cost', '12.5'],
]);

const texts = [
  'cost / click',
  'cost / total(cost)',
  'ctr - total(ctr)',
  '-cost',
  'conversion * 50 / cost - 0.5',
  '(cost - conversion * 12.345678) / click',
  'total(cost) / click + cpc / (click - 100)',
  '1 / (cost / click)',
  'impression',
  'cost / conversion',
  ...constantFormulas.keys(),
  // needs wider integers than DuckDB has
  'cost * cost * cost / click',
];

/** Own metrics of a section, some with totals. */
export function ownMetricsFor(definition: SectionDefinition): OwnMetric[] {
  return texts.flatMap((text, index): OwnMetric[] => {
    const { formula } = parseFormula(text);
    if (formula === null) throw new Error(text);
    const format = index % 3 === 1 ? 'percent' : 'exact';
    const dataKey = ownMetricKey(`0191d0a0-0000-4000-8f00-${String(index).padStart(12, '0')}`);
    return isFormulaOf(formula, definition) ? [{ dataKey, name: text, formula, format, target: null }] : [];
  });
}
