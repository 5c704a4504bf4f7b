import {
  conditionOperators,
  dimensions,
  isPercentColumn,
  type DimensionId,
} from '@meridian/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { PlannedCondition } from '../plan/report-plan';
import { meetsGroups, meetsItem, meetsNumber, meetsText, type TextTest } from './conditions-sql';
import { isEarlier } from './earlier-items-sql';
import { belongsTo, contains, dimensionValue } from './filter-sql';
import { changeOf, metricValue, previousValue } from './metric-sql';
import { ownMetricOfRow } from './own-metric-sql';
import { weekdayOfRow, type ComparedReport } from './paired-sql';

/** Condition for rows `r` that meet the conditions of a report, never null; undefined without conditions. */
export function meetsConditions(reading: ComparedReport): SQL | undefined {
  return meetsGroups(reading.plan, (condition) => meets(reading, condition));
}

function meets(reading: ComparedReport, condition: PlannedCondition): SQL {
  const { column } = condition;
  // multiplied, because a quotient would be rounded
  const unit = isPercentColumn(column) ? sql` * 0.01` : undefined;
  const numbers = {
    number: (value: string) => sql`(${value}::numeric${unit})`,
    integer: (value: bigint) => sql`${String(value)}::numeric`,
  };
  switch (column.kind) {
    case 'metric': {
      const { id } = column;
      return meetsNumber(condition, {
        value: metricValue('r', id),
        change: changeOf(id, reading.comparison),
        previous: previousValue(id, reading.comparison),
        ...numbers,
      });
    }
    case 'ownMetric':
      return meetsNumber(condition, { ...ownMetricOfRow(column.formulas), ...numbers });
    case 'dimension':
      if (conditionOperators[condition.operator].isOfItem)
        return meetsItem(condition, isEarlier(reading.plan));
      return meetsText(condition, (test) => isItemOf(reading, column.id, test));
    default:
      return meetsText(condition, (test) => passes(sql`r.currency`, test));
  }
}

/** `IS TRUE` makes a query for items a hash table lookup per row. */
function isItemOf(reading: ComparedReport, id: DimensionId, test: TextTest): SQL {
  const { plan } = reading;
  switch (dimensions[id].source) {
    case 'fact':
      return sql`(((r.account_id, r.item_key) IN (
        SELECT i.account_id, i.item_key FROM items i
        WHERE ${belongsTo(plan, 'i')} AND ${passes(dimensionValue(id), test)}
      )) IS TRUE)`;
    case 'account':
      return sql`((r.account_id IN (
        SELECT a.account_id FROM accounts a
        WHERE a.account_id = ANY(${sql.param(plan.accountIds)}::int[]) AND ${passes(dimensionValue(id), test)}
      )) IS TRUE)`;
    case 'weekday':
      return passes(weekdayOfRow(reading, sql`extract(isodow FROM r.period_begin)::int::text`), test);
  }
}

/** Condition for a text that passes a test. */
export function passes(value: SQL, test: TextTest): SQL {
  switch (test.kind) {
    case 'contains':
      return sql`(${contains(value, test.text)})`;
    case 'in':
      return sql`(${value} = ANY(${sql.param(test.values)}::text[]))`;
    case 'filled':
      return sql`(${value} <> '')`;
  }
}
