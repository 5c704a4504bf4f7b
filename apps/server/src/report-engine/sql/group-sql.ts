import { dimensionDataKey, dimensions, type ReportGrouping } from '@meridian/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { ComparisonPlan } from '../plan/comparison-plan';
import type { ReportPlan } from '../plan/report-plan';
import { measure, measureColumns, previousMeasures, sumsOf } from './metric-sql';
import { comparedAsShown, sumWithout, weekdayOfRow } from './paired-sql';

/** A plan of a report of groups. */
export type GroupedPlan = ReportPlan & { groupBy: ReportGrouping };

export const isGrouped = (plan: ReportPlan): plan is GroupedPlan => plan.groupBy !== undefined;

/**
 * Sums of the rows of a report by the grouping of its plan, with its columns and `group_value`; `rows`: a part of the query. Each period
 * of a comparison is summed on its own.
 */
export function groupsSql(plan: GroupedPlan, rows: SQL, comparison?: ComparisonPlan): SQL {
  const { groupBy, isPerAccount } = plan;
  const period = groupBy === 'period' ? sql`r.period_begin` : sql`NULL::date`;
  return sql`SELECT ${period} AS period_begin, ${isPerAccount ? sql`r.account_id` : sql`min(r.account_id) AS account_id`},
      md5(r.group_value)::uuid AS item_key, r.currency, r.group_value,
      ${comparison ? comparedSums(plan, comparison) : sumsOf('r')}
    FROM (SELECT r.*, ${groupValue(plan, comparison)} AS group_value FROM ${rows} r ${itemJoin(plan)}) r
    GROUP BY r.group_value, r.currency${groupBy === 'period' ? sql`, r.period_begin` : undefined}
      ${isPerAccount ? sql`, r.account_id` : undefined}`;
}

function comparedSums(plan: GroupedPlan, given: ComparisonPlan): SQL {
  const { comparison } = comparedAsShown({ plan, comparison: given });
  const zero = sumWithout(comparison, sql`r.period_begin`);
  return sql`min(r.previous_begin) AS previous_begin,
    bool_or(r.is_current) AS is_current, bool_or(r.is_previous) AS is_previous,
    ${measureColumns(
      (of) => sql`CASE WHEN bool_or(r.is_current) THEN sum(${measure('r', of)}) FILTER (WHERE r.is_current)
        WHEN sum(${measure(previousMeasures, of)}) IS NOT NULL THEN ${zero} END`,
    )},
    ${measureColumns((of) => sql`sum(${measure(previousMeasures, of)})`, previousMeasures.prefix)}`;
}

/** Text by which a row `r` of item `i` is grouped, beside its period and account. */
function groupValue(plan: GroupedPlan, comparison: ComparisonPlan | undefined): SQL {
  const { groupBy } = plan;
  if (groupBy === 'period' || dimensions[groupBy].source === 'account') return sql`''`;
  return dimensions[groupBy].source === 'weekday'
    ? weekdayOfRow({ plan, comparison }, sql`extract(isodow FROM r.period_begin)::int::text`)
    : sql`coalesce(i.dims ->> ${dimensionDataKey(groupBy)}::text, '')`;
}

function itemJoin({ groupBy, channel, section }: GroupedPlan): SQL | undefined {
  if (groupBy === 'period' || dimensions[groupBy].source !== 'fact') return undefined;
  return sql`LEFT JOIN items i ON i.account_id = r.account_id AND i.channel = ${channel}
    AND i.section = ${section} AND i.item_key = r.item_key`;
}

/** Dimensions of a group `r`, by data key. */
export function groupDims({ groupBy }: GroupedPlan): SQL {
  return groupBy === 'period' || dimensions[groupBy].source === 'account'
    ? sql`'{}'::json`
    : sql`json_build_object(${dimensionDataKey(groupBy)}::text, r.group_value)`;
}
