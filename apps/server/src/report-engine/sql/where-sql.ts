import { dimensions, isPercentColumn, metrics, type DimensionId } from '@meridian/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { PlannedCondition, ReportPlan } from '../plan/report-plan';
import { meetsGroups, meetsNumber, meetsText, type TextTest } from './conditions-sql';
import { belongsTo, contains, dimensionValue } from './filter-sql';
import { changeOf, metricValue, previousMeasures } from './metric-sql';

/** Condition for rows `r` that meet the conditions of a report, never null; undefined without conditions. */
export function meetsConditions(plan: ReportPlan): SQL | undefined {
  return meetsGroups(plan, (condition) => meets(plan, condition));
}

function meets(plan: ReportPlan, condition: PlannedCondition): SQL {
  const { column } = condition;
  switch (column.kind) {
    case 'metric': {
      const { id } = column;
      const previous = metricValue(previousMeasures, id);
      // multiplied, because a quotient would be rounded
      const unit = isPercentColumn(column) ? sql` * 0.01` : undefined;
      return meetsNumber(condition, {
        value: metricValue('r', id),
        change: changeOf(id),
        previous: metrics[id].kind === 'sum' ? sql`coalesce(${previous}, 0)` : previous,
        number: (value) => sql`(${value}::numeric${unit})`,
        integer: (value) => sql`${String(value)}::numeric`,
      });
    }
    case 'dimension':
      return meetsText(condition, (test) => isItemOf(plan, column.id, test));
    default:
      return meetsText(condition, (test) => passes(sql`r.currency`, test));
  }
}

/** `IS TRUE` makes a query for items a hash table lookup per row. */
function isItemOf(plan: ReportPlan, id: DimensionId, test: TextTest): SQL {
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
      return passes(sql`extract(isodow FROM r.period_begin)::int::text`, test);
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
