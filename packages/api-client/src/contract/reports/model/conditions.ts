import * as z from 'zod/mini';
import {
  isOwnMetricKey,
  ownMetricFormats,
  type OwnMetric,
  type OwnMetricColumn,
} from '../own-metrics/own-metric';
import { reportColumns, type ReportColumnDefinition, type ReportColumnsOptions } from './columns';
import { maxFilterLength } from './filters';

/** What a condition compares: texts as they are written, codes that are shown as words, or numbers. */
export type ConditionKind = 'text' | 'code' | 'metric';

interface OperatorDefinition {
  /** Columns that have the operator. */
  kinds: readonly ConditionKind[];
  /** Number of values. */
  minValues: number;
  maxValues: number;
  /** Whether it needs the row of the comparison period. */
  isOfChange: boolean;
  /** Whether it is about the item that a row stands for, and not about a value of the column. */
  isOfItem: boolean;
}

const maxConditionValues = 100;
const define = (
  kinds: readonly ConditionKind[],
  [minValues, maxValues]: readonly [number, number],
  { isOfChange = false, isOfItem = false }: Partial<Pick<OperatorDefinition, 'isOfChange' | 'isOfItem'>> = {},
): OperatorDefinition => ({ kinds, minValues, maxValues, isOfChange, isOfItem });
const every: readonly ConditionKind[] = ['text', 'code', 'metric'];
const many = [1, maxConditionValues] as const;
const one = [1, 1] as const;
const none = [0, 0] as const;

/**
 * Every operator in the order of the list. The id is also the word in an address. `contains` ignores case, `in` does not. `changedBy`,
 * `upBy` and `downBy` compare the change with a percentage of the previous value; all three mean more than it. `new` means that no data of
 * the item begins before the report's range.
 */
export const conditionOperators = {
  contains: define(['text'], one),
  notContains: define(['text'], one),
  gt: define(['metric'], one),
  gte: define(['metric'], one),
  lt: define(['metric'], one),
  lte: define(['metric'], one),
  between: define(['metric'], [2, 2]),
  eq: define(['metric'], one),
  in: define(['text', 'code'], many),
  notIn: define(['text', 'code'], many),
  upBy: define(['metric'], one, { isOfChange: true }),
  downBy: define(['metric'], one, { isOfChange: true }),
  changedBy: define(['metric'], one, { isOfChange: true }),
  empty: define(every, none),
  notEmpty: define(every, none),
  new: define(['text'], none, { isOfItem: true }),
  notNew: define(['text'], none, { isOfItem: true }),
} as const satisfies Record<string, OperatorDefinition>;
export type ConditionOperator = keyof typeof conditionOperators;

const isOperator = (text: string): text is ConditionOperator => Object.hasOwn(conditionOperators, text);
export const conditionOperatorIds: readonly ConditionOperator[] =
  Object.keys(conditionOperators).filter(isOperator);

/** Maximum number of conditions in all groups. */
export const maxConditions = 50;

const conditionSchema = z.strictObject({
  /** Data key of a column. */
  column: z.string().check(z.maxLength(40)),
  operator: z.enum(Object.keys(conditionOperators).filter(isOperator)),
  /** Of metrics: decimal texts, percentages as the user reads them. Both ends for `between`. */
  values: z.array(z.string().check(z.maxLength(maxFilterLength))).check(z.maxLength(maxConditionValues)),
});
/** One condition of a row. */
export type ReportCondition = z.infer<typeof conditionSchema>;

const isWithinLimit = (groups: readonly (readonly unknown[])[]) => groups.flat().length <= maxConditions;
/** Rows meet every group; they meet a group if they meet one of its conditions. */
export const reportWhereSchema = z
  .array(z.array(conditionSchema).check(z.minLength(1)))
  .check(z.refine(isWithinLimit, { error: 'too_many_conditions' }));
/** Groups of conditions: all groups, and of each group at least one condition. */
export type ReportWhere = z.infer<typeof reportWhereSchema>;

/** The columns of a report that conditions can name: all but the period, which the range selects. */
export function conditionColumns(
  options: Omit<ReportColumnsOptions, 'hasSeveralCurrencies'>,
): ReportColumnDefinition[] {
  return reportColumns({ ...options, hasSeveralCurrencies: true }).filter(({ kind }) => kind !== 'period');
}

/** What a condition needs to know about an own metric. */
export interface OwnConditionColumn extends Pick<OwnMetricColumn, 'kind' | 'dataKey'> {
  metric: Pick<OwnMetric, 'name' | 'format'>;
}
/** A column that conditions can name: one that the section defines, or an own metric. */
export type ConditionColumn = ReportColumnDefinition | OwnConditionColumn;

/** Own metrics among the columns of a report that was read. */
export function ownConditionColumns(
  columns: readonly {
    dataKey: string;
    titleName: string;
    unit?: string | undefined;
    unitDesc?: string | undefined;
  }[],
): OwnConditionColumn[] {
  return columns
    .filter(({ dataKey }) => isOwnMetricKey(dataKey))
    .map(({ dataKey, titleName: name, unit, unitDesc }) => ({
      kind: 'ownMetric',
      dataKey,
      metric: { name, format: unit === '%*100' ? 'percent' : unitDesc === undefined ? 'number' : 'money' },
    }));
}

/** Columns of own metrics that conditions name, for whoever does not know them: whether they exist is seen when the report is read. */
export function namedOwnColumns(where: ReportWhere): OwnConditionColumn[] {
  const keys = where.flat().map(({ column }) => column);
  return [...new Set(keys)]
    .filter(isOwnMetricKey)
    .map((dataKey) => ({ kind: 'ownMetric', dataKey, metric: { name: dataKey, format: 'number' } }));
}

export function conditionKindOf(column: ConditionColumn): ConditionKind {
  if (column.kind === 'metric' || column.kind === 'ownMetric') return 'metric';
  if (column.kind === 'currency') return 'code';
  return column.kind === 'dimension' && column.definition.codeFormat !== undefined ? 'code' : 'text';
}

/** The operators of a column in the order of the list. */
export function operatorsOf(
  column: ConditionColumn,
  { isCompared }: { isCompared: boolean },
): ConditionOperator[] {
  const kind = conditionKindOf(column);
  return conditionOperatorIds.filter((id) => {
    const { kinds, isOfChange, isOfItem }: OperatorDefinition = conditionOperators[id];
    return kinds.includes(kind) && (isCompared || !isOfChange) && (isItemColumn(column) || !isOfItem);
  });
}

/** Whether a column names the items of the rows: campaigns, units, and what belongs to a unit. */
export function isItemColumn(column: ConditionColumn): boolean {
  return column.kind === 'dimension' && column.isItemName;
}

/** Whether conditions ask which items are new, which depends on the first day of the report. */
export function hasItemCondition(
  where: readonly (readonly Pick<ReportCondition, 'operator'>[])[] = [],
): boolean {
  return where.flat().some(({ operator }) => conditionOperators[operator].isOfItem);
}

/** Whether values of a column are percentages, which conditions state as they are read: 2.5 is 2.5 %. */
export function isPercentColumn(column: ConditionColumn): boolean {
  if (column.kind === 'ownMetric') return column.metric.format === 'percent';
  return column.kind === 'metric' && column.definition.unit === '%*100';
}

/** Whether values of a column are amounts of money. */
export function isMoneyColumn(column: ConditionColumn): boolean {
  if (column.kind === 'ownMetric') return ownMetricFormats[column.metric.format].isMoney;
  return column.kind === 'metric' && column.definition.isMoney;
}

/** Greatest percentage of a change; with it, no product exceeds the integers of an engine. */
const maxChangePercent = 10_000;
/** Digits of a number in a condition, before and after the decimal point. */
const conditionNumber = /^-?\d{1,15}(\.\d{1,6})?$/;

/** Why a condition is invalid; a key of the texts `errors`. */
export type ConditionProblem =
  | 'condition_column'
  | 'condition_operator'
  | 'condition_value'
  | 'condition_number'
  | 'condition_percent'
  | 'condition_order';

/** What is wrong with a condition in a report with these columns; undefined if it is valid. */
export function conditionProblem(
  { column: key, operator, values }: ReportCondition,
  { columns, isCompared }: { columns: readonly ConditionColumn[]; isCompared: boolean },
): ConditionProblem | undefined {
  const column = columns.find(({ dataKey }) => dataKey === key);
  if (column === undefined) return 'condition_column';
  if (!operatorsOf(column, { isCompared }).includes(operator)) return 'condition_operator';
  const { minValues, maxValues, isOfChange } = conditionOperators[operator];
  if (values.length < minValues || values.length > maxValues) return 'condition_value';
  if (values.some((value) => value === '' || value.length > maxFilterLength)) return 'condition_value';
  if (conditionKindOf(column) !== 'metric') return undefined;
  if (!values.every((value) => conditionNumber.test(value))) return 'condition_number';
  if (isOfChange && values.some((value) => !isChangePercent(value))) return 'condition_percent';
  const [from, to] = values;
  if (operator === 'between' && from !== undefined && to !== undefined && isGreater(from, to))
    return 'condition_order';
  return undefined;
}

/** The value times 10⁶, exact. Errors: a RangeError for a text that `conditionProblem` rejects. */
export function conditionMicros(value: string): bigint {
  if (!conditionNumber.test(value)) throw new RangeError(`No number of a condition: ${value}`);
  const [whole = '0', decimals = ''] = value.split('.');
  return BigInt(whole + decimals.padEnd(microDigits, '0'));
}
const microDigits = 6;

const isChangePercent = (value: string) =>
  !value.startsWith('-') && conditionMicros(value) <= conditionMicros(String(maxChangePercent));
const isGreater = (one: string, other: string) => conditionMicros(one) > conditionMicros(other);

/** The groups without those that have an invalid condition: without one of its alternatives, a group would hide other rows. */
export function validGroups(
  where: ReportWhere,
  options: Parameters<typeof conditionProblem>[1],
): ReportWhere {
  return where.filter((group) =>
    group.every((condition) => conditionProblem(condition, options) === undefined),
  );
}
