import { dimensionDataKey, dimensions } from '@meridian/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { ComparisonPlan } from '../../plan/comparison-plan';
import type { GroupedPlan } from '../../sql/group-sql';
import { measure, previousMeasures } from '../../sql/metric-sql';
import { comparedAsShown, sumWithout, weekdayOfRow } from '../../sql/paired-sql';
import { measureAndScaleColumns, scaleOf, summedMeasures } from './measures-sql';
import { itemsOf, itemText, type CopiedFacts } from './sources-sql';

/** `groupsSql` over copied rows; `sources`: those of the report and of its comparison. */
export function copiedGroups(
  plan: GroupedPlan,
  rows: SQL,
  { sources, comparison }: { sources: readonly CopiedFacts[]; comparison?: ComparisonPlan },
): SQL {
  const { groupBy, isPerAccount } = plan;
  const isByPeriod = groupBy === 'period';
  return sql`SELECT ${isByPeriod ? sql`r.period_begin` : sql`NULL::DATE`} AS period_begin,
      ${isPerAccount ? sql`r.account_id` : sql`min(r.account_id) AS account_id`},
      md5(r.group_value)::UUID AS item_key, r.currency, r.group_value,
      ${comparison ? comparedSums(plan, comparison) : summedMeasures('r')}
    FROM (SELECT r.*, ${groupValue(plan, comparison)} AS group_value FROM (${rows}) r ${itemJoin(plan, sources)}) r
    GROUP BY r.group_value, r.currency${isByPeriod ? sql`, r.period_begin` : undefined}
      ${isPerAccount ? sql`, r.account_id` : undefined}`;
}

const { prefix } = previousMeasures;
function comparedSums(plan: GroupedPlan, given: ComparisonPlan): SQL {
  const { comparison } = comparedAsShown({ plan, comparison: given });
  const zero = sumWithout(comparison, sql`r.period_begin`);
  return sql`min(r.previous_begin) AS previous_begin,
  bool_or(r.is_current) AS is_current, bool_or(r.is_previous) AS is_previous,
  ${measureAndScaleColumns(
    (of) => sql`CASE WHEN bool_or(r.is_current) THEN sum(${measure('r', of)}) FILTER (WHERE r.is_current)
      WHEN sum(${measure(previousMeasures, of)}) IS NOT NULL THEN ${zero} END`,
    (of) => sql`max(${scaleOf('r', of)})`,
  )},
  ${measureAndScaleColumns(
    (of) => sql`sum(${measure(previousMeasures, of)})`,
    (of) => sql`max(${scaleOf('r', of, prefix)})`,
    prefix,
  )}`;
}

function groupValue(plan: GroupedPlan, comparison: ComparisonPlan | undefined): SQL {
  const { groupBy } = plan;
  if (groupBy === 'period' || dimensions[groupBy].source === 'account') return sql`''`;
  return dimensions[groupBy].source === 'weekday'
    ? weekdayOfRow({ plan, comparison }, sql`isodow(r.period_begin)::VARCHAR`)
    : sql`coalesce(g.group_text, '')`;
}

/** Equal items have equal keys in all accounts. */
function itemJoin(plan: GroupedPlan, sources: readonly CopiedFacts[]): SQL | undefined {
  const { groupBy } = plan;
  if (groupBy === 'period' || dimensions[groupBy].source !== 'fact') return undefined;
  const text = itemText(plan, 'value', dimensionDataKey(groupBy));
  return sql`LEFT JOIN (
    SELECT i.item_key, any_value(${text}) AS group_text FROM ${itemsOf(...sources)} i GROUP BY i.item_key
  ) g ON g.item_key = r.item_key`;
}

/** Hour or weekday of a group `r` as a number. */
export const copiedHourOfGroup = sql`try_cast(regexp_extract(r.group_value, '^[0-9]{1,2}') AS INTEGER)`;
