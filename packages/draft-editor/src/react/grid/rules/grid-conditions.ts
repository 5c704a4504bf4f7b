import type { EditableColumn, GridCondition, GridOperator, GridValue } from '../types';

type ColumnKind = EditableColumn['kind'];

interface OperatorDefinition {
  /** Columns that have the operator. */
  kinds: readonly ColumnKind[];
  minValues: number;
  maxValues: number;
}

const maxConditionValues = 100;
const many = [1, maxConditionValues] as const;
const one = [1, 1] as const;
const none = [0, 0] as const;
const define = (
  kinds: readonly ColumnKind[],
  [minValues, maxValues]: readonly [number, number],
): OperatorDefinition => ({ kinds, minValues, maxValues });

/** Every operator in the order of the list; those of reports that need no comparison. `contains` ignores case, `in` does not. */
export const gridOperators = {
  contains: define(['text'], one),
  notContains: define(['text'], one),
  gt: define(['number'], one),
  gte: define(['number'], one),
  lt: define(['number'], one),
  lte: define(['number'], one),
  between: define(['number'], [2, 2]),
  eq: define(['number'], one),
  in: define(['text', 'select'], many),
  notIn: define(['text', 'select'], many),
  empty: define(['text', 'number', 'select'], none),
  notEmpty: define(['text', 'number', 'select'], none),
} as const satisfies Record<GridOperator, OperatorDefinition>;

// asserted: the keys of the operators
export const gridOperatorIds = Object.keys(gridOperators) as GridOperator[];

export function gridOperatorsOf({ kind }: Pick<EditableColumn, 'kind'>): GridOperator[] {
  return gridOperatorIds.filter((id) => {
    const { kinds }: OperatorDefinition = gridOperators[id];
    return kinds.includes(kind);
  });
}

/** Why a condition is invalid; a key of the texts. */
export type GridConditionProblem = 'operator' | 'value' | 'number' | 'order';

const decimal = /^-?\d{1,15}(\.\d{1,6})?$/;

/** What is wrong with a condition for its column; undefined if it is valid. */
export function gridConditionProblem(
  { operator, values }: GridCondition,
  column: Pick<EditableColumn, 'kind'>,
): GridConditionProblem | undefined {
  if (!gridOperatorsOf(column).includes(operator)) return 'operator';
  const { minValues, maxValues } = gridOperators[operator];
  if (values.length < minValues || values.length > maxValues || values.includes('')) return 'value';
  if (column.kind !== 'number') return undefined;
  if (!values.every((value) => decimal.test(value))) return 'number';
  const [from, to] = values.map(Number);
  return operator === 'between' && Number(from) > Number(to) ? 'order' : undefined;
}

/** The valid conditions of a filter: an address may have others. */
export function validConditions(
  filter: readonly GridCondition[],
  columns: readonly Pick<EditableColumn, 'id' | 'kind'>[],
): GridCondition[] {
  return filter.filter((condition) => {
    const column = columns.find(({ id }) => id === condition.column);
    return column !== undefined && gridConditionProblem(condition, column) === undefined;
  });
}

/** Whether a value meets a valid condition. */
export function conditionTest({ operator, values }: GridCondition): (value: GridValue) => boolean {
  const [first = '', second = ''] = values;
  const [from, to] = [Number(first), Number(second)];
  const part = first.toLowerCase();
  const listed = new Set(values);
  const textOf = (value: GridValue) => String(value ?? '');
  const isNumber = (compare: (value: number) => boolean) => (value: GridValue) =>
    typeof value === 'number' && compare(value);
  const tests: Record<GridOperator, (value: GridValue) => boolean> = {
    contains: (value) => textOf(value).toLowerCase().includes(part),
    notContains: (value) => !textOf(value).toLowerCase().includes(part),
    gt: isNumber((value) => value > from),
    gte: isNumber((value) => value >= from),
    lt: isNumber((value) => value < from),
    lte: isNumber((value) => value <= from),
    between: isNumber((value) => value >= from && value <= to),
    eq: isNumber((value) => value === from),
    in: (value) => listed.has(textOf(value)),
    notIn: (value) => !listed.has(textOf(value)),
    empty: (value) => textOf(value) === '',
    notEmpty: (value) => textOf(value) !== '',
  };
  return tests[operator];
}

export interface FilterInput {
  conditions: readonly GridCondition[];
  /** Indexes of the rows to compare. */
  candidates: readonly number[];
  rowKey: (index: number) => string;
  getValue: (rowKey: string, columnId: string) => GridValue;
}

/** Rows that are compared in one step: less than 1 ms. */
const rowsPerStep = 64;

/** The indexes of the rows that meet all conditions, in steps. */
export function* filterRows(input: FilterInput): Generator<void, readonly number[]> {
  const { conditions, candidates, rowKey, getValue } = input;
  if (conditions.length === 0) return candidates;
  const tests = conditions.map((condition) => ({ column: condition.column, test: conditionTest(condition) }));
  const indexes: number[] = [];
  for (const [at, index] of candidates.entries()) {
    if (at % rowsPerStep === 0) yield;
    const key = rowKey(index);
    if (tests.every(({ column, test }) => test(getValue(key, column)))) indexes.push(index);
  }
  return indexes;
}

/** Whether two conditions are the same. */
export function isSameCondition(a: GridCondition, b: GridCondition): boolean {
  return a.column === b.column && a.operator === b.operator && a.values.join('\n') === b.values.join('\n');
}
