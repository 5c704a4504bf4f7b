import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reportQuerySchema } from '../query';
import { describeConditions, parseConditions, printConditions } from './condition-text';
import {
  conditionColumns,
  conditionMicros,
  conditionOperatorIds,
  conditionOperators,
  conditionProblem,
  maxConditions,
  operatorsOf,
  validGroups,
  type ConditionColumn,
  type ReportCondition,
} from './conditions';
import { findSection, type Section } from './sections';

function columnsOf(section: Section = 'keyword', hasSeveralAccounts = false) {
  const definition = findSection('search', section);
  if (!definition) throw new Error('no section');
  return conditionColumns({ definition, period: 'daily', hasSeveralAccounts });
}
function columnOf(key: string, section?: Section) {
  const column = columnsOf(section).find(({ dataKey }) => dataKey === key);
  if (!column) throw new Error(`no column ${key}`);
  return column;
}
const condition = (column: string, operator: string, ...values: string[]) => {
  const [parsed] = parseConditions(printConditions([{ column, operator: 'in', values: ['x'] }])) ?? [];
  const known = conditionOperatorIds.find((id) => id === operator);
  if (!parsed || !known) throw new Error(`no operator ${operator}`);
  return { column, operator: known, values };
};

const text = fc.oneof(
  fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }),
  fc.constantFrom('a|b', ',', '\\', '\\,', '\\|\\', '100%_', '"', '\n', '北海道 | 旅行', 'cost gt 5'),
);
const anyCondition: fc.Arbitrary<ReportCondition> = fc
  .constantFrom(...conditionOperatorIds)
  .chain((operator) => {
    const { minValues, maxValues } = conditionOperators[operator];
    return fc.record({
      column: fc.constantFrom('cost', 'showWord', 'PcCost', 'week'),
      operator: fc.constant(operator),
      values: fc.array(text, { minLength: minValues, maxLength: Math.min(maxValues, 4) }),
    });
  });

describe('conditions as text', () => {
  it('are the same after printing and parsing, whatever the values contain', () => {
    fc.assert(
      fc.property(fc.array(anyCondition, { minLength: 1, maxLength: 4 }), (group) => {
        expect(parseConditions(printConditions(group))).toEqual(group);
      }),
    );
  });

  it('never fail to parse with an error', () => {
    fc.assert(
      fc.property(fc.oneof(text, fc.string({ unit: 'binary' })), (any) => {
        const parsed = parseConditions(any);
        expect(parsed === null || parseConditions(printConditions(parsed))).not.toBe(false);
      }),
    );
  });

  it.each([
    ['cost gt 500', [{ column: 'cost', operator: 'gt', values: ['500'] }]],
    [
      'conversion eq 0|conversion empty',
      [
        { column: 'conversion', operator: 'eq', values: ['0'] },
        { column: 'conversion', operator: 'empty', values: [] },
      ],
    ],
    ['matchType in exact,phrase', [{ column: 'matchType', operator: 'in', values: ['exact', 'phrase'] }]],
    ['', null],
    ['cost', null],
    ['cost above 5', null],
    ['cost between 5', null],
    ['cost gt 5,6', null],
    ['cost empty 5', null],
    ['showWord new', [{ column: 'showWord', operator: 'new', values: [] }]],
    ['showWord new 2026-11-01', null],
    ['cost gt 5|', null],
  ])('%j is %o', (printed, expected) => {
    expect(parseConditions(printed)).toEqual(expected);
  });
});

describe('a column', () => {
  it('has the operators of its kind, and those of changes only in a comparison', () => {
    const words = (key: string, isCompared = false) => operatorsOf(columnOf(key), { isCompared }).join(' ');
    expect(words('campaignName')).toBe('contains notContains in notIn empty notEmpty');
    expect(words('matchType')).toBe('in notIn empty notEmpty');
    expect(words('currency')).toBe('in notIn empty notEmpty');
    expect(words('ctr')).toBe('gt gte lt lte between eq empty notEmpty');
    expect(words('ctr', true)).toBe('gt gte lt lte between eq upBy downBy changedBy empty notEmpty');
  });

  it.each([
    ['campaign', 'campaignName'],
    ['unit', 'adgroupName'],
    ['keyword', 'showWord'],
    ['searchTerm', 'searchTerm'],
    ['designDaily', 'ideaTitle'],
  ] as const)('of the items of a %s report can ask which of these are new', (section, key) => {
    const isOffered = (column: ConditionColumn) => operatorsOf(column, { isCompared: false }).includes('new');
    expect(columnsOf(section).filter(isOffered)).toMatchObject([{ dataKey: key }]);
  });

  it.each(['account', 'region', 'timePeriod', 'device'] as const)(
    'of a %s report cannot: it has no items',
    (section) => {
      for (const column of columnsOf(section, true))
        expect(
          conditionProblem(condition(column.dataKey, 'new'), { columns: [column], isCompared: true }),
        ).toBe('condition_operator');
    },
  );

  it('can be named by conditions if the report has it, except the period', () => {
    const keys = (...args: Parameters<typeof columnsOf>) => columnsOf(...args).map(({ dataKey }) => dataKey);
    expect(keys('timePeriod')).toEqual(expect.arrayContaining(['week', 'hour', 'currency', 'cost']));
    expect(keys()).not.toContain('date');
    expect(keys()).not.toContain('accountName');
    expect(keys('keyword', true)).toContain('accountName');
  });
});

describe('a condition', () => {
  it.each([
    [condition('cost', 'gt', '500'), undefined],
    [condition('cost', 'gt', '-0.000001'), undefined],
    [condition('ctr', 'between', '0.5', '2.5'), undefined],
    [condition('showWord', 'contains', `"100%_\\'`), undefined],
    [condition('conversion', 'empty'), undefined],
    [condition('showWord', 'new'), undefined],
    [condition('campaignName', 'notNew'), 'condition_operator'],
    [condition('showWord', 'new', '2026-11-01'), 'condition_value'],
    [condition('cityName', 'in', 'x'), 'condition_column'],
    [condition('date', 'in', 'x'), 'condition_column'],
    [condition('accountName', 'in', 'x'), 'condition_column'],
    [condition('showWord', 'gt', '5'), 'condition_operator'],
    [condition('matchType', 'contains', 'ex'), 'condition_operator'],
    [condition('cost', 'upBy', '20'), 'condition_operator'],
    [condition('showWord', 'contains', ''), 'condition_value'],
    [condition('showWord', 'in'), 'condition_value'],
    [condition('showWord', 'in', 'x'.repeat(201)), 'condition_value'],
    [condition('cost', 'gt', '1e5'), 'condition_number'],
    [condition('cost', 'gt', '1,000'), 'condition_number'],
    [condition('cost', 'gt', '１'), 'condition_number'],
    [condition('cost', 'gt', '0.0000001'), 'condition_number'],
    [condition('cost', 'gt', '1'.repeat(16)), 'condition_number'],
    [condition('cost', 'between', '3', '2.999999'), 'condition_order'],
  ])('%o has the problem %s', (given, problem) => {
    expect(conditionProblem(given, { columns: columnsOf(), isCompared: false })).toBe(problem);
  });

  it('of a change is a percentage that is not negative, in a comparison', () => {
    const options = { columns: columnsOf(), isCompared: true };
    expect(conditionProblem(condition('cpc', 'upBy', '20'), options)).toBeUndefined();
    expect(conditionProblem(condition('cpc', 'upBy', '-20'), options)).toBe('condition_percent');
    expect(conditionProblem(condition('cpc', 'upBy', '10000'), options)).toBeUndefined();
    expect(conditionProblem(condition('cpc', 'upBy', '10000.1'), options)).toBe('condition_percent');
  });

  it('that is invalid removes its whole group, because its alternatives alone would hide other rows', () => {
    const valid = condition('cost', 'gt', '5');
    const groups = [[valid], [valid, condition('cityName', 'in', 'x')]];
    expect(validGroups(groups, { columns: columnsOf(), isCompared: false })).toEqual([[valid]]);
  });

  it.each([
    ['1', 1_000_000n],
    ['-0.5', -500_000n],
    ['999999999999999.999999', 999_999_999_999_999_999_999n],
  ])('of %s is %s in millionths', (value, micros) => {
    expect(conditionMicros(value)).toBe(micros);
  });
});

it('rejects more conditions than the limit', () => {
  const query = (count: number) => ({
    beginDate: '',
    endDate: '',
    where: Array.from({ length: count }, () => [condition('cost', 'gt', '5')]),
  });
  expect(reportQuerySchema.safeParse(query(maxConditions)).success).toBe(true);
  expect(reportQuerySchema.safeParse(query(2_000)).error?.issues).toMatchObject([
    { path: ['where'], message: 'too_many_conditions' },
  ]);
});

it('describes a group in words', () => {
  const words = {
    title: (key: string) => key.toUpperCase(),
    value: (_: string, value: string) => `“${value}”`,
    number: (value: string, { isPercent, isMoney }: { isPercent: boolean; isMoney: boolean }) =>
      `${isMoney ? '￥' : ''}${value}${isPercent ? '%' : ''}`,
    condition: (operator: string, params: { column: string; value: string; other: string }) =>
      [params.column, operator, params.value, params.other].join(' ').trim(),
    anyOf: (texts: readonly string[]) => texts.join(' / '),
  };
  const group = [
    condition('cost', 'between', '5', '6'),
    condition('cpc', 'upBy', '20'),
    condition('ctr', 'lt', '0.5'),
    condition('matchType', 'in', 'exact', 'phrase'),
    condition('cityName', 'empty'),
  ];
  expect(describeConditions(group, columnsOf(), words)).toBe(
    'COST between ￥5 ￥6 / CPC upBy 20% / CTR lt 0.5% / MATCHTYPE in “exact” / “phrase” / cityName empty',
  );
});
