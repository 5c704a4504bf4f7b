import { formulaDecimals, partsOfMetric, type Formula, type Measure } from '@meridian/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { OwnMetricOrder } from '../plan/report-order';
import type { RowFormulas } from '../plan/row-formulas';
import { measure, previousMeasures, type MeasureSource } from './metric-sql';

/** A quotient of exact numbers. It has a value if all `divisors` differ from 0. */
interface Quotient {
  numerator: SQL;
  /** Undefined for 1. */
  denominator: SQL | undefined;
  divisors: SQL[];
}

/** Value by which rows `r` are ordered. */
export function ownMetricOrderValue({ formulas, part }: Pick<OwnMetricOrder, 'formulas' | 'part'>): SQL {
  const { value, previous, change } = ownMetricOfRow(formulas);
  return { value, previous, change }[part];
}

/** Values of an own metric of rows `r`: in each period, and their difference, which needs both. */
export function ownMetricOfRow({
  current,
  previous,
}: RowFormulas): Record<'value' | 'previous' | 'change', SQL> {
  const value = formulaValue(current, 'r');
  const before = formulaValue(previous, previousMeasures);
  return { value, previous: before, change: sql`(${value} - ${before})` };
}

/**
 * Value of a formula, exact and rounded once like that of `evaluateFormula`. NULL if a sum is NULL, and for a division by zero.
 *
 * The formula becomes one quotient, because each division of the database would be rounded.
 */
function formulaValue(formula: Formula, row: MeasureSource): SQL {
  const { numerator, denominator = sql`1`, divisors } = quotientOf(formula, row);
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

function quotientOf(formula: Formula, row: MeasureSource): Quotient {
  switch (formula.kind) {
    case 'number':
      return { numerator: sql.raw(`(${formula.value})::numeric`), denominator: undefined, divisors: [] };
    case 'metric': {
      const { numerator, denominator, scale } = partsOfMetric(formula.id);
      const sumOf = (of: Measure) => whole(sql`${measure(row, of)}::numeric`);
      const top = sumOf(numerator);
      if (denominator === null) return top;
      const scaled = scale === 1 ? top : whole(sql`${sql.raw(String(scale))} * ${top.numerator}`);
      return combine('/', scaled, sumOf(denominator));
    }
    case 'negation': {
      const value = quotientOf(formula.of, row);
      return { ...value, numerator: sql`-(${value.numerator})` };
    }
    case 'operation':
      return combine(formula.operator, quotientOf(formula.left, row), quotientOf(formula.right, row));
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
