import {
  formulaDecimals,
  metrics,
  partsOfMetric,
  type Formula,
  type FormulaSum,
  type Measure,
} from '@meridian/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { OwnMetricOrder } from '../plan/report-order';
import { measure, previousMeasures, type MeasureSource } from './metric-sql';

/** A quotient of exact numbers. It has a value if all `divisors` differ from 0. */
interface Quotient {
  numerator: SQL;
  /** Undefined for 1. */
  denominator: SQL | undefined;
  divisors: SQL[];
}

/** Value by which rows `r` are ordered; needs the parts `totals` and, in a comparison, `previous_totals`. */
export function ownMetricOrderValue({ by: { formula }, part }: Pick<OwnMetricOrder, 'by' | 'part'>): SQL {
  const current = () => formulaValue(formula, sumsIn('r', currentTotal));
  const previous = () => formulaValue(formula, sumsIn(previousMeasures, previousTotal));
  switch (part) {
    case 'value':
      return current();
    case 'previous':
      return previous();
    case 'change':
      return sql`${current()} - ${previous()}`;
  }
}

const sumsIn =
  (row: MeasureSource, total: (of: Measure) => SQL) =>
  ({ of, isTotal }: FormulaSum): SQL =>
    isTotal ? total(of) : sql`${measure(row, of)}::numeric`;

/** The total as it is displayed: rounded, an amount only in one currency. Read once per query. */
const currentTotal = (of: Measure) => sql`(SELECT ${displayed(of, sql`t.currencies`)} FROM totals t)`;

/** Amounts of different currencies are never compared, so that the previous total needs the currency of both periods. */
const previousTotal = (of: Measure) =>
  sql`(SELECT ${displayed(of, sql`ARRAY(SELECT DISTINCT unnest(t.currencies || o.currencies))`)}
    FROM previous_totals t, totals o)`;

function displayed(of: Measure, currencies: SQL): SQL {
  const value = sql`round(${measure('t', of)}, 2)`;
  return metrics[of].isMoney ? sql`CASE WHEN cardinality(${currencies}) = 1 THEN ${value} END` : value;
}

/**
 * Value of a formula, exact and rounded once like that of `evaluateFormula`. NULL if a sum is NULL, and for a division by zero.
 *
 * The formula becomes one quotient, because each division of the database would be rounded.
 */
function formulaValue(formula: Formula, sumOf: (sum: FormulaSum) => SQL): SQL {
  const { numerator, denominator = sql`1`, divisors } = quotientOf(formula, sumOf);
  // cut off after one more digit, which alone decides how the last one is rounded
  const zeros = '0'.repeat(formulaDecimals);
  const digits = sql`div((${numerator}) * ${sql.raw(`1${zeros}0`)}, nullif(${denominator}, 0))`;
  const value = sql`round(${digits} * ${sql.raw(`0.${zeros}1`)}, ${sql.raw(String(formulaDecimals))})`;
  if (divisors.length === 0) return value;
  const areValid = sql.join(
    divisors.map((divisor) => sql`(${divisor}) <> 0`),
    sql` AND `,
  );
  return sql`CASE WHEN ${areValid} THEN ${value} END`;
}

function quotientOf(formula: Formula, sumOf: (sum: FormulaSum) => SQL): Quotient {
  switch (formula.kind) {
    case 'number':
      return { numerator: sql.raw(`${formula.value}::numeric`), denominator: undefined, divisors: [] };
    case 'metric': {
      const { isTotal } = formula;
      const { numerator, denominator, scale } = partsOfMetric(formula.id);
      const top = whole(sumOf({ of: numerator, isTotal }));
      if (denominator === null) return top;
      const scaled = scale === 1 ? top : whole(sql`${sql.raw(String(scale))} * ${top.numerator}`);
      return combine('/', scaled, whole(sumOf({ of: denominator, isTotal })));
    }
    case 'negation': {
      const value = quotientOf(formula.of, sumOf);
      return { ...value, numerator: sql`-(${value.numerator})` };
    }
    case 'operation':
      return combine(formula.operator, quotientOf(formula.left, sumOf), quotientOf(formula.right, sumOf));
  }
}

const whole = (numerator: SQL): Quotient => ({ numerator, denominator: undefined, divisors: [] });

function combine(operator: '+' | '-' | '*' | '/', left: Quotient, right: Quotient): Quotient {
  const divisors = [...left.divisors, ...right.divisors];
  switch (operator) {
    case '+':
    case '-': {
      const one = times(left.numerator, right.denominator);
      const other = times(right.numerator, left.denominator);
      return {
        numerator: sql`(${one} ${sql.raw(operator)} ${other})`,
        denominator: product(left.denominator, right.denominator),
        divisors,
      };
    }
    case '*':
      return {
        numerator: times(left.numerator, right.numerator),
        denominator: product(left.denominator, right.denominator),
        divisors,
      };
    case '/':
      return {
        numerator: times(left.numerator, right.denominator),
        denominator: times(right.numerator, left.denominator),
        divisors: [...divisors, right.numerator],
      };
  }
}

function times(one: SQL, other: SQL | undefined): SQL {
  return other === undefined ? one : sql`(${one} * ${other})`;
}

function product(one: SQL | undefined, other: SQL | undefined): SQL | undefined {
  return one === undefined ? other : times(one, other);
}
