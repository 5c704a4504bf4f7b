import type { ColumnTitleKey } from './columns';
import {
  conditionKindOf,
  conditionOperatorIds,
  conditionOperators,
  isMoneyColumn,
  isPercentColumn,
  type ConditionColumn,
  type ConditionOperator,
  type ReportCondition,
} from './conditions';

/**
 * A group as text, for addresses: conditions with `|` between them, each `<data key> <operator> <value>,<value>`, such as
 * `cost gt 500|conversion eq 0`. A backslash precedes `|`, `,` and backslashes in values.
 */
export function printConditions(group: readonly ReportCondition[]): string {
  return group
    .map(({ column, operator, values }) =>
      [column, operator, ...(values.length > 0 ? [values.map(escapeValue).join(',')] : [])].join(' '),
    )
    .join('|');
}

/** Parses a text of `printConditions`; null for anything else. Whether a report has the columns is not checked. */
export function parseConditions(text: string): ReportCondition[] | null {
  const conditions = splitUnescaped(text, '|').map(parseCondition);
  return conditions.every((condition) => condition !== null) ? conditions : null;
}

function parseCondition(text: string): ReportCondition | null {
  const match = /^([A-Za-z][A-Za-z0-9]{0,39}) ([A-Za-z]+)(?: (.*))?$/su.exec(text);
  const [, column, operatorText, list] = match ?? [];
  const operator = conditionOperatorIds.find((id) => id === operatorText);
  if (column === undefined || operator === undefined) return null;
  const values = list === undefined ? [] : splitUnescaped(list, ',').map(unescapeValue);
  const { minValues, maxValues } = conditionOperators[operator];
  const isComplete = values.length >= minValues && values.length <= maxValues;
  return isComplete ? { column, operator, values } : null;
}

const escapeValue = (value: string) => value.replace(/[\\,|]/g, String.raw`\$&`);
const unescapeValue = (text: string) => text.replace(/\\(.)/gsu, '$1');

/** Parts between separators that no backslash precedes; they keep their backslashes. */
function splitUnescaped(text: string, separator: ',' | '|'): string[] {
  const parts = [''];
  for (const [piece] of text.matchAll(/\\.|[^\\]|\\$/gsu)) {
    if (piece === separator) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${piece}`);
  }
  return parts;
}

/** Words with which conditions are described. */
export interface ConditionWords {
  title: (titleKey: ColumnTitleKey) => string;
  /** Word for a value of a column, such as that of a code. */
  value: (dataKey: string, value: string) => string;
  /** A number with its unit. */
  number: (value: string, unit: { isPercent: boolean; isMoney: boolean }) => string;
  /** A condition: `column`, and its values if it has any; `other` is the end of a range. */
  condition: (
    operator: ConditionOperator,
    params: { column: string; value: string; other: string },
  ) => string;
  /** Alternatives: `a, b or c`. */
  anyOf: (texts: readonly string[]) => string;
}

/** A group in words, such as `Cost > 500 or Conversions = 0`; a column that the report lacks is named by its data key. */
export function describeConditions(
  group: readonly ReportCondition[],
  columns: readonly ConditionColumn[],
  words: ConditionWords,
): string {
  return words.anyOf(group.map((condition) => describeCondition(condition, columns, words)));
}

function describeCondition(
  { column: key, operator, values }: ReportCondition,
  columns: readonly ConditionColumn[],
  words: ConditionWords,
): string {
  const column = columns.find(({ dataKey }) => dataKey === key);
  const title = column ? titleOfColumn(column, words) : key;
  const { isOfChange, maxValues } = conditionOperators[operator];
  const texts = values.map((value) =>
    column && conditionKindOf(column) === 'metric'
      ? words.number(value, {
          isPercent: isOfChange || isPercentColumn(column),
          isMoney: !isOfChange && isMoneyColumn(column),
        })
      : words.value(key, value),
  );
  const isList = maxValues > 2;
  const [first = '', second = ''] = isList ? [words.anyOf(texts)] : texts;
  return words.condition(operator, { column: title, value: first, other: second });
}

/** The title of a column; that of an own metric is its name. */
export function titleOfColumn(column: ConditionColumn, { title }: Pick<ConditionWords, 'title'>): string {
  return column.kind === 'ownMetric' ? column.metric.name : title(column.titleKey);
}
