import {
  conditionMicros,
  conditionOperators,
  dimensionDataKey,
  dimensions,
  isPercentColumn,
  metrics,
  type DimensionId,
  type MetricId,
} from '@meridian/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { ComparisonPlan } from '../../plan/comparison-plan';
import type { ReportPlan } from '../../plan/report-plan';
import {
  meetsGroups,
  meetsItem,
  meetsNumber,
  meetsText,
  type MetricOfRow,
  type TextTest,
} from '../../sql/conditions-sql';
import { previousMeasures } from '../../sql/metric-sql';
import { sumWithout, weekdayOfRow } from '../../sql/paired-sql';
import { accountTestKey, type ConditionMatches } from '../report-context.repository';
import { isEarlierItem, type EarlierFiles } from './copied-earlier-items-sql';
import { copiedOwnMetric } from './copied-own-metric-sql';
import { comparableValue, digitsOf, microDigits, ratioDigits } from './measures-sql';
import { isOneOf } from './query-sql';
import type { ComparedSource } from './rows-sql';
import { itemsOf, itemText, type CopiedFacts } from './sources-sql';

/** A report with conditions. */
interface ConditionReading {
  plan: ReportPlan;
  source: CopiedFacts;
  compared?: ComparedSource | undefined;
  matches?: ConditionMatches | undefined;
  earlier?: EarlierFiles | undefined;
}

/** Condition for rows `r` that meet the conditions of a report, as in the database's query; undefined without conditions. */
export function copiedConditions(reading: ConditionReading): SQL | undefined {
  return meetsGroups(reading.plan, (condition) => {
    const { column } = condition;
    switch (column.kind) {
      case 'metric':
        return meetsNumber(
          condition,
          metricOfRow(column.id, {
            isPercent: isPercentColumn(column),
            comparison: reading.compared?.comparison,
          }),
        );
      case 'ownMetric':
        return meetsNumber(condition, {
          ...copiedOwnMetric(column.formulas),
          ...numbersWith(isPercentColumn(column) ? ratioDigits - 2 : ratioDigits),
        });
      case 'dimension':
        if (conditionOperators[condition.operator].isOfItem) return meetsItem(condition, isEarlier(reading));
        return meetsText(condition, (test) => isItemOf(reading, column.id, test));
      default:
        return meetsText(condition, (test) => passesTest(sql`r.currency`, test));
    }
  });
}

/** Numbers are integers: sums in millionths, ratios with `ratioDigits` decimals. */
function metricOfRow(
  id: MetricId,
  { isPercent, comparison }: { isPercent: boolean; comparison: ComparisonPlan | undefined },
): MetricOfRow {
  const metric = metrics[id];
  const isRatio = metric.kind === 'ratio';
  // counts have no decimals, a condition has
  const unit = metric.kind === 'sum' && digitsOf(metric.of) === 0 ? sql` * 1000000::HUGEINT` : undefined;
  const valueOf = (part: Parameters<typeof comparableValue>[0]) => sql`(${comparableValue(part, id)}${unit})`;
  const value = valueOf('r');
  const previous = isRatio
    ? valueOf(previousMeasures)
    : sql`coalesce(${valueOf(previousMeasures)}, ${sumWithout(comparison, sql`r.period_begin`)})`;
  return {
    value,
    previous,
    change: sql`(${value} - ${previous})`,
    ...numbersWith(isRatio && !isPercent ? ratioDigits : microDigits),
  };
}

/** Numbers of conditions as integers with so many decimals, at least `microDigits`. */
function numbersWith(digits: number): Pick<MetricOfRow, 'number' | 'integer'> {
  const factor = 10n ** BigInt(digits - microDigits);
  return { number: (text) => wide(conditionMicros(text) * factor), integer: wide };
}

const wide = (value: bigint) => sql.raw(`(${value})::HUGEINT`);

function isEarlier({ plan, source, compared, earlier }: ConditionReading): SQL {
  if (earlier === undefined) throw new RangeError('conditions of items need the files of earlier items');
  return isEarlierItem(plan, { sources: compared ? [source, compared.source] : [source], earlier });
}

function isItemOf(
  { plan, source, compared, matches }: ConditionReading,
  id: DimensionId,
  test: TextTest,
): SQL {
  switch (dimensions[id].source) {
    case 'fact': {
      const key = dimensionDataKey(id);
      const sources = compared ? [source, compared.source] : [source];
      const passed =
        test.kind === 'contains'
          ? sql`contains(${itemText(plan, 'lower', key)}, ${matches?.lower[test.text] ?? test.text}::VARCHAR)`
          : passesTest(itemText(plan, 'value', key), test);
      return sql`(r.item_key IN (SELECT i.item_key FROM ${itemsOf(...sources)} i WHERE ${passed}))`;
    }
    case 'account':
      return isOneOf(sql`r.account_id`, matches?.accountIds[accountTestKey(id, test)] ?? []);
    case 'weekday':
      return passesTest(
        weekdayOfRow({ plan, comparison: compared?.comparison }, sql`isodow(r.period_begin)::VARCHAR`),
        test,
      );
  }
}

/** Only texts of items and accounts are searched. */
function passesTest(value: SQL, test: TextTest): SQL {
  if (test.kind === 'filled') return sql`(${value} <> '')`;
  return sql`(${isOneOf(value, test.kind === 'in' ? test.values : [test.text])})`;
}
