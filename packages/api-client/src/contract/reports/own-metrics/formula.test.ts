import { Big } from 'big.js';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { measures } from '../model/metrics';
import { evaluateFormula, formulaDecimals } from './evaluate-formula';
import { describeFormula, formulaMetrics, partsOfMetric, type Formula } from './formula';
import { maxFormulaDepth } from './formula-limits';
import { parseFormula } from './parse-formula';

const words = { title: (id: string) => id, total: (title: string) => `total(${title})` };

const { formula: formulas } = fc.letrec<{ formula: Formula }>((tie) => ({
  formula: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'formula' },
    fc.record({
      kind: fc.constant('metric' as const),
      id: fc.constantFrom(...formulaMetrics),
      isTotal: fc.boolean(),
    }),
    fc.record({
      kind: fc.constant('number' as const),
      value: fc.constantFrom('0', '1', '3', '0.5', '1000', '12.345678'),
    }),
    fc.record({ kind: fc.constant('negation' as const), of: tie('formula') }),
    fc.record({
      kind: fc.constant('operation' as const),
      operator: fc.constantFrom('+' as const, '-' as const, '*' as const, '/' as const),
      left: tie('formula'),
      right: tie('formula'),
    }),
  ),
}));
const sum = fc.oneof(
  fc.integer({ min: 0, max: 50_000 }).map((units) => new Big(units).div(1000).toFixed(3)),
  fc.nat(9),
  fc.constantFrom('-3.20', '799999999999.999999', null),
);
const sums = fc.record({
  row: fc.record(Object.fromEntries(measures.map((of) => [of, sum]))),
  totals: fc.record(Object.fromEntries(measures.map((of) => [of, sum]))),
});
type Sums = ReturnType<(typeof sums)['generate']>['value'];
const valueOf =
  ({ row, totals }: Sums): Parameters<typeof evaluateFormula>[1] =>
  ({ of, isTotal }) =>
    (isTotal ? totals : row)[of] ?? null;

function parsed(text: string): Formula {
  const { formula, error } = parseFormula(text);
  if (formula === null) throw new Error(JSON.stringify(error));
  return formula;
}
const withOneMetric = (formula: Formula): Formula => ({
  kind: 'operation',
  operator: '+',
  left: { kind: 'metric', id: 'click', isTotal: false },
  right: formula,
});

/** Quotients with 200 decimals, which are not rounded in between. */
function approximated(formula: Formula, values: Sums): Big | null {
  const Wide = Big();
  Wide.DP = 200;
  const divide = (one: Big | null, other: Big | null) =>
    one === null || other === null || other.abs().lt('1e-60') ? null : one.div(other);
  const number = (value: string | number | null) => (value === null ? null : new Wide(value));
  const evaluate = (node: Formula): Big | null => {
    switch (node.kind) {
      case 'number':
        return new Wide(node.value);
      case 'metric': {
        const { numerator, denominator, scale } = partsOfMetric(node.id);
        const read = (of: typeof numerator) => number(valueOf(values)({ of, isTotal: node.isTotal }));
        const top = read(numerator);
        return denominator === null ? top : divide(top && top.times(scale), read(denominator));
      }
      case 'negation':
        return evaluate(node.of)?.times(-1) ?? null;
      case 'operation': {
        const [left, right] = [evaluate(node.left), evaluate(node.right)];
        if (node.operator === '/') return divide(left, right);
        if (left === null || right === null) return null;
        return { '+': left.plus(right), '-': left.minus(right), '*': left.times(right) }[node.operator];
      }
    }
  };
  return evaluate(formula);
}

describe('a value', () => {
  it('is the exact quotient of the sums, rounded once to 8 decimals', () => {
    fc.assert(
      fc.property(formulas, sums, (formula, values) => {
        const value = evaluateFormula(formula, valueOf(values));
        const expected = approximated(formula, values);
        if (expected === null) return value === null;
        // an error of the approximation is far smaller than this
        const difference = expected.minus(value ?? NaN).abs();
        return difference.lte(new Big('0.5').times(`1e-${formulaDecimals}`).plus('1e-50'));
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ['cost / click', { cost: '10', click: 3 }, '3.33333333'],
    ['click / 3 * 3', { click: 7 }, '7'],
    ['cost / 3 * 3 / 1000', { cost: '0.000005' }, '0.00000001'],
    ['-cost / 200000000', { cost: '1' }, '-0.00000001'],
    ['-cost / 300000000', { cost: '1' }, '0'],
    ['cpm', { cost: '12.5', impression: 1000 }, '12.5'],
    ['cost - 0', { cost: '12.50' }, '12.5'],
    ['cost / (click - click)', { cost: '1', click: 4 }, null],
    ['1 / (cost / click)', { cost: '5', click: 0 }, null],
    ['click - cost', { click: 1, cost: null }, null],
    ['click * 99999999999999', { click: '9007199254740993' }, '900719925474090292800745259007'],
  ])('of %s with %o is %s', (text, row, expected) => {
    const value = evaluateFormula(
      parsed(text),
      ({ of }) => Object.entries(row).find(([key]) => key === of)?.[1] ?? null,
    );
    expect(value).toBe(expected);
  });

  it('takes totals from the totals', () => {
    const value = evaluateFormula(parsed('cost / total(cost)'), ({ isTotal }) => (isTotal ? '8' : '2'));
    expect(value).toBe('0.25');
  });
});

describe('the text of a formula', () => {
  it('in words is parsed to a formula with the same values', () => {
    fc.assert(
      fc.property(formulas.map(withOneMetric), sums, (formula, values) => {
        const { formula: again, error } = parseFormula(describeFormula(formula, words));
        if (again === null) return error.problem === 'tooDeep';
        return evaluateFormula(again, valueOf(values)) === evaluateFormula(formula, valueOf(values));
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    ['(cost+1)*(click-2)', '(cost + 1) × (click − 2)'],
    ['((cost))/click/2', 'cost ÷ click ÷ 2'],
    ['cost/(click/2)', 'cost ÷ (click ÷ 2)'],
    ['cost-(click-2)', 'cost − (click − 2)'],
    ['ＣＯＳＴ', null],
    ['（Cost＋1）÷TOTAL(cost)', '(cost + 1) ÷ total(cost)'],
    ['- -cost', '−(−cost)'],
  ])('%s is %s', (text, expected) => {
    const { formula } = parseFormula(text);
    expect(formula && describeFormula(formula, words)).toBe(expected);
  });

  test.each([
    ['', 'empty', 0, ''],
    ['   ', 'empty', 3, ''],
    ['1 + 2', 'noMetric', 5, ''],
    ['cost +', 'valueMissing', 6, ''],
    ['cost + )', 'valueMissing', 7, ')'],
    ['cost click', 'operatorMissing', 5, 'click'],
    ['cost )', 'operatorMissing', 5, ')'],
    ['(cost + 1', 'parenthesisMissing', 9, ''],
    ['(cost 1', 'operatorMissing', 6, '1'],
    ['cost % 2', 'character', 5, '%'],
    ['cost; drop table users', 'character', 4, ';'],
    ['🙂', 'character', 0, '🙂'],
    ['cost * 1.2.3', 'number', 7, '1.2.3'],
    ['cost * 1234567890123456', 'number', 7, '1234567890123456'],
    ['cost / revenue', 'unknownMetric', 7, 'revenue'],
    ['消费 / click', 'unknownMetric', 0, '消费'],
    ['__proto__', 'unknownMetric', 0, '__proto__'],
    ['constructor / toString', 'unknownMetric', 0, 'constructor'],
    ['total / cost', 'total', 0, 'total'],
    ['total(cost + 1)', 'parenthesisMissing', 11, '+'],
    ['total(secret)', 'unknownMetric', 6, 'secret'],
    ['cost + '.repeat(300), 'tooLong', 500, ''],
    [`${'cost+'.repeat(50)}1`, 'tooManyValues', 250, '1'],
    [`${'('.repeat(maxFormulaDepth + 1)}cost`, 'tooDeep', maxFormulaDepth, '('],
    [`${'-'.repeat(400)}cost`, 'tooDeep', maxFormulaDepth, '-'],
  ])('%j has the problem %s at %i', (text, problem, position, wrong) => {
    expect(parseFormula(text)).toEqual({ formula: null, error: { problem, position, text: wrong } });
  });

  it('never fails otherwise, and names a position in the text', () => {
    const pieces = fc.constantFrom(
      'cost',
      'total',
      '(',
      ')',
      '+',
      '-',
      '*',
      '/',
      '1',
      '.5',
      ' ',
      '\\',
      '%_',
      '"',
      '元',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ maxLength: 600 }),
          fc.array(pieces).map((list) => list.join('')),
        ),
        (text) => {
          const { error } = parseFormula(text);
          return error === null || (error.position >= 0 && error.position <= text.length);
        },
      ),
    );
  });
});
