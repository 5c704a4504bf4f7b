import {
  conditionMicros,
  conditionOperators,
  isPercentColumn,
  metrics,
  type MetricId,
} from '@meridian/api-client/contract';
import type { ComparisonPlan } from '../../plan/comparison-plan';
import type { PlannedCondition } from '../../plan/report-plan';
import type { ReportReading } from '../../sql/report-sql';
import { digitsOf, microDigits, ratioDigits } from './measures-sql';

/** SQL of values of a row, each a sum, or an approximate ratio. NULL without a value. */
export interface RowValues {
  value: (id: MetricId) => string;
  previous: (id: MetricId) => string;
  /** Previous value from which a change starts: 0 for a sum without one. */
  start: (id: MetricId) => string;
  change: (id: MetricId) => string;
  /** Whether the row is in one period of a comparison only. */
  isUnpaired: string;
}

/** A test of rows by approximate values: a row that passes is shown for certain, one that does not may be shown. */
export interface ClearTest {
  id: MetricId;
  /** Percentage by which the value has to change, in which direction; absent: the test is of the value alone. */
  change?: { percent: number; direction: 'any' | 'up' | 'down' };
  isPassed: (row: RowValues) => string;
}

/** Tests of a row, which has to pass one of each group; undefined if a group has conditions that only exact values decide. */
export function clearTests({
  comparison,
  plan,
}: Pick<ReportReading, 'comparison' | 'plan'>): ClearTest[][] | undefined {
  const groups = (plan.where ?? []).map((group) => group.flatMap((condition) => clearTest(condition) ?? []));
  if (groups.some((group) => group.length === 0)) return undefined;
  return comparison?.changed ? [[clearlyChanged(comparison.changed)], ...groups] : groups;
}

/** A row whose change is not too small to be shown, as `isHidden`. */
function clearlyChanged({ by, percent }: NonNullable<ComparisonPlan['changed']>): ClearTest {
  return {
    id: by,
    change: { percent, direction: 'any' },
    isPassed: (row) => `(${row.isUnpaired} OR ${isGreatChange({ percent }, changeOf(row, by))})`,
  };
}

function clearTest({ column, operator, values }: PlannedCondition): ClearTest | undefined {
  if (column.kind !== 'metric') return undefined;
  const { id } = column;
  if (conditionOperators[operator].isOfChange) {
    const direction = operator === 'upBy' ? 'up' : operator === 'downBy' ? 'down' : 'any';
    const change = { percent: Number(values[0]), direction } as const;
    return { id, change, isPassed: (row) => isGreatChange(change, changeOf(row, id)) };
  }
  const metric = metrics[id];
  const isRatio = metric.kind === 'ratio';
  const digits = isRatio ? ratioDigits : digitsOf(metric.of);
  // percentages are hundred times the ratio
  const power = digits - microDigits - (isRatio && isPercentColumn(column) ? 2 : 0);
  const [low = 0, high = 0] = values.map((value) => Number(conditionMicros(value)) * 10 ** power);
  if ([low, high].some((number) => Math.abs(number) > Number.MAX_SAFE_INTEGER)) return undefined;
  // rounding changes a ratio by half a unit; sums are exact
  const margin = (number: number) => (isRatio ? 1 + Math.abs(number) * 1e-12 : 0);
  const isAbove = (value: string, sign: '>' | '>=') => `${value} ${sign} ${low + margin(low)}::DOUBLE`;
  const isBelow = (value: string, sign: '<' | '<=', number: number) =>
    `${value} ${sign} ${number - margin(number)}::DOUBLE`;
  const test = (isPassed: (value: string) => string): ClearTest => ({
    id,
    isPassed: (row) => isPassed(row.value(id)),
  });
  switch (operator) {
    case 'gt':
      return test((value) => isAbove(value, '>'));
    case 'gte':
      return test((value) => isAbove(value, '>='));
    case 'lt':
      return test((value) => isBelow(value, '<', low));
    case 'lte':
      return test((value) => isBelow(value, '<=', low));
    case 'between':
      return test((value) => `(${isAbove(value, '>=')} AND ${isBelow(value, '<=', high)})`);
    case 'eq':
      return isRatio ? undefined : test((value) => `${value} = ${low}::DOUBLE`);
    case 'empty':
      return test((value) => `${value} IS NULL`);
    case 'notEmpty':
      return test((value) => `${value} IS NOT NULL`);
    default:
      return undefined;
  }
}

const changeOf = (row: RowValues, id: MetricId) => ({ change: row.change(id), previous: row.start(id) });

/** Condition for a change in a direction that is clearly greater than the percentage. */
export function isGreatChange(
  { percent, direction = 'any' }: { percent: number; direction?: 'any' | 'up' | 'down' },
  { change, previous }: Readonly<Record<'change' | 'previous', string>>,
): string {
  const { isGreat } = clearChange({ percent }, { change, previous });
  if (direction === 'any') return isGreat;
  return `(${change} ${direction === 'up' ? '>' : '<'} 0 AND ${isGreat})`;
}

/**
 * Conditions for changes that are clearly greater and smaller than the percentage, from approximate values. Others, and those without a value,
 * meet neither.
 */
export function clearChange(
  { percent }: { percent: number },
  { change, previous }: Readonly<Record<'change' | 'previous', string>>,
): { isGreat: string; isSmall: string } {
  // rounding changes each value by half a unit and 12 digits at most, and so the change by one unit and 12 digits of both values; both
  // values together are at most the change and twice the previous value
  const unit = 100 + percent;
  const digits = unit * 1e-12;
  const excess = (sign: 1 | -1) =>
    `abs(${change}) * ${100 - sign * digits}::DOUBLE - abs(${previous}) * ${percent + sign * 2 * digits}::DOUBLE`;
  return { isGreat: `${excess(1)} > ${unit}::DOUBLE`, isSmall: `${excess(-1)} < -${unit}::DOUBLE` };
}
