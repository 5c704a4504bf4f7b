import { partsOfMetric, type Formula, type FormulaSum } from './formula';

/** Decimals of a value, as of the ratios of reports. */
export const formulaDecimals = 8;

/** An exact quotient; the denominator is never 0. */
interface Rational {
  numerator: bigint;
  denominator: bigint;
}

/**
 * The value of a formula: exact, rounded once, half away from zero, to 8 decimals.
 *
 * Shape: decimal text without trailing zeros; null if a sum has no value, and for a division by zero.
 */
export function evaluateFormula(
  formula: Formula,
  /** Decimal text or number of a sum; null without a value. */
  valueOf: (sum: FormulaSum) => string | number | null,
): string | null {
  const value = evaluate(formula, valueOf);
  return value && roundedText(value);
}

function evaluate(formula: Formula, valueOf: Parameters<typeof evaluateFormula>[1]): Rational | null {
  switch (formula.kind) {
    case 'number':
      return parseDecimal(formula.value);
    case 'metric': {
      const { isTotal } = formula;
      const { numerator, denominator, scale } = partsOfMetric(formula.id);
      const sumOf = (of: FormulaSum['of']) => {
        const value = valueOf({ of, isTotal });
        return value === null ? null : parseDecimal(String(value));
      };
      const top = sumOf(numerator);
      if (top === null || denominator === null) return top;
      const scaled = { ...top, numerator: top.numerator * BigInt(scale) };
      return operate('/', scaled, sumOf(denominator));
    }
    case 'negation': {
      const value = evaluate(formula.of, valueOf);
      return value && { ...value, numerator: -value.numerator };
    }
    case 'operation':
      return operate(formula.operator, evaluate(formula.left, valueOf), evaluate(formula.right, valueOf));
  }
}

function operate(
  operator: '+' | '-' | '*' | '/',
  left: Rational | null,
  right: Rational | null,
): Rational | null {
  if (left === null || right === null) return null;
  const denominator = left.denominator * right.denominator;
  switch (operator) {
    case '+':
      return {
        numerator: left.numerator * right.denominator + right.numerator * left.denominator,
        denominator,
      };
    case '-':
      return {
        numerator: left.numerator * right.denominator - right.numerator * left.denominator,
        denominator,
      };
    case '*':
      return { numerator: left.numerator * right.numerator, denominator };
    case '/':
      return right.numerator === 0n
        ? null
        : {
            numerator: left.numerator * right.denominator,
            denominator: left.denominator * right.numerator,
          };
  }
}

/** Errors: a SyntaxError for a text that is no decimal number. */
function parseDecimal(text: string): Rational {
  const [whole = '', decimals = ''] = text.split('.');
  return { numerator: BigInt(whole + decimals), denominator: 10n ** BigInt(decimals.length) };
}

const absolute = (value: bigint) => (value < 0n ? -value : value);

function roundedText({ numerator, denominator }: Rational): string {
  const [above, below] = [absolute(numerator) * 10n ** BigInt(formulaDecimals), absolute(denominator)];
  const rounded = (2n * above + below) / (2n * below);
  const isNegative = rounded !== 0n && numerator < 0n !== denominator < 0n;
  const digits = String(rounded).padStart(formulaDecimals + 1, '0');
  let decimals = digits.slice(-formulaDecimals);
  while (decimals.endsWith('0')) decimals = decimals.slice(0, -1);
  const whole = digits.slice(0, -formulaDecimals);
  return `${isNegative ? '-' : ''}${whole}${decimals === '' ? '' : `.${decimals}`}`;
}
