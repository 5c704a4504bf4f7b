import { conditionMicros, conditionOperators, type ConditionOperator } from '@meridian/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { PlannedCondition, ReportPlan } from '../plan/report-plan';

/** Groups of conditions of rows in any dialect, each condition by `meets` and never null; undefined without conditions. */
export function meetsGroups(
  { where }: ReportPlan,
  meets: (condition: PlannedCondition) => SQL,
): SQL | undefined {
  if (where === undefined) return undefined;
  const groups = where.map((group) => sql`(${sql.join(group.map(meets), sql` OR `)})`);
  return sql.join(groups, sql` AND `);
}

/** What a dialect says about a metric of a row. All numbers are in the unit of `value`. */
export interface MetricOfRow {
  /** As rounded for display; NULL without a value. */
  value: SQL;
  /** Current minus previous value. */
  change: SQL;
  /** Previous value, from which the change starts. */
  previous: SQL;
  /** A value of the condition. */
  number: (value: string) => SQL;
  /** An integer that exceeds 32 bits. */
  integer: (value: bigint) => SQL;
}

/** A condition of a metric, never null. */
export function meetsNumber(
  { operator, values }: Pick<PlannedCondition, 'operator' | 'values'>,
  metric: MetricOfRow,
): SQL {
  const { value, number } = metric;
  if (conditionOperators[operator].isOfChange) return isTrue(isChange(operator, values, metric));
  const [one = '0', other = '0'] = values;
  switch (operator) {
    case 'gt':
      return isTrue(sql`${value} > ${number(one)}`);
    case 'gte':
      return isTrue(sql`${value} >= ${number(one)}`);
    case 'lt':
      return isTrue(sql`${value} < ${number(one)}`);
    case 'lte':
      return isTrue(sql`${value} <= ${number(one)}`);
    case 'between':
      return isTrue(sql`${value} >= ${number(one)} AND ${value} <= ${number(other)}`);
    case 'eq':
      return isTrue(sql`${value} = ${number(one)}`);
    case 'empty':
      return sql`(${value}) IS NULL`;
    default:
      return sql`(${value}) IS NOT NULL`;
  }
}

/** Whether a value changed by more than a percentage of the previous one, without a division. */
function isChange(
  operator: ConditionOperator,
  [percent = '0']: readonly string[],
  { change, previous, integer }: MetricOfRow,
): SQL {
  const changed = { upBy: change, downBy: sql`-(${change})`, changedBy: sql`abs(${change})` };
  const by = operator === 'upBy' || operator === 'downBy' ? changed[operator] : changed.changedBy;
  return sql`(${by}) * ${integer(100n * conditionMicros('1'))} > ${integer(conditionMicros(percent))} * abs(${previous})`;
}

const isTrue = (condition: SQL) => sql`coalesce(${condition}, false)`;

/** A test of a text; `filled`: it is not empty. */
export type TextTest =
  | { kind: 'contains'; text: string }
  | { kind: 'in'; values: readonly string[] }
  | { kind: 'filled' };

/** The test of a condition of a text; the condition may be its opposite. */
export function textTestOf({ operator, values }: Pick<PlannedCondition, 'operator' | 'values'>): TextTest {
  switch (operator) {
    case 'contains':
    case 'notContains':
      return { kind: 'contains', text: values[0] ?? '' };
    case 'in':
    case 'notIn':
      return { kind: 'in', values };
    default:
      return { kind: 'filled' };
  }
}

const opposites: ReadonlySet<ConditionOperator> = new Set(['notContains', 'notIn', 'empty'] as const);

/** A condition of a text. `isMet`: whether the text of a row passes a test, never null; a row without a text has an empty one. */
export function meetsText(
  condition: Pick<PlannedCondition, 'operator' | 'values'>,
  isMet: (test: TextTest) => SQL,
): SQL {
  const result = isMet(textTestOf(condition));
  return opposites.has(condition.operator) ? sql`NOT ${result}` : result;
}

/** A condition of an item. `isEarlier`: whether the item of a row has facts before the range, never null. */
export function meetsItem({ operator }: Pick<PlannedCondition, 'operator'>, isEarlier: SQL): SQL {
  return operator === 'new' ? sql`NOT ${isEarlier}` : isEarlier;
}
