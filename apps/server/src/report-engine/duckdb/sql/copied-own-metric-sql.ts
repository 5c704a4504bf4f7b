import {
  formulaDecimals,
  partsOfMetric,
  type Formula,
  type FormulaOperator,
  type Measure,
} from '@meridian/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { RowFormulas } from '../../plan/row-formulas';
import { measure, previousMeasures, type MeasureSource } from '../../sql/metric-sql';
import { digitsOf } from './measures-sql';

/** A quotient of integers, divided by a power of ten. It has a value if all `divisors` differ from 0. */
interface Quotient {
  numerator: SQL;
  /** Undefined for 1. */
  denominator: SQL | undefined;
  /** Exponent of the power of ten; may be negative. */
  power: number;
  divisors: SQL[];
  /** Greatest absolute values of numerator and denominator. */
  top: bigint;
  bottom: bigint;
}

/** The greatest HUGEINT. */
const maxInteger = 2n ** 127n - 1n;
/** Units of a metric in the sums of one row that are expected at most. DuckDB reports greater ones as errors where they exceed an integer. */
const maxUnits = 10n ** 14n;

/** Whether DuckDB can compute the values of formulas with its integers. `factor`: by which they are multiplied afterwards. */
export function fitsIntegers({ current, previous }: RowFormulas, factor = 1n): boolean {
  return [current, previous].every((formula) => {
    const { dividend, divisor } = boundsOf(quotientOf(formula, 'r'));
    return dividend * factor <= maxInteger && divisor <= maxInteger;
  });
}

/** Values of an own metric of rows `r` as integers with `formulaDecimals`: in each period, and their difference, which needs both. */
export function copiedOwnMetric({
  current,
  previous,
}: RowFormulas): Record<'value' | 'previous' | 'change', SQL> {
  const value = formulaValue(current, 'r');
  const before = formulaValue(previous, previousMeasures);
  return { value, previous: before, change: sql`(${value} - ${before})` };
}

/** Value of a formula, rounded half away from zero like that of `evaluateFormula`. NULL if a sum is NULL, and for a division by zero. */
function formulaValue(formula: Formula, row: MeasureSource): SQL {
  const quotient = quotientOf(formula, row);
  const { numerator, denominator = integer(1n), divisors } = quotient;
  const { times, by } = factorsOf(quotient);
  const dividend = sql`abs(${numerator}) * ${integer(times)} * 2::HUGEINT`;
  const divisor = sql`(abs(${denominator}) * ${integer(by)})`;
  const value = sql`(sign(${numerator}) * sign(${denominator}) * ((${dividend} + ${divisor}) // (2::HUGEINT * ${divisor})))`;
  if (divisors.length === 0) return value;
  const areValid = sql.join(
    divisors.map((each) => sql`(${each}) <> 0`),
    sql` AND `,
  );
  return sql`(CASE WHEN ${areValid} THEN ${value} END)`;
}

/** Factors of numerator and denominator that give the value `formulaDecimals`. */
function factorsOf({ power }: Pick<Quotient, 'power'>): { times: bigint; by: bigint } {
  const exponent = formulaDecimals - power;
  return { times: 10n ** BigInt(Math.max(exponent, 0)), by: 10n ** BigInt(Math.max(-exponent, 0)) };
}

function boundsOf(quotient: Quotient): { dividend: bigint; divisor: bigint } {
  const { times, by } = factorsOf(quotient);
  const divisor = quotient.bottom * by * 2n;
  return { dividend: quotient.top * times * 2n + divisor, divisor };
}

function quotientOf(formula: Formula, row: MeasureSource): Quotient {
  switch (formula.kind) {
    case 'number': {
      const [units = '', decimals = ''] = formula.value.split('.');
      const value = BigInt(units + decimals);
      return { ...whole(integer(value), value < 0n ? -value : value), power: decimals.length };
    }
    case 'metric': {
      const { numerator, denominator, scale } = partsOfMetric(formula.id);
      const top = sumOf(numerator, row);
      if (denominator === null) return top;
      return combine(
        '/',
        combine('*', top, whole(integer(BigInt(scale)), BigInt(scale))),
        sumOf(denominator, row),
      );
    }
    case 'negation': {
      const value = quotientOf(formula.of, row);
      return { ...value, numerator: sql`(-${value.numerator})` };
    }
    case 'operation':
      return combine(formula.operator, quotientOf(formula.left, row), quotientOf(formula.right, row));
  }
}

function sumOf(of: Measure, row: MeasureSource): Quotient {
  const digits = digitsOf(of);
  return { ...whole(sql`${measure(row, of)}::HUGEINT`, maxUnits * 10n ** BigInt(digits)), power: digits };
}

function whole(numerator: SQL, top: bigint): Quotient {
  // a bound of at least 1 never becomes smaller by a product
  return {
    numerator,
    denominator: undefined,
    power: 0,
    divisors: [],
    top: top === 0n ? 1n : top,
    bottom: 1n,
  };
}

function combine(operator: FormulaOperator, left: Quotient, right: Quotient): Quotient {
  const divisors = [...left.divisors, ...right.divisors];
  switch (operator) {
    case '+':
    case '-': {
      const power = Math.max(left.power, right.power);
      const term = (one: Quotient, other: Quotient) => {
        const factor = 10n ** BigInt(power - one.power);
        const scaled = factor === 1n ? one.numerator : sql`(${one.numerator} * ${integer(factor)})`;
        return { value: times(scaled, other.denominator), bound: one.top * factor * other.bottom };
      };
      const [first, second] = [term(left, right), term(right, left)];
      return {
        numerator: sql`(${first.value} ${sql.raw(operator)} ${second.value})`,
        denominator: product(left.denominator, right.denominator),
        power,
        divisors,
        top: first.bound + second.bound,
        bottom: left.bottom * right.bottom,
      };
    }
    case '*':
      return {
        numerator: times(left.numerator, right.numerator),
        denominator: product(left.denominator, right.denominator),
        power: left.power + right.power,
        divisors,
        top: left.top * right.top,
        bottom: left.bottom * right.bottom,
      };
    case '/':
      return {
        numerator: times(left.numerator, right.denominator),
        denominator: times(right.numerator, left.denominator),
        power: left.power - right.power,
        divisors: [...divisors, right.numerator],
        top: left.top * right.bottom,
        bottom: left.bottom * right.top,
      };
  }
}

const integer = (value: bigint) => sql.raw(`(${value})::HUGEINT`);

function times(one: SQL, other: SQL | undefined): SQL {
  return other === undefined ? one : sql`(${one} * ${other})`;
}

function product(one: SQL | undefined, other: SQL | undefined): SQL | undefined {
  return one === undefined ? other : times(one, other);
}
